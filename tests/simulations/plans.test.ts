import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { costOutcome, valueOutcome } from './comparisons.ts';
import { planOutcome, replanOutcome } from './plans.ts';

/** The small share of `npm run simulate:plans`; TEST_SEED=<number> looks at other requests. */
const seed = Number(process.env.TEST_SEED ?? 20_261_121);
const catalogue = loadCatalogue();
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const eachDestination = numbers(catalogue.destinations.length);

describe('random requests', () => {
  it('are planned without a violation, one of each destination', { timeout: 120_000 }, () => {
    expect(eachDestination.flatMap((number) => planOutcome(seed, number, catalogue).fault ?? [])).toEqual([]);
  });

  it('are replanned so that nothing else changes and nothing comes back', { timeout: 120_000 }, () => {
    const outcomes = eachDestination
      .filter((number) => number % 2 === 0)
      .map((number) => replanOutcome(seed, number, catalogue));
    expect(outcomes.flatMap(({ fault }) => fault ?? [])).toEqual([]);
    const delivered = outcomes.filter(({ refused }) => refused === undefined);
    expect(delivered.length).toBeGreaterThan(0.85 * outcomes.length);
  });
});

/** The small share of `npm run simulate:comparisons`. */
describe('plans of the same wish', () => {
  const faults = (outcomeOf: typeof valueOutcome, every: number) =>
    eachDestination
      .filter((number) => number % every === 0)
      .flatMap((number) => outcomeOf(seed, number, catalogue).fault ?? []);

  it('cost no less on a higher budget', { timeout: 120_000 }, () => {
    expect(faults(costOutcome, 8)).toEqual([]);
  });

  it('are worth no less with one more day', { timeout: 120_000 }, () => {
    expect(faults(valueOutcome, 4)).toEqual([]);
  });

  /** Requests that only a quiet day or a dearer plan holds to the rule. */
  it('compare well where almost everything is refused', { timeout: 120_000 }, () => {
    const seedOfThin = 77;
    expect([217].flatMap((number) => valueOutcome(seedOfThin, number, catalogue).fault ?? [])).toEqual([]);
    expect([217].flatMap((number) => costOutcome(seedOfThin, number, catalogue).fault ?? [])).toEqual([]);
  });
});
