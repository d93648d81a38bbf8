import type { Language } from '#domain/language.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { zoneOn } from '#domain/trip/zone-on.ts';
import { bookingEvents, bookingZones } from './calendar-bookings.ts';
import { calendarFile, calendarText } from './calendar-line.ts';
import { wayEvents } from './calendar-ways.ts';
import { labelledLines } from './labelled.ts';
import { degrees } from './markup.ts';
import { dateOf, doing, priceText, remarksOn, wayThere } from './readable.ts';
import { attributionOf, type Words, wordsIn } from './words.ts';
import { zoneLines } from './zone-lines.ts';

export interface CalendarRequest {
  readonly trip: Trip;
  /** The version of the trip, so that a calendar that has an older one takes this (SEQUENCE). */
  readonly version: number;
  /** ISO moment at which the trip was like this. */
  readonly moment: string;
  readonly language: Language;
  /** With the codes of bookings and what else only their owner needs; not without being asked. */
  readonly codes?: boolean;
}

/** How often a subscribed calendar should look again. */
const REFRESH = 'PT6H';

function descriptionOf(activity: Activity, trip: Trip, words: Words, language: Language): string {
  return [
    doing(activity),
    activity.description,
    wayThere(activity, language),
    `${words.price}: ${priceText(activity, trip, language)}`,
    ...remarksOn(activity, words),
    ...labelledLines(activity, 'calendar', words),
    activity.notes && `${words.notes}: ${activity.notes}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const utc = (moment: string) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function startLine(date: string, { start }: Activity, zone: string | null): string {
  const local = `${date.replaceAll('-', '')}T${formatLocalTime(start).replace(':', '')}00`;
  return zone === null ? `DTSTART:${local}` : `DTSTART;TZID=${zone}:${local}`;
}

function eventLines({ trip, version, moment, language }: CalendarRequest, day: Day, activity: Activity): string[] {
  const { id, name, location, duration, latitude, longitude } = activity;
  const words = wordsIn(language);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@periplo`,
    `DTSTAMP:${utc(moment)}`,
    `SEQUENCE:${version}`,
    startLine(dateOf(trip, day), activity, zoneOn(trip, day.day)),
    `DURATION:PT${duration}M`,
    `SUMMARY:${calendarText(name)}`,
    ...(location === '' ? [] : [`LOCATION:${calendarText(location)}`]),
    ...(latitude === null || longitude === null ? [] : [`GEO:${degrees(latitude)};${degrees(longitude)}`]),
    `DESCRIPTION:${calendarText(descriptionOf(activity, trip, words, language))}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** What a calendar program shows of the whole: whose the places are. */
function aboutLines(trip: Trip, language: Language): string[] {
  const lines = attributionOf(trip, language);
  return lines.length === 0 ? [] : [`X-WR-CALDESC:${calendarText(lines.join('\n'))}`];
}

/**
 * A trip as a calendar (RFC 5545): one event per activity and per booking, under an id that stays the same in every export, in the time zone of
 * the destination. Where the zone is not known, times are those of the clock wherever one is.
 */
export function calendarOf(request: CalendarRequest): string {
  const { trip, version, language, codes = false } = request;
  const zone = zoneOn(trip, 1);
  const booked = bookingZones(trip);
  const own = trip.days.flatMap(({ day }) => zoneOn(trip, day) ?? []);
  const zones = new Set([...own, ...booked.zones]);
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Periplo//Trip//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(tripName(trip))}`,
    ...aboutLines(trip, language),
    ...(zone === null ? [] : [`X-WR-TIMEZONE:${zone}`]),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...[...zones].flatMap((each) => zoneLines(each, booked.dates)),
    ...trip.days.flatMap((day) => day.activities.flatMap((activity) => eventLines(request, day, activity))),
    ...wayEvents({ trip, version, stamp: utc(request.moment), language }),
    ...bookingEvents({ trip, version, stamp: utc(request.moment), language, codes }),
    'END:VCALENDAR',
  ]);
}
