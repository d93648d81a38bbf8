import { describe, expect, it } from 'vitest';
import { type Booking, type BookingKind, newBooking } from '#domain/trip/booking.ts';
import { collisionsOf, refuses } from '#domain/trip/collisions.ts';

const dates = { start: '2027-06-15', end: '2027-06-17' };
const at = (day: number, time: number | null, zone = 'Europe/Rome') => ({ date: `2027-06-${14 + day}`, time, zone });
const made = (kind: BookingKind, day: number, time: number | null, more: Partial<Booking> = {}): Booking =>
  newBooking({ id: crypto.randomUUID(), kind, start: at(day, time), ...more });
const spot = (latitude: number) => ({ name: 'There', address: '', latitude, longitude: 12.5, placeId: null });
const told = (...bookings: Booking[]) =>
  collisionsOf(bookings, dates).map(({ rule, index, other }) => [rule, index, ...(other === undefined ? [] : [other])]);

describe('what of fixed things cannot be', () => {
  it('two at the same time, to the minute', () => {
    const tour = made('tour', 2, 600, { end: at(2, 720) });
    expect(told(tour, made('meeting', 2, 719))).toEqual([['bookingsOverlap', 1, 0]]);
    expect(told(tour, made('meeting', 2, 720))).toEqual([]);
    expect(told(made('meeting', 2, 719), tour)).toEqual([['bookingsOverlap', 0, 1]]);
  });

  it('on other clocks, too', () => {
    const call = made('meeting', 2, 0, { start: at(2, 540, 'Europe/London'), end: at(2, 600, 'Europe/London') });
    expect(told(made('tour', 2, 630), call)).toEqual([['bookingsOverlap', 0, 1]]);
    expect(told(made('tour', 2, 660), call)).toEqual([]);
  });

  it('before the arrival and after the departure', () => {
    const landing = made('flight', 1, null, { leg: 'in', end: at(1, 870) });
    const home = made('flight', 3, 1080, { leg: 'out' });
    expect(told(landing, made('restaurant', 1, 780), home)).toEqual([['bookingsOverlap', 0, 1]]);
    expect(told(landing, made('restaurant', 3, 1200), home)).toEqual([['bookingsOverlap', 1, 2]]);
    expect(told(landing, made('restaurant', 2, 780), home)).toEqual([]);
  });

  it('outside the trip, over before it begins, on the clocks of nowhere', () => {
    expect(told(made('event', 5, 600))).toEqual([['outsideTrip', 0]]);
    expect(told(made('event', 2, 600, { end: at(2, 599) }))).toEqual([['endsBeforeStart', 0]]);
    expect(told(made('event', 2, 600, { end: at(2, 600) }))).toEqual([]);
    expect(told(made('event', 2, 600, { start: at(2, 600, 'Mars/Olympus') }))).toEqual([['unknownZone', 0]]);
  });

  it('not beds, hired cars and passes for days beside everything else', () => {
    const beside = [
      made('lodging', 1, 900, { end: at(3, 660) }),
      made('car', 1, 600, { end: at(3, 600) }),
      made('ticket', 1, 540, { end: at(3, 1200) }),
    ];
    expect(told(...beside, made('tour', 2, 600))).toEqual([]);
  });

  it('is only said, and refuses nothing, where by our estimate there is little time for the way', () => {
    const [here, there] = [
      made('tour', 2, 600, { end: at(2, 720), place: spot(41.9) }),
      made('event', 2, 725, { place: spot(41.99) }),
    ];
    const found = collisionsOf([here, there], dates);
    expect(found.map(({ rule }) => rule)).toEqual(['littleTime']);
    expect(found.some(refuses)).toBe(false);
  });
});
