import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { destinationSchema } from '#domain/place/destination.ts';
import { addDays } from '#domain/trip/dates.ts';
import { buildDestination, countsOf, TooFewSights } from '#open-data/build.ts';
import { type Element, readElements } from '#open-data/element.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { brokenRules } from '../planner/plans.ts';
import { osmTown, overpassAnswer } from '../support/osm-town.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';

const today = new Date('2027-03-01T12:00:00Z');

function townLike(id: string) {
  const { name, country, countryName, latitude, longitude, priceIndex } = aDestination(id);
  return { id: `open-${id}`, name, country, countryName, latitude, longitude, priceIndex, radiusKm: 8 };
}

function built(
  id: string,
  elements: readonly Element[] = osmTown(aDestination(id)),
  articles: ReadonlyMap<string, number> | null = null,
) {
  return buildDestination(townLike(id), { elements: readElements(overpassAnswer(elements)), articles, today });
}

const lyon = osmTown(aDestination('lyon'));
const village = [
  ...lyon.filter(({ tags }) => !tags['amenity'] && !tags['place']).slice(0, 4),
  ...lyon.filter(({ tags }) => tags['amenity'] === 'restaurant').slice(0, 2),
];

describe.each(['lyon', 'hanoi', 'reykjavik'])('%s from an open map', (id) => {
  const destination = built(id);

  it('has the form of the catalogue, and is the same each time', () => {
    expect(destinationSchema.parse(destination)).toEqual(destination);
    expect(built(id)).toEqual(destination);
    expect(built(id, osmTown(aDestination(id)).toReversed())).toEqual(destination);
  });

  it('claims nothing that the map does not say', () => {
    expect(destination.climate).toBeNull();
    expect(destination.sources).toEqual(['openstreetmap']);
    for (const place of destination.places) {
      expect([place.crowds, place.ages, place.walk, place.reserve, place.access]).toEqual(Array(5).fill(undefined));
      expect(place.price.adult === null || place.price.kind === 'free').toBe(true);
    }
  });

  it('is planned and replanned by the rules, and what is not confirmed is marked', () => {
    const compiled = compileDestination(destination);
    for (const [days, budget, preferences] of [
      [1, 'economic', ''],
      [3, 'moderate', 'museums, please'],
      [5, 'luxury', 'vegetarian'],
    ] as const) {
      const dates = { start: '2027-05-03', end: addDays('2027-05-03', days - 1) };
      const request = aTripRequest({ destination: id, dates, budget, preferences });
      const result = planTrip({
        tripId: randomUUID(),
        request,
        destination: compiled,
        catalogueVersion: 'x',
        language: 'es',
      });
      if (result.kind !== 'planned') throw new Error(JSON.stringify(result.violations));
      const { trip } = result;
      expect(brokenRules(trip, compiled)).toEqual([]);
      const stops = trip.days.flatMap(({ activities }) => activities);
      const unknown = stops.filter(
        (own) => own.kind === 'place' && compiled.byId.get(own.placeId ?? '')?.hours === null,
      );
      expect(unknown.filter(({ verify }) => !verify.includes('hours'))).toEqual([]);
      expect(trip.provenance?.sources).toEqual(['openstreetmap']);
      expect(trip.days.every(({ weather }) => weather === null)).toBe(true);
      const excluded = new Set(
        trip.days[0]?.activities
          .filter(({ kind }) => kind === 'place')
          .slice(0, 1)
          .map((own) => own.id),
      );
      const again = replanTrip({ tripId: trip.id, trip, excluded, destination: compiled, language: 'es' });
      expect(again.kind).toBe('planned');
    }
  });
});

describe('a destination from an open map', () => {
  it('may be a village of six places', () => {
    const destination = built('lyon', village);
    expect(countsOf(destination.places)).toMatchObject({ sights: 4, tables: 2 });
    expect(destination.areas).toHaveLength(1);
    const compiled = compileDestination(destination);
    for (const end of ['2027-05-03', '2027-05-05']) {
      const request = aTripRequest({ destination: 'x', dates: { start: '2027-05-03', end } });
      const result = planTrip({
        tripId: randomUUID(),
        request,
        destination: compiled,
        catalogueVersion: 'x',
        language: 'en',
      });
      if (result.kind !== 'planned') throw new Error(JSON.stringify(result.violations));
      expect(brokenRules(result.trip, compiled)).toEqual([]);
    }
  });

  it('is none where there is too little, or nothing', () => {
    expect(() => built('lyon', village.slice(3))).toThrow(TooFewSights);
    expect(() => built('lyon', [])).toThrow(TooFewSights);
  });

  it('has each place once, with what its doubles know', () => {
    const museum = { latitude: 45.76, longitude: 4.84 };
    const twice: Element[] = [
      { id: 'way/500', ...museum, tags: { name: 'Musée Double', tourism: 'zoo', wikidata: 'Q77' } },
      {
        id: 'node/501',
        ...museum,
        tags: { name: 'Musee double', tourism: 'zoo', opening_hours: 'Mo-Su 10:00-18:00' },
      },
      {
        id: 'node/502',
        ...museum,
        tags: { name: 'The Double', tourism: 'attraction', wikidata: 'Q77', wheelchair: 'yes' },
      },
      // Far away it is another.
      { id: 'node/503', latitude: 45.79, longitude: 4.84, tags: { name: 'Musée Double', tourism: 'zoo' } },
    ];
    const found = built('lyon', [...lyon, ...twice]).places.filter(({ name }) => /double/i.test(name.en));
    expect(found.map(({ id, stepFree, hours }) => ({ id, stepFree, hours }))).toEqual([
      { id: 'way-500', stepFree: 'yes', hours: { daily: '10:00-18:00' } },
      { id: 'node-503', stepFree: undefined, hours: null },
    ]);
  });

  it('leaves out what is gone, private, far away or has no name, and takes no text of others', () => {
    const here = { latitude: 45.76, longitude: 4.84 };
    const strange: Element[] = [
      { id: 'node/600', ...here, tags: { name: 'Gone Museum', 'disused:tourism': 'museum', tourism: 'museum' } },
      {
        id: 'node/601',
        ...here,
        tags: { name: 'Private Garden', leisure: 'garden', wikidata: 'Q5', access: 'private' },
      },
      { id: 'node/602', latitude: 46.2, longitude: 4.84, tags: { name: 'Far Castle', historic: 'castle' } },
      { id: 'node/603', ...here, tags: { tourism: 'museum' } },
      { id: 'node/604', ...here, tags: { name: 'https://casino.example', tourism: 'museum' } },
      {
        id: 'node/605',
        ...here,
        tags: {
          name: 'Noted Museum',
          tourism: 'museum',
          description: 'COPIED',
          note: 'COPIED',
          'opening_hours:note': 'COPIED',
        },
      },
    ];
    const destination = built('lyon', [...lyon, ...strange]);
    const names = destination.places.map(({ name }) => name.en);
    expect(names).toContain('Noted Museum');
    for (const name of ['Gone Museum', 'Private Garden', 'Far Castle']) expect(names).not.toContain(name);
    expect(JSON.stringify(destination)).not.toMatch(/COPIED|casino/);
  });

  it('calls open and free only what can be nothing else', () => {
    const here = { latitude: 45.76, longitude: 4.84 };
    const sights: readonly (readonly [name: string, tags: Readonly<Record<string, string>>])[] = [
      ['Open View', { tourism: 'viewpoint' }],
      ['Paid View', { tourism: 'viewpoint', fee: 'yes' }],
      ['Roof View', { tourism: 'viewpoint', building: 'yes' }],
      ['Timed Square', { place: 'square', wikidata: 'Q61', opening_hours: 'sunrise-sunset' }],
      ['Plain Square', { place: 'square', wikidata: 'Q62' }],
      ['Big Park', { leisure: 'park', wikidata: 'Q63' }],
      ['Free Park', { leisure: 'park', wikidata: 'Q64', fee: 'no' }],
      ['Beach Club', { leisure: 'beach_resort', wikidata: 'Q65' }],
    ];
    const made = sights.map(([name, tags], at) => ({ id: `node/${800 + at}`, ...here, tags: { name, ...tags } }));
    const { places } = built('lyon', [...village, ...made]);
    const found = places.filter(({ name }) => sights.some(([own]) => own === name.en));
    const told = found.map((own) => [own.name.en, own.hours === null ? 'unknown' : 'open', own.price.kind] as const);
    expect(told.toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
      ['Big Park', 'unknown', 'fixed'],
      ['Free Park', 'unknown', 'free'],
      ['Open View', 'open', 'fixed'],
      ['Paid View', 'unknown', 'fixed'],
      ['Plain Square', 'open', 'free'],
      ['Roof View', 'unknown', 'fixed'],
      ['Timed Square', 'unknown', 'free'],
    ]);
  });

  it('puts first what an encyclopedia writes most of', () => {
    const articles = new Map([['Q900', 95]]);
    const elements = [
      ...lyon,
      {
        id: 'node/900',
        latitude: 45.76,
        longitude: 4.84,
        tags: { name: 'World Wonder', historic: 'monument', wikidata: 'Q900' },
      },
    ];
    const places = built('lyon', elements, articles).places;
    const quiet = built('lyon', elements).places;
    const at = (all: typeof places) => all.findIndex(({ name }) => name.en === 'World Wonder');
    expect(at(places)).toBeLessThan(at(quiet));
    expect(built('lyon', elements, articles).sources).toEqual(['openstreetmap', 'wikidata']);
  });
});
