import { describe, expect, it } from 'vitest';
import { stayingStops } from '#domain/trip/booked-stops.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import { exchangeWithNeighbour, movedTo } from '#domain/trip/rearrange.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { fitTrip } from '#planner/fit/fit-trip.ts';
import { alternativesTo } from '#planner/replan/alternatives.ts';
import { changeByWords } from '#planner/replan/change/by-words.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { omissionsFrom } from '#planner/replan/slower-day.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const destination = aDestination();
const trip = aTrip({ dates: { start: '2027-03-15', end: '2027-03-17' } });
const stopsOf = ({ days }: Trip): Activity[] => days.flatMap(({ activities }) => activities);
const newId = () => crypto.randomUUID();

const locked = (of: Trip, ids: readonly string[]): Trip =>
  applyChanges(
    of,
    ids.map((activityId) => ({ kind: 'activity.locked' as const, activityId, locked: true as const })),
  );

/** The trip with every stop locked, and what it was without. */
const allLocked = locked(
  trip,
  stopsOf(trip).map(({ id }) => id),
);

describe('a stop that its owner has locked', () => {
  it('is among what stays, and no more once it is unlocked', () => {
    const [stop] = stopsOf(trip) as [Activity];
    const one = locked(trip, [stop.id]);
    expect([...stayingStops(one)]).toEqual([stop.id]);
    const free = applyChanges(one, [{ kind: 'activity.locked', activityId: stop.id, locked: null }]);
    expect(stayingStops(free).size).toBe(0);
  });

  it('is replaced by no replan, alone, with its day, or as a meal near something that goes', () => {
    for (const stop of stopsOf(trip).slice(0, 6)) {
      const one = locked(trip, [stop.id]);
      const day = one.days.find(({ activities }) => activities.some(({ id }) => id === stop.id));
      const excluded = new Set(day?.activities.map(({ id }) => id));
      const result = replanTrip({ tripId: one.id, trip: one, excluded, destination, language: 'en' });
      const after = result.kind === 'planned' ? result.trip : one;
      expect(stopsOf(after)).toContainEqual({ ...stop, locked: true });
    }
  });

  it('is offered nothing instead, is never left out, and changes places with none', () => {
    const ask = { destination, language: 'en' as const, newId };
    const before = stopsOf(trip).filter(({ id }) => alternativesTo({ ...ask, trip, activityId: id }).length > 0);
    expect(before.length).toBeGreaterThan(2);
    for (const { id } of before) expect(alternativesTo({ ...ask, trip: allLocked, activityId: id })).toEqual([]);
    expect(trip.days.flatMap(({ id: dayId }) => omissionsFrom({ ...ask, trip, dayId })).length).toBeGreaterThan(0);
    for (const { id: dayId } of trip.days) expect(omissionsFrom({ ...ask, trip: allLocked, dayId })).toEqual([]);
    for (const { id } of stopsOf(trip)) {
      expect(exchangeWithNeighbour(allLocked, id, 'later')).toBeNull();
      expect(movedTo(allLocked, id, { dayId: trip.days[1]?.id ?? '', index: 0 })).toBeNull();
    }
  });

  it('stays whatever is asked for in words', () => {
    const words = {
      text: 'no food, no history, no culture, day 2 slower, dinner later',
      days: [1, 2, 3],
      today: null,
      shownIn: 'en' as const,
    };
    const ask = { destination, language: 'en' as const, newId };
    const free = changeByWords({ ...ask, before: trip }, words);
    expect(free.parts.length).toBeGreaterThan(0);
    expect(changeByWords({ ...ask, before: allLocked }, words).parts).toEqual([]);
  });

  it('is moved and removed by no way out of what does not fit', () => {
    const [first, second] = (trip.days[0]?.activities ?? []) as [Activity, Activity];
    const collide = { kind: 'activity.move', activityId: second.id, dayId: trip.days[0]?.id ?? '' } as const;
    const broken = applyChanges(trip, [{ ...collide, start: first.start + 5 }]);
    const fixesOf = (of: Trip) => fitTrip(of, destination).findings.flatMap(({ fixes }) => fixes);
    const touched = (of: Trip) => fixesOf(of).flatMap(({ changes }) => changes.map((own) => JSON.stringify(own)));
    expect(touched(broken).some((own) => own.includes(second.id))).toBe(true);
    const one = locked(broken, [second.id]);
    expect(touched(one).filter((own) => own.includes(second.id))).toEqual([]);
  });

  it('is locked for its owner alone', () => {
    const options = { luggage: true, costs: true, dates: 'exact', links: true } as const;
    expect(JSON.stringify(sharedTrip(allLocked, options, newId))).not.toContain('locked');
  });
});
