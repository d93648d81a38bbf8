import { clockChanges, offsetAt } from '#domain/place/time-zone.ts';
import type { TripDates } from '#domain/trip/dates.ts';

const YEAR_MS = 366 * 86_400_000;

/** `20270315T093000` of milliseconds that count as if they were UTC. */
const dateTime = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '');

function offsetText(seconds: number): string {
  const whole = Math.abs(seconds);
  const pad = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const rest = whole % 60 === 0 ? '' : pad(whole % 60);
  return `${seconds < 0 ? '-' : '+'}${pad(whole / 3600)}${pad((whole % 3600) / 60)}${rest}`;
}

interface Observance {
  readonly daylight: boolean;
  /** Where it begins, on the clock that is about to change. */
  readonly start: string;
  readonly from: number;
  readonly to: number;
}

function observancesOf(zone: string, dates: TripDates): Observance[] {
  const first = Date.parse(dates.start) - YEAR_MS;
  const changes = clockChanges(zone, first, Date.parse(dates.end) + YEAR_MS);
  const before = changes[0]?.from ?? offsetAt(zone, first);
  const least = Math.min(before, ...changes.map(({ to }) => to));
  return [
    { daylight: before > least, start: dateTime(first), from: before, to: before },
    ...changes.map(({ at, from, to }) => ({ daylight: to > from, start: dateTime(at + from * 1000), from, to })),
  ];
}

/**
 * The clocks of a zone around a trip as a VTIMEZONE (RFC 5545, 3.6.5): every change from a year before to a year after it is
 * written out, so that a calendar that does not know the zone, or has older rules, still shows the right hour.
 */
export function zoneLines(zone: string, dates: TripDates): string[] {
  const lines = observancesOf(zone, dates).flatMap(({ daylight, start, from, to }) => {
    const name = daylight ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${name}`,
      `DTSTART:${start}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${name}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'];
}
