import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mistakes } from './sessions/phone.ts';
import { SessionServer } from './sessions/server.ts';
import { type Journey, logsOut, theftIsNoticed } from './sessions/trips.ts';

/** A share of `npm run sim -- sessions`. */
const JOURNEYS = 60;
const THEFTS = 20;

let server: SessionServer;
beforeAll(async () => {
  server = await SessionServer.make();
});
afterAll(() => server.close());

async function count(runs: number, happens: typeof logsOut, change: Partial<Journey> = {}): Promise<number> {
  let times = 0;
  for (let seed = 1; seed <= runs; seed++)
    if (await happens(server, { seed, locks: seed % 2 === 0, ...change })) times++;
  return times;
}

describe('three days on a bad network', () => {
  it('never log anybody out, with and without locks', async () => {
    expect(await count(JOURNEYS, logsOut)).toBe(0);
  });

  it.each(mistakes)('would, if the page made this mistake: %s', async (mistake) => {
    expect(await count(THEFTS, logsOut, { mistake })).toBeGreaterThan(0);
  });

  it('do not hide a copied token', async () => {
    expect(await count(THEFTS, theftIsNoticed)).toBe(THEFTS);
  });
});
