import { describe, expect, it } from 'vitest';
import { travelMinutes } from '#domain/place/travel-time.ts';
import type { Booking } from '#domain/trip/booking.ts';
import { checkTrip } from '#planner/check/check.ts';
import { homesOf } from '#planner/intent/homes.ts';
import { stayArea } from '#planner/rules.ts';
import { aDestination, aTrip } from '../support/trips.ts';
import { tripOf } from './fixed-cases.ts';

const rome = aDestination();
const dates = { start: '2027-06-15', end: '2027-06-18' };
const { made, at, spot, point } = tripOf('rome', dates.start, 4);
const bed = (from: string, to: string, place: Booking['place']) => made('lodging', from, { end: at(to), place });
const [termini, trastevere] = [spot('termini-stay'), spot('trastevere-stay')];
const homes = (...bookings: Booking[]) => homesOf(bookings, { dates, budget: null, destination: rome });
const pointsOf = (own: ReturnType<typeof homes>) => own.map(({ from, to }) => [from.latitude, to.latitude]);

describe('where days begin and end', () => {
  it('is where one slept and where one sleeps next, also when the bed changes', () => {
    const [a, b] = [termini.latitude, trastevere.latitude];
    expect(pointsOf(homes(bed('1', '3', termini), bed('3', '4', trastevere)))).toEqual([
      [a, a],
      [a, a],
      [a, b],
      [b, b],
    ]);
  });

  it('is the usual area where nothing is known, or the bed lies out of town', () => {
    const usual = stayArea(rome, null).latitude;
    expect(pointsOf(homes())[0]).toEqual([usual, usual]);
    expect(pointsOf(homes(bed('1', '4', point(42.6, 12.5))))[0]).toEqual([usual, usual]);
    expect(pointsOf(homes(bed('1', '4', { ...termini, latitude: null, longitude: null, placeId: null })))[0]).toEqual([
      termini.latitude,
      termini.latitude,
    ]);
  });

  it('is said in the plan as it is counted', () => {
    const lineOf = (...bookings: Booking[]) => aTrip({ dates, bookings }).importantInfo[0];
    expect(lineOf(bed('1', '4', trastevere))).toContain('from where you stay: Trastevere');
    expect(lineOf(bed('1', '4', point(41.9, 12.49)))).toBe('Ways are counted from where you have booked to sleep.');
    expect(lineOf(bed('1', '4', point(42.6, 12.5)))).toContain('We do not know where in town you stay');
    expect(lineOf()).toContain('because you did not say where you stay');
  });

  it('decides when the first stop can be reached: a minute less breaks H5', () => {
    const trip = aTrip({ dates, bookings: [bed('1', '4', trastevere)] });
    const first = trip.days[1]?.activities[0];
    if (!first || first.latitude === null || first.longitude === null) throw new Error('a day without a stop');
    const way = travelMinutes(homes(bed('1', '4', trastevere))[1]?.from ?? rome, {
      latitude: first.latitude,
      longitude: first.longitude,
    });
    first.start = 9 * 60 + way;
    const rules = () => checkTrip(trip, { destination: rome }).filter(({ rule }) => rule === 'H5');
    expect(rules()).toEqual([]);
    first.start -= 1;
    expect(rules().map(({ activityId }) => activityId)).toEqual([first.id]);
  });
});
