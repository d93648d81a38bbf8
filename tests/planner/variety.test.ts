import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { type CompiledDestination, compileDestination } from '#planner/catalogue/compiled.ts';
import { stayArea } from '#planner/rules.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const dates = { start: '2027-04-12', end: '2027-04-14' };
const idsOf = ({ activities }: Day) => activities.map(({ placeId }) => placeId);

describe('a day', () => {
  it('has one museum of hours', () => {
    const destination = aDestination('paris');
    const together = (preferences: string) =>
      aTrip({ dates, preferences, categories: ['art'] }, destination).days.filter((day) =>
        ['louvre', 'orsay'].every((id) => idsOf(day).includes(id)),
      );
    expect(together('')).toEqual([]);
  });

  it('has its tables near what it holds, or near the beds', () => {
    const dates = { start: '2027-07-05', end: '2027-07-12' };
    const destination = aDestination('hong-kong');
    const trip = aTrip({ dates, categories: ['history', 'food'] }, destination);
    const beds = stayArea(destination, trip.budget);
    const isInTown = (day: Day) => idsOf(day).every((id) => destination.byId.get(id ?? '')?.kind !== 'day-trip');
    const at = ({ latitude, longitude }: Activity) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 });
    const far = trip.days.filter(isInTown).flatMap(({ activities }) => {
      const visits = activities.filter(({ meal, kind }) => !meal && kind === 'place');
      const tables = activities.filter(({ meal, kind }) => meal && kind === 'place');
      const around = [beds, ...visits.map(at)];
      return tables.filter((table) => around.every((place) => distanceM(place, at(table)) > 6_000));
    });
    expect(far.map(({ name }) => name)).toEqual([]);
  });
});

describe('a place whose hours are not known', () => {
  const withUnknown = (id: string): CompiledDestination => {
    const rome = aDestination('rome');
    const places = rome.places.map((place) => (place.id === id ? { ...place, hours: null, seasons: [] } : place));
    return compileDestination({ ...rome, places });
  };
  const isPlanned = (id: string, preferences: string) =>
    aTrip({ dates, preferences }, withUnknown(id)).days.some((day) => idsOf(day).includes(id));

  it('is planned for who names it or asks for its sort, and for no other', () => {
    expect(isPlanned('capitoline-museums', '')).toBe(false);
    expect(isPlanned('capitoline-museums', 'Capitoline Museums')).toBe(true);
    expect(isPlanned('colosseum', '')).toBe(false);
    expect(isPlanned('colosseum', 'ruins please')).toBe(true);
  });
});

describe('a look from above', () => {
  const decks = ['empire-state-building', 'top-of-the-rock', 'summit-one-vanderbilt', 'one-world-observatory', 'edge'];
  const planned = (days: number, preferences = '') =>
    aTrip(
      { dates: { start: '2027-05-03', end: `2027-05-0${2 + days}` }, preferences, categories: [] },
      aDestination('new-york'),
    )
      .days.flatMap(idsOf)
      .filter((id) => decks.includes(id ?? ''));

  it('is had from no more than two decks of a town, or from those that were named', () => {
    expect(planned(5).length).toBeLessThanOrEqual(2);
    expect(planned(3, 'Edge at Hudson Yards')).toContain('edge');
    expect(planned(5, 'we love viewpoints and towers').length).toBeGreaterThan(2);
  });

  it('is not what a house with a roof terrace is visited for', () => {
    const town = aDestination('barcelona');
    const spring = { start: '2027-05-14', end: '2027-05-16' };
    const houses = aTrip({ dates: spring, preferences: 'gaudi', categories: ['art'] }, town).days.flatMap(idsOf);
    // Each of the three has a terrace and a ticket of 12 euros or more.
    expect(houses).toEqual(expect.arrayContaining(['casa-batllo', 'la-pedrera', 'palau-guell']));
  });
});

describe('what all days pass by', () => {
  const idsIn = (town: string) =>
    aTrip(
      { dates: { start: '2027-05-14', end: '2027-05-16' }, preferences: '', categories: [] },
      aDestination(town),
    ).days.flatMap(idsOf);

  it('is on one of them, though its neighbours are on others', () => {
    expect(idsIn('florence')).toContain('piazza-della-signoria');
    expect(idsIn('valencia')).toContain('el-carmen-quarter');
  });
});
