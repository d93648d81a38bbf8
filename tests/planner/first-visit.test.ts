import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const dates = (days: number) => ({ start: '2027-05-11', end: `2027-05-${10 + days}` });
const plan = (id: string, days: number, preferences = '') =>
  aTrip({ dates: dates(days), preferences, categories: [], budget: 'moderate' }, aDestination(id));
const seen = ({ days }: Trip) =>
  days.flatMap(({ day, activities }) =>
    activities.flatMap(({ kind, meal, placeId }) => (kind === 'place' && !meal && placeId ? [{ day, placeId }] : [])),
  );
const first = (id: string, count: number) => (aDestination(id).firstVisit ?? []).slice(0, count);

describe('a first visit', () => {
  it.each([
    ['kyoto', 1, 3],
    ['rome', 3, 6],
    ['new-york', 3, 6],
    ['barcelona', 3, 6],
    ['istanbul', 2, 5],
  ])('of %s in %i days holds the first %i of its list', (id, days, count) => {
    const ids = seen(plan(id, days)).map(({ placeId }) => placeId);
    expect(first(id, count).filter((place) => !ids.includes(place))).toEqual([]);
  });

  it('leaves out what is refused, and is no first one for who has been there', () => {
    const without = seen(plan('rome', 3, 'no Colosseum')).map(({ placeId }) => placeId);
    expect(without).not.toContain('colosseum');
    const again = seen(plan('rome', 3, 'We have been to Rome before')).map(({ placeId }) => placeId);
    expect(first('rome', 6).filter((place) => again.includes(place)).length).toBeLessThan(6);
  });
});

it('neighbours and what belongs together are seen on one day', { timeout: 60_000 }, () => {
  let [neighbours, parted, together, split] = [0, 0, 0, 0];
  for (const { id, byId, belongings } of loadCatalogue().destinations.filter((_, i) => i % 5 === 0)) {
    const stops = seen(plan(id, 4)).flatMap((stop) => {
      const place = byId.get(stop.placeId);
      return place ? [{ ...stop, place }] : [];
    });
    for (const stop of stops) {
      const others = stops.filter((other) => other !== stop && distanceM(other.place, stop.place) <= 450);
      const group = belongings.get(stop.placeId)?.group;
      const own = stops.filter((other) => other !== stop && belongings.get(other.placeId)?.group === group);
      if (others.length > 0) neighbours++;
      const [nearest] = others.sort((a, b) => distanceM(a.place, stop.place) - distanceM(b.place, stop.place));
      if (nearest && nearest.day !== stop.day) parted++;
      if (group !== undefined && own.length > 0) together++;
      if (group !== undefined && own.some(({ day }) => day !== stop.day)) split++;
    }
  }
  expect(neighbours).toBeGreaterThan(50);
  expect(parted / neighbours).toBeLessThan(0.2);
  expect(together).toBeGreaterThan(20);
  expect(split / together).toBeLessThan(0.1);
});
