import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Destination, destinationSchema, type Place, placeSchema } from '#domain/place/destination.ts';
import { distanceM } from '#domain/place/distance.ts';
import { isTreat } from '#domain/place/meal.ts';
import { parseHours, weekdays } from '#domain/place/opening-hours.ts';
import type { Tag } from '#domain/place/tag.ts';
import { categoryIds } from '#domain/trip/category.ts';

const folder = new URL('../../places/', import.meta.url);
const only = process.env.DESTINATION;
const files = readdirSync(folder).filter((file) => file.endsWith('.json') && (!only || file === `${only}.json`));
/** What a new destination is copied from: right line by line, and far from whole. */
const template = 'template/destination.json';

/** A destination of which not all places are written yet. */
const draftSchema = z.extend(destinationSchema, { places: z.array(placeSchema) });
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

function load(file: string): Destination {
  const parsed = draftSchema.safeParse(read(file));
  if (!parsed.success) throw new Error(`${file}\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** What one eats or drinks between meals. */
const betweenMeals = new Set<Tag>(['cafe', 'coffee', 'tea', 'bakery', 'pastry', 'chocolate', 'churros', 'ice-cream']);

const near = (a: Place, b: Place) => distanceM(a, b);
const ids = (places: readonly Place[]) => places.map((place) => place.id);

/** What a house cannot be wholly suitable with, in English: unless its text also names what suits. */
const animals =
  /\b(?:beef|pork|ham|bacon|lamb|veal|chicken|duck|steaks?|sausages?|prawns?|shrimps?|oysters?|lobster|squid|octopus|tuna|salmon|cod|anchov(?:y|ies)|seafood|fish)\b/i;
const suiting =
  /\b(?:vegan|vegetarian|plant-based|meat-free|meatless|vegetables?|falafel|hummus|tofu|salads?|pizzas?|dosas?)\b/i;
const forbidden = /\b(?:pork|ham|bacon|jamón|chorizo|prosciutto)\b/i;

/** Diets that a table has a `yes` for although its text names what they leave out. */
function textsAgainst({ diets = {}, text }: Place): { diet: string; word: string }[] {
  const found = (diet: 'vegetarian' | 'vegan' | 'halal' | 'kosher', words: RegExp) => {
    const word = diets[diet] === 'yes' && !(words === animals && suiting.test(text.en)) && words.exec(text.en)?.[0];
    return word ? [{ diet, word }] : [];
  };
  return [
    ...found('vegetarian', animals),
    ...found('vegan', animals),
    ...found('halal', forbidden),
    ...found('kosher', forbidden),
  ];
}

it('sees a diet that a text speaks against', () => {
  const text = { en: 'Prawns by the dozen.', es: 'Gambas por docenas.' };
  const place = { diets: { vegan: 'yes', halal: 'yes' }, text } as unknown as Place;
  expect(textsAgainst(place)).toEqual([{ diet: 'vegan', word: 'Prawns' }]);
});

describe.each([...files, template])('%s, line by line:', (file) => {
  const destination = load(file);
  const { places } = destination;
  const meals = places.filter((place) => place.kind === 'food');
  const visits = places.filter((place) => place.kind !== 'food');

  /** What a day goes to between its meals. */
  const stops = places.filter((place) => place.kind !== 'food' || isTreat(place));

  it('says which meals a table serves, and only for tables; without one it is for cake, ice cream or a drink', () => {
    const treats = meals.filter((place) => !place.meals);
    expect(ids(treats.filter(({ tags = [] }) => !tags.some((tag) => betweenMeals.has(tag))))).toEqual([]);
    expect(ids(visits.filter((place) => place.meals))).toEqual([]);
  });

  it('says of every place what it is, and of visits and tables what belongs to each', () => {
    expect(ids(places.filter(({ tags = [] }) => tags.length === 0 || new Set(tags).size < tags.length))).toEqual([]);
    expect(ids(visits.filter((place) => place.walk === undefined || place.diets || place.reserve))).toEqual([]);
    expect(ids(meals.filter((place) => !place.diets || place.walk !== undefined || place.crowds))).toEqual([]);
    expect(ids(visits.filter(({ ages }) => ages && ages.from > ages.to))).toEqual([]);
  });

  it('is crowded only while it is open', () => {
    const wrong = visits.filter(({ hours, seasons = [], crowds }) => {
      const weeks = [hours, ...seasons.map((season) => season.hours)].flatMap((one) => (one ? [parseHours(one)] : []));
      const isOpen = (from: number, to: number) =>
        weeks.some((week) => week.some((day) => day.some((i) => Math.min(i.close, to) - Math.max(i.open, from) >= 30)));
      const bands = [isOpen(300, 600), isOpen(600, 840), isOpen(840, 1080), isOpen(1080, 1560)];
      return (
        hours !== null &&
        Object.keys(hours).length > 0 &&
        bands.some((open, i) => !open && (crowds?.[i] ?? '0') !== '0')
      );
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('promises no diet that its own text speaks against', () => {
    const wrong = meals.flatMap((place) =>
      textsAgainst(place).map(({ diet, word }) => `${place.id}: ${diet}, and its text says ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps every place inside its radius, day trips within 120 km', () => {
    const centre = { latitude: destination.latitude, longitude: destination.longitude };
    const far = places.filter(
      (place) => distanceM(place, centre) > (place.kind === 'day-trip' ? 120_000 : destination.radiusKm * 1000),
    );
    expect(ids(far)).toEqual([]);
  });

  it('names places of its own, and no table, as what a first visit must hold', () => {
    const { firstVisit = [] } = destination;
    expect(firstVisit.filter((id) => !stops.some((place) => place.id === id))).toEqual([]);
    expect(new Set(firstVisit).size).toBe(firstVisit.length);
  });

  it('groups places that are within a short walk, each once', () => {
    const groups = (destination.together ?? []).map((group) =>
      group.map((id) => stops.find((place) => place.id === id) ?? id),
    );
    const all = groups.flat();
    expect(all.filter((place) => typeof place === 'string')).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    const steps = groups.flatMap((group) => group.slice(1).map((place, i) => [group[i], place] as [Place, Place]));
    expect(steps.filter(([a, b]) => near(a, b) > 1000).map(([a, b]) => `${a.id} ${b.id}`)).toEqual([]);
  });

  it('knows the way to every day trip, and no last return before noon', () => {
    const trips = visits.filter(({ kind }) => kind === 'day-trip');
    expect(ids(trips.filter(({ access }) => !access))).toEqual([]);
    expect(ids(places.filter(({ access }) => access?.last != null && access.last < 12 * 60))).toEqual([]);
  });

  it('puts no two places on the same point', () => {
    const clashes = places.flatMap((a, i) =>
      places
        .slice(i + 1)
        .filter((b) => near(a, b) < 8)
        .map((b) => `${a.id} = ${b.id}`),
    );
    expect(clashes).toEqual([]);
  });

  it('has durations in order, in steps of five minutes', () => {
    const wrong = places.filter(
      ({ duration: { min, typical, max } }) =>
        min > typical || typical > max || (min | 0) % 5 !== 0 || typical % 5 !== 0 || max % 5 !== 0,
    );
    expect(ids(wrong)).toEqual([]);
  });

  it('has figures where the price says so, and none where it is free', () => {
    const wrong = places.filter(({ price }) =>
      price.kind === 'free'
        ? price.adult !== 0 || price.child !== 0
        : price.kind === 'variable'
          ? false
          : price.adult === null || price.child === null || price.child > price.adult,
    );
    expect(ids(wrong)).toEqual([]);
  });

  it('sells no ticket for one place alone, nor for different days', () => {
    const withTicket = destination.places.flatMap(({ ticket, price }) => (ticket ? [{ ...ticket, price }] : []));
    for (const { id, days } of withTicket) {
      const same = withTicket.filter((own) => own.id === id);
      expect(same.length, id).toBeGreaterThan(1);
      expect(
        same.every((own) => own.days === days),
        id,
      ).toBe(true);
      expect(
        same.some(({ price }) => price.adult),
        id,
      ).toBe(true);
    }
  });

  it('has weekdays of its own only for visits, on which it is open, and some that are no less worth it', () => {
    const isOpenOn = ({ hours }: Place, day: (typeof weekdays)[number]) =>
      hours === null || (parseHours(hours)[weekdays.indexOf(day)] ?? []).length > 0;
    const wrong = places.filter((place) => {
      const { only = weekdays, avoid = [] } = place.weekdays ?? {};
      const good = only.filter((day) => isOpenOn(place, day) && !avoid.includes(day));
      return place.weekdays && (place.kind === 'food' || good.length === 0);
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('lets a typical visit fit into some opening interval of the week', () => {
    const never = places.filter(
      (place) =>
        place.hours !== null &&
        !parseHours(place.hours).some((day) => day.some((i) => i.close - i.open >= place.duration.typical)),
    );
    expect(ids(never)).toEqual([]);
  });

  it('knows that a table for dinner is open in the evening and one for lunch at noon', () => {
    const open = (place: Place, from: number, to: number) =>
      place.hours === null || parseHours(place.hours).some((day) => day.some((i) => i.open <= from && i.close >= to));
    const evenings = {
      ES: [20 * 60 + 30],
      IT: [19 * 60, 19 * 60 + 30],
      PT: [19 * 60, 19 * 60 + 30],
      AR: [19 * 60, 19 * 60 + 30],
    }[destination.country] ?? [19 * 60];
    const isDark = (place: Place) => !evenings.some((evening) => open(place, evening, evening + 75));
    expect(ids(meals.filter((p) => p.meals?.includes('dinner') && isDark(p)))).toEqual([]);
    const noons = destination.country === 'ES' ? [13 * 60, 13 * 60 + 30] : [13 * 60];
    const isShut = (place: Place) => !noons.some((noon) => open(place, noon, noon + 60));
    expect(ids(meals.filter((p) => p.meals?.includes('lunch') && isShut(p)))).toEqual([]);
  });

  it('has texts of its own in both languages', () => {
    const same = places.filter((place) => place.text.en === place.text.es);
    expect(ids(same)).toEqual([]);
    const markup = JSON.stringify(destination).match(/<|https?:|\u200b|\u00a0/g);
    expect(markup).toBeNull();
  });

  it('is open at hours a place can have', () => {
    const odd = places.filter(
      (place) =>
        place.hours !== null &&
        parseHours(place.hours).some((day) =>
          day.some(({ open, close }, i) => close - open < 30 || close > 34 * 60 || open < (day[i - 1]?.close ?? 0)),
        ),
    );
    expect(ids(odd)).toEqual([]);
  });

  it('does not call two places by the same name', () => {
    for (const language of ['en', 'es'] as const) {
      const names = places.map((place) => place.name[language]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('has a plausible climate: highs above lows', () => {
    expect(destination.climate?.every((month) => month.high > month.low)).toBe(true);
  });
});

describe.each(files)('%s, whole:', (file) => {
  const destination = load(file);
  const { places } = destination;
  const meals = places.filter((place) => place.kind === 'food');
  const visits = places.filter((place) => place.kind !== 'food');

  it('has the shape of a destination', () => {
    expect(destinationSchema.safeParse(read(file)).success).toBe(true);
  });

  it('is named like its id and has its own ids', () => {
    expect(`${destination.id}.json`).toBe(file);
    expect(new Set(ids(places)).size).toBe(places.length);
  });

  it('has enough to fill a trip: 40 visits and 20 tables, lunch and dinner both', () => {
    expect(visits.length).toBeGreaterThanOrEqual(40);
    expect(meals.length).toBeGreaterThanOrEqual(20);
    expect(meals.filter((place) => place.meals?.includes('lunch')).length).toBeGreaterThanOrEqual(8);
    expect(meals.filter((place) => place.meals?.includes('dinner')).length).toBeGreaterThanOrEqual(8);
  });

  it('covers at least eight of the twelve categories, each of those with more than one place', () => {
    const counts = categoryIds.map((id) => places.filter((place) => place.categories.includes(id)).length);
    expect(counts.filter((count) => count >= 2).length).toBeGreaterThanOrEqual(8);
  });

  it('does not open every museum every day', () => {
    const dated = visits.filter((place) => /museum|gallery/i.test(place.name.en) && place.hours !== null);
    const always = dated.filter((place) => parseHours(place.hours ?? {}).every((day) => day.length > 0));
    // A whole city without one closing day is a mistake, but for those whose large museums really open all week.
    const allWeek = ['edinburgh', 'london'].includes(destination.id);
    expect(allWeek || dated.length < 6 || always.length < dated.length).toBe(true);
  });

  it('has meals for every budget, and no ticket beyond reason', () => {
    const usual = (lowest: number, highest: number) =>
      meals.filter(({ price: { adult } }) => {
        const cost = ((adult ?? -1) * 100) / destination.priceIndex;
        return cost >= lowest && cost <= highest;
      }).length;
    expect(usual(0, 1_900), 'cheap tables').toBeGreaterThanOrEqual(2);
    expect(usual(1_500, 4_500), 'usual tables').toBeGreaterThanOrEqual(2);
    expect(usual(4_000, 60_000), 'fine tables').toBeGreaterThanOrEqual(1);
    expect(ids(visits.filter(({ price }) => (price.adult ?? 0) > 40_000))).toEqual([]);
  });

  it('has something free, something under a roof and something for children', () => {
    expect(visits.filter(({ price }) => price.kind === 'free').length).toBeGreaterThanOrEqual(5);
    expect(visits.filter(({ indoor }) => indoor).length).toBeGreaterThanOrEqual(4);
    expect(visits.filter(({ children }) => children === 'good').length).toBeGreaterThanOrEqual(4);
  });

  it('has somewhere to stay for every budget', () => {
    expect(new Set(destination.areas.flatMap((area) => area.budgets)).size).toBe(3);
  });
});

it.skipIf(only)('is listed for readers in docs/destinations.md (-u writes it anew)', async () => {
  const lines = files
    .map(load)
    .sort((a, b) => a.name.en.localeCompare(b.name.en, 'en'))
    .map(({ name, countryName, places }) => `| ${name.en} | ${countryName.en} | ${places.length} |`);
  const list = [
    '# Destinations',
    '',
    `${lines.length} destinations of the catalogue, and how many places of each it knows.`,
    '',
    '| Destination | Country | Places |',
    '|---|---|---|',
    ...lines,
    '',
  ];
  await expect(list.join('\n')).toMatchFileSnapshot('../../docs/destinations.md');
});
