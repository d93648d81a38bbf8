import { expect, it } from 'vitest';
import { allSets, goldenWishes } from './judged.ts';
import { outcomeOf } from './ticks.ts';

/** Every fortieth wish by default, every fourth in the gate, all of them by `npm run sim -- answers`. */
const step = process.env['WISHES'] === 'all' ? 4 : 40;
const asked = allSets.flatMap(goldenWishes).filter((_, index) => index % step === 3);

it('no tick of a golden wish is one that the judge does not let pass (17)', { timeout: 400_000 }, () => {
  const outcomes = asked.map(outcomeOf);
  expect(outcomes.flatMap(({ falses }) => falses)).toEqual([]);
  expect(outcomes.filter(({ impossible }) => impossible)).toEqual([]);
  expect(outcomes.reduce((sum, { ticks }) => sum + ticks, 0)).toBeGreaterThan(asked.length);
});
