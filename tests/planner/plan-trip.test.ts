import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import { hashText } from '#domain/random.ts';
import { addDays, monthOf } from '#domain/trip/dates.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import { type Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { planChecked } from '#planner/attempt.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { CHECKER_VERSION, checkTrip } from '#planner/check/check.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';
import { clock, endOf, must, placeOf } from './plans.ts';

const { destinations } = loadCatalogue();
const tripId = '00000000-0000-4000-8000-000000000001';

interface Wish extends Partial<TripRequest> {
  readonly language?: Language;
  readonly seed?: number;
  readonly id?: string;
}

function plan({ language = 'en', seed, id = tripId, ...request }: Wish = {}, destination = aDestination()): Trip {
  const result = planTrip({
    tripId: id,
    request: aTripRequest(request),
    destination,
    catalogueVersion: 'of the test',
    language,
    ...(seed === undefined ? {} : { seed }),
  });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

const days = (count: number, start = '2027-03-15') => ({ start, end: addDays(start, count - 1) });
const activities = (trip: Trip): Activity[] => trip.days.flatMap((day) => day.activities);
const placeIds = (trip: Trip) =>
  activities(trip)
    .filter(({ kind }) => kind === 'place')
    .map(({ placeId }) => placeId);
const withoutId = (trip: Trip) => JSON.stringify({ ...trip, id: null });

describe('a plan', () => {
  it('is the same for the same wish, to the byte', () => {
    expect(JSON.stringify(plan({ dates: days(5) }))).toBe(JSON.stringify(plan({ dates: days(5) })));
  });

  it('takes nothing but its own id from the id it is given', () => {
    const other = plan({ id: '00000000-0000-4000-8000-000000000002' });
    expect(other.id).not.toBe(tripId);
    expect(withoutId(other)).toBe(withoutId(plan()));
  });

  it('can be made again from the seed it was stored with', () => {
    const trip = plan({ preferences: 'relaxed' });
    expect(trip.provenance).toMatchObject({ catalogueVersion: 'of the test', checkerVersion: CHECKER_VERSION });
    expect(plan({ preferences: 'relaxed', seed: must(trip.provenance).seed })).toEqual(trip);
  });

  it('is good for any seed, and not always the same', () => {
    const seeds = [0, 1, 2, 41, 2 ** 31, 2 ** 32 - 1];
    const trips = seeds.map((seed) => plan({ seed }));
    expect(trips.map((trip) => checkTrip(trip, { destination: aDestination() }))).toEqual(seeds.map(() => []));
    expect(new Set(trips.map((trip) => JSON.stringify(placeIds(trip)))).size).toBeGreaterThan(1);
  });

  it('has ids of its own for the days that it adds to a shorter one', () => {
    const input = (count: number) => {
      const request = aTripRequest({ dates: days(count) });
      return { tripId, request, destination: aDestination(), catalogueVersion: 'of the test', language: 'en' as const };
    };
    const longer = (count: number, prolongs?: Trip): Trip => {
      const made = planChecked(input(count), prolongs && { prolongs, quiet: true });
      if (made.kind === 'impossible') throw new Error(JSON.stringify(made.violations));
      return made.trip;
    };
    const ids = activities(longer(4, longer(3, longer(2)))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('carries what was asked for', () => {
    const wish = aTripRequest({ preferences: 'Nothing in particular', budget: null, categories: ['art', 'nature'] });
    expect(plan(wish)).toMatchObject({
      id: tripId,
      destination: 'Rome',
      destinationId: 'rome',
      dates: wish.dates,
      travellers: wish.travellers,
      categories: wish.categories,
      preferences: wish.preferences,
      budget: null,
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has %i days when it is asked for them', (count) => {
    const trip = plan({ dates: days(count) });
    expect(trip.days.map((day) => day.day)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(checkTrip(trip, { destination: aDestination() })).toEqual([]);
  });

  it('is made of the catalogue, with its points and prices (H8, H10)', () => {
    const destination = aDestination('london');
    const trip = plan({ dates: days(4) }, destination);
    const amount = (adult: number | null, child: number | null) =>
      adult === null || child === null ? { kind: 'unknown' } : { kind: 'amount', adult, child };
    for (const activity of activities(trip)) {
      const { latitude, longitude, price } = placeOf(activity, destination);
      expect(activity).toMatchObject({ latitude, longitude });
      if (activity.kind !== 'place') continue;
      expect(activity.cost).toEqual(
        price.kind === 'variable' ? { kind: 'variable' } : amount(price.adult, price.child),
      );
    }
  });

  it('says of the weather that it is the season, from the climate of the month', () => {
    const destination = aDestination('new-york');
    const trip = plan({ dates: days(3, '2027-01-30') }, destination);
    const highs = trip.days.map((_, i) =>
      Math.round(must(destination.climate?.[monthOf(addDays('2027-01-30', i))]).high),
    );
    expect(trip.days.map(({ weather }) => [weather?.source, weather?.temperature])).toEqual(
      highs.map((high) => ['season', high]),
    );
  });

  it('asks to verify the hours that nobody knows', () => {
    const destination = aDestination('santander');
    const trip = plan({ dates: days(8), categories: ['nature', 'beach'] }, destination);
    const visited = activities(trip).filter(({ kind }) => kind === 'place');
    expect(visited.map(({ verify }) => verify.includes('hours'))).toEqual(
      visited.map((activity) => placeOf(activity, destination).hours === null),
    );
  });
});

/** Three very different long trips. */
const longWishes: readonly Wish[] = [
  { dates: days(8, '2027-12-22'), preferences: 'packed', language: 'es', budget: 'economic' },
  {
    dates: days(8, '2027-07-01'),
    travellers: { adults: 2, children: 3 },
    categories: ['beach', 'family', 'wellness'],
  },
  { dates: days(8), preferences: 'relaxed', budget: 'luxury', categories: [] },
];

/** One of them by turns, so that all are made often and the tests stay quick as the catalogue grows. */
function oneOf(wishes: readonly Wish[], id: string): readonly Wish[] {
  return wishes.filter((_, i) => i === hashText(id) % wishes.length);
}

/** Every fourth one at most. All of them are planned, eight days too, by `npm run sim -- plans`. */
const looked = inTurn(
  destinations.filter((_, i) => i % 4 === 0),
  5,
);

describe.each(looked)('eight days in $name.en', (destination) => {
  const made = new Map<Wish, Trip>();
  const planOnce = (wish: Wish): Trip => {
    const trip = made.get(wish) ?? plan(wish, destination);
    made.set(wish, trip);
    return trip;
  };
  const wishes = oneOf(longWishes, destination.id);

  it.each(wishes)('are good for %j', (wish) => {
    const trip = planOnce(wish);
    expect(checkTrip(trip, { destination })).toEqual([]);
    expect(tripSchema.parse(trip)).toEqual(trip);
    const ids = [trip, ...trip.luggage, ...trip.days, ...activities(trip)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(wishes)('come with lists of a readable length for %j (H19)', (wish) => {
    const trip = planOnce(wish);
    const labels = trip.luggage.map(({ label }) => label);
    const lists: readonly [lines: readonly string[], least: number, most: number][] = [
      [labels, 8, 25],
      [trip.recommendations, 3, 10],
      [trip.accommodation, 1, 5],
    ];
    for (const [lines, least, most] of lists) {
      expect(lines.length).toBeGreaterThanOrEqual(least);
      expect(lines.length).toBeLessThanOrEqual(most);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.filter((line) => line.trim() === '' || line.length > 160)).toEqual([]);
    }
    expect(trip.luggage.some(({ packed }) => packed)).toBe(false);
  });
});

describe('a plan over Christmas', () => {
  it.each(['rome', 'london', 'madrid', 'paris'])('visits nothing in %s that is shut on the 25th', (id) => {
    const destination = aDestination(id);
    const trip = plan({ dates: days(4, '2027-12-23') }, destination);
    const shut = trip.days.map(({ day, activities: visited }) => {
      const date = addDays('2027-12-23', day - 1).slice(5);
      return visited.filter(
        (activity) => activity.kind === 'place' && placeOf(activity, destination).closures.includes(date),
      );
    });
    expect(shut).toEqual([[], [], [], []]);
    expect(destination.places.some(({ closures }) => closures.includes('12-25'))).toBe(true);
  });
});

describe('preferences', () => {
  it.each<[string, Language, string]>([
    ['Please include the Pantheon', 'en', 'pantheon'],
    ['Quiero ver el Panteón', 'es', 'pantheon'],
    ['the Mouth of Truth', 'en', 'mouth-of-truth'],
    ['Bioparco Zoo', 'en', 'bioparco'],
    ['Barrio Coppedè', 'es', 'coppede'],
    ['we must eat at Da Enzo al 29', 'en', 'da-enzo'],
  ])('that name a place bring it into the plan: %s', (preferences, language, id) => {
    expect(placeIds(plan({ preferences, language }))).toContain(id);
  });

  it.each([['barcelona', 'Gran Teatre del Liceu']])(
    'for one long visit leave a plan that passes, in %s for %s',
    (id, name) => {
      const destination = aDestination(id);
      const wish = {
        dates: days(3, '2027-03-16'),
        preferences: `We must go to ${name}.`,
        categories: ['history'] as const,
      };
      const trip = plan({ ...wish, categories: [...wish.categories] }, destination);
      expect(activities(trip).map((activity) => activity.name)).toContain(name);
    },
  );

  it.each<[string, Language]>([
    ['no museums', 'en'],
    ['Sin museos', 'es'],
  ])('with %j leave out museums and galleries', (preferences, language) => {
    const destination = aDestination('paris');
    const wish = { dates: days(5), categories: ['art', 'history'] } as const;
    const art = (trip: Trip) =>
      activities(trip).filter((activity) => {
        const { name, kind } = placeOf(activity, destination);
        return (
          activity.kind === 'place' && kind !== 'food' && /mus[eé]|louvre|orangerie|pompidou|gallery/i.test(name.en)
        );
      });
    expect(art(plan({ ...wish, categories: [...wish.categories] }, destination)).length).toBeGreaterThan(0);
    expect(art(plan({ ...wish, categories: [...wish.categories], preferences, language }, destination))).toEqual([]);
  });

  it('against nightlife leave it out, except to eat', () => {
    const destination = aDestination('barcelona');
    const nights = (preferences: string) =>
      activities(plan({ preferences, dates: days(4), categories: ['nightlife'] }, destination)).filter((activity) => {
        const { kind, tags } = placeOf(activity, destination);
        // The category also holds operas and fountains, which the wish does not mean.
        return kind !== 'food' && hasTag(tags, 'nightlife');
      });
    expect(nights('').length).toBeGreaterThan(0);
    expect(nights('no nightlife')).toEqual([]);
  });

  it('set the pace: relaxed days are shorter than packed ones', () => {
    const busy = (preferences: string) => activities(plan({ preferences, dates: days(4) })).length;
    expect(busy('relaxed')).toBeLessThan(busy('packed'));
  });
});

describe('a plan with children', () => {
  it.each(['rome', 'madrid', 'kyoto', 'new-york'])(
    'ends by 21:30 in %s and leaves out what does not suit them',
    (id) => {
      const destination = aDestination(id);
      const trip = plan(
        { dates: days(4), travellers: { adults: 2, children: 2 }, categories: ['nightlife', 'food'] },
        destination,
      );
      expect(activities(trip).filter((activity) => endOf(activity) > clock(21, 30))).toEqual([]);
      const unsuitable = activities(trip).filter(
        (activity) => placeOf(activity, destination).children === 'unsuitable',
      );
      expect(unsuitable.filter(({ kind }) => kind === 'place')).toEqual([]);
    },
  );

  it('packs for them', () => {
    const labels = (children: number) =>
      plan({ travellers: { adults: 2, children } }).luggage.map(({ label }) => label);
    expect(labels(1)).toContain('Snacks and a favourite toy');
    expect(labels(0)).not.toContain('Snacks and a favourite toy');
  });
});

describe('tables', () => {
  /** What an adult usually pays for a meal at price index 100, in cents, by budget. */
  const usual = { economic: 1200, moderate: 2600, luxury: 7000 } as const;

  it.each(['rome', 'london', 'kyoto', 'new-york'])(
    'in %s cost at most 2.2 times the usual meal of the budget',
    (id) => {
      const destination: CompiledDestination = aDestination(id);
      for (const budget of ['economic', 'moderate'] as const) {
        const dearest = (2.2 * usual[budget] * destination.priceIndex) / 100;
        const tables = activities(plan({ budget, dates: days(6) }, destination)).filter(
          ({ kind, meal }) => kind === 'place' && meal !== null,
        );
        expect(tables.length).toBeGreaterThan(0);
        expect(tables.filter((table) => (placeOf(table, destination).price.adult ?? 0) > dearest)).toEqual([]);
      }
    },
  );

  it('serve the meal they are chosen for', () => {
    const destination = aDestination('madrid');
    const tables = activities(plan({ dates: days(8) }, destination)).filter(
      ({ kind, meal }) => kind === 'place' && meal,
    );
    expect(tables.filter((table) => !placeOf(table, destination).meals?.includes(must(mealOf(table))))).toEqual([]);
  });
});

describe.each(['rome', 'kyoto', 'santander'])('a plan for %s in two languages (H20)', (id) => {
  const destination = aDestination(id);
  const wish: Wish = {
    dates: days(5),
    seed: 5,
    travellers: { adults: 2, children: 1 },
    categories: ['history', 'nature'],
  };
  const english = plan({ ...wish, language: 'en' }, destination);
  const spanish = plan({ ...wish, language: 'es' }, destination);

  it('is the same plan', () => {
    const bones = (trip: Trip) =>
      trip.days.map((day) => [
        day.id,
        day.weather,
        day.activities.map(({ id: own, placeId, start, duration }) => [own, placeId, start, duration]),
      ]);
    expect(bones(spanish)).toEqual(bones(english));
  });

  it('has no sentence of the other language', () => {
    const sentences = (trip: Trip) => [
      trip.summary,
      ...trip.importantInfo,
      ...trip.recommendations,
      ...trip.luggage.map(({ label }) => label),
      ...trip.accommodation,
      ...trip.days.map((day) => day.summary),
      ...activities(trip).flatMap(({ activity, description }) => [activity, description]),
    ];
    const inEnglish = new Set(sentences(english));
    expect(sentences(spanish)).toHaveLength(sentences(english).length);
    expect(sentences(spanish).filter((sentence) => inEnglish.has(sentence))).toEqual([]);
  });

  it('has summaries in the words of its language', () => {
    const written = /\b(stops|day|days|from|around|with|and|for|interests|Lunch|Dinner|near|Visit|Stroll)\b/;
    const escrito = /\b(y|e|paradas|parada|día|días|desde|hasta|torno|para|intereses|Comida|Cena|cerca|Visita|Paseo)\b/;
    const summaries = (trip: Trip) => [trip.summary, ...trip.days.map((day) => day.summary)];
    expect(summaries(english).filter((summary) => !written.test(summary))).toEqual([]);
    expect(
      summaries(english).filter((summary) => /\b(paradas|días|desde|hasta|torno|intereses)\b/.test(summary)),
    ).toEqual([]);
    expect(summaries(spanish).filter((summary) => !escrito.test(summary))).toEqual([]);
    expect(summaries(spanish).filter((summary) => /\b(stops|days|from|around|interests|time)\b/.test(summary))).toEqual(
      [],
    );
  });

  it.each([
    ['en', english],
    ['es', spanish],
  ] as const)('names every place in %s', (language, trip) => {
    const visited = activities(trip).filter(({ kind }) => kind === 'place');
    expect(visited.map(({ name }) => name)).toEqual(visited.map((visit) => placeOf(visit, destination).name[language]));
    const generic = activities(trip).filter(({ kind }) => kind !== 'place');
    expect(generic.filter((stop) => !stop.name.includes(placeOf(stop, destination).name[language]))).toEqual([]);
    expect(trip.destination).toBe(destination.name[language]);
  });
});

describe('texts of a plan', () => {
  it('carry no markup, no addresses and no invisible characters (H21)', () => {
    const json = looked.map((destination) =>
      JSON.stringify(plan({ preferences: '<b>hi</b> https://x.y' }, destination)),
    );
    const own = json.map((text) => text.replace(JSON.stringify('<b>hi</b> https://x.y'), ''));
    expect(own.filter((text) => /<[a-z/]|https?:|\\u00|[\u200b-\u200f\u2060\ufeff]/i.test(text))).toEqual([]);
    expect(own.filter((text) => /undefined|null near|NaN|\[object/.test(text))).toEqual([]);
  });

  it('count days and people in the singular where there is one', () => {
    const alone = { dates: days(1), travellers: { adults: 1, children: 1 } };
    expect(plan(alone).summary).toMatch(/^1 day in Rome for 1 adult and 1 child: /);
    expect(plan({ ...alone, language: 'es' }).summary).toMatch(/^1 día en Roma para 1 adulto y 1 niño: /);
    expect(plan({ dates: days(2), travellers: { adults: 3, children: 2 } }).summary).toMatch(
      /^2 days in Rome for 3 adults and 2 children: /,
    );
  });
});
