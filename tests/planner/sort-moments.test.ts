import { describe, expect, it } from 'vitest';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { aDestination, aTrip } from '../support/trips.ts';
import { clock } from './plans.ts';

/** The stops of a sort in a plan, and what is answered to the wish. */
function planned(city: string, tag: Tag, request: Partial<TripRequest>) {
  const destination = aDestination(city);
  const trip = toldIn(aTrip({ categories: [], ...request }, destination), 'en');
  const stops = trip.days.flatMap(({ day, activities }) =>
    activities
      .filter(({ kind, placeId }) => kind === 'place' && hasTag(destination.byId.get(placeId ?? '')?.tags ?? [], tag))
      .map(({ start, duration }) => ({ day, start, middle: start + duration / 2 })),
  );
  const answer = trip.answers?.find(({ about }) => about?.kind === 'sort' && about['tag'] === tag);
  return { stops, met: answer?.met, answer: answer?.answer };
}

const inMarch = { start: '2028-03-19', end: '2028-03-22' };
const inMay = { start: '2028-05-12', end: '2028-05-14' };

describe('a sort that is wanted at a part of the day', () => {
  it('comes then: temples in the morning, a bath in the afternoon', () => {
    const temples = planned('kyoto', 'temple', { dates: inMay, preferences: 'temples in the morning' });
    expect(temples.stops.length).toBeGreaterThan(1);
    for (const { middle } of temples.stops) expect(middle).toBeLessThan(clock(13));
    expect(temples.met).toBe('yes');
    const spa = planned('bangkok', 'spa', { dates: inMarch, preferences: 'massage in the afternoon' });
    expect(spa.stops.some(({ middle }) => middle >= clock(13) && middle < clock(19, 30))).toBe(true);
  });

  it('is partly met where some of it comes at another hour, which is named', () => {
    const { stops, met, answer } = planned('bangkok', 'temple', {
      dates: inMarch,
      preferences: 'temples in the morning, Golden Mount',
    });
    const late = stops.filter(({ middle }) => middle >= clock(13));
    expect(late.length).toBeGreaterThan(0);
    expect(met).toBe('partly');
    expect(answer).toContain('Golden Mount');
  });

  it.each([
    [1, 'Saturday'],
    [2, 'Sunday'],
    [3, 'Monday'],
    [4, 'the last'],
  ])('comes on its day, here day %d', (day, name) => {
    const { stops, met } = planned('berlin', 'spa', {
      dates: { start: '2028-12-02', end: '2028-12-05' },
      preferences: `spa on ${name} afternoon`,
    });
    expect(stops.map((stop) => stop.day)).toContain(day);
    expect(met).toBe('yes');
  });

  it('keeps the hour of the first of two wishes for one stop', () => {
    const { stops } = planned('athens', 'ruins', {
      dates: { start: '2028-09-13', end: '2028-09-15' },
      preferences: 'ruins in the morning, archaeology',
    });
    expect(stops.length).toBeGreaterThan(1);
    for (const { middle } of stops) expect(middle).toBeLessThan(clock(13));
  });
});

describe('a sort that is not wanted on a day, or in a part of the day', () => {
  const inRome = { start: '2028-05-12', end: '2028-05-15' };
  const museums = (preferences: string) => planned('rome', 'museum', { dates: inRome, preferences });

  it('is not there then, and is there on other days and at other hours', () => {
    const { stops, met, answer } = museums('no museums on Sunday');
    const days = stops.map(({ day }) => day);
    expect(days).not.toContain(3);
    expect(days.length).toBeGreaterThan(1);
    expect({ met, answer }).toEqual({ met: 'yes', answer: 'None in the plan then.' });
    const early = museums('no museums in the morning, museums');
    expect(early.stops.length).toBeGreaterThan(1);
    for (const { middle } of early.stops) expect(middle).toBeGreaterThanOrEqual(clock(13));
  });

  it('is there all the same where a place of it was named for then, which is answered', () => {
    const { stops, met, answer } = museums('no museums on Sunday, Capitoline Museums on Sunday');
    expect(stops.map(({ day }) => day)).toContain(3);
    expect(met).not.toBe('yes');
    expect(answer).toContain('Capitoline Museums');
  });

  it('is answered as outside of the trip where the trip has no such day', () => {
    expect(museums('no museums on Wednesday').met).toBe('no');
  });
});

describe('a sort that is wanted every day', () => {
  const inRome = { start: '2028-05-12', end: '2028-05-15' };

  it('is there on every day: pizza for dinner, a park between', () => {
    const pizza = planned('rome', 'pizza', { dates: inRome, preferences: 'pizza every night' });
    const nights = pizza.stops.filter(({ middle }) => middle > clock(19, 30)).map(({ day }) => day);
    expect(nights).toEqual([1, 2, 3, 4]);
    expect(pizza).toMatchObject({ met: 'yes', answer: 'On 4 of 4 days.' });
    const park = planned('berlin', 'park', { dates: inRome, preferences: 'a park every day' });
    expect(new Set(park.stops.map(({ day }) => day)).size).toBe(4);
    expect(park.met).toBe('yes');
  });

  it('is met in part where there is some on some days, and the days are counted', () => {
    const { stops, met, answer } = planned('bangkok', 'spa', {
      dates: inMarch,
      preferences: 'massage every afternoon',
    });
    const days = new Set(stops.map(({ day }) => day)).size;
    for (const { middle } of stops) expect(middle).toBeGreaterThanOrEqual(clock(13));
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(4);
    const known = aDestination('bangkok').compiled.filter(({ tags }) => hasTag(tags, 'spa')).length;
    expect(known).toBeLessThan(4);
    const why = `We know only ${known} places of this kind here.`;
    expect({ met, answer }).toEqual({ met: 'partly', answer: `On ${days} of 4 days. ${why}` });
  });

  it('does not blame how few are known where there are too many on a day', () => {
    const { stops, met, answer } = planned('bangkok', 'spa', {
      dates: inMarch,
      preferences: 'at most one spa a day. Wat Pho on Monday, Health Land Spa Asoke on Monday',
    });
    expect(stops.map(({ day }) => day)).toEqual([2, 2]);
    expect({ met, answer }).toEqual({ met: 'partly', answer: 'On 3 of 4 days.' });
  });

  it('is no beach at noon because a beach is there every afternoon', () => {
    const { stops } = planned('barcelona', 'beach', {
      dates: { start: '2028-06-12', end: '2028-06-15' },
      preferences: 'beach every afternoon',
    });
    expect(stops.length).toBeGreaterThan(1);
    for (const { middle } of stops) expect(middle).toBeGreaterThanOrEqual(clock(13));
  });

  it('is met in part where it also comes at another hour, which is named', () => {
    const { stops, met, answer } = planned('paris', 'museum', {
      dates: { start: '2028-05-12', end: '2028-05-13' },
      preferences: 'a museum every morning, Orsay on Friday afternoon',
    });
    const early = stops.filter(({ middle }) => middle < clock(13)).map(({ day }) => day);
    expect(new Set(early)).toEqual(new Set([1, 2]));
    expect(met).toBe('partly');
    expect(answer).toContain('Orsay Museum');
  });
});

it.each([
  ['london', 'theatre', 'theatre every evening'],
  ['lisbon', 'fado', 'fado'],
  ['granada', 'flamenco', 'flamenco'],
  ['buenos-aires', 'tango', 'tango'],
  ['lisbon', 'seafood', 'seafood and beaches'],
] as const)('takes no stroll and no beach for what it is only known for: %s, %s', (city, tag, preferences) => {
  const destination = aDestination(city);
  const dates = { start: '2028-06-09', end: '2028-06-12' };
  const trip = toldIn(aTrip({ categories: [], dates, preferences }, destination), 'en');
  const { met, places = [] } = trip.answers?.find(({ about }) => about?.kind === 'sort' && about.tag === tag) ?? {};
  const told = places.flatMap((id) => destination.byId.get(id) ?? []);
  expect(told.length).toBeGreaterThan(0);
  const walks = told.filter(({ kind, tags }) => kind !== 'food' && kind !== 'show' && tags[0] !== tag);
  expect(met === 'yes' ? walks.map(({ id }) => id) : []).toEqual([]);
});

it('a pace is answered in visits, those of a day out of town as well', () => {
  const dates = { start: '2028-03-14', end: '2028-03-16' };
  const trip = toldIn(
    aTrip({ categories: [], dates, preferences: 'relaxed, Auschwitz' }, aDestination('krakow')),
    'en',
  );
  const visits = trip.days.map(
    ({ activities }) => activities.filter(({ kind, meal }) => kind === 'place' && meal === null).length,
  );
  expect(Math.min(...visits)).toBe(1);
  expect(trip.answers?.find(({ about }) => about?.kind === 'pace')?.answer).toBe(
    `${Math.min(...visits)} to ${Math.max(...visits)} visits a day.`,
  );
});

describe('few of a sort', () => {
  it.each([
    ['2028-05-12', 1],
    ['2028-05-14', 1],
    ['2028-05-16', 2],
  ])('until %s are at most %d', (end, most) => {
    const { stops, met } = planned('florence', 'museum', {
      dates: { start: '2028-05-12', end },
      preferences: 'not too many museums',
    });
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.length).toBeLessThanOrEqual(most);
    expect(met).toBe('yes');
  });

  it('are not kept by more that were named, and the answer says so', () => {
    const { stops, met, answer } = planned('florence', 'museum', {
      dates: { start: '2028-05-12', end: '2028-05-14' },
      preferences: 'not too many museums. Uffizi, Accademia, Bargello',
    });
    expect(stops.length).toBeGreaterThan(1);
    expect(met).toBe('partly');
    expect(answer).toContain('More than you wanted');
  });
});
