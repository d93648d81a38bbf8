import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/trip/answer.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';

const cities = inTurn(
  loadCatalogue().destinations.map(({ id }) => id),
  15,
);

const diets = ['vegetarian', 'vegan', 'halal', 'gluten-free'] as const;

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

interface Case {
  readonly stops: ReturnType<typeof stopsOf>;
  readonly trip: Trip;
  readonly answer: Answer | undefined;
}

const caseOf = (city: string, item: WishItem): Case => {
  const trip = planFor(city, item);
  return { trip, stops: stopsOf(trip), answer: answerTo(trip, item) };
};

describe.each(diets)('whoever eats %s (17)', (diet) => {
  it.each(cities)('goes to no table in %s that is not known to suit, and is told what is not known', (city) => {
    const { trip, stops, answer } = caseOf(city, { kind: 'diet', diet, who: 'all' });
    const tables = stops.filter(({ kind }) => kind === 'food');
    const suits = ({ diets: offered }: (typeof tables)[number]) => ['yes', 'some'].includes(offered?.[diet] ?? '');
    expect(tables.filter((table) => !suits(table)).map(({ id }) => id)).toEqual([]);
    const open = trip.days.flatMap(({ activities }) => activities.filter(({ kind }) => kind === 'meal'));
    expect(/we found no table that suits/.test(answer?.answer ?? '')).toBe(open.length > 0);
    const isFed = open.length === 0 && tables.every(({ diets: offered }) => offered?.[diet] === 'yes');
    expect(answer?.met === 'yes').toBe(isFed && (diet === 'vegetarian' || diet === 'vegan'));
  });
});

describe('whoever travels in a wheelchair (17)', () => {
  it.each(cities)('goes to nothing in %s that is known for steps, and is told what is not known', (city) => {
    const { stops, answer } = caseOf(city, { kind: 'mobility', need: 'wheelchair' });
    const hard = stops.filter(({ stepFree, effort }) => stepFree === 'no' || effort === 'high');
    expect(hard.map(({ id }) => id)).toEqual([]);
    expect(answer?.met).not.toBe('yes');
    expect(answer?.answer).toMatch(/of the others we do not know|all stops are step-free/);
  });

  it('is not sent up a hill that is step-free in part: the castle of Lisbon (record 106)', () => {
    const ids = planFor('lisbon', { kind: 'mobility', need: 'wheelchair' }).days.flatMap(({ activities }) =>
      activities.map(({ placeId }) => placeId),
    );
    expect(ids).not.toContain('sao-jorge-castle');
    expect(ids).toContain('jeronimos-monastery');
  });
});

describe('whoever must not eat shellfish (17)', () => {
  const known = /prawn|shrimp|oyster|lobster|crab\b|seafood|tempura|gambas|marisc/i;
  const tags = ['seafood', 'sushi', 'ceviche', 'tempura', 'paella'];

  it.each([...new Set([...cities, 'tokyo', 'san-sebastian'])])(
    'goes to no table in %s that is known for it',
    (city) => {
      const { stops, answer } = caseOf(city, { kind: 'allergy', to: 'shellfish', who: 'one' });
      const tables = stops.filter(({ kind }) => kind === 'food');
      const isKnown = ({ text, tags: own }: (typeof tables)[number]) =>
        known.test(`${text.en} ${text.es}`) || own?.some((tag) => tags.includes(tag));
      expect(tables.filter(isKnown).map(({ id }) => id)).toEqual([]);
      expect(answer).toMatchObject({
        met: 'no',
        answer: expect.stringMatching(/^No table is planned that is known for it\..* tell every one/),
      });
    },
  );
});
