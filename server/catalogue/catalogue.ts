import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Destination } from '#domain/place/destination.ts';
import type { CountryHolidays } from '#domain/place/holiday.ts';
import { type CompiledDestination, compileDestination } from '#planner/catalogue/compiled.ts';
import { type CityRow, compileGazetteer, type Gazetteer } from '#planner/resolve/gazetteer.ts';
import { projectRoot } from '../root.ts';
import { holidaysOf } from './holidays.ts';

/** All destinations the embedded planner covers, in the order of their ids. */
export interface Catalogue {
  readonly destinations: readonly CompiledDestination[];
  /** The cities of the world, for names the catalogue does not cover. */
  readonly gazetteer: Gazetteer;
  /** Changes with any change of the data; stored with every plan. */
  readonly version: string;
}

/**
 * Reads `places/`. The files are validated by tests, not again at every start, which would cost a second once there are
 * dozens.
 */
export function loadCatalogue(folder = path.join(projectRoot, 'places')): Catalogue {
  const digest = createHash('sha256');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const read = (file: string) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    digest.update(text);
    return JSON.parse(text) as unknown;
  };
  const ofCountries = existsSync(path.join(folder, 'holidays'))
    ? readdirSync(path.join(folder, 'holidays')).sort()
    : [];
  const holidaysIn = new Map(
    ofCountries.map((file) => {
      const own = read(path.join('holidays', file)) as CountryHolidays;
      return [own.country, own];
    }),
  );
  const destinations = files.map((file) => {
    const destination = read(file) as Destination;
    const holidays = holidaysOf(holidaysIn.get(destination.country), destination.id);
    return compileDestination({ ...destination, ...(holidays && { holidays }) });
  });
  const cities = JSON.parse(readFileSync(path.join(folder, 'gazetteer', 'cities.json'), 'utf8')) as CityRow[];
  return { destinations, gazetteer: compileGazetteer(cities), version: digest.digest('hex').slice(0, 12) };
}
