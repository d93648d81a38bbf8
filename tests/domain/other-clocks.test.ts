import { describe, expect, it } from 'vitest';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import { fixedLines } from '#domain/trip/fixed-lines.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { whenText } from '#rendering/bookings/booking-text.ts';
import { collidingStops } from '#src/trip-view/bookings/colliding.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();
const start = trip.dates.start;
const own = (part: Partial<Booking> & Pick<Booking, 'kind' | 'start'>): Booking =>
  newBooking({ id: crypto.randomUUID(), ...part });
const on = (booking: Booking, day: number, destinationId: string | null = 'tokyo') =>
  fixedLines({ dates: trip.dates, bookings: [booking], destinationId }, { day }).map(({ as, time }) => `${as} ${time}`);

describe('what is fixed by other clocks than those of the destination', () => {
  const call = own({
    kind: 'meeting',
    start: { date: start, time: 20 * 60, zone: 'America/New_York' },
    end: { date: start, time: 22 * 60, zone: 'America/New_York' },
  });
  // Both towns have the same hours all through the trip of the test, a date apart.
  const tokyo = start.slice(5) > '03-14' && start.slice(5) < '11-01' ? 9 * 60 : 10 * 60;

  it('stands on the day and at the hour of the destination', () => {
    expect(on(call, 1)).toEqual([]);
    expect(on(call, 2)).toEqual([`start ${tokyo}`]);
    expect(on(call, 1, null)).toEqual([`start ${20 * 60}`]);
  });

  it('is told on both clocks', () => {
    expect(whenText(call, 'en', 'Asia/Tokyo')).toMatch(/20:00 – 22:00 New York \(.* \d{2}:00 – 1\d:00 Tokyo\)$/);
    expect(whenText(call, 'en', 'America/New_York')).not.toContain('New York');
  });
});

describe('stops that something fixed leaves no time for', () => {
  const day = trip.days[0];
  const stop = day?.activities.find(({ kind, meal, placeId }) => kind === 'place' && !meal && placeId);
  if (!day || !stop) throw new Error('a plan with a visit');
  const zone = 'Europe/Rome';
  const rome: Trip = { ...trip, destinationId: 'rome' };
  const at = (time: number, days = 0) => ({ date: days === 0 ? start : trip.dates.end, time, zone });

  it('are none of a pass that is good for days, nor of a car that is hired for them', () => {
    const pass = own({ kind: 'ticket', start: at(60), end: at(1200, 1) });
    const car = own({ kind: 'car', start: at(60), end: at(1430, 1) });
    expect(collidingStops(rome, pass)).toEqual([]);
    expect(collidingStops(rome, car)).toEqual([]);
  });

  it('are those that lie in it, and none where the stop is what was booked', () => {
    const place = { name: stop.name, address: '', latitude: null, longitude: null, placeId: stop.placeId };
    const meeting = own({ kind: 'meeting', start: at(stop.start), end: at(stop.start + stop.duration) });
    expect(collidingStops(rome, meeting).map(({ id }) => id)).toContain(stop.id);
    expect(collidingStops(rome, own({ kind: 'ticket', start: at(stop.start), place }))).toEqual([]);
  });
});
