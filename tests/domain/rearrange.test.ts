import { describe, expect, it } from 'vitest';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import { exchangeWithNeighbour } from '#domain/trip/rearrange.ts';
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
      { kind: 'activity.duration', activityId: at(trip, last).id, duration: 300 },
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
