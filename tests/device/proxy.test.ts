import { expect, it } from 'vitest';
import { editThroughProxy } from '../simulations/proxy/edits.ts';

/** A share of `npm run sim -- proxy`. */
const EDITS = 300;

it('edits through a proxy that drops, delays, cuts and repeats take effect once', async () => {
  const { met, ...result } = await editThroughProxy(EDITS, 1);
  expect(result).toEqual({ edits: EDITS, effects: EDITS, different: 0, waiting: 0 });
  expect(Math.min(...Object.values(met))).toBeGreaterThan(0);
});
