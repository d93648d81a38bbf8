import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import type { City } from '#planner/resolve/gazetteer.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import { suggestDestinations } from '#planner/resolve/suggest.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fullNameOf } from '#server/catalogue/city-names.ts';

const { destinations, gazetteer } = loadCatalogue();
const resolve = (text: string) => resolveDestination(text, destinations, gazetteer);
const suggest = (text: string) =>
  suggestDestinations(text, destinations, gazetteer, 8).map((line) =>
    line.kind === 'covered' ? line.destination.id : `${line.city.name.en} ${line.city.country}`,
  );

/** Whether a name leads to the city itself, to a choice it is in, or to the destination it is a part of. */
function leadsTo(city: City, text: string): boolean {
  const resolution = resolve(text);
  if (resolution.kind === 'found') return distanceM(resolution.destination, city) < 60_000;
  if (resolution.kind === 'ambiguous') return resolution.cities.includes(city);
  return resolution.city === city;
}

/** A third of them, or all: CITIES=all. */
const looked = gazetteer.cities.filter((_, i) => process.env['CITIES'] === 'all' || i % 3 === 0);

describe('a city of more than 100,000 people', () => {
  it.each(['en', 'es'] as const)('is understood by its name and country in %s, 99 in 100', (language) => {
    const lost = looked.filter((city) => !leadsTo(city, fullNameOf(city, language)));
    expect(lost.length / looked.length).toBeLessThan(0.01);
  });

  it.each(['en', 'es'] as const)(
    'is understood by its name alone in %s, unless a larger or a covered one is called so',
    (language) => {
      const largest = looked.filter(
        (city) =>
          gazetteer.byName.get(
            city.spellings[language === 'en' ? 0 : Math.min(1, city.spellings.length - 1)] ?? '',
          )?.[0] === city,
      );
      const lost = largest.filter((city) => !leadsTo(city, city.name[language]));
      expect(lost.map((city) => fullNameOf(city, language)).length / largest.length).toBeLessThan(0.01);
    },
  );

  it('that nobody covers is named, with the nearest destinations on the map', () => {
    expect(resolve('Toledo, Ohio')).toMatchObject({ kind: 'unknown' });
    const lyon = resolve('Lyon');
    expect(lyon).toMatchObject({ kind: 'unknown', city: { name: { en: 'Lyon' }, country: 'FR' } });
    expect(resolve('Santiago, Chile')).toMatchObject({ kind: 'unknown', city: { country: 'CL' } });
  });

  it('near a destination is said to be near it', () => {
    expect(resolve('Getafe')).toMatchObject({ kind: 'near', nearest: [{ id: 'madrid' }, {}, {}] });
    expect(resolve('Badalona')).toMatchObject({ kind: 'near', nearest: [{ id: 'barcelona' }, {}, {}] });
    expect(resolve('Yokohama')).toMatchObject({ kind: 'near', nearest: [{ id: 'tokyo' }, {}, {}] });
  });

  it('is a choice where several are called so', () => {
    const birmingham = resolve('Birmingham');
    expect(birmingham.kind).toBe('ambiguous');
    expect(birmingham.kind === 'ambiguous' && birmingham.cities.map(({ country }) => country)).toEqual(['GB', 'US']);
    expect(resolve('Birmingham, UK')).toMatchObject({ kind: 'unknown', city: { country: 'GB' } });
  });

  it('is no typo of a destination', () => {
    for (const name of ['Chiang Rai', 'Panama', 'Quito', 'Varna', 'Palencia', 'Nantes', 'Perth', 'Viena']) {
      const resolution = resolve(name);
      const id = resolution.kind === 'found' ? resolution.destination.id : null;
      expect(id, name).toBe(name === 'Viena' ? 'vienna' : null);
    }
  });
});

describe('suggestions', () => {
  it.each([
    ['ro', 'rome'],
    ['MADR', 'madrid'],
    ['córd', 'cordoba'],
    ['cord', 'cordoba'],
    ['lond', 'london'],
    ['Londr', 'london'],
    ['nueva y', 'new-york'],
    ['mardid', 'madrid'],
    ['barcelon', 'barcelona'],
    ['bracelona', 'barcelona'],
    ['sebas', 'san-sebastian'],
  ])('for %j begin with or contain %s', (text, id) => {
    expect(suggest(text)).toContain(id);
  });

  it('name cities that are not covered too, and the covered ones once', () => {
    expect(suggest('lyo')).toContain('Lyon FR');
    const london = suggest('london');
    expect(london.filter((line) => line === 'london' || line === 'London GB')).toEqual(['london']);
  });

  it('are destinations of a country by its name', () => {
    expect(suggest('portu')).toEqual(expect.arrayContaining(['lisbon', 'porto']));
  });

  it.each(['', '   ', '!!', 'zzzzzzzz', '🌊'])('for %j are none', (text) => {
    expect(suggest(text)).toEqual([]);
  });

  it('are at most eight', () => {
    expect(suggest('s').length).toBeLessThanOrEqual(8);
  });
});
