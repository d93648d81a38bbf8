import type { Line } from './plain-lines.ts';

/** A time of day that a line names. */
export interface TimeMention {
  /** Local minutes. */
  readonly minutes: number;
  readonly at: number;
  readonly end: number;
  /** "+1" behind it: on the day after. */
  readonly nextDay: boolean;
}

const clock =
  /(?<![\d:.,€$£])([01]?\d|2[0-3])[:h]([0-5]\d)(?![\d:]|\s?m(?:in)?\b)(?::[0-5]\d)?\s?(?:(a|p)\.?\s?m\b\.?)?/gu;
/** "20.30 h", "20.30 hrs", and after "at" or "a las". */
const dotted = /(?<![\d:.,])([01]?\d|2[0-3])\.([0-5]\d)(?=\s?h)/gu;
const dottedAfterWord = /(?<=\b(?:at|las) )([01]?\d|2[0-3])\.([0-5]\d)(?!\d)/gu;
/** "8 pm", "8pm". */
const hourOnly = /(?<![\d:.,])(1[0-2]|[1-9])\s?(a|p)\.?\s?m\b\.?/gu;
/** "21 h" alone, which is no "2 h 25". */
const spanishHour = /(?<=\blas )([01]?\d|2[0-3])\s?h(?:oras)?\b(?!\s?\d)/gu;

function minutesOf(hour: string | undefined, minute: string | undefined, half: string | undefined): number {
  const twelve = Number(hour) % 12;
  const hours = half === undefined ? Number(hour) : twelve + (half === 'p' ? 12 : 0);
  return hours * 60 + Number(minute ?? 0);
}

function collect(plain: string, pattern: RegExp, read: (match: RegExpMatchArray) => number): TimeMention[] {
  return [...plain.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].trimEnd().length;
    const nextDay = /^\s?\(?\+\s?1/.test(plain.slice(end));
    return { minutes: read(match), at: match.index, end, nextDay };
  });
}

/** The times of day that a line names, in its order; lengths such as "2h25m" are none. */
export function timesIn({ plain }: Line): TimeMention[] {
  const all = [
    ...collect(plain, clock, ([, hour, minute, half]) => minutesOf(hour, minute, half)),
    ...collect(plain, dotted, ([, hour, minute]) => minutesOf(hour, minute, undefined)),
    ...collect(plain, dottedAfterWord, ([, hour, minute]) => minutesOf(hour, minute, undefined)),
    ...collect(plain, hourOnly, ([, hour, half]) => minutesOf(hour, undefined, half)),
    ...collect(plain, spanishHour, ([, hour]) => minutesOf(hour, undefined, undefined)),
  ].sort((a, b) => a.at - b.at || b.end - a.end);
  return all
    .filter((one, i) => !all.slice(0, i).some((other) => one.at < other.end && other.at < one.end))
    .filter(({ minutes }) => minutes < 24 * 60);
}
