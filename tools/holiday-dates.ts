import Holidays from 'date-holidays';
import type { CountryHolidays } from '#domain/place/holiday.ts';
import { addDays } from '#domain/trip/dates.ts';

/** One entry of a file of `places/holidays/`. */
export type Entry = CountryHolidays['holidays'][number];
export interface Years {
  readonly from: number;
  readonly to: number;
}

/**
 * Dates by rules in the notation of date-holidays. Of that package only the calendars are used (Easter, lunar months, weekdays): which
 * days are holidays, and what they mean for a traveller, is ours, because its lists lack days and hold some that are none.
 */
class Calendars {
  private readonly calendar: Holidays;
  private readonly known = new Map<string, string[]>();

  constructor(country: string) {
    // Any country will do, because what is asked for is a rule of ours; the package does not know all of our countries.
    this.calendar = new Holidays(country in new Holidays().getCountries() ? country : 'GB');
  }

  /** The dates (YYYY-MM-DD) of a rule in the years and one before and after; throws where the package does not understand it. */
  on(rule: string, { from, to }: Years): string[] {
    const known = this.known.get(rule);
    if (known) return known;
    if (!this.calendar.setHoliday(rule, { name: rule, type: 'public' })) throw new Error(`no rule: ${rule}`);
    const years = Array.from({ length: to - from + 3 }, (_, index) => from - 1 + index);
    const dates = years.flatMap((year) =>
      this.calendar.getHolidays(year).flatMap((found) => (found.rule === rule ? [found.date.slice(0, 10)] : [])),
    );
    this.known.set(rule, dates);
    return dates;
  }
}

const yearOf = (date: string) => Number(date.slice(0, 4));

/** A span ends on the day before the next date of the rule that ends it. */
function spanFrom(start: string, ends: readonly string[]): string {
  const end = ends.find((date) => date > start);
  if (end === undefined) throw new Error(`nothing ends what begins on ${start}`);
  return `${start}/${addDays(end, -1)}`;
}

function everySoManyDays(first: string, days: number, { to }: Years): string[] {
  const dates: string[] = [];
  for (let date = first; yearOf(date) <= to; date = addDays(date, days)) dates.push(date);
  return dates;
}

function datesOf(entry: Entry, calendars: Calendars, years: Years): string[] {
  const { rules, offsets = [0], before, every, dates } = entry;
  if (every !== undefined) return everySoManyDays(dates[0] ?? '', every, years);
  if (!rules) return dates;
  const days = rules.flatMap((rule) =>
    calendars.on(rule, years).flatMap((date) => offsets.map((by) => addDays(date, by))),
  );
  const within = [...new Set(days)].sort().filter((date) => yearOf(date) >= years.from && yearOf(date) <= years.to);
  return before === undefined ? within : within.map((date) => spanFrom(date, calendars.on(before, years)));
}

/**
 * The same file with the dates of all years from `from` to `to`. Dates written by hand stay: one whose last year (`to`) is less than the
 * file's is told of by the plan. Throws where a rule gives no date.
 */
export function withDates(file: CountryHolidays, { from, to }: Years): CountryHolidays {
  const calendars = new Calendars(file.country);
  const holidays = file.holidays.map((entry) => {
    const dates = datesOf(entry, calendars, { from, to });
    if (dates.length === 0) throw new Error(`${file.country}: ${entry.name.en} has no date`);
    return { ...entry, dates };
  });
  return { ...file, from, to, holidays };
}

/** A file of `places/holidays/` as it is written: a line per holiday. */
export function written({ holidays, ...head }: CountryHolidays): string {
  const lines = holidays.map((entry) => `    ${JSON.stringify(entry)}`);
  const first = JSON.stringify(head).slice(1, -1).replaceAll('":', '": ').replaceAll(',"', ',\n  "');
  return `{\n  ${first},\n  "holidays": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
