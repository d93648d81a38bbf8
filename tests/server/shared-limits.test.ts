import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInEndpoint } from '#contract/auth.ts';
import { countRequest, pruneRequestCounts } from '#server/http/shared-limits.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { aServer, type TestServer } from '../support/server.ts';

const MINUTE = 60_000;

describe.each(databases)('requests counted in the database on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database);
  });
  afterAll(() => server.close());

  const count = (name: string) => countRequest({ ...server, now: server.clock.now }, name, MINUTE);

  it('are counted from the first on, and anew when its time is over', async () => {
    const name = randomUUID();
    expect(await count(name)).toEqual({ current: 1, ttl: MINUTE });
    server.clock.advance(20_000);
    expect(await count(name)).toEqual({ current: 2, ttl: 40_000 });
    server.clock.advance(40_000);
    expect(await count(name)).toEqual({ current: 1, ttl: MINUTE });
  });

  it('are counted apart by key, and all of them when they come at once', async () => {
    const name = randomUUID();
    const counts = await Promise.all(Array.from({ length: 50 }, () => count(name)));
    expect(counts.map(({ current }) => current).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    );
    expect((await count(randomUUID())).current).toBe(1);
  });

  it('say nothing of who asked, and go when their time is over', async () => {
    await count('203.0.113.7');
    const rows = () => server.db.selectFrom('request_counts').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('203.0.113.7');
    server.clock.advance(2 * MINUTE);
    await pruneRequestCounts(server.db, server.clock.now());
    expect(await rows()).toEqual([]);
  });
});

describe.each(databases.filter(({ kind }) => kind === 'postgres'))('two servers on one $kind', (database) => {
  it('share the limits by address and by account, and say when to come back', async () => {
    const made = await database.make();
    const same: DatabaseKind = { kind: 'postgres', make: async () => ({ ...made, drop: async () => {} }) };
    const servers = [await aServer(same, { rateLimit: true }), await aServer(same, { rateLimit: true })] as const;
    try {
      const attempt = (i: number, address: string, body: object) =>
        servers[i % 2 === 0 ? 0 : 1].send({ method: signInEndpoint.method, url: signInEndpoint.path, body, address });
      for (let i = 0; i < 20; i++) expect((await attempt(i, '203.0.113.1', {})).statusCode).toBe(400);
      for (const i of [0, 1]) {
        const refused = await attempt(i, '203.0.113.1', {});
        expect(refused.statusCode).toBe(429);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect((await attempt(0, '203.0.113.2', {})).statusCode).toBe(400);
      const guess = { email: 'nobody@example.org', password: 'a guess, and not a good one' };
      for (let i = 0; i < 30; i++) expect((await attempt(i, `203.0.114.${i}`, guess)).statusCode).toBe(401);
      for (const i of [0, 1]) expect((await attempt(i, `203.0.115.${i}`, guess)).statusCode).toBe(429);
    } finally {
      for (const server of servers) await server.close();
      await made.drop();
    }
  });
});
