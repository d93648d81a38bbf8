import type { Language } from '#domain/language.ts';
import { basesOf, datesOfBase, daysOfBase, hasDays } from '#domain/trip/base.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { zoneOn } from '#domain/trip/zone-on.ts';
import { wayLines } from '../journey/journey-text.ts';
import { calendarText } from './calendar-line.ts';

interface WayEvents {
  readonly trip: Trip;
  readonly version: number;
  /** As DTSTAMP says it. */
  readonly stamp: string;
  readonly language: Language;
}

/** On the clocks of a zone; where that is not known, on those wherever one is. */
function moment(key: 'DTSTART' | 'DTEND', date: string, minutes: number, zone: string | null): string {
  const local = `${date.replaceAll('-', '')}T${formatLocalTime(minutes).replace(':', '')}00`;
  return zone === null ? `${key}:${local}` : `${key};TZID=${zone}:${local}`;
}

/** The ways between the bases of a journey as events, on the clocks of both their ends; not booked, so they take no time away. */
export function wayEvents({ trip, version, stamp, language }: WayEvents): string[] {
  return basesOf(trip).flatMap((base, index) => {
    const { way, first } = base;
    const [title = '', ...about] = wayLines(base, language);
    if (!way || daysOfBase(trip, index).first !== first || !hasDays(trip, index)) return [];
    const date = datesOfBase(trip, index).start;
    return [
      'BEGIN:VEVENT',
      `UID:way-${first}-${trip.id}@periplo`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${version}`,
      moment('DTSTART', date, way.start, zoneOn(trip, first - 1)),
      moment('DTEND', date, way.end, zoneOn(trip, first)),
      `SUMMARY:${calendarText(title)}`,
      `DESCRIPTION:${calendarText(about.join('\n'))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
}
