import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { needsLight } from '#planner/catalogue/needs-light.ts';
import { checkTrip } from '#planner/check/check.ts';
import { takesItsDay } from '#planner/day-out.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const planned = (id: string, start: string, end: string, change: Partial<TripRequest> = {}) =>
  aTrip({ dates: { start, end }, categories: [], ...change }, aDestination(id));

const visits = ({ days }: Trip) =>
  days.flatMap(({ day, activities }) =>
    activities.flatMap(({ kind, meal, placeId, start, duration }) =>
      kind === 'place' && !meal && placeId
        ? [{ day, id: placeId, start, end: start + duration, minutes: duration }]
        : [],
    ),
  );
const ids = (trip: Trip) => visits(trip).map(({ id }) => id);

describe('a park for a day (record 105)', () => {
  const orlando = aDestination('orlando');
  const parksOf = (trip: Trip) =>
    visits(trip).filter(({ id }) => {
      const place = orlando.byId.get(id);
      return place !== undefined && takesItsDay(place);
    });

  it.each([1, 3, 8])('is what one comes to Orlando for, on %i days, with a day of rest among four', (days) => {
    const trip = planned('orlando', '2027-04-12', `2027-04-${11 + days}`);
    const parks = parksOf(trip);
    expect(parks.map(({ id }) => id)).toContain('magic-kingdom');
    expect(parks.length).toBe(Math.ceil(0.75 * days));
    expect(new Set(parks.map(({ day }) => day)).size).toBe(parks.length);
    expect(parks.every(({ minutes }) => minutes >= 330)).toBe(true);
    expect(checkTrip(trip, { destination: orlando })).toEqual([]);
  });

  it('is on the day for which it was named, and nothing else is', () => {
    const trip = planned('orlando', '2027-04-12', '2027-04-14', { preferences: 'Epcot on day 3' });
    expect(parksOf(trip).find(({ id }) => id === 'epcot')?.day).toBe(3);
    expect(visits(trip).filter(({ day }) => day === 3)).toHaveLength(1);
  });

  it('is on the day for which its tickets are booked', () => {
    const trip = planned('orlando', '2027-04-12', '2027-04-14', { preferences: 'Epcot booked for Wednesday' });
    expect(parksOf(trip).find(({ id }) => id === 'epcot')?.day).toBe(3);
  });

  it('is none where parks are refused', () => {
    const trip = planned('orlando', '2027-04-12', '2027-04-14', { preferences: 'no theme parks please' });
    expect(parksOf(trip).filter(({ id }) => orlando.byId.get(id)?.tags.includes('theme-park'))).toEqual([]);
  });
});

describe('what one comes for out of town (record 105)', () => {
  it('is seen on a single day where it comes first, and on two where it comes second', () => {
    expect(ids(planned('xian', '2027-04-12', '2027-04-12'))).toContain('terracotta-army');
    expect(ids(planned('reykjavik', '2027-04-12', '2027-04-13'))).toContain('golden-circle');
    expect(ids(planned('reykjavik', '2027-04-12', '2027-04-12'))).not.toContain('golden-circle');
  });
});

describe('beaches and gardens (record 105)', () => {
  const sight = { kind: 'sight', indoor: false } as const;

  it('need light, and what has a garden around it does not', () => {
    expect(needsLight({ ...sight, tags: ['beach', 'swimming'] })).toBe(true);
    expect(needsLight({ ...sight, tags: ['park', 'playground'] })).toBe(true);
    expect(needsLight({ ...sight, tags: ['monument', 'history', 'garden'] })).toBe(false);
    expect(needsLight({ ...sight, tags: ['park', 'playground', 'square'] })).toBe(false);
    expect(needsLight({ ...sight, indoor: true, tags: ['garden'] })).toBe(false);
  });

  const alicante = aDestination('alicante');
  const isBeach = ({ id }: { id: string }) => alicante.byId.get(id)?.tags[0] === 'beach';
  const january = { start: '2027-01-18', end: '2027-01-22' };

  it('are left before dark', () => {
    const sunset = alicante.sun.on(january.start)?.sunset ?? 0;
    const trip = planned('alicante', january.start, january.end, { categories: ['beach'] });
    const outdoors = visits(trip).filter(({ id }) => alicante.byId.get(id)?.good === 'daylight');
    expect(outdoors.length).toBeGreaterThan(0);
    for (const { id, end } of outdoors) expect(end, id).toBeLessThanOrEqual(sunset + 25);
  });

  it('are for a walk in winter and for hours in summer', () => {
    const winter = visits(planned('alicante', january.start, january.end)).filter(isBeach);
    for (const { id, minutes } of winter) expect(minutes, id).toBe(alicante.byId.get(id)?.duration.min);
    const summer = visits(planned('alicante', '2027-07-05', '2027-07-09')).filter(isBeach);
    const spent = (stays: typeof summer) => stays.reduce((sum, { minutes }) => sum + minutes, 0);
    expect(spent(summer)).toBeGreaterThan(1.5 * spent(winter));
    expect(Math.max(...summer.map(({ minutes }) => minutes))).toBeGreaterThan(100);
  });

  it('are bathed at by who asks for them whatever the month', () => {
    const asked = visits(planned('alicante', january.start, january.end, { preferences: 'a beach every day' }));
    const beaches = asked.filter(isBeach);
    expect(new Set(beaches.map(({ day }) => day)).size).toBeGreaterThanOrEqual(3);
  });

  it('are no place for free hours in the dark', () => {
    const santander = aDestination('santander');
    const sunset = santander.sun.on(january.start)?.sunset ?? 0;
    const trip = planned('santander', january.start, january.end, { categories: ['history', 'food'] });
    const evenings = trip.days
      .flatMap(({ activities }) => activities)
      .filter(({ kind, start, duration }) => kind === 'free-time' && start + duration > sunset + 30);
    expect(evenings.length).toBeGreaterThan(0);
    const dark = evenings.filter(({ placeId }) => santander.byId.get(placeId ?? '')?.good === 'daylight');
    expect(dark.map(({ placeId }) => placeId)).toEqual([]);
  });
});
