import { MAX_NIGHTS } from './longest.ts';

const MS_PER_DAY = 86_400_000;

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A plan asks for the same few dates a hundred thousand times. */
const known = new Map<string, number | null>();
const written = new Map<number, string>();
const MOST_KNOWN = 2000;

/** Days since 1970-01-01 of a calendar date `YYYY-MM-DD`, or null when it is not one (also for 2026-02-30). */
export function dayNumber(iso: string): number | null {
  const found = known.get(iso);
  if (found !== undefined) return found;
  const ms = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(iso) : Number.NaN;
  // Some engines take the 30th of February for the 2nd of March.
  const number = ms > Number.NEGATIVE_INFINITY && dateOf(ms) === iso ? ms / MS_PER_DAY : null;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(iso, number);
  return number;
}

function mustBeDate(iso: string): number {
  const number = dayNumber(iso);
  if (number === null) throw new RangeError(`not a calendar date: ${iso}`);
  return number;
}

/** The calendar date `days` after `iso`; throws RangeError when `iso` is not a date. */
export function addDays(iso: string, days: number): string {
  const number = mustBeDate(iso) + days;
  const date = written.get(number) ?? dateOf(number * MS_PER_DAY);
  if (written.size >= MOST_KNOWN) written.clear();
  written.set(number, date);
  return date;
}

/** Nights between two dates; negative when `end` is earlier. */
export function nightsBetween(start: string, end: string): number {
  return mustBeDate(end) - mustBeDate(start);
}

/** Calendar days of a trip, both ends included. */
export function dayCount(dates: TripDates): number {
  return nightsBetween(dates.start, dates.end) + 1;
}

/** 0 = Monday ... 6 = Sunday. */
export function weekdayOf(iso: string): number {
  return (((mustBeDate(iso) + 3) % 7) + 7) % 7;
}

/** 0 = January ... 11 = December. */
export function monthOf(iso: string): number {
  return Number(iso.slice(5, 7)) - 1;
}

/** The calendar date of a moment on the device's own clock and zone (D4). */
export function localDate(moment: Date): string {
  const pad = (part: number, width = 2) => String(part).padStart(width, '0');
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** The calendar date of a moment in an IANA time zone. */
export function dateInZone(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

export interface TripDates {
  readonly start: string;
  readonly end: string;
}

/** The rules of S5; each is also a key of `locales/<lang>/planForm.json`. */
export type DateRule = 'datesRequired' | 'invalidDateFormat' | 'startAfterEnd' | 'startInPast' | 'maxDurationError';

export interface BrokenDateRule {
  readonly rule: DateRule;
  readonly field: 'start' | 'end';
}

/**
 * The first broken rule, or null. `earliestStart` is the traveller's today on the device; the server passes the day before
 * its own, because a traveller may be on the other side of the date line (D4).
 */
export function brokenDateRule(dates: TripDates, earliestStart: string): BrokenDateRule | null {
  const { start, end } = dates;
  if (start === '') return { rule: 'datesRequired', field: 'start' };
  if (end === '') return { rule: 'datesRequired', field: 'end' };
  if (dayNumber(start) === null) return { rule: 'invalidDateFormat', field: 'start' };
  if (dayNumber(end) === null) return { rule: 'invalidDateFormat', field: 'end' };
  const nights = nightsBetween(start, end);
  if (nights < 0) return { rule: 'startAfterEnd', field: 'end' };
  if (nightsBetween(earliestStart, start) < 0) return { rule: 'startInPast', field: 'start' };
  if (nights > MAX_NIGHTS) return { rule: 'maxDurationError', field: 'end' };
  return null;
}
