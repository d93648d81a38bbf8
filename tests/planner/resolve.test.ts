import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Destination } from '#domain/place/destination.ts';
import { editDistance } from '#planner/resolve/edit-distance.ts';
import { normaliseName } from '#planner/resolve/normalise.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

const { destinations, gazetteer } = loadCatalogue();

/** The id of what was found, or null. */
function found(text: string): string | null {
  const resolution = resolveDestination(text, destinations, gazetteer);
  return resolution.kind === 'found' ? resolution.destination.id : null;
}

/** The spellings that do not lead to their own destination. */
function lost(spell: (destination: Destination) => readonly string[]): string[] {
  return destinations.flatMap((destination) => spell(destination).filter((text) => found(text) !== destination.id));
}

const names = ({ name, aliases }: Destination) => [name.en, name.es, ...aliases];

describe('a destination is found', () => {
  it('by every name and alias, in both languages', () => {
    expect(lost(names)).toEqual([]);
  });

  it('by no alias of two destinations', () => {
    const all = destinations.flatMap((destination) => [...new Set(names(destination).map(normaliseName))]);
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  });

  it('in any case, without accents, with spaces and signs around', () => {
    expect(lost((destination) => names(destination).map((name) => name.toUpperCase()))).toEqual([]);
    expect(lost((destination) => names(destination).map((name) => name.toLowerCase()))).toEqual([]);
    expect(lost((destination) => names(destination).map((name) => `  ${name.replaceAll(' ', '  ')}! `))).toEqual([]);
    expect(['PARÍS', 'paris', 'París', 'Pari\u0301s'].map(found)).toEqual(['paris', 'paris', 'paris', 'paris']);
  });

  it('with its country after a comma or in brackets, in both languages', () => {
    const withCountry = ({ name, countryName, country }: Destination) => [
      `${name.en}, ${countryName.en}`,
      `${name.es}, ${countryName.es}`,
      `${name.es} (${countryName.es})`,
      `${name.en} (${country})`,
      `${name.en},${countryName.es}`,
    ];
    expect(lost((destination) => (destination.name.en.includes('(') ? [] : withCountry(destination)))).toEqual([]);
    expect(['Rome, Italy', 'Roma (Italia)', 'roma,italia'].map(found)).toEqual(['rome', 'rome', 'rome']);
  });

  it.each([
    ['London, UK', 'london'],
    ['London, England', 'london'],
    ['Londres, Inglaterra', 'london'],
    ['New York, USA', 'new-york'],
    ['Nueva York, EE. UU.', 'new-york'],
    ['Nueva York, EEUU', 'new-york'],
  ])('with its country as people call it: %s', (text, id) => {
    expect(found(text)).toBe(id);
  });

  it.each([
    ['Barcelna', 'barcelona'],
    ['Barcellona', 'barcelona'],
    ['Lodnon', 'london'],
    ['Londn', 'london'],
    ['Londond', 'london'],
    ['Madird', 'madrid'],
    ['Parsi', 'paris'],
    ['Kyotoo', 'kyoto'],
    ['Santnader', 'santander'],
    ['New Yrok', 'new-york'],
    ['Nueva Yok', 'new-york'],
    ['Buenos Aries', 'buenos-aires'],
    ['Lisobn, Portugal', 'lisbon'],
  ])('with one typo: %s', (text, id) => {
    expect(found(text)).toBe(id);
  });

  it.each(['Brcelna', 'Lodnno', 'Mdird', 'Santandre city'])('not with two: %s', (text) => {
    expect(found(text)).toBeNull();
  });
});

describe('another place is not taken for a typo', () => {
  it.each(['Lome', 'Rose', 'Como', 'Mali', 'Cuba', 'Vale'])('in a name as short as %s', (text) => {
    expect(found(text)).toBeNull();
  });

  it.each(['Romeo', 'Roman'])('next to a short name: %s', (text) => {
    expect(found(text)).toBeNull();
  });

  it.each(['Quito', 'Panama', 'Panamá', 'Varna', 'Paros', 'Chiang Rai'])('when it is one itself: %s', (text) => {
    expect(found(text)).toBeNull();
  });

  it.each(['Palencia', 'Grenada', 'Malacca'])('when it is another city with a name of its own: %s', (text) => {
    expect(found(text)).toBeNull();
  });

  it.each([
    'Paris, Texas',
    'London, Ontario',
    'Rome, Georgia',
    'Barcelona, Venezuela',
    'Santander, Colombia',
    'Lisbon (Ohio)',
  ])('when its country says otherwise: %s', (text) => {
    expect(found(text)).toBeNull();
  });

  const cities =
    'Tokyo Delhi Shanghai Cairo Beijing Mumbai Osaka Karachi Istanbul Kolkata Manila Lagos Lahore Shenzhen ' +
    'Moscow Chennai Bogotá Jakarta Lima Bangkok Seoul Nagoya Tehran Nanjing Luanda Toronto Dallas Singapore ' +
    'Sydney Riyadh Baghdad Miami Atlanta Houston Boston Chicago Detroit Phoenix Seattle Denver Havana Caracas ' +
    'Valencia Sevilla Málaga Bilbao Granada Córdoba Toledo Salamanca Girona Gijón Oviedo León Burgos Cádiz ' +
    'Murcia Alicante Cartagena Marbella Ibiza Mallorca Menorca Tenerife Lyon Marseille Nice Nantes Lille ' +
    'Toulouse Bordeaux Reims Tours Parma Pisa Milan Naples Turin Verona Venice Florence Bologna Genoa Bari ' +
    'Palermo Ravenna Rimini Berlin Hamburg Munich Cologne Bremen Leipzig Dresden Bonn Essen Vienna Salzburg ' +
    'Graz Linz Prague Brno Warsaw Krakow Gdansk Budapest Bucharest Sofia Plovdiv Belgrade Zagreb Athens Oslo ' +
    'Bergen Stockholm Malmö Copenhagen Helsinki Tallinn Riga Vilnius Kaunas Minsk Kyiv Kazan Ankara Izmir ' +
    'Bursa Adana Tbilisi Yerevan Baku Malta Manama Muscat Dubai Doha Amman Beirut Damascus Jerusalem Haifa ' +
    'Tunis Oran Rabat Casablanca Tangier Dakar Bamako Accra Abuja Nairobi Kampala Kigali Harare Maputo Durban ' +
    'Pretoria Managua Mérida Cancún Puebla Monterrey Santiago Mendoza Rosario Salta Montevideo Asunción Sucre ' +
    'Cusco Medellín Cali Brasília Recife Manaus Curitiba Londrina Lisburn Leeds Bristol Oxford Cambridge ' +
    'Dover Glasgow Edinburgh Dublin Cork Galway Porto Braga Coimbra Faro Barcelos Amsterdam Rotterdam Utrecht ' +
    'Brussels Bruges Ghent Zurich Geneva Basel Kobe Sapporo Fukuoka Nara Naha Hanoi Saigon Yangon Mandalay ' +
    'Phuket Pattaya Madras Medina Kandy Colombo Kathmandu Taipei Busan Perth Hobart Darwin Brisbane Auckland ' +
    'Suva Ljubljana Sarajevo Skopje Tirana Calabria Newark Newcastle Reno Kigoma Londonderry';

  it('nor is any of two hundred well-known cities that are not in the catalogue', () => {
    const others = cities.split(' ').filter((city) => !destinations.some((known) => names(known).includes(city)));
    expect(others.length).toBeGreaterThan(140);
    expect(others.filter((city) => found(city) !== null)).toEqual([]);
  });
});

describe('an unknown destination', () => {
  it('is one that may be a typo of two', () => {
    const [known] = destinations;
    if (!known) throw new Error('the catalogue is empty');
    const called = (name: string) => ({ ...known, id: name.toLowerCase(), name: { en: name, es: name }, aliases: [] });
    const pair = [called('Valmora'), called('Valmore')];
    expect(resolveDestination('Valmor', pair)).toMatchObject({
      kind: 'unknown',
      nearest: [{ id: 'valmora' }, { id: 'valmore' }],
    });
    expect(resolveDestination('Valmor', pair.slice(0, 1))).toMatchObject({ kind: 'found' });
  });

  it.each(['Narnia', 'Xyzzy', '', '  ', '!?', '(', 'a'.repeat(120)])(
    '%j leads to no other one: a wrong neighbour is worse than none',
    (text) => {
      expect(resolveDestination(text, destinations, gazetteer)).toMatchObject({ kind: 'unknown', nearest: [] });
    },
  );

  it('offers what reads alike', () => {
    const resolution = resolveDestination('Barcelonnna', destinations);
    expect(resolution).toMatchObject({ kind: 'unknown', nearest: [{ id: 'barcelona' }] });
  });

  it('offers the same whatever the order of the catalogue', () => {
    const offered = resolveDestination('Barcelonnna', destinations);
    expect(resolveDestination('Barcelonnna', destinations.toReversed())).toEqual(offered);
  });

  it('offers nothing when nothing is known', () => {
    expect(resolveDestination('Rome', [])).toEqual({ kind: 'unknown', city: null, nearest: [] });
  });
});

describe('a normalised name', () => {
  it.each([
    ['São Paulo!', 'sao paulo'],
    ['sao  paulo', 'sao paulo'],
    [' MÁLAGA ', 'malaga'],
    ['Kyōto', 'kyoto'],
    ["L'Hospitalet de l’Infant", 'l hospitalet de l infant'],
    ['Ｒｏｍａ', 'roma'],
    ['Saint-Jean–de—Luz', 'saint jean de luz'],
    ['ﬁreplace №5', 'fireplace no5'],
    ['東京', '東京'],
    ['—', ''],
  ])('of %j is %j', (name, normal) => {
    expect(normaliseName(name)).toBe(normal);
  });

  it('stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
        const once = normaliseName(name);
        expect(normaliseName(once)).toBe(once);
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });
});

/** Optimal string alignment as its definition has it, with no table. */
function naiveDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    naiveDistance(restA, b) + 1,
    naiveDistance(a, restB) + 1,
    naiveDistance(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    swapped ? naiveDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

describe('the edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  it.each([
    ['', '', 0],
    ['rome', 'rome', 0],
    ['', 'rome', 4],
    ['london', 'lodnon', 1],
    ['barcelona', 'barcelna', 1],
    ['paris', 'pariss', 1],
    ['kyoto', 'kioto', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it('is what its definition says', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(naiveDistance(a, b));
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });

  it('is no less than the difference in length and no more than the longer word', () => {
    const text = fc.string({ maxLength: 30 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(b, a)).toBe(distance);
        expect(distance === 0).toBe(a === b);
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });

  it('up to a limit is the same, and beyond it one more than the limit', () => {
    const words = ['', 'a', 'b', 'aa', 'ab', 'ba', 'bb', 'aaa', 'aba', 'abb', 'bab', 'bbb', 'abab', 'baab', 'bbbb'];
    for (const a of words) {
      for (const b of words) {
        const answers = [0, 1, 2, 3, 4].map((limit) => editDistance(a, b, limit));
        expect(answers).toEqual([0, 1, 2, 3, 4].map((limit) => Math.min(editDistance(a, b), limit + 1)));
      }
    }
  });
});
