import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '#domain/language.ts';
import type { Trip } from '#domain/trip/trip.ts';

const folder = path.resolve(import.meta.dirname, '../planner/injections');

/** What people type who want something else than a trip: own writing, one a line. Each is after the word Zorblax. */
export const injections = languages.flatMap((language) =>
  readFileSync(path.join(folder, `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((text) => ({ language, text })),
);

/** What a plan says of its own accord: not what the traveller typed, nor where it is quoted to be answered. */
export function ownTexts(trip: Trip): string {
  const answers = trip.answers.map(({ answer }) => answer);
  return JSON.stringify({ ...trip, preferences: '', answers });
}
