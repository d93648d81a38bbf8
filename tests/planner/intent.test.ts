import { describe, expect, it } from 'vitest';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { readIntent } from '#planner/intent/intent.ts';
import type { Wish } from '#planner/intent/wish.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { phrases } from './phrases.ts';

const { compiled: places } = aDestination();
const read = (preferences: string, change: Partial<TripRequest> = {}) =>
  readIntent(aTripRequest({ preferences, ...change }), places);

describe('the pace', () => {
  it.each([
    ['', 'normal'],
    ['We like history and good food', 'normal'],
    ['A relaxed trip', 'relaxed'],
    ['RELAXING, please', 'relaxed'],
    ['Sin prisas', 'relaxed'],
    ['Un viaje tranquilo', 'relaxed'],
    ['As much as possible!', 'packed'],
    ['a packed weekend', 'packed'],
    ['Queremos ir a tope', 'packed'],
    ['Todo lo posible', 'packed'],
  ])('asked for with %j is %s', (preferences, pace) => {
    expect(read(preferences).pace).toBe(pace);
  });

  it.each(['Not too busy, please', 'nada intenso, por favor', 'no packed days'])(
    'is not packed for %j',
    (preferences) => {
      expect(read(preferences).pace).not.toBe('packed');
    },
  );
});

const refusedThemes = (preferences: string) =>
  read(preferences).wishes.flatMap((wish) => (wish.kind === 'refused-theme' ? [wish.theme.id] : []));

describe('what is refused', () => {
  it.each([
    ['no nightlife', 'nightlife'],
    ['We do not like bars', 'nightlife'],
    ['Nada de discotecas', 'nightlife'],
    ['avoid shopping', 'shopping'],
    ['sin compras', 'shopping'],
    ['no quiero playa', 'beach'],
    ['we hate sports', 'sports'],
    ['evitar los deportes', 'sports'],
  ])('in %j is %s', (preferences, category) => {
    expect(refusedThemes(preferences)).toEqual([category]);
  });

  it.each(['', 'nightlife and shopping', 'Nos gusta la playa', 'lots of sports'])('in %j is nothing', (preferences) => {
    expect(refusedThemes(preferences)).toEqual([]);
  });

  it.each([
    'no museums',
    'We don’t want museums, no museum at all',
    'sin museos',
    'Nada de museos',
    'avoid art galleries',
  ])('in %j are the museums', (preferences) => {
    expect(refusedThemes(preferences)).toContain('museums');
  });

  it.each(['museums', 'Nos encantan los museos', 'We love museums, no bars'])(
    'in %j are not the museums',
    (preferences) => {
      expect(refusedThemes(preferences)).not.toContain('museums');
    },
  );

  it.each(['Sin prisas, museos y tapas', 'No rush, museums and good food', 'Vamos sin niños. Museos sobre todo'])(
    'ends with the phrase: %j asks for museums',
    (preferences) => {
      expect(refusedThemes(preferences)).not.toContain('museums');
    },
  );

  it('ends with the phrase: "sin prisas, playa" asks for the beach', () => {
    expect(refusedThemes('Sin prisas, playa y sol')).toEqual([]);
  });
});

describe('what must be seen', () => {
  it.each([
    ['the Pantheon', 'pantheon'],
    ['el Panteón, por favor', 'pantheon'],
    ['EL PANTEON', 'pantheon'],
    ['trevi fountain!', 'trevi-fountain'],
    ['la Fontana de Trevi', 'trevi-fountain'],
    ['Coliseo', 'colosseum'],
    ["Castel Sant'Angelo", 'castel-sant-angelo'],
  ])('in %j is %s', (preferences, id) => {
    expect([...read(preferences).mustSee]).toEqual([id]);
  });

  it('is everything that is named', () => {
    expect([...read('Piazza Navona y el Coliseo').mustSee].sort()).toEqual(['colosseum', 'piazza-navona']);
  });

  it.each(['', 'something old', 'the sea'])('in %j is nothing', (preferences) => {
    expect(read(preferences).mustSee.size).toBe(0);
  });

  it.each(['We love aromatic coffee', 'con aromaterapia', 'the Montinari family comes along'])(
    'is named by whole words: %j names nothing',
    (preferences) => {
      expect([...read(preferences).mustSee]).toEqual([]);
    },
  );

  it.each(['Skip the Colosseum', 'sin el Coliseo', 'Not the Colosseum again', 'Nada de Coliseo'])(
    'is not what %j refuses',
    (preferences) => {
      expect([...read(preferences).mustSee]).toEqual([]);
    },
  );

  it.each([
    "Don't miss the Colosseum",
    'We do not want to miss the Colosseum',
    'No queremos perdernos el Coliseo',
    'No te olvides del Coliseo',
    'We have never seen the Colosseum',
    'Nunca hemos visto el Coliseo',
    'Not without the Colosseum',
  ])('is what %j asks for, for all its negatives', (preferences) => {
    expect([...read(preferences).mustSee]).toEqual(['colosseum']);
  });

  it.each([
    ['barcelona', 'La Pedrera (Casa Milà), please', 'la-pedrera'],
    ['barcelona', 'Queremos ver La Pedrera', 'la-pedrera'],
    ['new-york', 'Museum of Modern Art (MoMA)', 'moma'],
    ['new-york', 'The Museum of Modern Art.', 'moma'],
    ['london', 'Dinner at St. JOHN Smithfield', 'st-john-smithfield'],
  ])('in %s is found with or without what stands in brackets: %s', (id, preferences, place) => {
    expect([...readIntent(aTripRequest({ preferences }), aDestination(id).compiled).mustSee]).toContain(place);
  });
});

describe('an intent', () => {
  it('is moderate without a budget and likes the chosen categories', () => {
    const intent = read('', { budget: null, categories: ['art', 'nature'] });
    expect(intent.budget).toBe('moderate');
    expect([...intent.liked]).toEqual(['art', 'nature']);
  });

  it('knows of children from the travellers, not from the text', () => {
    expect(read('with children').withChildren).toBe(false);
    expect(read('', { travellers: { adults: 1, children: 1 } }).withChildren).toBe(true);
  });
});

/** One word for each wish, as in `phrases`. */
function heard(wish: Wish): string {
  switch (wish.kind) {
    case 'must-see':
      return `must ${wish.placeId}`;
    case 'refused-place':
      return `never ${wish.placeId}`;
    case 'theme':
      return `theme ${wish.theme.id}`;
    case 'refused-theme':
      return `not ${wish.theme.id}`;
    case 'need':
      return `need ${wish.need}`;
    case 'diet':
      return `diet ${wish.diet}`;
    case 'pace':
      return `pace ${wish.pace}`;
    default:
      return wish.kind;
  }
}

describe.each(['en', 'es'] as const)('in %s', (language) => {
  it('there are at least sixty tested phrases', () => {
    expect(phrases[language].length).toBeGreaterThanOrEqual(60);
  });

  it.each(phrases[language])('%j says %j', (preferences, expected) => {
    expect([...new Set(read(preferences).wishes.map(heard))].sort()).toEqual(expected);
  });

  it('a phrase means the same in any case and among others', () => {
    for (const [preferences, expected] of phrases[language]) {
      const all = new Set(read(`Hola. ${preferences.toUpperCase()}! Bye`).wishes.map(heard));
      expect([...all].sort(), preferences).toEqual(expected);
    }
  });
});

it('a quote points to the words that were typed', () => {
  const preferences = 'We come with friends; No museums,  slow mornings.';
  const quotes = read(preferences).wishes.map(({ quote }) => preferences.slice(quote.from, quote.to));
  expect(quotes).toEqual(['We come with friends', 'No museums', 'slow mornings']);
});

it.each(['we land at 14:30', 'at most 1,50 euros', 'tickets for 9.15'])(
  'what is written with figures is one quote: %s (15.10)',
  (preferences) => {
    const quotes = read(preferences).wishes.map(({ quote }) => preferences.slice(quote.from, quote.to));
    expect(quotes).toEqual([preferences]);
  },
);
