import { addDays, dayNumber } from '#domain/trip/dates.ts';
import type { ImportFor } from '../draft.ts';
import { allOf, mailWords } from '../mail-words.ts';
import type { Line } from './plain-lines.ts';

/** A date that a line names. */
export interface DateMention {
  readonly iso: string;
  readonly at: number;
  readonly end: number;
  /** Its year, or which number is the month, was guessed. */
  readonly guessed: boolean;
}

const monthOf = new Map(
  mailWords.flatMap(({ months }) => months.flatMap((names, i) => names.map((name) => [name, i + 1] as const))),
);
const monthNames = [...monthOf.keys()].sort((a, b) => b.length - a.length).join('|');
const of = `(?:(?:${allOf('ofDate').join('|')}) )?`;

/** "12 de diciembre de 2026", "12th Dec", "12DEC26". */
const dayFirst = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2})(?:st|nd|rd|th|o)?[\\s.,/-]{0,2}${of}(${monthNames})(?!\\p{L})\\.?(?:[\\s,.'/-]{0,2}${of}(\\d{4})|[-/']?(\\d{2})(?![\\d:.]))?`,
  'gu',
);
/** "December 12, 2026". */
const monthFirst = new RegExp(
  `(?<!\\p{L})(${monthNames})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,? (\\d{4}))?`,
  'gu',
);
const isoDate = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const figures = /(?<![\d.,/-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g;

const pad = (part: number, width = 2) => String(part).padStart(width, '0');

function isoOf(year: number, month: number, day: number): string | null {
  const iso = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return dayNumber(iso) === null ? null : iso;
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Of the years around a trip the one in which the date is nearest to it. */
function nearest(month: number, day: number, { dates }: ImportFor): string | null {
  const [start, year] = [dayNumber(dates.start) ?? 0, Number(dates.start.slice(0, 4))];
  const found = [year - 1, year, year + 1].flatMap((own) => isoOf(own, month, day) ?? []);
  const away = (iso: string) => Math.abs((dayNumber(iso) ?? 0) - start);
  return found.sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** From the day before a trip to the day after it. */
export const isAround = (iso: string, { dates }: ImportFor): boolean =>
  iso >= addDays(dates.start, -1) && iso <= addDays(dates.end, 1);

type Found = Omit<DateMention, 'at' | 'end'> | null;

function withYear(month: number, day: number, year: string | undefined, trip: ImportFor): Found {
  if (year !== undefined) {
    const iso = isoOf(fullYear(year), month, day);
    return iso === null ? null : { iso, guessed: false };
  }
  const iso = nearest(month, day, trip);
  return iso === null ? null : { iso, guessed: !isAround(iso, trip) };
}

/** Two figures that may each be the month: the one that is in the trip, else the day comes first. */
function ofFigures(first: number, second: number, year: string, trip: ImportFor): Found {
  const [dayFirstIso, monthFirstIso] = [isoOf(fullYear(year), second, first), isoOf(fullYear(year), first, second)];
  if (dayFirstIso === null || monthFirstIso === null || first === second) {
    const iso = dayFirstIso ?? monthFirstIso;
    return iso === null ? null : { iso, guessed: false };
  }
  const [isDay, isMonth] = [isAround(dayFirstIso, trip), isAround(monthFirstIso, trip)];
  return { iso: isMonth && !isDay ? monthFirstIso : dayFirstIso, guessed: isDay === isMonth };
}

function collect(plain: string, pattern: RegExp, read: (match: RegExpMatchArray) => Found): DateMention[] {
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const found = read(match);
    return found ? [{ ...found, at: match.index, end: match.index + match[0].trimEnd().length }] : [];
  });
}

/** The dates that a line names, in its order. */
export function datesIn({ plain }: Line, trip: ImportFor): DateMention[] {
  const all = [
    ...collect(plain, isoDate, ([, year = '', month, day]) => withYear(Number(month), Number(day), year, trip)),
    ...collect(plain, dayFirst, ([, day, month = '', long, short]) =>
      withYear(monthOf.get(month) ?? 0, Number(day), long ?? short, trip),
    ),
    ...collect(plain, monthFirst, ([, month = '', day, year]) =>
      withYear(monthOf.get(month) ?? 0, Number(day), year, trip),
    ),
    ...collect(plain, figures, ([, first, , second, year = '']) =>
      ofFigures(Number(first), Number(second), year, trip),
    ),
  ].sort((a, b) => a.at - b.at || b.end - a.end);
  return all.filter((one, i) => !all.slice(0, i).some((other) => one.at < other.end && other.at < one.end));
}
