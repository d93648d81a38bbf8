import { offsetAt } from '../place/time-zone.ts';
import type { Moment } from './booking.ts';
import { addDays, dayNumber } from './dates.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

const zones = new Map<string, boolean>();

/** Whether this device knows the clocks of a zone. */
export function hasZone(zone: string): boolean {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    offsetAt(zone, 0);
  } catch {
    isKnown = false;
  }
  zones.set(zone, isKnown);
  return isKnown;
}

/**
 * Milliseconds since 1970 of local minutes of a date. An hour that clocks skip is taken as the one after it, one that comes twice as the
 * first.
 */
function instantAt(date: string, minutes: number, zone: string): number {
  const asUtc = (dayNumber(date) ?? 0) * MS_PER_DAY + minutes * MS_PER_MINUTE;
  const before = offsetAt(zone, asUtc - MS_PER_DAY) * 1000;
  const after = offsetAt(zone, asUtc + MS_PER_DAY) * 1000;
  const early = asUtc - Math.max(before, after);
  const isEarly = offsetAt(zone, early) * 1000 === asUtc - early;
  return isEarly ? early : asUtc - Math.min(before, after);
}

/** When a moment is, in milliseconds since 1970; null where its time or its zone is not known. */
export function instantOf({ date, time, zone }: Moment): number | null {
  return time === null || !hasZone(zone) ? null : instantAt(date, time, zone);
}

/** A date and minutes on the clocks of a place. */
export interface LocalMoment {
  readonly date: string;
  readonly time: number | null;
}

/** What the clocks of a zone say at a moment in milliseconds since 1970, to the minute. */
export function clockAt(instant: number, zone: string): { readonly date: string; readonly time: number } {
  const minutes = Math.floor((instant + offsetAt(zone, instant) * 1000) / MS_PER_MINUTE);
  const day = Math.floor(minutes / 1440);
  return { date: addDays('1970-01-01', day), time: minutes - day * 1440 };
}

/** The same moment on the clocks of another zone; as it stands where its time or one of the zones is not known. */
export function onClocksOf(moment: Moment, zone: string): LocalMoment {
  const { date, time } = moment;
  const instant = moment.zone === zone || !hasZone(zone) ? null : instantOf(moment);
  return instant === null ? { date, time } : clockAt(instant, zone);
}
