import { expect, it } from 'vitest';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import { dayTexts } from '#rendering/export/fixed.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();
const [day] = trip.days;
const own = (part: Partial<Booking> & Pick<Booking, 'kind'>): Booking =>
  newBooking({
    id: crypto.randomUUID(),
    start: { date: trip.dates.start, time: 5, zone: 'Europe/Rome' },
    code: 'SECRET',
    ...part,
  });
const landing = own({ kind: 'flight', leg: 'in', end: { date: trip.dates.start, time: 10, zone: 'Europe/Rome' } });
const bed = own({ kind: 'lodging', title: 'Hotel Due Torri' });
const transfer = { bookingId: landing.id, spot: '', terminal: 'Fiumicino', minutes: 50, access: null };
const withFixed = { ...trip, bookings: [landing, bed], transfers: [transfer] };

it('a day of an export tells what is fixed where it comes, with the way into town', () => {
  if (!day) throw new Error('no day');
  const first = dayTexts(withFixed, day, day.activities[0] ?? null, 'en');
  expect(first).toContainEqual(['00:10 You arrive: Flight', expect.stringContaining('in town at about 02:00')]);
  expect(dayTexts(withFixed, day, null, 'es').flat()).toContain('Duermes en Hotel Due Torri · entrada desde las 00:05');
  expect(dayTexts({ ...withFixed, bookings: [] }, day, null, 'en')).toEqual([]);
});

it('text has them among the stops, without codes', () => {
  const text = markdownOf(withFixed, 'en');
  expect(text.indexOf('You arrive: Flight')).toBeLessThan(text.indexOf('### '));
  expect(text).not.toContain('SECRET');
});
