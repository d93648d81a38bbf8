import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsIn, histories, rareHistories } from './outbox/history.ts';
import { variants } from './outbox/model.ts';

/** A share of `npm run sim -- outbox`; TEST_SEED=<number> looks at other histories. */
const seed = Number(process.env.TEST_SEED ?? 20_261_121);
const examples = rareHistories.map((history): [typeof history] => [history]);
const RUNS = Number(process.env.OUTBOX_HISTORIES ?? 1000);

describe('the outbox of two devices on a bad network', () => {
  it(`lets every edit take effect once or parks it visibly, in ${RUNS} histories`, { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        expect(await faultsIn(history)).toEqual([]);
      }),
      { seed, numRuns: RUNS, examples },
    );
  });

  it.each(variants)('would be caught with this mistake: %s', { timeout: 120_000 }, async (variant) => {
    const result = await fc.check(
      fc.asyncProperty(histories, async (history) => (await faultsIn(history, variant)).length === 0),
      { seed, numRuns: 4000, endOnFailure: true, examples },
    );
    expect(result.failed).toBe(true);
  });
});
