import OpeningHours from 'opening_hours';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Place } from '#domain/place/destination.ts';
import { type WrittenHours, weekdays } from '#domain/place/opening-hours.ts';

/** What the hours of an element say over a usual year. */
export type Hours = Pick<Place, 'hours' | 'seasons'>;

export const unknownHours: Hours = { hours: null };

const DAY_MS = 86_400_000;
const WEEKS = 52;
/** Fewer weeks of other hours are a feast, not a season. */
const SHORTEST_SEASON_WEEKS = 3;
const MOST_SEASONS = 4;
/** Longer texts are programmes of events. */
const LONGEST = 400;
/** What changes from day to day, or is known only on the spot: by the sun, by a bell, by appointment. */
const indefinite = /sunrise|sunset|dawn|dusk|week \d|\[|"|appointment|easter/i;

const two = (value: number) => String(value).padStart(2, '0');
const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
/** Local midnights, also where a clock is changed between them. */
const dayAfter = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** The rules for public and school holidays are left out: what a holiday shuts comes from the calendar of the country. */
const withoutHolidays = (text: string) =>
  text
    .split(';')
    .map((rule) =>
      rule
        .trim()
        .replace(/^(PH|SH)\s*,\s*/, '')
        .replace(/,\s*(PH|SH)(?=[\s,])/g, ''),
    )
    .filter((rule) => rule !== '' && !/^(PH|SH)\b/.test(rule))
    .join('; ');

function spanOf([from, to]: readonly [Date, Date, ...unknown[]]): string {
  const whole = to.getTime() - from.getTime() >= DAY_MS - 3_600_000;
  return whole ? '00:00-24:00' : `${clock(from)}-${clock(to)}`;
}

/** The intervals of one day, as they are written; what began the evening before belongs to that evening. */
function dayHours(hours: OpeningHours, day: Date): string {
  const end = dayAfter(day, 1);
  const intervals = hours.getOpenIntervals(day, dayAfter(day, 2));
  const own = intervals.filter(
    ([from]) => from < end && (from > day || !hours.getState(new Date(day.getTime() - 60_000))),
  );
  const allDay = intervals.some(([from, to]) => from <= day && to >= end && isSameDay(from, day));
  if (allDay) return '00:00-24:00';
  return own.map(spanOf).join(',');
}

const weekHours = (hours: OpeningHours, monday: Date) => weekdays.map((_, i) => dayHours(hours, dayAfter(monday, i)));

function written(days: readonly string[]): WrittenHours {
  const [first = ''] = days;
  if (first !== '' && days.every((own) => own === first)) return { daily: first };
  return Object.fromEntries(weekdays.flatMap((day, i) => (days[i] ? [[day, days[i]]] : [])));
}

const monthDay = (date: Date) => `${two(date.getMonth() + 1)}-${two(date.getDate())}`;

interface Run {
  readonly key: string;
  readonly from: number;
  readonly weeks: number;
}

/** Weeks of the same hours in a row; the last of the year goes on in January. */
function runsOf(keys: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const [from, key] of keys.entries()) {
    const last = runs.at(-1);
    if (last?.key === key) runs[runs.length - 1] = { ...last, weeks: last.weeks + 1 };
    else runs.push({ key, from, weeks: 1 });
  }
  const [first] = runs;
  const last = runs.at(-1);
  if (!first || !last || runs.length < 2 || first.key !== last.key) return runs;
  return [...runs.slice(1, -1), { ...last, weeks: last.weeks + first.weeks }];
}

function ofYear(hours: OpeningHours, monday: Date): Hours {
  const weeks = Array.from({ length: WEEKS }, (_, week) => weekHours(hours, dayAfter(monday, week * 7)));
  const runs = runsOf(weeks.map((days) => JSON.stringify(days)));
  const lengths = new Map<string, number>();
  for (const { key, weeks: length } of runs) lengths.set(key, (lengths.get(key) ?? 0) + length);
  const [usual] = [...lengths].toSorted((a, b) => b[1] - a[1]);
  const others = runs.filter(({ key, weeks: length }) => key !== usual?.[0] && length >= SHORTEST_SEASON_WEEKS);
  if (!usual || others.length > MOST_SEASONS) return unknownHours;
  const seasons = others.map(({ key, from, weeks: length }) => ({
    from: monthDay(dayAfter(monday, from * 7)),
    to: monthDay(dayAfter(monday, (from + length) * 7 - 1)),
    hours: written(JSON.parse(key) as string[]),
  }));
  return { hours: written(JSON.parse(usual[0]) as string[]), ...(seasons.length > 0 && { seasons }) };
}

/**
 * Reads `opening_hours` of OpenStreetMap over the twelve months that follow a date: the week that holds most of the time, and seasons of
 * other hours from the Monday to the Sunday of their weeks. Not known where the text is none, is indefinite or changes too often.
 */
export function readHours(text: string | undefined, at: Coordinates, today: Date): Hours {
  if (text === undefined || text.length > LONGEST || indefinite.test(text)) return unknownHours;
  const rules = withoutHolidays(text);
  if (rules === '') return unknownHours;
  try {
    const place = { lat: at.latitude, lon: at.longitude, address: { country_code: '', state: '' } };
    const hours = new OpeningHours(rules, place);
    const monday = dayAfter(today, (8 - today.getDay()) % 7);
    if (hours.getUnknown(dayAfter(today, 1))) return unknownHours;
    const read = hours.isWeekStable() ? { hours: written(weekHours(hours, monday)) } : ofYear(hours, monday);
    // Shut all year is gone, and reads like a mistake.
    return read.hours !== null && Object.keys(read.hours).length === 0 && !read.seasons ? unknownHours : read;
  } catch {
    return unknownHours;
  }
}
