import { expect, it } from 'vitest';
import { inTurn } from '../support/turn.ts';
import { allSets, goldenWishes } from './judged.ts';
import { outcomeOf } from './ticks.ts';

/** Every fourth wish at most; `npm run sim -- answers` asks all of them. */
const asked = inTurn(
  allSets.flatMap(goldenWishes).filter((_, index) => index % 4 === 3),
  11,
);

it('no tick of a golden wish is one that the judge does not let pass (17)', { timeout: 400_000 }, () => {
  const outcomes = asked.map(outcomeOf);
  expect(outcomes.flatMap(({ falses }) => falses)).toEqual([]);
  expect(outcomes.filter(({ impossible }) => impossible)).toEqual([]);
  expect(outcomes.reduce((sum, { ticks }) => sum + ticks, 0)).toBeGreaterThan(asked.length);
});
