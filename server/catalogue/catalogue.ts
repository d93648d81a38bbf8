import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Destination } from '#domain/place/destination.ts';
import type { CountryHolidays, Holidays } from '#domain/place/holiday.ts';
import { type CompiledDestination, compileLater, type DestinationHead } from '#planner/catalogue/compiled.ts';
import { once } from '#planner/catalogue/once.ts';
import type { ConnectionRow } from '#planner/journey/connection.ts';
import { type CityRow, compileGazetteer, type Gazetteer, type RegionRow } from '#planner/resolve/gazetteer.ts';
import type { JourneyRegion } from '#planner/resolve/journey.ts';
import { projectRoot } from '../root.ts';
import { holidaysOf } from './holidays.ts';

export interface Journeys {
  readonly ways: readonly ConnectionRow[];
  readonly regions: readonly JourneyRegion[];
}

/** All destinations the embedded planner covers, in the order of their ids. */
export interface Catalogue {
  readonly destinations: readonly CompiledDestination[];
  /** The towns and regions of the world, for names the catalogue does not cover. */
  readonly gazetteer: Gazetteer;
  /** What is known of journeys over several places. */
  readonly journeys: Journeys;
  /** Changes with any change of the data; stored with every plan. */
  readonly version: string;
  /** What is known of the holidays of a country, by its code; undefined where nothing is. */
  readonly holidaysOf: (country: string) => Holidays | undefined;
}

/** The version of the facts of a destination: its own where it is made from open data, else that of the catalogue. */
export const versionOf = ({ facts }: Pick<Destination, 'facts'>, { version }: Pick<Catalogue, 'version'>): string =>
  facts.version ?? version;

/** Where the places begin in a file of `places/`. */
const PLACES = ',\n  "places": [';

/** A destination without its places, read from the beginning of its file; the whole where a file is written otherwise. */
function headOf(file: Buffer): DestinationHead {
  const end = file.indexOf(PLACES);
  if (end >= 0) return JSON.parse(`${file.toString('utf8', 0, end)}}`) as DestinationHead;
  const { places: _, ...head } = JSON.parse(file.toString()) as Destination;
  return head;
}

/** The same bytes wait until something of its places is asked for: a file that changes under a running server changes nothing. */
function readLater(file: Buffer, holidaysIn: ReadonlyMap<string, CountryHolidays>): CompiledDestination {
  const { country, id, ...head } = headOf(file);
  const holidays = holidaysOf(holidaysIn.get(country), id);
  const ofCountry = { ...(holidays && { holidays }) };
  return compileLater({ id, country, ...head, ...ofCountry }, () => ({
    ...(JSON.parse(file.toString()) as Destination),
    ...ofCountry,
  }));
}

/**
 * Reads `places/`: of every destination all but its places, which wait until they are asked for, as the cities do: every thread that
 * plans has a catalogue of its own. The files are validated by tests, not again at every start.
 */
export function loadCatalogue(folder = path.join(projectRoot, 'places')): Catalogue {
  const digest = createHash('sha256');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const read = (file: string) => {
    const bytes = readFileSync(path.join(folder, file));
    digest.update(bytes);
    return bytes;
  };
  const ofCountries = existsSync(path.join(folder, 'holidays'))
    ? readdirSync(path.join(folder, 'holidays')).sort()
    : [];
  const holidaysIn = new Map(
    ofCountries.map((file) => {
      const own = JSON.parse(read(path.join('holidays', file)).toString()) as CountryHolidays;
      return [own.country, own];
    }),
  );
  const destinations = files.map((file) => readLater(read(file), holidaysIn));
  const [cities, regions] = ['cities', 'regions'].map((file) =>
    readFileSync(path.join(folder, 'gazetteer', `${file}.json`)),
  );
  const [ways, tours] = ['ways', 'regions'].map((file) => {
    const own = path.join(folder, 'journeys', `${file}.json`);
    if (!existsSync(own)) return undefined;
    const bytes = readFileSync(own);
    digest.update(bytes);
    return bytes;
  });
  const rows = <Row>(file: Buffer | undefined) => (file ? (JSON.parse(file.toString()) as Row[]) : []);
  const gazetteer = once(() => compileGazetteer(rows<CityRow>(cities), rows<RegionRow>(regions)));
  return {
    destinations,
    version: digest.digest('hex').slice(0, 12),
    holidaysOf: (country) => holidaysOf(holidaysIn.get(country), ''),
    journeys: { ways: rows<ConnectionRow>(ways), regions: rows<JourneyRegion>(tours) },
    get gazetteer() {
      return gazetteer();
    },
  };
}
