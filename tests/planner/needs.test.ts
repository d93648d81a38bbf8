import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/trip/answer.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';

/** In every seventh destination by default, in all of them in the gate. */
const isEvery = process.env['WISHES'] === 'all';
const cities = loadCatalogue()
  .destinations.map(({ id }) => id)
  .filter((_, index) => isEvery || index % 7 === 3);

const diets = ['vegetarian', 'vegan', 'halal', 'gluten-free'] as const;
const needs: readonly WishItem[] = [
  ...diets.map((diet) => ({ kind: 'diet', diet, who: 'all' }) as const),
  { kind: 'mobility', need: 'wheelchair' },
];

function planFor(city: string, item: WishItem): Trip {
  const result = planTrip({
    tripId: '5f0e3c1a-7d2b-4c63-9a58-0b6f4f1d2c3e',
    request: aTripRequest({
      destination: city,
      categories: [],
      budget: null,
      dates: { start: '2027-05-11', end: '2027-05-13' },
      wishes: [{ item, quote: null, binds: 'must' }],
    }),
    destination: aDestination(city),
    catalogueVersion: 'test',
    language: 'en',
  });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

/** The catalogue's own entries of what the travellers go to. */
function stopsOf(trip: Trip) {
  const { places } = aDestination(trip.destinationId ?? '');
  const ids = new Set(
    trip.days.flatMap(({ activities }) => activities.flatMap((own) => (own.kind === 'place' ? [own.placeId] : []))),
  );
  return places.filter(({ id }) => ids.has(id));
}

const answerTo = ({ answers }: Trip, { kind }: WishItem): Answer | undefined =>
  answers.find(({ about }) => about?.kind === kind);

describe.each(needs)('whoever travels with %j (17)', (item) => {
  it.each(cities)('goes to nothing in %s whose data say no, and is told what is not known', (city) => {
    const trip = planFor(city, item);
    const stops = stopsOf(trip);
    const answer = answerTo(trip, item);
    if (item.kind === 'mobility') {
      expect(
        stops.filter(({ stepFree, effort }) => stepFree === 'no' || effort === 'high').map(({ id }) => id),
      ).toEqual([]);
      expect(answer?.met).not.toBe('yes');
      expect(answer?.answer).toMatch(/of the others we do not know|all stops are step-free/);
      return;
    }
    const diet = item.kind === 'diet' ? diets.find((one) => one === item.diet) : undefined;
    if (!diet) throw new Error('no diet');
    const tables = stops.filter(({ kind }) => kind === 'food');
    expect(
      tables.filter(({ diets: offered }) => !['yes', 'some'].includes(offered?.[diet] ?? '')).map(({ id }) => id),
    ).toEqual([]);
    const open = trip.days.flatMap(({ activities }) => activities.filter(({ kind }) => kind === 'meal'));
    if (open.length > 0) expect(answer?.answer).toMatch(/we know no table that suits/);
    const isFed = open.length === 0 && tables.every(({ diets: offered }) => offered?.[diet] === 'yes');
    expect(answer?.met === 'yes').toBe(isFed && (diet === 'vegetarian' || diet === 'vegan'));
  });
});
