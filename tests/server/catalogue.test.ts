import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Destination } from '#domain/place/destination.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'periplo-places-'));
const file = path.join(folder, 'lisbon.json');
const lisbon = readFileSync('places/lisbon.json', 'utf8');
cpSync('places/gazetteer', path.join(folder, 'gazetteer'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** The catalogue of a folder that holds this one file. */
function catalogueOf(text: string) {
  writeFileSync(file, text);
  return loadCatalogue(folder);
}

const only = (text: string) => {
  const [destination] = catalogueOf(text).destinations;
  if (!destination) throw new Error('no destination');
  return destination;
};

it('is of every destination what its whole file says', () => {
  const files = readdirSync('places').filter((name) => name.endsWith('.json'));
  const { destinations } = loadCatalogue();
  expect(destinations.map(({ id }) => `${id}.json`)).toEqual(files.sort());
  for (const { holidays, compiled: _, holidayCalendar: __, sun: ___, ...own } of destinations) {
    const written = JSON.parse(readFileSync(`places/${own.id}.json`, 'utf8')) as Destination;
    const { byId, belongings } = compileDestination(written);
    expect({ ...own, byId: [...own.byId.keys()] }).toEqual({ ...written, belongings, byId: [...byId.keys()] });
    expect(holidays?.days.length).toBeGreaterThan(0);
  }
});

it('reads no place before one is asked for', () => {
  const broken = lisbon.replace('"places": [', '"places": [ not read yet');
  const { name, terminals, ...rest } = Object.getOwnPropertyDescriptors(only(broken));
  expect(name.value).toEqual({ en: 'Lisbon', es: 'Lisboa' });
  expect(terminals?.value?.length).toBeGreaterThan(0);
  expect(() => rest.byId.get?.()).toThrow(SyntaxError);
});

it('does not change with a file that changes under it', () => {
  const destination = only(lisbon);
  writeFileSync(file, '{}');
  expect(destination.byId.size).toBe((JSON.parse(lisbon) as Destination).places.length);
});

it('reads a file that is written otherwise all the same', () => {
  const { places, ...head } = JSON.parse(lisbon) as Destination;
  expect(only(JSON.stringify({ places, ...head })).byId.size).toBe(places.length);
});

it('has another version where a word of a place is another', () => {
  const versions = [lisbon, lisbon.replace('fado', 'fados'), lisbon].map((text) => catalogueOf(text).version);
  expect(versions[0]).toBe(versions[2]);
  expect(versions[0]).not.toBe(versions[1]);
});
