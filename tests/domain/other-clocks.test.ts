import { describe, expect, it } from 'vitest';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import type { Step } from '#domain/trip/day-steps.ts';
import { fixedLines } from '#domain/trip/fixed-lines.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { whenText } from '#rendering/bookings/booking-text.ts';
import { hourOf } from '#rendering/bookings/line-text.ts';
import { collidingStops } from '#src/trip-view/bookings/colliding.ts';
import { hourOf as stepHour } from '#src/trip-view/today/step-texts.ts';
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

describe("hours of one's own from midnight on", () => {
  const at = (time: number, date = '2028-05-12') => ({ date, time, zone: 'Europe/Rome' });
  const taken = (end: Booking['end'], kind: Booking['kind'] = 'meeting') => own({ kind, start: at(0), end });
  const whole = taken(at(0, '2028-05-13'));

  it('are told by when they end', () => {
    expect(whenText(whole, 'en')).toBe('Fri 12 May all day');
    expect(whenText(whole, 'es')).toBe('vie 12 may todo el día');
    expect(whenText(taken(at(17 * 60)), 'en')).toBe('Fri 12 May until 17:00');
    expect(whenText(taken(at(60), 'event'), 'en')).toBe('Fri 12 May 00:00 – 01:00');
    expect(whenText(taken(at(0, '2028-05-14')), 'en')).toBe('Fri 12 May 00:00 – Sun 14 May 00:00');
  });

  it('stand on their day without an hour at which nothing begins', () => {
    const trip = { dates: { start: '2028-05-12', end: '2028-05-14' }, bookings: [whole], destinationId: 'rome' };
    expect(fixedLines(trip, { day: 1 }).map((line) => hourOf(line, 'en'))).toEqual(['all day']);
    const [line] = fixedLines(trip, { day: 1 });
    if (!line) throw new Error('a line of the day');
    const now = Date.UTC(2028, 4, 12, 8);
    const told = (date: string) =>
      stepHour({ line } as Step, { trip: aTrip(), today: { date, zone: 'Europe/Rome' }, now }, 'en');
    expect(told('2028-05-12')).toBe('all day');
    expect(told('2028-05-11')).toBe('Fri 12 May 00:00');
    const there = { time: 0, zone: 'America/New_York' };
    const abroad = own({
      kind: 'meeting',
      start: { ...there, date: '2028-05-12' },
      end: { ...there, date: '2028-05-13' },
    });
    expect(fixedLines({ ...trip, bookings: [abroad] }, { day: 1 }).map((own) => hourOf(own, 'en'))).toEqual(['06:00']);
    const event = { ...trip, bookings: [taken(at(60), 'event')] };
    expect(fixedLines(event, { day: 1 }).map((line) => hourOf(line, 'en'))).toEqual(['00:00']);
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
