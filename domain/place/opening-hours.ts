import * as z from 'zod/mini';

/** Weekdays in the order of `Date.getUTCDay()` shifted to a Monday start: index 0 is Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Minutes since local midnight; `close` passes 1440 when a place closes after midnight. */
export interface Interval {
  readonly open: number;
  readonly close: number;
}

const MINUTES_PER_DAY = 1440;
const intervalPattern = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;
const dayKeyPattern = /^(daily|(mon|tue|wed|thu|fri|sat|sun)(-(mon|tue|wed|thu|fri|sat|sun))?)$/;

/**
 * Weekly hours as people write them: keys are `daily`, a day (`mon`) or a range (`tue-sun`, wrapping allowed), values are
 * comma-separated intervals (`"09:00-13:00,16:00-20:00"`). A later key adds to an earlier one; a day never named is closed.
 */
export const writtenHoursSchema = z.record(
  z.string().check(z.regex(dayKeyPattern)),
  z
    .string()
    .check(
      z.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d(,([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d)*$/),
    ),
);
export type WrittenHours = z.infer<typeof writtenHoursSchema>;

function parseInterval(text: string): Interval {
  const match = intervalPattern.exec(text);
  if (!match) throw new Error(`not an opening interval: ${text}`);
  const open = Number(match[1]) * 60 + Number(match[2]);
  const close = Number(match[3]) * 60 + Number(match[4]);
  return { open, close: close <= open ? close + MINUTES_PER_DAY : close };
}

function daysOf(key: string): number[] {
  if (key === 'daily') return [0, 1, 2, 3, 4, 5, 6];
  const [first, last = first] = key.split('-');
  const from = weekdays.indexOf(first as (typeof weekdays)[number]);
  const to = weekdays.indexOf(last as (typeof weekdays)[number]);
  const span = (to - from + 7) % 7;
  return Array.from({ length: span + 1 }, (_, step) => (from + step) % 7);
}

/** Seven lists of intervals, Monday first, each sorted by opening time. */
export function parseHours(written: WrittenHours): Interval[][] {
  const week: Interval[][] = weekdays.map(() => []);
  for (const [key, value] of Object.entries(written)) {
    const intervals = value.split(',').map(parseInterval);
    for (const day of daysOf(key)) week[day]?.push(...intervals);
  }
  for (const day of week) day.sort((a, b) => a.open - b.open);
  return week;
}

/**
 * The intervals that cover local minutes of a day: its own, and the hours after midnight of the evening before, shifted into
 * this day. Pass the intervals that really hold on the two dates, closures and seasons applied.
 */
export function withEveningBefore(today: readonly Interval[], yesterday: readonly Interval[]): Interval[] {
  const spill = yesterday
    .filter((interval) => interval.close > MINUTES_PER_DAY)
    .map((interval) => ({ open: 0, close: interval.close - MINUTES_PER_DAY }));
  return [...spill, ...today];
}
