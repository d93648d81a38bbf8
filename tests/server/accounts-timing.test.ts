import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { anEmail, aRegistration, aUser, GOOD_PASSWORD } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';

/** Five hundred of each prove it (`TIMING_SAMPLES=500`); fewer keep the tests quick and the bound wide. */
const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 9);
const BOUND = SAMPLES >= 500 ? 0.05 : 0.5;
/** A busy machine may lie once; an answer that gives an address away does so every time. */
const ROUNDS = SAMPLES >= 500 ? 1 : 4;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe.each(databases)('how long an answer takes on $kind', (database) => {
  let server: TestServer;
  const known: string[] = [];
  beforeAll(async () => {
    server = await aServer(database);
    for (let i = 0; i < Math.min(20, SAMPLES); i++) known.push((await aUser(server)).user.email);
  });
  afterAll(() => server.close());

  async function timed(url: string, body: object): Promise<number> {
    const start = performance.now();
    await server.send({ method: 'POST', url, body });
    return performance.now() - start;
  }

  /**
   * In pairs, one right after the other and by turns first: whatever else the machine does falls on both, and the middle of the
   * differences within a pair does not move with it.
   */
  async function difference(url: string, bodyFor: (email: string) => object): Promise<string> {
    const [existing, unknown]: [number[], number[]] = [[], []];
    for (let i = 0; i < SAMPLES; i++) {
      const turns = [
        async () => existing.push(await timed(url, bodyFor(known[i % known.length] ?? ''))),
        async () => unknown.push(await timed(url, bodyFor(anEmail()))),
      ];
      for (const turn of i % 2 ? turns : turns.toReversed()) await turn();
    }
    const apart = median(existing.map((ms, i) => ms - (unknown[i] ?? 0)));
    const share = Math.abs(apart) / median([...existing, ...unknown]);
    const medians = `${median(existing).toFixed(2)} ms and ${median(unknown).toFixed(2)} ms`;
    const figures = `${url}: ${medians}, pairs ${apart.toFixed(2)} ms or ${(share * 100).toFixed(1)} % apart`;
    if (SAMPLES >= 500) process.stdout.write(`${figures}\n`);
    return share <= BOUND ? 'alike' : figures;
  }

  it.each([
    ['signing in', '/api/auth/token', (email: string) => ({ email, password: `${GOOD_PASSWORD}!` })],
    ['asking for a reset link', '/api/auth/forgot-password', (email: string) => ({ email })],
    ['registering', '/api/users', (email: string) => aRegistration(email)],
  ])(
    'does not say whether somebody has the address: %s',
    async (_, url, bodyFor) => {
      const found: string[] = [];
      for (let round = 0; round < ROUNDS && !found.includes('alike'); round++)
        found.push(await difference(url, bodyFor));
      expect(found).toContain('alike');
    },
    300_000,
  );
});
