import { readFile } from 'node:fs/promises';
import type { Destination } from '#domain/place/destination.ts';
import { Problem } from '#domain/problem.ts';
import { countsOf, TooFewSights } from '#open-data/build.ts';
import { NotOpenData, readElements } from '#open-data/element.ts';
import type { City } from '#planner/resolve/gazetteer.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { fullNameOf } from '../catalogue/city-names.ts';
import { forgetTown, importTown, keptTowns } from '../towns/kept.ts';
import type { Command, Site } from './command.ts';

const refused = (field: string, message: string) =>
  new Problem('INVALID_INPUT', message, { fields: [{ field, rule: 'invalid', message }] });

/** The one town of the gazetteer that a name means. */
function cityNamed(name: string, { destinations, gazetteer }: ReturnType<typeof loadCatalogue>): City {
  const resolution = resolveDestination(name, destinations, gazetteer);
  if (resolution.kind === 'found') throw refused('town', `${name} is in our own catalogue already`);
  if (resolution.kind === 'ambiguous') {
    const names = resolution.cities.map((city) => fullNameOf(city, 'en')).join('; ');
    throw refused('town', `Several towns are called ${name}: ${names}`);
  }
  const city = resolution.kind === 'near' || resolution.kind === 'unknown' ? resolution.city : null;
  if (!city) throw refused('town', `No town of the gazetteer is called ${name}`);
  return city;
}

async function elementsIn(file: string) {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw refused('file', `${file} cannot be read: ${error.message}`);
  });
  try {
    return readElements(text);
  } catch (error) {
    if (error instanceof NotOpenData) throw refused('file', `${file} cannot be used: ${error.message}`);
    throw error;
  }
}

async function imported({ db }: Site, town: string, file: string): Promise<Destination> {
  const catalogue = loadCatalogue();
  const city = cityNamed(town, catalogue);
  const elements = await elementsIn(file);
  try {
    return await importTown(db, city, elements, catalogue);
  } catch (error) {
    if (!(error instanceof TooFewSights)) throw error;
    throw refused('file', `${file} has too little for ${town}: ${error.message}`);
  }
}

function told({ id, name, country, places }: Destination): string {
  const { sights, tables, hoursKnown } = countsOf(places);
  return `${id}  ${name.en}, ${country}: ${sights} sights, ${tables} tables, hours known for ${hoursKnown}`;
}

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    args: ['town', 'file'],
    what: 'makes a town of a file of OpenStreetMap data plannable, or renews it',
    more: 'The file: GeoJSON of OpenStreetMap features (osmium export, Overpass Turbo) or an answer of Overpass (out center tags). What lies\nbeyond the town is left out. Plans name OpenStreetMap and its licence (ODbL).',
    run: async (site, [town = '', file = '']) => site.say(told(await imported(site, town, file))),
  },
  {
    name: 'catalogue list',
    args: [],
    what: 'towns made from open data, and when',
    run: async ({ db, say }) => {
      for (const { facts, madeOn } of await keptTowns(db)) say(`${told(facts)}, made ${madeOn}`);
    },
  },
  {
    name: 'catalogue remove',
    args: ['id'],
    what: 'removes a town made from open data; trips to it stay as they are',
    run: async ({ db, say }, [id = '']) => {
      if (!(await forgetTown(db, id))) throw refused('id', `There is no such town: ${id}`);
      say(`${id} is removed.`);
    },
  },
];
