import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { normaliseName } from '#planner/resolve/normalise.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import type { WishCase } from './wishes/case.ts';
import { english } from './wishes/english.ts';
import { spanish } from './wishes/spanish.ts';

function planFor(city: string, preferences: string, language: Language, days = 2): Trip {
  const result = planTrip({
    tripId: '5f0e3c1a-7d2b-4c63-9a58-0b6f4f1d2c3e',
    request: aTripRequest({
      destination: city,
      preferences,
      categories: [],
      budget: null,
      dates: { start: '2027-05-11', end: `2027-05-${10 + days}` },
    }),
    destination: aDestination(city),
    catalogueVersion: 'test',
    language,
  });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

/** Where people go, eat included; a meal "near" a place is no visit of it. */
const visited = ({ days }: Trip) =>
  new Set(
    days.flatMap(({ activities }) => activities.flatMap(({ kind, placeId }) => (kind === 'place' ? [placeId] : []))),
  );

/** What is wrong with the answers of a plan, judged by what was written down for the wish, and by the judge. */
function faults(trip: Trip, { gone = [], here, ticks = [] }: WishCase): string[] {
  const planned = visited(trip);
  const quoted = trip.answers.filter(({ quote }) => quote !== null);
  return [
    ...quoted.filter(({ met, asked }) => met === 'yes' && !ticks.includes(asked)).map(({ asked }) => `ticked ${asked}`),
    ...ticks.filter((tick) => !quoted.some(({ asked }) => asked === tick)).map((tick) => `silent on ${tick}`),
    ...gone.filter((id) => planned.has(id)).map((id) => `planned ${id}`),
    ...(here && !here.some((id) => planned.has(id)) ? [`without ${here.join()}`] : []),
    ...judgeAnswers(trip, aDestination(trip.destinationId ?? '')).map(({ reason }) => reason),
  ];
}

describe.each([
  ['en', english],
  ['es', spanish],
] as const)('a tick has its proof in the plan, in %s (15.10)', (language, cases) => {
  it('at least thirty wishes are judged', () => {
    expect(cases.length).toBeGreaterThanOrEqual(30);
  });

  it.each(cases)('$city: $wish', (wanted) => {
    expect(faults(planFor(wanted.city, wanted.wish, language), wanted)).toEqual([]);
  });
});

it('the judge of ticks notices a tick without proof, a place that was refused and a wish without answer', () => {
  const trip = planFor('rome', 'the Pantheon', 'en');
  expect(faults(trip, { city: 'rome', wish: '', ticks: ['Pantheon'], here: ['pantheon'] })).toEqual([]);
  expect(faults(trip, { city: 'rome', wish: '' })).toEqual(['ticked Pantheon']);
  expect(faults(trip, { city: 'rome', wish: '', ticks: ['Pantheon', 'Louvre'], gone: ['pantheon'] })).toEqual([
    'silent on Louvre',
    'planned pantheon',
  ]);
});

/** Meat and fish as a vegetarian reads them in the texts of the tables; written for this test. */
const animals =
  /\b(?:beef|pork|lamb|veal|ham|bacon|sausages?|steaks?|chicken|duck|oxtail|schnitzel|currywurst|burgers?|ribs|fish|seafood|prawns?|shrimps?|oysters?|mussels?|squid|octopus|cod|salmon|tuna|mackerel|sardines|anchovies|sushi|jamon|cordero|cochinillo|ternera|cerdo|pollo|pato|rabo|chuleton|entrecot|callos|salchichas?|marisco|pescados?|gambas|ostras|pulpo|calamares|bacalao|atun)\b/;

const claim = { en: 'By our data', es: 'Según nuestros datos' };

describe.each([
  ['en', 'vegetarian', 'vegetarian'],
  ['es', 'somos veganos', 'vegan'],
] as const)(
  'a guest who eats no meat is not sent to a house of meat or fish, and what is not known is said (17), in %s',
  (language, wish, diet) => {
    const cities =
      'rome berlin madrid paris kyoto lisbon san-sebastian buenos-aires new-york london tokyo barcelona vienna cairo istanbul seoul'.split(
        ' ',
      );

    it.each(cities)('%s', (city) => {
      const destination = aDestination(city);
      const trip = planFor(city, wish, language, 4);
      const houses = [...visited(trip)].flatMap(
        (id) => destination.places.find((place) => place.id === id && place.kind === 'food') ?? [],
      );
      const tables = houses.filter(({ meals }) => meals);
      const against = houses.filter(({ text }) => animals.test(normaliseName(`${text.en} ${text.es}`)));
      const answer = trip.answers.find(({ quote }) => quote !== null);
      const suiting = tables.filter(({ diets }) => diets?.[diet] === 'yes');
      const isWhole =
        suiting.length === tables.length &&
        trip.days.every(({ activities }) => activities.every(({ kind }) => kind !== 'meal'));
      expect(answer?.met === 'yes').toBe(isWhole);
      expect(against.filter(({ diets }) => diets?.[diet] !== 'yes').map(({ id }) => id)).toEqual([]);
      expect(houses.filter(({ diets }) => diets?.[diet] === 'no')).toEqual([]);
      expect(answer?.answer.includes(claim[language])).toBe(suiting.length > 0);
    });
  },
);

it('a table people name in spite of their diet is named as one that is known for what they avoid (15.10)', () => {
  const trip = planFor('new-york', "Katz's Delicatessen, vegetarian", 'en');
  const diet = trip.answers.find(({ asked }) => asked === 'Vegetarian food');
  expect(visited(trip)).toContain('katzs-delicatessen');
  expect(diet?.met).toBe('no');
  expect(diet?.answer).toContain('Katz');
  expect(diet?.answer).not.toContain(claim.en);
});

it('people in a wheelchair are not told of shoes and kilometres on foot (15.10)', () => {
  for (const [wish, language] of [
    ['wheelchair', 'en'],
    ['en silla de ruedas', 'es'],
  ] as const)
    expect(planFor('london', wish, language).recommendations.join(' ')).not.toMatch(/shoes|on foot|calzado|a pie/);
  expect(planFor('london', 'good food', 'en').recommendations.join(' ')).toContain('shoes');
});

describe('what a place is called for short (15.10)', () => {
  const { destinations } = loadCatalogue();
  const lower = new Set(
    destinations.flatMap(({ places }) =>
      places.flatMap(({ text }) =>
        `${text.en} ${text.es}`
          .split(/[^\p{L}]+/u)
          .flatMap((word) => (word === word.toLowerCase() ? [normaliseName(word)] : [])),
      ),
    ),
  );
  /** Meadow, the people of the Straits, and nurseries of plants: no traveller asks a city for those. */
  const harmless = new Set(['prado', 'peranakan', 'viveros']);

  it('is no word that our own texts write small', () => {
    const short = destinations.flatMap(({ compiled }) => compiled.flatMap(({ words }) => words.short));
    expect(short.length).toBeGreaterThan(500);
    expect(short.filter((name) => lower.has(name) && !harmless.has(name))).toEqual([]);
  });

  it('means one place of the city and never the city', () => {
    for (const { compiled, name } of destinations) {
      const short = compiled.flatMap(({ words }) => [...new Set(words.short)]);
      expect(new Set(short).size).toBe(short.length);
      expect(short).not.toContain(normaliseName(name.en));
    }
  });
});
