import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const planned = (id: string, days: number, preferences: string) =>
  aTrip({ dates: { start: '2027-05-12', end: `2027-05-${11 + days}` }, categories: [], preferences }, aDestination(id));

const visitsOn = ({ days }: Trip, day: number) =>
  (days[day - 1]?.activities ?? []).filter(({ kind, meal }) => kind === 'place' && !meal);
const answerOf = ({ answers }: Trip) =>
  (answers ?? []).find(({ about }) => about?.kind === 'pace' && about.day !== undefined);

describe('a day that is to be easy (record 106)', () => {
  it.each([
    ['rome', 3, 'easy first day please', 1],
    ['rome', 3, 'el primer día tranquilo', 1],
    ['lisbon', 4, 'a slow Friday', 3],
  ] as const)('%s, %i days, "%s": two visits and meals on day %i, and more on others', (id, days, say, on) => {
    const trip = planned(id, days, say);
    expect(visitsOn(trip, on).length).toBeLessThanOrEqual(2);
    expect(visitsOn(trip, on === 1 ? 2 : 1).length).toBeGreaterThan(2);
    expect(answerOf(trip)).toMatchObject({ met: 'yes' });
    expect(checkTrip(trip, { destination: aDestination(id) })).toEqual([]);
  });

  it('is no day out of town', () => {
    const madrid = aDestination('madrid');
    for (let on = 1; on <= 5; on++) {
      const trip = planned('madrid', 5, `day trips. Day ${on} easy`);
      const places = trip.days.flatMap(({ day, activities }) =>
        activities.flatMap(({ placeId }) => (placeId && madrid.byId.get(placeId)?.kind === 'day-trip' ? [day] : [])),
      );
      expect(places.length).toBeGreaterThan(0);
      expect(places).not.toContain(on);
    }
  });

  it('holds what was named for it, and the answer says so', () => {
    const trip = planned('rome', 3, 'an easy first day. On the first day: Pantheon, Trevi Fountain, Spanish Steps');
    const ids = visitsOn(trip, 1).map(({ placeId }) => placeId);
    expect(ids).toEqual(expect.arrayContaining(['pantheon', 'trevi-fountain', 'spanish-steps']));
    expect(answerOf(trip)).toMatchObject({ met: 'no' });
  });
});
