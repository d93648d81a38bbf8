import { describe, expect, it } from 'vitest';
import { aDestination, aTrip } from '../support/trips.ts';

const planned = (id: string, start: string, end: string, preferences: string, children = 0) =>
  aTrip({ dates: { start, end }, categories: [], preferences, travellers: { adults: 2, children } }, aDestination(id));
const startOf = (trip: ReturnType<typeof planned>, id: string) =>
  trip.days.flatMap(({ activities }) => activities).find(({ placeId }) => placeId === id)?.start;

describe('what is wanted in the morning (record 106)', () => {
  it('is the first thing of its day', () => {
    const trip = planned('kyoto', '2027-04-05', '2027-04-08', 'arashiyama early before the hordes');
    expect(startOf(trip, 'arashiyama-bamboo-grove')).toBeLessThanOrEqual(10 * 60);
  });

  it('is all in the morning where there are more such places than mornings', () => {
    const preferences = 'Colosseum in the morning, Trevi Fountain in the morning, Pantheon in the morning';
    const trip = planned('rome', '2027-04-06', '2027-04-06', preferences);
    for (const id of ['colosseum', 'trevi-fountain', 'pantheon']) expect(startOf(trip, id), id).toBeLessThan(13 * 60);
  });
});

describe('when a family is back', () => {
  const backOf = (trip: ReturnType<typeof planned>) =>
    trip.answers?.find(({ about }) => about?.kind === 'children')?.answer;

  it('is the hour at which the last train takes them away', () => {
    const preferences = 'with our son of 7, train in at 10:05, train home at 17:00';
    expect(backOf(planned('bruges', '2027-10-28', '2027-10-28', preferences, 1))).toMatch(/^Back by 16:\d\d;/);
  });

  it('is told on a day on which nothing may be planned, too', () => {
    expect(backOf(planned('bali', '2027-03-08', '2027-03-08', 'with our son of 7', 1))).toMatch(/^Back by \d\d:\d\d;/);
  });
});
