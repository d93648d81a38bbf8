import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { titleOf, whenText, whereText } from '#rendering/bookings/booking-text.ts';
import { calendarOf } from '#rendering/export/calendar.ts';
import { htmlOf } from '#rendering/export/html.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { readTripFile } from '#rendering/export/trip-file.ts';
import { anyBooking } from '../support/any-trips.ts';
import { aTrip } from '../support/trips.ts';

const moment = '2026-11-20T12:34:56.789Z';
const secrets = ['CODE4711', 'SEAT12A', 'call Ana', 'pay at the desk', 'Booker Name', '987.61'];

const spot = (name: string) => ({ name, address: '', latitude: 41.8, longitude: 12.25, placeId: null });

/** A flight whose every secret is a word of its own. */
const flight = newBooking({
  id: '7b0c0a4e-4a3e-4a57-9d5a-0d1f6a3c2b10',
  kind: 'flight',
  title: 'Home with BA',
  leg: 'out',
  start: { date: '2027-03-17', time: 10 * 60 + 40, zone: 'Europe/Madrid' },
  end: { date: '2027-03-17', time: 13 * 60 + 15, zone: 'Europe/London' },
  place: spot('Madrid-Barajas'),
  to: spot('Heathrow'),
  code: 'CODE4711',
  seats: 'SEAT12A',
  contact: 'call Ana',
  notes: 'pay at the desk',
  price: { cents: 98761, currency: 'EUR' },
  bookedBy: 'Booker Name',
});

const planned = aTrip();
const tripWith = (...bookings: Booking[]): Trip => ({ ...planned, title: null, bookings });
const calendar = (trip: Trip, codes?: boolean) =>
  calendarOf({ trip, version: 3, moment, language: 'en', ...(codes !== undefined && { codes }) });
const html = (trip: Trip, codes?: boolean) =>
  htmlOf({
    trip,
    language: 'en',
    maps: { outlines: '', days: [] },
    exportedAt: moment,
    colours: '',
    nonce: 'n',
    ...(codes !== undefined && { codes }),
  });

const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '');

/** The events of bookings as another program reads them, with the clocks that the file itself describes. */
function bookingsIn(text: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return events.filter(({ uid }) => uid.startsWith('booking-'));
}

describe('how a booking is told', () => {
  it('is on the clocks of both places', () => {
    expect(whenText(flight, 'en')).toBe('Wed 17 Mar 10:40 Madrid → 13:15 London (local times)');
    expect(whenText(flight, 'es')).toBe('mié 17 mar 10:40 Madrid → 13:15 London (horas locales)');
    expect(whereText(flight)).toBe('Madrid-Barajas → Heathrow');
  });

  it('has a name without a title, by kind, way and place', () => {
    const bare = { ...flight, title: '' };
    expect(titleOf(bare, 'en')).toBe('Flight Madrid-Barajas → Heathrow');
    expect(titleOf({ ...bare, to: null }, 'es')).toBe('Vuelo (salida)');
    expect(titleOf({ ...bare, kind: 'lodging', place: null }, 'en')).toBe('Where you stay');
  });

  it('counts the nights of a bed', () => {
    const bed = newBooking({
      id: flight.id,
      kind: 'lodging',
      start: { date: '2027-03-15', time: 900, zone: 'Europe/Rome' },
      end: { date: '2027-03-17', time: 660, zone: 'Europe/Rome' },
    });
    expect(whenText(bed, 'en')).toBe('Mon 15 Mar from 15:00 – Wed 17 Mar until 11:00 · 2 nights');
  });
});

describe('what is fixed in a calendar', () => {
  it('is an event in both zones, under an id that stays', () => {
    const [event] = bookingsIn(calendar(tripWith(flight)));
    expect(event?.uid).toBe(`booking-${flight.id}@periplo`);
    expect(event?.startDate.toJSDate().toISOString()).toBe('2027-03-17T09:40:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2027-03-17T13:15:00.000Z');
    expect(event?.startDate.zone?.tzid).toBe('Europe/Madrid');
    expect(event?.endDate.zone?.tzid).toBe('Europe/London');
    expect(event?.summary).toBe('Home with BA');
  });

  it('is read by another program whatever it is: 300 bookings', () => {
    const random = seededRandom(7);
    for (let i = 0; i < 300; i++) {
      const booking = anyBooking(random);
      const [event] = bookingsIn(calendar(tripWith(booking)));
      expect(event?.uid).toBe(`booking-${booking.id}@periplo`);
      const { date, time } = booking.start;
      expect(event?.startDate.toString().slice(0, 10)).toBe(date);
      const { hour = 0, minute = 0 } = event?.startDate ?? {};
      expect(hour * 60 + minute).toBe(time ?? 0);
      const [start, end] = [event?.startDate.toUnixTime() ?? 0, event?.endDate?.toUnixTime() ?? 0];
      expect(end).toBeGreaterThanOrEqual(start);
    }
  });

  it('goes by the clock wherever one is in a zone that no device knows', () => {
    const odd = { ...flight, start: { ...flight.start, zone: 'Nowhere/Else' } };
    expect(calendar(tripWith(odd))).toContain('DTSTART:20270317T104000');
  });
});

describe('codes, contacts and prices', () => {
  const trip = tripWith(flight);

  it.each([
    ['a calendar', (codes?: boolean) => unfolded(calendar(trip, codes))],
    ['Markdown', (codes?: boolean) => (codes === undefined ? markdownOf(trip, 'en') : markdownOf(trip, 'en', codes))],
    ['a page, the trip that lies in it included', (codes?: boolean) => html(trip, codes)],
  ])('are in %s only where its owner asked for them', (_, write) => {
    for (const text of [write(), write(false)]) {
      expect(text).toContain('Home with BA');
      expect([...secrets, '98761'].filter((secret) => text.includes(secret))).toEqual([]);
    }
    const open = write(true);
    expect(secrets.filter((secret) => !open.includes(secret))).toEqual([]);
  });

  it('come back out of a page that has them, and what, when and where out of one that has not', () => {
    const back = (codes: boolean) => {
      const read = readTripFile(html(trip, codes));
      return read.kind === 'read' ? read.trip.bookings?.[0] : null;
    };
    expect(back(true)).toEqual(flight);
    expect(back(false)).toMatchObject({ title: flight.title, start: flight.start, code: '', price: null, notes: '' });
  });

  it('tell nothing where nothing is fixed', () => {
    expect(html(tripWith())).not.toContain('Already fixed');
    expect(markdownOf(tripWith(), 'en')).not.toContain('Already fixed');
  });
});
