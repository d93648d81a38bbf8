import type { Outcome } from './plans.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints every fault (with `verbose` every refusal too) and the counts; returns how many were faulty. */
export function countOutcomes(
  name: string,
  numbers: readonly number[],
  outcomeOf: (number: number) => Outcome,
  verbose = false,
): number {
  let [faulty, refused] = [0, 0];
  for (const number of numbers) {
    const outcome = outcomeOf(number);
    if (outcome.fault) faulty++;
    if (outcome.refused) refused++;
    if (outcome.fault ?? (verbose && outcome.refused)) say(outcome.fault ?? `refused ${outcome.refused}`);
  }
  say(`${name}: ${numbers.length} done, ${refused} refused as impossible, ${faulty} faulty`);
  return faulty;
}
