import type { Bilingual } from '#domain/bilingual.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceM } from '#domain/place/distance.ts';
import { normaliseName } from './normalise.ts';

/** A row of `places/gazetteer/cities.json`: English and Spanish name, other names, country, region, degrees, thousands. */
export type CityRow = readonly [
  en: string,
  es: string,
  others: readonly string[],
  country: string,
  region: string,
  latitude: number,
  longitude: number,
  thousands: number,
];

/** A city of more than 100,000 people, covered by the catalogue or not. */
export interface City extends Coordinates {
  readonly name: Bilingual;
  /** Every name, normalised. */
  readonly spellings: readonly string[];
  /** ISO 3166 code, and the state where a country has many cities of one name. */
  readonly country: string;
  readonly region: string;
  readonly people: number;
}

/** All cities, the largest first, with an index by name. */
export interface Gazetteer {
  readonly cities: readonly City[];
  readonly byName: ReadonlyMap<string, readonly City[]>;
}

export function compileGazetteer(rows: readonly CityRow[]): Gazetteer {
  const byName = new Map<string, City[]>();
  const cities = rows.map(([en, es, others, country, region, latitude, longitude, thousands]): City => {
    const spellings = [...new Set([en, es, ...others].map(normaliseName))];
    const city = { name: { en, es }, spellings, country, region, latitude, longitude, people: thousands * 1000 };
    for (const spelling of spellings) byName.set(spelling, [...(byName.get(spelling) ?? []), city]);
    return city;
  });
  return { cities, byName };
}

export const emptyGazetteer: Gazetteer = { cities: [], byName: new Map() };

/** The items nearest to a point, nearest first. */
export function nearestTo<T extends Coordinates>(point: Coordinates, items: readonly T[], count: number): T[] {
  return [...items].sort((a, b) => distanceM(point, a) - distanceM(point, b)).slice(0, count);
}
