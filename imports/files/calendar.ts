import ICAL from 'ical.js';
import type { Booking, Moment, Spot } from '#domain/trip/booking.ts';
import { isJourney } from '#domain/trip/booking-hours.ts';
import { addDays } from '#domain/trip/dates.ts';
import { hasZone } from '#domain/trip/moments.ts';
import {
  draftOf,
  type Imported,
  type ImportedBooking,
  type ImportFor,
  legOfJourney,
  marked,
  read,
  spotNamed,
} from '../draft.ts';
import { linesOf } from '../mail/plain-lines.ts';
import { kindOfLines, readAs } from '../mail/read-mail.ts';
import { momentIn } from '../structured/instants.ts';

const MOST_EVENTS = 50;

/** What some calendars call zones, for those that travellers meet most. */
const otherNames: Readonly<Record<string, string>> = {
  'Romance Standard Time': 'Europe/Paris',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Prague',
  'Central European Standard Time': 'Europe/Warsaw',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'GTB Standard Time': 'Europe/Athens',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Tokyo Standard Time': 'Asia/Tokyo',
};

/** An IANA name in what a calendar calls a zone; null for none. */
function zoneNamed(name: string): string | null {
  const known = otherNames[name] ?? /[A-Z][A-Za-z]+\/[A-Za-z_/+-]+$/.exec(name)?.[0] ?? name;
  return known !== '' && hasZone(known) ? known : null;
}

interface CalendarMoment extends Moment {
  /** Whose clocks it is on was guessed. */
  readonly guessed: boolean;
}

const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;

const dateText = ({ year, month, day }: ICAL.Time) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** `zone`: of the place, where it is known. A moment in UTC is told on the clocks of the place. */
function momentOf(
  event: ICAL.Component,
  key: 'dtstart' | 'dtend',
  zone: string | null,
  fallback: string,
): CalendarMoment | null {
  const property = event.getFirstProperty(key);
  const value: unknown = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return null;
  const named = property.getFirstParameter('tzid');
  const said = typeof named === 'string' ? zoneNamed(named) : null;
  const date = dateText(value);
  const place = zone ?? fallback;
  if (value.isDate) return { date, time: null, zone: place, guessed: false };
  const minutes = value.hour * 60 + value.minute;
  if (isUtc(value)) return { ...momentIn(place, Date.parse(date) + minutes * 60_000), guessed: zone === null };
  // Also where it is on the clocks of another place: the calendar of Madrid tells an arrival in London so.
  return { date, time: minutes, zone: said ?? place, guessed: said === null && zone === null };
}

function textOf(event: ICAL.Component, key: string): string {
  const value: unknown = event.getFirstPropertyValue(key);
  return typeof value === 'string' ? value : '';
}

const plainMoment = ({ date, time, zone }: CalendarMoment): Moment => ({ date, time, zone });

/** Days that are counted whole end where the next one begins. */
function endOf(end: CalendarMoment | null, start: CalendarMoment): Moment | null {
  if (!end) return null;
  if (end.time !== null) return plainMoment(end);
  const last = addDays(end.date, -1);
  return last > start.date ? { ...plainMoment(end), date: last } : null;
}

const isOwnStop = (uid: string) => uid.endsWith('@periplo') && !uid.startsWith('booking-');

/** What the words of an event tell beside its times, which the calendar knows better. */
function toldOf(event: ICAL.Component, trip: ImportFor) {
  const lines = linesOf(['summary', 'location', 'description'].map((key) => textOf(event, key)).join('\n'));
  const kind = kindOfLines(lines, trip);
  const booking = kind === null ? null : (readAs(kind, lines, trip)[0]?.booking ?? null);
  return { kind: kind ?? ('other' as const), booking };
}

/** The zones of both ends of a journey whose stops are known. */
function zonesOf(journey: boolean, told: Booking | null): readonly [string | null, string | null] {
  if (!journey || !told) return [null, null];
  return [told.place ? told.start.zone : null, told.to ? (told.end?.zone ?? null) : null];
}

const noLeg = { leg: null, sure: true } as const;

/** A stop of the tables where a journey begins there, else where the calendar says it is. */
const placeOf = (event: ICAL.Component, journey: boolean, told: Spot | null): Spot | null =>
  (journey ? told : null) ?? spotNamed(textOf(event, 'location')) ?? told;

function draftOfEvent(event: ICAL.Component, trip: ImportFor): ImportedBooking | null {
  if (textOf(event, 'status') === 'CANCELLED' || isOwnStop(textOf(event, 'uid'))) return null;
  const { kind, booking: told } = toldOf(event, trip);
  const journey = isJourney({ kind });
  const [from, to] = zonesOf(journey, told);
  const start = momentOf(event, 'dtstart', from, trip.zone);
  if (!start) return null;
  const end = endOf(momentOf(event, 'dtend', to, trip.zone), start);
  const place = placeOf(event, journey, told?.place ?? null);
  const ends = { place, to: told?.to ?? null, start: plainMoment(start), end };
  const { leg, sure } = journey ? legOfJourney(ends, trip) : noLeg;
  const notes = told ? '' : textOf(event, 'description');
  return draftOf(
    { ...told, kind, title: textOf(event, 'summary'), notes, leg, ...ends },
    {
      unsure: marked({ kind: true, zone: start.guessed, leg: !sure, end: end?.time === null }),
      missing: marked({ place: !place }),
    },
    trip,
  );
}

/** The bookings of a calendar file: an event each, none repeated. What is damaged says so; it never throws. */
export function readCalendar(text: string, trip: ImportFor): Imported {
  try {
    const parsed: unknown = ICAL.parse(text.slice(text.indexOf('BEGIN:VCALENDAR')));
    // Several calendars in one file come as several trees.
    const trees = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]) as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    const events = trees.flatMap((tree) => new ICAL.Component(tree).getAllSubcomponents('vevent'));
    return read(events.slice(0, MOST_EVENTS).map((event) => draftOfEvent(event, trip)));
  } catch {
    return { kind: 'unreadable', why: 'broken' };
  }
}
