import { describe, expect, it } from 'vitest';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import { exchangeWithNeighbour, movedTo } from '#domain/trip/rearrange.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { wayBetween } from '#domain/trip/way.ts';
import { aTripWithABookedStop } from '../support/booked-trips.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();
const at = (of: Trip, index: number) => of.days[0]?.activities[index] as Activity;
const order = (of: Trip) => of.days[0]?.activities.map(({ name }) => name) ?? [];

function after(of: Trip, index: number, direction: 'earlier' | 'later'): Trip {
  const exchange = exchangeWithNeighbour(of, at(of, index).id, direction);
  if (!exchange) throw new Error('no such place');
  return applyChanges(of, exchange.changes);
}

/** Stops that begin before the one before them has ended and the way was gone. */
function tooEarly({ days }: Trip): Activity[] {
  const stops = days[0]?.activities ?? [];
  return stops.filter((stop, i) => {
    const before = stops[i - 1];
    return before && stop.start < before.start + before.duration + (wayBetween(before, stop)?.minutes ?? 0);
  });
}

describe('a stop that goes one place', () => {
  it('earlier changes places with the one before it, at its hour', () => {
    const names = order(trip);
    const moved = after(trip, 1, 'earlier');
    expect(order(moved)).toEqual([names[1], names[0], ...names.slice(2)]);
    expect(at(moved, 0).start).toBe(at(trip, 0).start);
    expect(tooEarly(moved)).toEqual([]);
  });

  it('later is the other one earlier', () => {
    const [later, earlier] = [exchangeWithNeighbour(trip, at(trip, 0).id, 'later'), after(trip, 1, 'earlier')];
    expect(applyChanges(trip, later?.changes ?? [])).toEqual(earlier);
    expect(later?.other.id).toBe(at(trip, 1).id);
    expect(later?.start).toBe(at(earlier, 1).start);
  });

  it('leaves ways to what follows, wherever it stands', () => {
    const later = [...(trip.days[0]?.activities.keys() ?? [])].slice(1);
    expect(later.flatMap((index) => tooEarly(after(trip, index, 'earlier')))).toEqual([]);
  });

  it('is where it was once that is taken back', () => {
    const exchange = exchangeWithNeighbour(trip, at(trip, 2).id, 'earlier');
    const changes = exchange?.changes ?? [];
    const back = undoOf(trip, changes, () => crypto.randomUUID());
    expect(applyChanges(applyChanges(trip, changes), back)).toEqual(trip);
  });

  it('keeps as much time between the two as there was', () => {
    const [first, second] = [at(trip, 0), at(trip, 1)];
    const day = { ...(trip.days[0] as Trip['days'][number]) };
    const roomy: Trip = { ...trip, days: [{ ...day, activities: [first, { ...second, start: second.start + 120 }] }] };
    const moved = after(roomy, 1, 'earlier');
    expect(at(moved, 1).start + first.duration).toBeLessThanOrEqual(second.start + 125 + second.duration);
    expect(at(moved, 1).start - (at(moved, 0).start + second.duration)).toBeGreaterThanOrEqual(120);
  });

  it('is nowhere before the first, after the last, past midnight or at another trip', () => {
    const last = (trip.days[0]?.activities.length ?? 0) - 1;
    expect(exchangeWithNeighbour(trip, at(trip, 0).id, 'earlier')).toBeNull();
    expect(exchangeWithNeighbour(trip, at(trip, last).id, 'later')).toBeNull();
    expect(exchangeWithNeighbour(trip, 'none', 'later')).toBeNull();
    const late = applyChanges(trip, [
      { kind: 'activity.move', activityId: at(trip, last).id, dayId: trip.days[0]?.id ?? '', start: 1439 },
      { kind: 'activity.duration', activityId: at(trip, last).id, duration: 700 },
    ]);
    expect(exchangeWithNeighbour(late, at(late, last).id, 'earlier')).toBeNull();
  });

  it('moves what follows as late as it must, and what is done not at all', () => {
    const [first, second, third] = [at(trip, 0), at(trip, 1), at(trip, 2)];
    const day = trip.days[0] as Trip['days'][number];
    const tight = { ...third, start: second.start + second.duration };
    const stops = (done: boolean): Trip => ({
      ...trip,
      days: [{ ...day, activities: [first, second, { ...tight, done }] }],
    });
    expect(at(after(stops(false), 1, 'earlier'), 2).start).toBeGreaterThan(tight.start);
    expect(at(after(stops(true), 1, 'earlier'), 2).start).toBe(tight.start);
  });

  it('leaves what is done or booked where it is', () => {
    const done = applyChanges(trip, [{ kind: 'activity.done', activityId: at(trip, 0).id, done: true }]);
    expect(exchangeWithNeighbour(done, at(done, 1).id, 'earlier')).toBeNull();
    const booked = aTripWithABookedStop();
    const stop = booked.days[1]?.activities.find(({ placeId }) => placeId === 'colosseum') as Activity;
    expect(exchangeWithNeighbour(booked, stop.id, 'earlier')).toBeNull();
    expect(exchangeWithNeighbour(booked, stop.id, 'later')).toBeNull();
  });
});

/** A day of stops at one place: name, start, minutes; "lunch" and "dinner" are meals. */
function aDayOf(...stops: readonly (readonly [name: string, start: number, minutes: number])[]): Trip {
  const [day] = trip.days as [Trip['days'][number]];
  const activities = stops.map(
    ([name, start, duration], index): Activity => ({
      ...(day.activities[0] as Activity),
      id: `00000000-0000-4000-8000-00000000000${index}`,
      meal: name === 'lunch' || name === 'dinner' ? name : null,
      name,
      start,
      duration,
    }),
  );
  const empty = { ...day, id: '00000000-0000-4000-8000-0000000000ff', day: 2, activities: [] };
  return { ...trip, bookings: null, days: [{ ...day, activities }, empty] };
}

const told = (of: Trip, day = 0) => of.days[day]?.activities.map(({ name, start }) => `${name} ${start / 60}`) ?? [];
const idOf = (of: Trip, name: string) =>
  of.days.flatMap(({ activities }) => activities).find((own) => own.name === name)?.id ?? '';

function put(of: Trip, name: string, index: number, day = 0): Trip | null {
  const moved = movedTo(of, idOf(of, name), { dayId: of.days[day]?.id ?? '', index });
  return moved && applyChanges(of, moved.changes);
}

describe('a stop that is dragged', () => {
  const day = aDayOf(['A', 540, 60], ['B', 630, 60], ['lunch', 780, 60], ['C', 870, 90], ['dinner', 1200, 90]);

  it('goes past lunch, which keeps its hour; what was after it moves into its place', () => {
    expect(told(put(day, 'A', 3) as Trip)).toEqual(['B 9', 'lunch 13', 'C 14.5', 'A 16.5', 'dinner 20']);
  });

  it('goes before lunch in time for it, or lunch begins later', () => {
    expect(told(put(day, 'C', 2) as Trip)).toEqual(['A 9', 'B 10.5', 'C 11.5', 'lunch 13', 'dinner 20']);
    const long = aDayOf(['A', 540, 60], ['B', 630, 90], ['lunch', 780, 60], ['C', 870, 120]);
    expect(told(put(long, 'C', 2) as Trip)).toEqual(['A 9', 'B 10.5', 'C 12', 'lunch 14']);
  });

  it('comes first at the hour of what was first', () => {
    expect(told(put(day, 'B', 0) as Trip)).toEqual(['B 9', 'A 10.5', 'lunch 13', 'C 14.5', 'dinner 20']);
  });

  it('keeps its hour on an empty day, and finds one between two stops of another', () => {
    const moved = put(day, 'C', 0, 1) as Trip;
    expect([told(moved), told(moved, 1)]).toEqual([['A 9', 'B 10.5', 'lunch 13', 'dinner 20'], ['C 14.5']]);
    const back = put(moved, 'C', 1) as Trip;
    expect(told(back)).toEqual(['A 9', 'C 10', 'B 11.5', 'lunch 13', 'dinner 20']);
    expect(told(put(moved, 'C', 0) as Trip)[0]).toBe('C 8');
  });

  it('leaves what is locked at its hour on the day it comes to, and moves the rest', () => {
    const away = put(day, 'C', 0, 1) as Trip;
    expect(told(put(away, 'C', 1) as Trip)).toEqual(['A 9', 'C 10', 'B 11.5', 'lunch 13', 'dinner 20']);
    const locked = applyChanges(away, [{ kind: 'activity.locked', activityId: idOf(day, 'B'), locked: true }]);
    expect(told(put(locked, 'C', 1) as Trip)).toEqual(['A 9', 'C 10', 'B 10.5', 'lunch 13', 'dinner 20']);
  });

  it('does not go where it is, nor past what keeps its hour and has no room', () => {
    expect(put(day, 'B', 1)).toBeNull();
    const locked = applyChanges(day, [{ kind: 'activity.locked', activityId: idOf(day, 'B'), locked: true }]);
    expect(put(locked, 'B', 0)).toBeNull();
    expect(put(locked, 'C', 1)).toBeNull();
    expect(told(put(locked, 'A', 1) as Trip)).toEqual(['B 10.5', 'A 12', 'lunch 13', 'C 14.5', 'dinner 20']);
  });

  it('goes on a day on which two others begin at one minute', () => {
    const twice = aDayOf(['A', 540, 60], ['B', 660, 60], ['C', 660, 60], ['D', 780, 60]);
    expect(told(put(twice, 'A', 3) as Trip)).toEqual(['B 9', 'C 11', 'D 12', 'A 14']);
    expect(told(put(twice, 'D', 0) as Trip).slice(0, 2)).toEqual(['D 9', 'A 11']);
    const locked = applyChanges(
      twice,
      ['B', 'C'].map((name) => ({ kind: 'activity.locked', activityId: idOf(twice, name), locked: true })),
    );
    expect(told(put(locked, 'A', 2) as Trip)).toEqual(['B 11', 'C 11', 'A 12', 'D 13']);
  });

  it('is where it was once that is taken back, wherever it goes', () => {
    const goals = day.days.flatMap((goal) => [0, 1, 2, 3, 4].map((index) => ({ dayId: goal.id, index })));
    const moves = day.days[0]?.activities.flatMap(({ id }) => goals.flatMap((goal) => movedTo(day, id, goal) ?? []));
    expect(moves?.length).toBeGreaterThan(20);
    for (const { changes } of moves ?? []) {
      const back = undoOf(day, changes, () => crypto.randomUUID());
      expect(applyChanges(applyChanges(day, changes), back)).toEqual(day);
    }
  });

  it('leaves ways to what follows, on every day of a plan', () => {
    const moves = trip.days.flatMap(({ activities }) =>
      activities.flatMap(({ id }) =>
        trip.days.flatMap((goal) => [...goal.activities.keys()].map((index) => ({ id, dayId: goal.id, index }))),
      ),
    );
    const made = moves.flatMap(({ id, ...goal }) => {
      const moved = movedTo(trip, id, goal);
      return moved ? [{ moved, after: applyChanges(trip, moved.changes), goal }] : [];
    });
    expect(made.length).toBeGreaterThan(50);
    for (const { after: one, goal } of made) {
      const stops = one.days.filter(({ id }) => id === goal.dayId);
      expect(tooEarly({ ...one, days: stops }).map(({ name }) => name)).toEqual([]);
    }
  });
});
