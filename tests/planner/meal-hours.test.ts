import { describe, expect, it } from 'vitest';
import { isTreat } from '#domain/place/meal.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { aDestination, aTrip } from '../support/trips.ts';
import { clock } from './plans.ts';

const dates = { start: '2027-04-12', end: '2027-04-15' };

function planned(city: string, change: Partial<TripRequest>) {
  const destination = aDestination(city);
  const activities = aTrip({ dates, categories: [], ...change }, destination).days.flatMap((day) => day.activities);
  // Time for a meal near a place names that place, too.
  const stops = activities
    .filter(({ kind }) => kind === 'place')
    .map((activity) => ({ ...activity, place: destination.byId.get(activity.placeId ?? '') }));
  return {
    tables: (meal: string) => stops.filter((stop) => stop.meal === meal),
    treats: stops.filter(({ place }) => place && isTreat(place)),
  };
}

const startsOf = (stops: readonly { readonly start: number }[]) => stops.map(({ start }) => start);
const earliest = (stops: readonly { readonly start: number }[]) => Math.min(...startsOf(stops));

describe('a meal at an hour that was said', () => {
  it.each([
    ['dinner', 'dinner at 20:30', clock(20, 30)],
    ['lunch', 'lunch at 13:00', clock(13)],
  ])('is a %s at a table then, not just time for it', (meal, preferences, at) => {
    const tables = planned('rome', { preferences }).tables(meal);
    expect(tables).toHaveLength(4);
    for (const start of startsOf(tables)) expect(start).toBeOneOf([at, at + 5, at + 10, at + 15]);
  });
});

it('dines at tables before the people of the country, for those who say so', () => {
  const tables = planned('athens', { preferences: 'early dinners' }).tables('dinner');
  expect(tables.length).toBeGreaterThan(1);
  for (const start of startsOf(tables)) expect(start).toBeLessThanOrEqual(clock(19, 30));
});

describe('dinner at a table begins when people of the country sit down', () => {
  it.each([
    ['athens', clock(20, 15)],
    ['paris', clock(19, 30)],
    ['istanbul', clock(19, 15)],
    ['london', clock(19)],
    ['madrid', clock(20, 30)],
  ])('in %s', (city, from) => {
    const { tables } = planned(city, {});
    expect(tables('dinner').length).toBeGreaterThan(1);
    expect(earliest(tables('dinner'))).toBeGreaterThanOrEqual(from);
  });

  it('sooner with children, who are hungry', () => {
    const { tables } = planned('paris', { travellers: { adults: 2, children: 2 } });
    expect(earliest(tables('dinner'))).toBeGreaterThanOrEqual(clock(18, 45));
    expect(earliest(tables('dinner'))).toBeLessThan(clock(19, 30));
  });
});

describe('cake and ice cream', () => {
  it('are planned between meals, in the afternoon, and no house of them is a lunch', () => {
    const { treats } = planned('lisbon', { preferences: 'we love cakes and coffee' });
    expect(treats.length).toBeGreaterThan(0);
    for (const { meal, start } of treats) {
      expect(meal).toBeNull();
      expect(start).toBeGreaterThanOrEqual(clock(14));
      expect(start).toBeLessThanOrEqual(clock(19));
    }
  });

  it('are nothing that a vegan cannot eat', () => {
    const marzipan = (preferences: string) =>
      planned('toledo', { preferences }).treats.filter(({ placeId }) => placeId === 'marzipan-santo-tome').length;
    expect(marzipan('we love cakes and coffee')).toBe(1);
    expect(marzipan('I am vegan, we love cakes and coffee')).toBe(0);
  });

  it('are in the plan once a day where nothing was asked', () => {
    for (const city of ['vienna', 'lisbon', 'paris']) {
      const destination = aDestination(city);
      const isOne = ({ kind, placeId }: Activity) =>
        kind === 'place' && isTreat(destination.byId.get(placeId ?? '') ?? { kind });
      const { days } = aTrip({ dates, categories: ['food'] }, destination);
      const most = Math.max(...days.map(({ activities }) => activities.filter(isOne).length));
      expect(most).toBeLessThanOrEqual(1);
    }
  });
});

it('an answer on hours of dinner says on how many days they are so where one day has none', () => {
  const preferences = 'dinner at 20:30, back home by train at 17:00 on the last day';
  const { answers } = aTrip({ dates, categories: [], preferences });
  expect(answers.find(({ about }) => about?.kind === 'meal')).toMatchObject({
    met: 'partly',
    answer: expect.stringMatching(/On 3 of 4 days\.$/),
  });
});
