import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Destination } from '#domain/place/destination.ts';
import { type CompiledDestination, compileDestination } from '#planner/catalogue/compiled.ts';
import { type CityRow, compileGazetteer, type Gazetteer } from '#planner/resolve/gazetteer.ts';
import { projectRoot } from '../root.ts';

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
  const destinations = files.map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    digest.update(text);
    return compileDestination(JSON.parse(text) as Destination);
  });
  const cities = JSON.parse(readFileSync(path.join(folder, 'gazetteer', 'cities.json'), 'utf8')) as CityRow[];
  return { destinations, gazetteer: compileGazetteer(cities), version: digest.digest('hex').slice(0, 12) };
}
