import { describe, expect, it } from 'vitest';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import { omissionsFrom } from '#planner/replan/slower-day.ts';
import { aTripWithABookedStop } from '../support/booked-trips.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const rome = aDestination('rome');
const dates = { start: '2027-04-13', end: '2027-04-15' };
const trip = aTrip({ dates, preferences: 'the Colosseum' }, rome);
const offersOf = (of: Trip) => of.days.flatMap(({ id }) => omissionsFrom({ trip: of, dayId: id, destination: rome }));
const stopOf = (of: Trip, id: string) =>
  of.days.flatMap(({ activities }) => activities).find((own) => own.id === id) as Activity;
const minutesOf = ({ days }: Trip) => days.flatMap(({ activities }) => activities).map(({ duration }) => duration);

describe('a slower day', () => {
  it('leaves out one visit of it, at most three to choose from, and breaks nothing', () => {
    const broken = checkTrip(trip, { destination: rome });
    expect(broken).toEqual([]);
    for (const day of trip.days) {
      const offers = omissionsFrom({ trip, dayId: day.id, destination: rome });
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.length).toBeLessThanOrEqual(3);
      for (const { activityId, changes } of offers) {
        const after = applyChanges(trip, changes);
        expect(day.activities.map(({ id }) => id)).toContain(activityId);
        expect(stopOf(after, activityId)).toBeUndefined();
        expect(minutesOf(after)).toHaveLength(minutesOf(trip).length - 1);
        expect(checkTrip(after, { destination: rome })).toEqual([]);
      }
    }
  });

  it('lets nothing last past its closing time', () => {
    for (const [id, destination] of [
      ['malaga', 'Málaga'],
      ['madrid', 'Madrid'],
    ] as const) {
      const at = aDestination(id);
      const own = aTrip({ destination, dates: { start: '2027-04-12', end: '2027-04-15' } }, at);
      for (const day of own.days)
        for (const { changes } of omissionsFrom({ trip: own, dayId: day.id, destination: at }))
          expect(checkTrip(applyChanges(own, changes), { destination: at })).toEqual([]);
    }
  });

  it('does not leave out what was named, whatever it is', () => {
    const offered = offersOf(trip).map(({ activityId }) => stopOf(trip, activityId));
    const named = { ...trip, wishes: null, preferences: offered.map(({ name }) => name).join(', ') };
    const places = new Set(offered.map(({ placeId }) => placeId));
    expect(places.size).toBeGreaterThan(3);
    const left = offersOf(named).map(({ activityId }) => stopOf(trip, activityId).placeId);
    expect(left.filter((placeId) => places.has(placeId))).toEqual([]);
  });

  it('has what is left for longer where people stay longer, and nothing for less', () => {
    const longer = offersOf(trip)
      .flatMap(({ changes }) => changes)
      .filter((change) => change.kind === 'activity.duration');
    expect(longer.length).toBeGreaterThan(0);
    for (const { activityId, duration } of longer) {
      expect(duration).toBeGreaterThan(stopOf(trip, activityId).duration);
      expect(duration).toBeLessThanOrEqual(1.3 * stopOf(trip, activityId).duration);
    }
  });

  it('never leaves out a meal, what was named, booked, done or added', () => {
    const offered = offersOf(trip).map(({ activityId }) => stopOf(trip, activityId));
    expect(offered.filter(({ kind, meal }) => kind !== 'place' || meal)).toEqual([]);
    expect(offered.map(({ placeId }) => placeId)).not.toContain('colosseum');
    const booked = aTripWithABookedStop();
    expect(offersOf(booked).map(({ activityId }) => stopOf(booked, activityId).placeId)).not.toContain('colosseum');
    const [first] = offered;
    for (const change of [{ done: true }, { own: true as const }]) {
      const days = trip.days.map((day) => ({
        ...day,
        activities: day.activities.map((own) => (own.id === first?.id ? { ...own, ...change } : own)),
      }));
      expect(offersOf({ ...trip, days }).map(({ activityId }) => activityId)).not.toContain(first?.id);
    }
  });

  it('is not offered of a day with a single visit, or none', () => {
    const days = trip.days.map((day) => ({
      ...day,
      activities: day.activities.filter((own, i) => own.meal || i === day.activities.findIndex(({ meal }) => !meal)),
    }));
    expect(offersOf({ ...trip, days })).toEqual([]);
  });
});
