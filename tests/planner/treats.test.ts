import { expect, it } from 'vitest';
import { isTreat } from '#domain/place/meal.ts';
import { sizeOf } from '#planner/crowd.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { dayRules } from '#planner/rules.ts';
import { longestStay } from '#planner/solver/longest-stay.ts';
import { placeScore } from '#planner/solver/score.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';
import { clock } from './plans.ts';

const rome = aDestination();
const intent = readIntent(aTripRequest({ categories: [] }), rome);
/** With an hour over coffee, which may become two. */
const treats = rome.compiled
  .filter(isTreat)
  .map((place) => ({ ...place, duration: { min: 30, typical: 60, max: 120 } }));

it('a stop for cake is as long as usual, and fills no day', () => {
  expect(treats.length).toBeGreaterThan(0);
  for (const place of treats) expect(longestStay(place, { withChildren: false, cold: new Set() }), place.id).toBe(60);
});

it('cake is half a stop of a day, also where one sits for an hour', () => {
  const rules = dayRules(rome.country, intent);
  for (const place of treats) expect(sizeOf(rules, { place, meal: null }), place.id).toBe(0.5);
});

it('cake is worth half of a sight that is as well known', () => {
  for (const place of treats) {
    const sight = { ...place, kind: 'sight' as const };
    expect(placeScore(place, intent, 100) * 2, place.id).toBeCloseTo(placeScore(sight, intent, 100), 6);
  }
});

it('a treat that is booked at the hour of a meal is no stop beside the meal; in the afternoon it is', () => {
  const dates = { start: '2028-05-12', end: '2028-05-14' };
  const stopsAt = (time: string) => {
    const preferences = `Giolitti booked on Saturday at ${time}`;
    return aTrip({ dates, categories: [], preferences }, rome).days.flatMap(({ day, activities }) =>
      activities
        .filter(({ kind, placeId, meal }) => kind === 'place' && placeId === 'giolitti' && meal === null)
        .map(({ start }) => ({ day, start })),
    );
  };
  expect(stopsAt('16:00')).toEqual([{ day: 2, start: clock(16) }]);
  expect(stopsAt('13:15').filter(({ day, start }) => day === 2 && start === clock(13, 15))).toEqual([]);
});
