// npm run bench -- reading: milliseconds to read 2,000 characters of wishes when warm, beside going through the same words once.
import { addDays } from '#domain/trip/dates.ts';
import { nameSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { tokensOf } from '#reading/tokens.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { goldenWishes, openSet } from '../tests/reading/judged.ts';

const ROUNDS = 500;
const LENGTH = 2000;
const rome = loadCatalogue().destinations.find(({ id }) => id === 'rome');
if (!rome) throw new Error('there is no Rome');
const sheet = nameSheetOf(rome);
const wishes = goldenWishes(openSet).filter((wish) => wish.in === 'rome');
const start = wishes[0]?.from ?? '';
const trip = { start, end: addDays(start, 3) };
const text = wishes
  .map(({ say }) => say)
  .join('\n')
  .slice(0, LENGTH);

/** Milliseconds of each of the rounds that are warm, sorted. */
function timesOf(run: () => unknown): number[] {
  const times: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const before = performance.now();
    run();
    if (round >= ROUNDS) times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b);
}

const reading = timesOf(() => readWishes(text, sheet, trip));
const floor = timesOf(() => tokensOf(text));
const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)]?.toFixed(2);
process.stdout.write(
  `${text.length} characters read: p50 ${at(reading, 0.5)} ms, p95 ${at(reading, 0.95)} ms of ${ROUNDS}; ` +
    `the floor, taking them apart into words: p50 ${at(floor, 0.5)} ms\n`,
);
