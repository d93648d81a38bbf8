import type { Language } from '#domain/language.ts';
import type { RateTable } from '#domain/money/rates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { setOffText } from '../access/access-text.ts';
import { baseBefore } from '../journey/journey-text.ts';
import { budgetLines } from './budget.ts';
import { dayTexts, fixedTexts, fixedTitle } from './fixed.ts';
import { labelledLines } from './labelled.ts';
import { writable } from './markup.ts';
import {
  aboutLine,
  dateOf,
  doing,
  listsOf,
  longDate,
  priceText,
  remarksOn,
  timesOf,
  wayThere,
  weatherText,
} from './readable.ts';
import { attributionOf, type Words, wordsIn } from './words.ts';

const oneLine = (text: string) => writable(text).replace(/\s+/g, ' ').trim();

/** Text that no reader of Markdown takes for anything else, on one line. */
function plain(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]()<>#|~!&$^]/g, (character) => `\\${character}`)
    .replace(/^([-+=:])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** Lines of the traveller's own, kept apart. */
const quoted = (text: string) => text.split('\n').map((line) => `> ${plain(line)}`.trimEnd());

const listed = (lines: readonly string[]) => lines.map((line) => `- ${plain(line)}`);

function activityLines(activity: Activity, trip: Trip, words: Words, language: Language): string[] {
  const about = [doing(activity), activity.description, wayThere(activity, language), activity.location].filter(
    (line) => line.trim() !== '',
  );
  const remarks = [priceText(activity, trip, language), ...remarksOn(activity, words)].join(', ');
  return [
    `### ${timesOf(activity)} ${plain(activity.name)}`,
    '',
    ...about.flatMap((line) => [plain(line), '']),
    plain(remarks),
    '',
    ...labelledLines(activity, 'markdown', words).flatMap((line) => [plain(line), '']),
    ...(activity.notes === '' ? [] : [...quoted(activity.notes), '']),
  ];
}

/** What is fixed before a stop of a day, or after its last. */
const fixedIn = (trip: Trip, day: Day, before: Activity | null, language: Language): string[] =>
  dayTexts(trip, day, before, language).flatMap((lines) => [`- ${plain(lines.join(' '))}`, '']);

/** Where one comes to on a day of a journey, and how. */
function baseLines(trip: Trip, { day }: Day, language: Language): string[] {
  const told = baseBefore(trip, day, language);
  return told ? [plain(told.title), '', ...told.way.flatMap((line) => [`- ${plain(line)}`, ''])] : [];
}

function dayLines(trip: Trip, day: Day, words: Words, language: Language): string[] {
  const weather = weatherText(day, words);
  return [
    ...baseLines(trip, day, language),
    `## ${words.day} ${day.day}: ${longDate(dateOf(trip, day), language)}`,
    '',
    ...(day.summary.trim() === '' ? [] : [plain(day.summary), '']),
    ...(weather === null ? [] : [plain(weather), '']),
    ...(day.holiday ? [plain(day.holiday), ''] : []),
    ...(day.notes === '' ? [] : [...quoted(day.notes), '']),
    ...[setOffText(day, language)].flatMap((text) => (text === '' ? [] : [plain(text), ''])),
    ...day.activities.flatMap((activity) => [
      ...fixedIn(trip, day, activity, language),
      ...activityLines(activity, trip, words, language),
    ]),
    ...fixedIn(trip, day, null, language),
  ];
}

/** What is fixed, a line each; nothing where nothing is. */
function fixedLines(trip: Trip, language: Language, codes: boolean): string[] {
  const lines = fixedTexts(trip, language, codes).map(({ title, when, where, way, details }) => {
    const about = [when, where, ...way, ...details].filter((part) => part !== '').join(' · ');
    return `- ${plain(`${title}: ${about}`)}`;
  });
  return lines.length === 0 ? [] : [`## ${fixedTitle(language)}`, '', ...lines, ''];
}

/**
 * A trip as Markdown, to read and to paste; nothing in it can be taken for markup that is not ours. `codes`: with what only its owner needs,
 * prices by `rates`.
 */
export function markdownOf(trip: Trip, language: Language, codes = false, rates: readonly RateTable[] = []): string {
  const words = wordsIn(language);
  const luggage = trip.luggage.map(({ label, packed }) => `- [${packed ? 'x' : ' '}] ${plain(label)}`);
  return [
    `# ${plain(tripName(trip))}`,
    '',
    plain(aboutLine(trip, language)),
    '',
    ...trip.summary.split('\n').flatMap((line) => (line.trim() === '' ? [] : [plain(line), ''])),
    ...(trip.notes === '' ? [] : [...quoted(trip.notes), '']),
    ...fixedLines(trip, language, codes),
    ...trip.days.flatMap((day) => dayLines(trip, day, words, language)),
    `## ${words.budget}`,
    '',
    ...listed(budgetLines(trip, language, codes, rates)),
    '',
    ...listsOf(trip, words).flatMap(({ title, lines }) => [`## ${title}`, '', ...listed(lines), '']),
    ...(luggage.length === 0 ? [] : [`## ${words.luggage}`, '', ...luggage, '']),
    ...attributionOf(trip, language).flatMap((line) => [plain(line), '']),
  ].join('\n');
}
