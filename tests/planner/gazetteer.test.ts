import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import type { City } from '#planner/resolve/gazetteer.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import { suggestDestinations } from '#planner/resolve/suggest.ts';
import { isTypo, typosOf } from '#planner/resolve/typo.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { fullNameOf } from '#server/catalogue/city-names.ts';
import { inTurn } from '../support/turn.ts';

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
  return resolution.kind !== 'region' && resolution.city === city;
}

const looked = inTurn(gazetteer.cities, 11);

describe('a town', () => {
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
    expect(resolve('Yangon')).toMatchObject({ kind: 'unknown', city: { name: { en: 'Yangon' }, country: 'MM' } });
    expect(resolve('Concepción, Chile')).toMatchObject({ kind: 'unknown', city: { country: 'CL' } });
  });

  it.each([
    ['Yangon', []],
    ['Borobudur', ['yogyakarta']],
    ['Fuerteventura, Spain', ['lanzarote']],
    ['Mykonos', ['santorini', 'athens']],
    ['Ronda', ['malaga']],
  ])('offers beside %s what is near, or nothing', (name, ids) => {
    const resolution = resolve(name);
    const nearest = resolution.kind === 'found' ? [] : resolution.nearest.map(({ id }) => id);
    expect(nearest.slice(0, ids.length || 1)).toEqual(ids.filter((id) => destinations.some((own) => own.id === id)));
  });

  it.each(['Positano Italy', 'Positano, Italy', 'Positano (Italia)', 'positano italia'])(
    'is understood in %j',
    (text) => {
      expect(resolve(text)).toMatchObject({ kind: 'near', city: { name: { en: 'Positano' } } });
    },
  );

  it('near a destination is said to be near it', () => {
    for (const [name, id] of [
      ['Getafe', 'madrid'],
      ['Badalona', 'barcelona'],
      ['Yokohama', 'tokyo'],
    ] as const) {
      const resolution = resolve(name);
      expect(resolution.kind === 'near' && resolution.nearest[0]?.id, name).toBe(id);
    }
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

describe('a region or a country', () => {
  const within = (text: string) => {
    const resolution = resolve(text);
    return resolution.kind === 'region' ? resolution.nearest.map(({ id }) => id) : resolution.kind;
  };

  it.each([
    ['Tuscany', ['florence']],
    ['la Toscana', ['florence']],
    ['Andalusia', ['cadiz', 'cordoba', 'granada', 'malaga', 'sevilla']],
    ['a road trip through Andalusia', ['cadiz', 'cordoba', 'granada', 'malaga', 'sevilla']],
    ['Japón', ['fukuoka', 'hiroshima', 'kyoto', 'osaka', 'tokyo']],
    ['Iceland', ['reykjavik']],
    ['Costa Brava', ['girona']],
    ['Scotland', ['edinburgh']],
    ['Campania, Italy', ['naples']],
  ])('%s is a choice of what lies within', (text, ids) => {
    const found = within(text);
    expect(Array.isArray(found) ? [...found].sort() : found).toEqual(ids);
  });

  it.each(['Patagonia', 'Mongolia', 'Costa Rica', 'Lapland'])('without a destination is no other one: %s', (text) => {
    expect(resolve(text)).toMatchObject({ kind: 'unknown', nearest: [] });
  });

  it('without one of its own has those beside it', () => {
    const beside = resolve('Costa Dorada');
    expect(beside).toMatchObject({ kind: 'unknown' });
    expect(beside.kind === 'unknown' && beside.nearest[0]?.id).toBe('barcelona');
  });

  it('is looked for after destinations and before towns', () => {
    expect(resolve('Riviera francesa')).toMatchObject({ kind: 'found', destination: { id: 'nice' } });
    expect(resolve('La Rioja')).toMatchObject({ kind: 'unknown', city: null });
    expect(resolve('La Rioja, Argentina')).toMatchObject({ city: { country: 'AR' } });
  });

  it('lies on the map where it should: its country is that of the destinations within', () => {
    const abroad = gazetteer.regions.flatMap((region) => {
      const inside = destinations.filter((own) => distanceM(own, region) < region.kilometres * 300);
      return inside.filter(({ country }) => country !== region.country).map(({ id }) => `${region.name.en}: ${id}`);
    });
    expect(abroad).toEqual([]);
  });

  it('has a name of its own', () => {
    const names = gazetteer.regions.flatMap((region) => region.spellings);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

describe('several destinations at once', () => {
  it('are offered one by one: journeys are not planned', () => {
    expect(resolve('Barcelona and Rome')).toMatchObject({
      kind: 'unknown',
      nearest: [{ id: 'barcelona' }, { id: 'rome' }],
    });
  });
});

describe('the index of names', () => {
  const { cities, index } = gazetteer;
  const naive = (typed: string, spelling: string) =>
    spelling === typed ? 0 : spelling.startsWith(typed) ? 1 : spelling.includes(` ${typed}`) ? 2 : 9;

  it.each(['s', 'sa', 'san', 'san ', 'san j', 'york', 'new york', 'zzz', 'ñ'])(
    'finds what a look at all finds: %j',
    (typed) => {
      const all = cities.map((city) => [city, Math.min(...city.spellings.map((name) => naive(typed, name)))] as const);
      const expected = new Map(all.filter(([, rank]) => rank < 9));
      const found = index.find(typed);
      expect(found.size).toBe(expected.size);
      expect([...expected].filter(([city, rank]) => found.get(city) !== rank)).toEqual([]);
    },
  );

  it('knows every typo there is', () => {
    const typos = typosOf('rome');
    const texts = ['rom', 'roem', 'romew', 'orme', 'ro me', 'rme', 'rame', 'rome', 'rmoee', 'ome'];
    expect(texts.filter((text) => typos.has(text))).toEqual(texts.filter((text) => isTypo('rome', text)));
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
    expect(suggest('yango')).toContain('Yangon MM');
    const london = suggest('london');
    expect(london.filter((line) => line === 'london' || line === 'London GB')).toEqual(['london']);
  });

  it('are destinations of a country by its name', () => {
    expect(suggest('portu')).toEqual(expect.arrayContaining(['lisbon', 'porto']));
  });

  it('are destinations of a region by its name, after those that are called so', () => {
    expect(suggest('tusc')[0]).toBe('florence');
    expect(suggest('andal')).toEqual(expect.arrayContaining(['sevilla', 'granada']));
    expect(suggest('valen')[0]).toBe('valencia');
  });

  it('are small towns too where people travel to them', () => {
    expect(suggest('posit')).toContain('Positano IT');
    expect(suggest('hallst')).toContain('Hallstatt AT');
    expect(suggest('santillana')).toContain('Santillana del Mar ES');
  });

  it.each(['', '   ', '!!', 'zzzzzzzz', '🌊'])('for %j are none', (text) => {
    expect(suggest(text)).toEqual([]);
  });

  it('are at most eight', () => {
    expect(suggest('s').length).toBeLessThanOrEqual(8);
  });
});
