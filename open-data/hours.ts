import OpeningHours from 'opening_hours';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Place } from '#domain/place/destination.ts';
import { type WrittenHours, weekdays } from '#domain/place/opening-hours.ts';

/** What the hours of an element say over a usual year. */
export type Hours = Pick<Place, 'hours' | 'seasons' | 'closures'>;

const unknownHours: Hours = { hours: null, closures: [] };

const DAY_MS = 86_400_000;
const WEEKS = 52;
/** Fewer weeks of other hours are a feast, of which only the days it is shut are kept. */
const SHORTEST_SEASON_WEEKS = 3;
const MOST_SEASONS = 4;
const MOST_CLOSURES = 30;
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

/** "From five on": that it is open then is not said. */
class Unsure extends Error {}

/** The intervals of one day, as they are written; what began the evening before belongs to that evening. */
function dayHours(hours: OpeningHours, day: Date): string {
  const end = dayAfter(day, 1);
  const intervals = hours.getOpenIntervals(day, dayAfter(day, 2));
  if (intervals.some(([, , isUnsure]) => isUnsure)) throw new Unsure();
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

/** Days (MM-DD) of weeks that are no season on which it is shut, though their weekday is not. */
function closuresIn(feasts: readonly Run[], usual: readonly string[], monday: Date): string[] {
  return feasts.flatMap(({ key, from, weeks }) =>
    Array.from({ length: weeks * 7 }, (_, at) => at).flatMap((at) => {
      const days = JSON.parse(key) as string[];
      const weekday = at % 7;
      return days[weekday] === '' && usual[weekday] !== '' ? [monthDay(dayAfter(monday, from * 7 + at))] : [];
    }),
  );
}

function ofYear(hours: OpeningHours, monday: Date): Hours {
  const weeks = Array.from({ length: WEEKS }, (_, week) => weekHours(hours, dayAfter(monday, week * 7)));
  const runs = runsOf(weeks.map((days) => JSON.stringify(days)));
  const lengths = new Map<string, number>();
  for (const { key, weeks: length } of runs) lengths.set(key, (lengths.get(key) ?? 0) + length);
  const [usual = ''] = [...lengths].toSorted((a, b) => b[1] - a[1]).map(([key]) => key);
  const others = runs.filter(({ key }) => key !== usual);
  const seasons = others.filter(({ weeks: length }) => length >= SHORTEST_SEASON_WEEKS);
  const usualDays = JSON.parse(usual) as string[];
  const closures = closuresIn(
    others.filter((run) => !seasons.includes(run)),
    usualDays,
    monday,
  );
  if (seasons.length > MOST_SEASONS || closures.length > MOST_CLOSURES) return unknownHours;
  const told = seasons.map(({ key, from, weeks: length }) => ({
    from: monthDay(dayAfter(monday, from * 7)),
    to: monthDay(dayAfter(monday, (from + length) * 7 - 1)),
    hours: written(JSON.parse(key) as string[]),
  }));
  return { hours: written(usualDays), closures, ...(told.length > 0 && { seasons: told }) };
}

const ofWeek = (hours: OpeningHours, monday: Date): Hours => ({
  hours: written(weekHours(hours, monday)),
  closures: [],
});

const mondayFrom = (day: Date) => dayAfter(day, (8 - day.getDay()) % 7);
/** The library reckons by the clock of this machine, which no country changes in July. */
const quietMonday = (today: Date) => mondayFrom(new Date(today.getFullYear(), 6, 1));

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
    const read = hours.isWeekStable() ? ofWeek(hours, quietMonday(today)) : ofYear(hours, mondayFrom(today));
    // Shut all year is gone, and reads like a mistake.
    return read.hours !== null && Object.keys(read.hours).length === 0 && !read.seasons ? unknownHours : read;
  } catch {
    return unknownHours;
  }
}
