import { describe, expect, it } from 'vitest';
import { travelMinutes } from '#domain/place/travel-time.ts';
import { type Activity, pointOfStop } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { checkTrip } from '#planner/check/check.ts';
import { fitTrip } from '#planner/fit/fit-trip.ts';
import { alternativesTo } from '#planner/replan/alternatives.ts';
import { aTripWithABookedStop } from '../support/booked-trips.ts';
import { aDestination, aTrip } from '../support/trips.ts';

/** With the share of stops for which something is found: least where days are at the limit of ways, and what is wished leaves little. */
const cases: readonly (readonly [id: string, share: number, Partial<TripRequest>])[] = [
  ['rome', 0.65, { destination: 'Rome' }],
  ['madrid', 0.45, { destination: 'Madrid', travellers: { adults: 2, children: 2 }, preferences: 'vegan' }],
  ['tokyo', 0.12, { destination: 'Tokyo', budget: 'moderate', preferences: 'one museum only' }],
];

/** Minutes of the ways to a stop and on from it. */
function waysOf({ days }: Trip, id: string): number {
  const stops = days.find(({ activities }) => activities.some((own) => own.id === id))?.activities ?? [];
  const at = stops.findIndex((own) => own.id === id);
  const here = stops[at] && pointOfStop(stops[at]);
  const beside = [stops[at - 1], stops[at + 1]].flatMap((own) => (own && pointOfStop(own)) ?? []);
  return here ? beside.reduce((sum, point) => sum + travelMinutes(point, here), 0) : 0;
}

const dates = { start: '2027-04-12', end: '2027-04-14' };
const all = (trip: Trip) => trip.days.flatMap(({ activities }) => activities);
const find = (trip: Trip, { id }: Activity, at: ReturnType<typeof aDestination>) =>
  alternativesTo({ trip, activityId: id, destination: at, language: 'en', newId: () => crypto.randomUUID() });

describe.each(cases)('what could stand in the place of a stop, in %s', (id, share, request) => {
  const destination = aDestination(id);
  const trip = aTrip({ dates, ...request }, destination);
  const offers = all(trip).map((gone) => ({ gone, found: find(trip, gone, destination) }));
  const each = offers.flatMap(({ gone, found }) => found.map((alternative) => ({ gone, alternative })));

  it('is found for its share of stops, at most three times', () => {
    expect(offers.filter(({ found }) => found.length > 0).length).toBeGreaterThan(share * offers.length);
    expect(offers.filter(({ found }) => found.length > 3)).toEqual([]);
  });

  it('breaks nothing and leaves everything else where it is', () => {
    for (const { gone, alternative } of each) {
      const after = applyChanges(trip, alternative.changes);
      expect(checkTrip(after, { destination })).toEqual([]);
      expect(fitTrip(after, destination).findings).toEqual([]);
      const others = all(trip).filter((own) => own.id !== gone.id);
      const now = all(after).filter((own) => own.id !== alternative.activity.id);
      const timeless = (stops: readonly Activity[]) => stops.map((own) => ({ ...own, start: 0 }));
      expect(timeless(now)).toEqual(timeless(others));
      const later = now.map(({ start }, i) => start - (others[i]?.start ?? 0));
      expect(Math.min(...later)).toBe(0);
      expect(Math.max(...later)).toBe(alternative.later);
      expect(alternative.later).toBeLessThanOrEqual(30);
    }
  });

  it('is new to the trip, in the same part of the day, a meal for a meal', () => {
    const known = new Set(all(trip).map(({ placeId }) => placeId));
    const ids = new Set(all(trip).map((own) => own.id));
    for (const { gone, alternative } of each) {
      expect(known.has(alternative.activity.placeId)).toBe(false);
      expect(ids.has(alternative.activity.id)).toBe(false);
      expect(Math.abs(alternative.activity.start - gone.start)).toBeLessThanOrEqual(90);
      expect(alternative.activity.meal).toBe(gone.meal);
      expect(alternative.activity.duration).toBeGreaterThanOrEqual(0.4 * gone.duration);
      expect(waysOf(applyChanges(trip, alternative.changes), alternative.activity.id)).toBeLessThanOrEqual(
        waysOf(trip, gone.id) + 30,
      );
    }
  });

  it('says why, and it is so', () => {
    const kindOf = ({ placeId }: Activity) => destination.byId.get(placeId ?? '')?.kind;
    const priceOf = ({ placeId }: Activity) =>
      destination.byId.get(placeId ?? '')?.price.adult ?? Number.POSITIVE_INFINITY;
    const firsts = offers.flatMap(({ found }) => found.slice(0, 1));
    expect(firsts.filter(({ reason }) => reason !== 'wishes' && reason !== 'other')).toEqual([]);
    const others = offers.flatMap(({ gone, found: [first, ...rest] }) =>
      first ? rest.map((alternative) => ({ gone, first, ...alternative })) : [],
    );
    for (const { gone, activity } of others.filter(({ reason }) => reason === 'other'))
      expect(kindOf(activity)).not.toBe(kindOf(gone));
    for (const { gone, activity } of others.filter(({ reason }) => reason === 'cheaper'))
      expect(priceOf(activity)).toBeLessThan(gone.cost.kind === 'amount' ? gone.cost.adult : 0);
    for (const { gone, activity, changes } of others.filter(({ reason }) => reason === 'near'))
      expect(waysOf(applyChanges(trip, changes), activity.id)).toBeLessThan(waysOf(trip, gone.id));
    for (const { found } of offers)
      expect(new Set(found.map(({ activity }) => activity.placeId)).size).toBe(found.length);
    const reasons = new Set(each.map(({ alternative }) => alternative.reason));
    expect(reasons.size).toBeGreaterThan(1);
  });
});

describe('nothing stands in the place of', () => {
  it('what is booked, what is done, and what is not there', () => {
    const booked = aTripWithABookedStop();
    const stop = booked.days[1]?.activities.find(({ placeId }) => placeId === 'colosseum') as Activity;
    const rome = aDestination('rome');
    expect(find(booked, stop, rome)).toEqual([]);
    const trip = aTrip({ dates }, rome);
    const [first] = all(trip) as [Activity];
    const done = applyChanges(trip, [{ kind: 'activity.done', activityId: first.id, done: true }]);
    expect(find(done, first, rome)).toEqual([]);
    expect(find(trip, { ...first, id: 'none' }, rome)).toEqual([]);
  });
});
