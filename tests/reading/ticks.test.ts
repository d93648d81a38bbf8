import { expect, it } from 'vitest';
import { goldenWishes, openSet } from './judged.ts';
import { outcomeOf } from './ticks.ts';

/** Every ninth wish by default, all of them in the gate. */
const isEvery = process.env['WISHES'] === 'all';
const asked = goldenWishes(openSet).filter((_, index) => isEvery || index % 9 === 4);

it('no tick of a golden wish is one that the judge does not let pass (17)', () => {
  const outcomes = asked.map(outcomeOf);
  expect(outcomes.flatMap(({ falses }) => falses)).toEqual([]);
  expect(outcomes.filter(({ impossible }) => impossible)).toEqual([]);
  expect(outcomes.reduce((sum, { ticks }) => sum + ticks, 0)).toBeGreaterThan(asked.length);
});
