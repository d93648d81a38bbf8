import type { Bilingual } from '#domain/bilingual.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceM } from '#domain/place/distance.ts';
import { NameIndex } from './name-index.ts';
import { normaliseName } from './normalise.ts';

/** A row of `places/gazetteer/cities.json`: English and Spanish name, other names, country, state, degrees, weight in thousands. */
export type CityRow = readonly [
  en: string,
  es: string,
  others: readonly string[],
  country: string,
  region: string,
  latitude: number,
  longitude: number,
  weight: number,
];

/** A row of `places/gazetteer/regions.json`: English and Spanish name, other names, country, degrees, kilometres around. */
export type RegionRow = readonly [
  en: string,
  es: string,
  others: readonly string[],
  country: string,
  latitude: number,
  longitude: number,
  kilometres: number,
];

/** A town, or what people travel to as to one, covered by the catalogue or not. */
export interface City extends Coordinates {
  readonly name: Bilingual;
  /** Every name, normalised. */
  readonly spellings: readonly string[];
  /** ISO 3166 code, and the state where a country has many cities of one name. */
  readonly country: string;
  readonly region: string;
  /** How many people it has, and of what many travel to at least 150,000: what is meant is more often what weighs more. */
  readonly weight: number;
}

/** A part of the world with several places to stay: Tuscany, the Algarve. */
export interface Region extends Coordinates {
  readonly name: Bilingual;
  readonly spellings: readonly string[];
  readonly country: string;
  /** What lies within is taken for a part of it. */
  readonly kilometres: number;
}

/** All towns, the most meant first, and regions. */
export interface Gazetteer {
  readonly cities: readonly City[];
  readonly byName: ReadonlyMap<string, readonly City[]>;
  readonly index: NameIndex<City>;
  readonly regions: readonly Region[];
}

const spellingsOf = (names: readonly string[]) => [...new Set(names.map(normaliseName))];

function compileCity([en, es, others, country, region, latitude, longitude, weight]: CityRow): City {
  const spellings = spellingsOf([en, es, ...others]);
  return { name: { en, es }, spellings, country, region, latitude, longitude, weight: weight * 1000 };
}

function compileRegion([en, es, others, country, latitude, longitude, kilometres]: RegionRow): Region {
  return { name: { en, es }, spellings: spellingsOf([en, es, ...others]), country, latitude, longitude, kilometres };
}

export function compileGazetteer(cityRows: readonly CityRow[], regionRows: readonly RegionRow[] = []): Gazetteer {
  const cities = cityRows.map(compileCity);
  const byName = new Map<string, City[]>();
  for (const city of cities)
    for (const spelling of city.spellings) {
      const namesakes = byName.get(spelling);
      if (namesakes) namesakes.push(city);
      else byName.set(spelling, [city]);
    }
  const index = new NameIndex(cities, (city) => city.spellings);
  return { cities, byName, index, regions: regionRows.map(compileRegion) };
}

export const emptyGazetteer: Gazetteer = compileGazetteer([]);

/** The items nearest to a point, nearest first, none further than `withinM` metres. */
export function nearestTo<T extends Coordinates>(
  point: Coordinates,
  items: readonly T[],
  { count, withinM = Number.POSITIVE_INFINITY }: { readonly count: number; readonly withinM?: number },
): T[] {
  return items
    .map((item) => ({ item, metres: distanceM(point, item) }))
    .filter(({ metres }) => metres <= withinM)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, count)
    .map(({ item }) => item);
}
