import { offsetAt } from '#domain/place/time-zone.ts';
import type { Moment } from '#domain/trip/booking.ts';
import { dayNumber } from '#domain/trip/dates.ts';

const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Local date and time in a zone of milliseconds since 1970. */
export function momentIn(zone: string, instant: number): Moment {
  const local = new Date(instant + offsetAt(zone, instant) * 1000);
  return { date: local.toISOString().slice(0, 10), time: local.getUTCHours() * 60 + local.getUTCMinutes(), zone };
}

function offsetMinutes(offset: string): number {
  if (offset === 'Z') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** A moment as data write it (ISO 8601), on the clocks of a zone; null for what is none. Without an offset it is on those clocks already. */
export function writtenMoment(text: string, zone: string): Moment | null {
  const [, date = '', hour, minute, offset] = written.exec(text.trim()) ?? [];
  if (dayNumber(date) === null) return null;
  if (hour === undefined) return { date, time: null, zone };
  const time = Number(hour) * 60 + Number(minute);
  if (time >= 24 * 60 || Number(minute) > 59) return null;
  if (offset === undefined) return { date, time, zone };
  return momentIn(zone, Date.parse(date) + (time - offsetMinutes(offset)) * 60_000);
}
