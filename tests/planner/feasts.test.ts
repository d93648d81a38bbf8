import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { existsOn } from '#planner/catalogue/compiled.ts';
import { aDestination, aTrip } from '../support/trips.ts';

/** Easter Sundays as the calendar of holidays has them, which another tool writes. */
const easters: string[] = JSON.parse(readFileSync('places/holidays/es.json', 'utf8')).holidays.find(
  ({ name }: { name: { en: string } }) => name.en === 'Easter Sunday',
).dates;

const planned = (id: string, start: string, days: number, preferences = '') =>
  aTrip({ dates: { start, end: addDays(start, days - 1) }, categories: [], preferences }, aDestination(id));
const stops = ({ days }: Trip) => days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId));

describe('feasts that move (record 106)', () => {
  it.each([
    ['sevilla', 'holy-week-processions', -7, 0],
    ['malaga', 'holy-week-processions', -7, 0],
    ['granada', 'holy-week-processions', -7, 0],
    ['sevilla', 'feria-de-abril', 16, 21],
    ['rio-de-janeiro', 'carnival-blocos', -51, -47],
    ['cologne', 'rosenmontag-parade', -48, -48],
    ['cadiz', 'cadiz-carnival', -52, -42],
  ] as const)('%s, %s: from %i to %i days from Easter, in every year that is known', (id, placeId, first, last) => {
    const place = aDestination(id).byId.get(placeId);
    if (!place) throw new Error(placeId);
    for (const easter of easters.filter((date) => date > '2027' && date < '2033')) {
      const on = (offset: number) => existsOn(place, addDays(easter, offset));
      expect([on(first - 1), on(first), on(last), on(last + 1)], easter).toEqual([false, true, true, false]);
    }
  });

  it('are visited where they are named, and told not to be on at other times', () => {
    const on = planned('sevilla', '2027-04-14', 2, 'feria de abril');
    expect(stops(on)).toContain('feria-de-abril');
    const off = planned('sevilla', '2027-05-14', 2, 'feria de abril');
    expect(stops(off)).not.toContain('feria-de-abril');
    expect(off.answers?.find(({ about }) => about?.kind === 'place')).toMatchObject({
      met: 'no',
      answer: 'It is not on during your dates.',
    });
  });

  it('are said where they are not in the plan, and only while they are on', () => {
    const said = ({ importantInfo }: Trip) => importantInfo.filter((line) => line.startsWith('On while you are there'));
    const tattoo = 'military-tattoo';
    const open = planned('edinburgh', '2027-08-15', 2);
    expect(stops(open)).not.toContain(tattoo);
    expect(said(open)).toEqual([
      'On while you are there: Royal Edinburgh Military Tattoo. Ask for it by name to have it in your plan.',
    ]);
    expect(said(planned('edinburgh', '2027-09-15', 2))).toEqual([]);
    const named = planned('edinburgh', '2027-08-16', 2, 'the Military Tattoo');
    expect(stops(named)).toContain(tattoo);
    expect(said(named)).toEqual([]);
    expect(said(planned('edinburgh', '2027-08-15', 2, 'no Military Tattoo'))).toEqual([]);
  });
});
