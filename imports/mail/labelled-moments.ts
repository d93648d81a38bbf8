import type { ImportFor } from '../draft.ts';
import { allOf } from '../mail-words.ts';
import { type DateMention, datesIn } from './dates.ts';
import { behindWord, type Line, lastWord } from './plain-lines.ts';
import { type TimeMention, timesIn } from './times.ts';

export interface ToldMoment {
  readonly date: DateMention | null;
  readonly time: TimeMention | null;
}

/** How far below its label a date may stand. */
const LINES_BELOW = 2;

const joinedLine = (a: Line, b: Line): Line => ({ text: `${a.text} ${b.text}`, plain: `${a.plain} ${b.plain}` });

/** What follows a label, up to the next of the other labels. */
function behind(line: Line, labels: readonly string[], stops: readonly string[]): Line | null {
  const from = behindWord(line.plain, labels);
  if (from === -1) return null;
  const before = stops
    .map((stop) => behindWord(line.plain.slice(from), [stop]) - stop.length)
    .filter((at) => at > 0)
    .sort((a, b) => a - b)[0];
  const to = before === undefined ? line.plain.length : from + before;
  return { text: line.text.slice(from, to), plain: line.plain.slice(from, to) };
}

const dateOf = (line: Line, trip: ImportFor) => datesIn(line, trip)[0] ?? null;
const timeOf = (line: Line) => timesIn(line)[0] ?? null;

/** What stands behind a label, with the lines below it up to the one that has the date; the number of the last of them. */
function upToDate(lines: readonly Line[], place: number, rest: Line, { stops, trip }: Looking) {
  let [text, last] = [rest, place];
  while (!dateOf(text, trip) && last < place + LINES_BELOW) {
    const next = lines[last + 1];
    if (!next || behindWord(next.plain, stops) !== -1) break;
    text = joinedLine(text, next);
    last += 1;
  }
  return { text, last };
}

interface Looking {
  readonly stops: readonly string[];
  readonly trip: ImportFor;
}

/** The time below a date, if that line speaks of nothing else. */
function timeBelow(below: Line | undefined, { stops, trip }: Looking): TimeMention | null {
  return below && behindWord(below.plain, stops) === -1 && !dateOf(below, trip) ? timeOf(below) : null;
}

/** The date and the time that a mail names behind a label: on its line, or on those right below it. */
export function momentBehind(
  lines: readonly Line[],
  labels: readonly string[],
  stops: readonly string[],
  trip: ImportFor,
): ToldMoment {
  const looking = { stops, trip };
  let time: TimeMention | null = null;
  for (const [place, line] of lines.entries()) {
    const rest = behind(line, labels, stops);
    if (!rest) continue;
    const { text, last } = upToDate(lines, place, rest, looking);
    const date = dateOf(text, trip);
    time ??= timeOf(text);
    if (date) return { date, time: timeOf(text) ?? timeBelow(lines[last + 1], looking) ?? time };
  }
  return { date: null, time };
}

const notThen = allOf('notThen');
const notATime = allOf('notATime');

/** The dates of a mail that are not about when it was bought. */
export const datesOf = (lines: readonly Line[], trip: ImportFor): DateMention[] =>
  lines.flatMap((line) => datesIn(line, trip).filter(({ at }) => lastWord(line.plain.slice(0, at), notThen) === -1));

/** The times of a mail that are not about something beside it. */
export const timesOf = (lines: readonly Line[]): TimeMention[] =>
  lines.flatMap((line) =>
    timesIn(line).filter(({ at }) => lastWord(line.plain.slice(0, at), [...notATime, ...notThen]) === -1),
  );
