import { describe, expect, it } from 'vitest';
import { fuzz } from '../simulations/fuzz/fuzz.ts';
import { databases } from '../support/databases.ts';

/** A share of `npm run sim -- fuzz`. */
const REQUESTS = 1500;
const SEED = 7;

/** What a refusal changed is counted by SQLite itself. */
const countable = databases[0]?.kind === 'sqlite';

describe.runIf(countable)('requests that chance makes of the OpenAPI document', () => {
  it(`are answered as it says, and change nothing when they are refused: ${REQUESTS} of them`, {
    timeout: 300_000,
  }, async () => {
    const { requests, operations, statuses, faults } = await fuzz(SEED, REQUESTS);
    expect(faults).toEqual([]);
    expect(requests).toBe(REQUESTS);
    expect(operations.size).toBeGreaterThanOrEqual(40);
    for (const status of [200, 201, 400, 401, 404, 413, 415]) expect([...statuses.keys()]).toContain(status);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});
