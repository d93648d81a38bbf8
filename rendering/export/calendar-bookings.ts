import type { Language } from '#domain/language.ts';
import type { Booking, Moment } from '#domain/trip/booking.ts';
import { kindOf } from '#domain/trip/booking-hours.ts';
import { addDays, nightsBetween, type TripDates } from '#domain/trip/dates.ts';
import { inOrder, instantOf } from '#domain/trip/fixed-lines.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { hasZone } from '#domain/trip/moments.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { zoneOn } from '#domain/trip/zone-on.ts';
import { titleOf, whenText, whereText } from '../bookings/booking-text.ts';
import { transferLines } from '../bookings/transfer-text.ts';
import { calendarText } from './calendar-line.ts';
import { detailLines } from './fixed.ts';
import { degrees } from './markup.ts';

export interface BookingEvents {
  readonly trip: Trip;
  readonly version: number;
  /** As DTSTAMP says it. */
  readonly stamp: string;
  readonly language: Language;
  /** With codes and what else only its owner needs: never in a calendar that is read under a link. */
  readonly codes: boolean;
}

const dateValue = (iso: string) => iso.replaceAll('-', '');

/** On the clocks of its own zone; in one that no device knows, on those wherever one is. */
function timed(key: 'DTSTART' | 'DTEND', { date, time, zone }: Moment & { readonly time: number }): string {
  const local = `${dateValue(date)}T${formatLocalTime(time).replace(':', '')}00`;
  return hasZone(zone) ? `${key};TZID=${zone}:${local}` : `${key}:${local}`;
}

const hasTime = (moment: Moment | null): moment is Moment & { readonly time: number } =>
  moment !== null && moment.time !== null;

/** Start and end are of one sort, and the end is later: else a calendar would refuse the event. */
function whenLines({ start, end }: Booking): string[] {
  if (hasTime(start)) {
    const later = hasTime(end) && instantOf(end) > instantOf(start) && hasZone(start.zone) === hasZone(end.zone);
    return [timed('DTSTART', start), ...(later ? [timed('DTEND', end)] : [])];
  }
  const last = end && end.date > start.date ? [`DTEND;VALUE=DATE:${dateValue(addDays(end.date, 1))}`] : [];
  return [`DTSTART;VALUE=DATE:${dateValue(start.date)}`, ...last];
}

function eventLines(booking: Booking, { trip, version, stamp, language, codes }: BookingEvents): string[] {
  const { id, place } = booking;
  const where = whereText(booking);
  const told = [
    whenText(booking, language, zoneOn(trip, nightsBetween(trip.dates.start, booking.start.date) + 1)),
    ...transferLines(trip, booking, language),
  ];
  const about = [...told, ...(codes ? detailLines(booking, language) : [])].join('\n');
  const point = place && place.latitude !== null && place.longitude !== null ? place : null;
  return [
    'BEGIN:VEVENT',
    `UID:booking-${id}@periplo`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${version}`,
    ...whenLines(booking),
    `SUMMARY:${calendarText(titleOf(booking, language))}`,
    ...(where === '' ? [] : [`LOCATION:${calendarText(where)}`]),
    ...(point ? [`GEO:${degrees(point.latitude ?? 0)};${degrees(point.longitude ?? 0)}`] : []),
    `DESCRIPTION:${calendarText(about)}`,
    // A bed takes no time away.
    `TRANSP:${kindOf(booking) === 'lodging' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** What is fixed as events, each under an id that stays the same in every export. */
export function bookingEvents(request: BookingEvents): string[] {
  return inOrder(request.trip.bookings).flatMap((booking) => eventLines(booking, request));
}

/** Clocks are described around a trip; of a booking in another century a calendar must know them itself. */
const FURTHEST_DAYS = 366;

/** The zones whose clocks the events of bookings are on, and the days on which these are asked for. */
export function bookingZones({ bookings, dates }: Trip): {
  readonly zones: readonly string[];
  readonly dates: TripDates;
} {
  const moments = (bookings ?? []).flatMap(({ start, end }) => (end ? [start, end] : [start]));
  const [earliest, latest] = [addDays(dates.start, -FURTHEST_DAYS), addDays(dates.end, FURTHEST_DAYS)];
  const near = moments.map(({ date }) => date).filter((date) => date >= earliest && date <= latest);
  const days = [dates.start, dates.end, ...near].sort();
  const zones = moments.filter(hasTime).map(({ zone }) => zone);
  return {
    zones: [...new Set(zones)].filter(hasZone),
    dates: { start: days[0] ?? dates.start, end: days.at(-1) ?? dates.end },
  };
}
