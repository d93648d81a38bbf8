import tzLookup from '@photostructure/tz-lookup';
import type { Bilingual } from '#domain/bilingual.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Destination, Place } from '#domain/place/destination.ts';
import type { Holidays } from '#domain/place/holiday.ts';
import type { Landscape } from '#domain/trip/landscape.ts';
import { chosen } from './choose.ts';
import type { Element } from './element.ts';
import { candidatesIn, placeOf } from './places.ts';
import { quartersOf } from './quarters.ts';
import { inBoth } from './texts/texts.ts';

/** A town of the gazetteer, with what the catalogue knows of its country. */
export interface Town extends Coordinates {
  readonly id: string;
  readonly name: Bilingual;
  readonly country: string;
  readonly countryName: Bilingual;
  /** Prices for eating and sleeping, 100 = Rome: those of the country's destinations. */
  readonly priceIndex: number;
  readonly holidays?: Holidays;
  readonly radiusKm: number;
}

export interface Sources {
  readonly elements: readonly Element[];
  /** Articles by Wikidata id; null: not asked. */
  readonly articles: ReadonlyMap<string, number> | null;
  readonly today: Date;
}

/** How much is known of a town: what its traveller is told before planning. */
export interface Counts {
  readonly sights: number;
  readonly tables: number;
  /** Of all of these. */
  readonly hoursKnown: number;
}

export const FEWEST_SIGHTS = 3;
const MOST_FIRST = 15;
/** What is worth less no first visit is for. */
const WORTH_COMING = 40;

/** Of a town where the map has fewer than `FEWEST_SIGHTS` sights there is nothing to plan. */
export class TooFewSights extends Error {
  constructor(readonly counts: Counts) {
    super(`${counts.sights} sights are too few to plan a day`);
  }
}

export function countsOf(places: readonly Place[]): Counts {
  const sights = places.filter(({ kind }) => kind !== 'food');
  return {
    sights: sights.length,
    tables: places.length - sights.length,
    hoursKnown: places.filter(({ hours }) => hours !== null).length,
  };
}

/** What it looks like from afar, by what there is most to see. */
function landscapeOf(sights: readonly Place[]): Landscape {
  const has = (...wanted: string[]) =>
    sights.filter(({ tags = [] }) => tags.some((tag) => wanted.includes(tag))).length;
  if (has('beach') >= 2) return 'coast';
  if (has('mountain', 'waterfall', 'cave') * 3 > sights.length) return 'mountain';
  return has('castle', 'palace', 'church', 'temple', 'mosque', 'ruins', 'monument') * 2 > sights.length
    ? 'historic'
    : 'city';
}

/**
 * A destination of the catalogue's form from what open maps say of a town: the most famous sights, tables near them, quarters. What
 * they do not say stays unknown: climate, prices, terminals, most opening hours. The same sources give the same destination. Throws
 * TooFewSights.
 */
export function buildDestination(town: Town, { elements, articles, today }: Sources): Destination {
  const { id, name, country, countryName, latitude, longitude, radiusKm, priceIndex, holidays } = town;
  const known = { centre: { latitude, longitude }, radiusM: radiusKm * 1000, today, articles };
  const places = chosen(candidatesIn(elements, known)).map((candidate) => placeOf(candidate, known));
  const counts = countsOf(places);
  if (counts.sights < FEWEST_SIGHTS) throw new TooFewSights(counts);
  const sights = places.filter(({ kind }) => kind !== 'food');
  const first = sights.filter(
    ({ popularity, hours, daytime }) => popularity >= WORTH_COMING && (hours !== null || daytime),
  );
  return {
    id,
    name,
    aliases: [],
    country,
    countryName,
    landscape: landscapeOf(sights),
    zone: tzLookup(latitude, longitude),
    latitude,
    longitude,
    radiusKm,
    priceIndex,
    ...(first.length >= FEWEST_SIGHTS && { firstVisit: first.slice(0, MOST_FIRST).map((place) => place.id) }),
    climate: null,
    areas: quartersOf(elements, sights, town),
    transport: inBoth((words) => words.transport),
    safety: inBoth((words) => words.safety),
    ...(holidays && { holidays }),
    sources: articles === null ? ['openstreetmap'] : ['openstreetmap', 'wikidata'],
    facts: { source: 'OpenStreetMap', date: today.toISOString().slice(0, 7) },
    places,
  };
}
