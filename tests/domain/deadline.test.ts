import { expect, it } from 'vitest';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import { deadlineOf } from '#domain/trip/deadline.ts';

const at = (time: number | null, date = '2027-03-17') => ({ date, time, zone: 'Europe/Rome' });
const booking = (own: Partial<Booking> & Pick<Booking, 'kind'>): Booking =>
  newBooking({ id: crypto.randomUUID(), start: at(900), ...own });
const spot = (latitude: number, longitude: number) => ({ name: 'x', address: '', latitude, longitude, placeId: null });

/** Minutes before 15:00. */
const before = (own: Booking, others: Booking[] = []) => {
  const found = deadlineOf(own, { bookings: [...others], transfers: null });
  const start = Date.parse('2027-03-17T14:00:00Z');
  const minutes = (instant: number | null) => (instant === null ? null : (start - instant) / 60_000);
  return found && [minutes(found.there), minutes(found.leave)];
};

it('is the minutes that the plan keeps before a departure, and the usual way out', () => {
  expect(before(booking({ kind: 'flight', leg: 'out' }))).toEqual([120, 180]);
  expect(before(booking({ kind: 'train', leg: 'out' }))).toEqual([30, 90]);
  expect(before(booking({ kind: 'ferry', leg: 'out' }))).toEqual([60, 100]);
  expect(before(booking({ kind: 'flight', leg: 'out', margin: 45 }))).toEqual([45, 105]);
});

it('is the way from the bed where both places are known, and only from the bed of that night', () => {
  const [hotel, station] = [spot(41.9, 12.5), spot(41.905, 12.5)];
  const bed = booking({ kind: 'lodging', place: hotel, start: at(null, '2027-03-15'), end: at(null) });
  const train = booking({ kind: 'train', place: station });
  const [there, leave] = before(train, [bed]) ?? [];
  expect(there).toBe(30);
  expect(leave).toBe(30 + 10);
  expect(before(train, [{ ...bed, end: at(null, '2027-03-16') }])).toEqual([30, null]);
  expect(before(train)).toEqual([30, null]);
});

it('knows no way to where a journey to the destination begins', () => {
  expect(before(booking({ kind: 'flight', leg: 'in' }))).toEqual([120, null]);
});

it('is said of anything else only where its owner wants to be early, and never where no hour is known', () => {
  expect(before(booking({ kind: 'restaurant' }))).toBeNull();
  expect(before(booking({ kind: 'car', leg: 'out' }))).toBeNull();
  expect(before(booking({ kind: 'ticket', margin: 20 }))).toEqual([20, null]);
  expect(before(booking({ kind: 'flight', leg: 'out', start: at(null) }))).toBeNull();
});

it('is the way that the plan counted, where it did', () => {
  const flight = booking({ kind: 'flight', leg: 'out' });
  const transfer = { bookingId: flight.id, spot: '', terminal: 'Fiumicino', minutes: 75, access: null };
  const leave = deadlineOf(flight, { bookings: [flight], transfers: [transfer] })?.leave ?? 0;
  expect((Date.parse('2027-03-17T14:00:00Z') - leave) / 60_000).toBe(120 + 75);
});
