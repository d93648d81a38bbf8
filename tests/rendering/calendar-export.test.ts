import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '#domain/place/time-zone.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { calendarOf } from '#rendering/export/calendar.ts';
import { writable } from '#rendering/export/markup.ts';
import { anyTrip } from '../support/any-trips.ts';
import { aTrip } from '../support/trips.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const trips = Array.from({ length: 100 }, (_, number) => anyTrip(seed * 1000 + number));
const moment = '2026-11-20T12:34:56.789Z';

const calendar = (trip: Trip, version = 3) => calendarOf({ trip, version, moment, language: 'en' });

/** The events of a file as another program reads it, with the clocks that the file itself describes. */
function eventsIn(text: string): ICAL.Event[] {
  const root = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  // Those of bookings have a test of their own.
  return events.filter(({ uid }) => !uid.startsWith('booking-'));
}

const asRead = (text: string) => writable(text).replace(/\r\n?/g, '\n');
const activitiesOf = ({ days }: Trip): Activity[] => days.flatMap(({ activities }) => activities);

/** A day somewhere with one activity at a local time. */
function aTripAt(destinationId: string | null, date: string, start: number): Trip {
  const [day] = aTrip().days;
  const [activity] = day?.activities ?? [];
  if (!day || !activity) throw new Error('a plan without a first activity');
  const days = [{ ...day, activities: [{ ...activity, start, duration: 120 }] }];
  return { ...aTrip(), destinationId, dates: { start: date, end: date }, days };
}

describe('the calendar of a trip', () => {
  it('is read by another program, every activity as it is: 100 trips', () => {
    for (const trip of trips) {
      const all = eventsIn(calendar(trip));
      const events = all.filter(({ uid }) => !uid.startsWith('way-'));
      expect(all.length - events.length).toBe((trip.bases ?? []).filter(({ way }) => way !== null).length);
      const activities = activitiesOf(trip);
      expect(events.map(({ uid }) => uid)).toEqual(activities.map(({ id }) => `${id}@periplo`));
      expect(events.map(({ summary }) => summary)).toEqual(activities.map(({ name }) => asRead(name)));
      expect(events.map(({ sequence }) => sequence)).toEqual(activities.map(() => 3));
      expect(events.map(({ startDate }) => startDate.hour * 60 + startDate.minute)).toEqual(
        activities.map(({ start }) => start),
      );
      expect(events.map(({ duration }) => duration.toSeconds() / 60)).toEqual(
        activities.map(({ duration }) => duration),
      );
      events.forEach(({ location }, i) => {
        expect(location ?? '').toBe(asRead(activities[i]?.location ?? ''));
      });
    }
  });

  it('has no line longer than 75 octets, only CRLF, and cuts no character', () => {
    for (const trip of trips) {
      const text = calendar(trip);
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const octets = text.split('\r\n').map((line) => Buffer.from(line));
      expect(Math.max(...octets.map((line) => line.length))).toBeLessThanOrEqual(75);
      for (const line of octets) expect(line.toString().includes('\ufffd') && !text.includes('\ufffd')).toBe(false);
    }
  });

  it('lets no text make a line of its own', () => {
    const trip = aTripAt('rome', '2027-03-15', 600);
    const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:evil\u0085 \u2028';
    const [day] = trip.days;
    const days = [
      { ...day, activities: activitiesOf(trip).map((own) => ({ ...own, name: evil, location: evil, notes: evil })) },
    ];
    const events = eventsIn(calendar({ ...trip, title: evil, days } as Trip));
    expect(events).toHaveLength(1);
  });

  const clocks: readonly [what: string, destination: string, date: string, start: number, utc: string][] = [
    ['Kyoto, on the day Madrid changes', 'kyoto', '2027-03-28', 540, '2027-03-28T00:00:00.000Z'],
    ['Kyoto in July', 'kyoto', '2027-07-15', 540, '2027-07-15T00:00:00.000Z'],
    ['New York before the clocks go forward', 'new-york', '2027-03-14', 90, '2027-03-14T06:30:00.000Z'],
    ['New York after they went forward', 'new-york', '2027-03-14', 540, '2027-03-14T13:00:00.000Z'],
    ['New York before they go back', 'new-york', '2027-11-07', 30, '2027-11-07T04:30:00.000Z'],
    ['New York after they went back', 'new-york', '2027-11-07', 540, '2027-11-07T14:00:00.000Z'],
    ['Madrid before the clocks go forward', 'madrid', '2027-03-28', 90, '2027-03-28T00:30:00.000Z'],
    ['Madrid after they went forward', 'madrid', '2027-03-28', 540, '2027-03-28T07:00:00.000Z'],
    ['Madrid before they go back', 'madrid', '2027-10-31', 90, '2027-10-30T23:30:00.000Z'],
    ['Madrid after they went back', 'madrid', '2027-10-31', 540, '2027-10-31T08:00:00.000Z'],
    ['Sydney, where it is the other way round', 'sydney', '2027-04-04', 540, '2027-04-03T23:00:00.000Z'],
  ];
  it.each(clocks)('is right by the clock: %s', (_, destination, date, start, utc) => {
    const [event] = eventsIn(calendar(aTripAt(destination, date, start)));
    expect(event?.startDate.zone.tzid).toBe(zoneOf(destination));
    expect(event?.startDate.toJSDate().toISOString()).toBe(utc);
    expect(event?.duration.toSeconds()).toBe(7200);
  });

  it('means the clock on the wall where nobody knows the zone', () => {
    const text = calendar(aTripAt(null, '2027-03-28', 540));
    expect(text).toContain('DTSTART:20270328T090000\r\n');
    expect(text).not.toContain('TZID');
  });

  it('says when the trip was like this, and the same every time', () => {
    const trip = aTripAt('rome', '2027-03-15', 600);
    expect(calendar(trip)).toContain('DTSTAMP:20261120T123456Z\r\n');
    expect(calendar(trip)).toBe(calendar(trip));
  });
});
