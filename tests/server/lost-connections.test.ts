import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCategoriesEndpoint } from '#contract/categories.ts';
import { getTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { databases } from '../support/databases.ts';
import { aRegistration, aUser } from '../support/people.ts';
import { behindProxy, type PostgresProxy } from '../support/postgres-proxy.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTrip } from '../support/trips.ts';

const onPostgres = databases.some(({ kind }) => kind === 'postgres');

describe.skipIf(!onPostgres)('a lost connection to PostgreSQL (15.12)', () => {
  let proxy: PostgresProxy;
  let server: TestServer;
  let token: string;
  let trip: ReturnType<typeof aWireTrip>;
  beforeEach(async () => {
    fatal.mockReset();
    process.on('uncaughtException', fatal);
    server = await aServer(
      behindProxy((made) => {
        proxy = made;
      }),
      { rateLimit: true },
    );
    ({ token } = await aUser(server));
    trip = aWireTrip();
    await server.call(saveTripEndpoint, { body: trip, token });
  });
  afterEach(async () => {
    process.off('uncaughtException', fatal);
    await server.close();
  });

  /** What would end the process. */
  const fatal = vi.fn();

  const pack = (opId: string) =>
    server.send({
      method: 'PATCH',
      url: `/api/trips/${trip.id}`,
      token,
      headers: { 'idempotency-key': opId },
      body: {
        device: opId,
        baseVersion: 1,
        changes: [{ kind: 'luggage.add', itemId: opId, label: 'Umbrella' }],
      },
    });
  const stored = () => server.call(getTripEndpoint, { params: { id: trip.id }, token });
  const terminateOthers = async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      server.db,
    );
  };
  const ready = async () => (await server.send({ method: 'GET', url: '/health/ready' })).statusCode;

  it('ends its transaction and not the process', async () => {
    const lost = server.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(server.db);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toThrow(/terminat|queryable/);
    expect(fatal).not.toHaveBeenCalled();
    expect((await stored()).version).toBe(1);
  });

  it('that nobody used is replaced unseen', async () => {
    await Promise.all(Array.from({ length: 6 }, () => stored()));
    await terminateOthers();
    const answers = await Promise.all(Array.from({ length: 6 }, () => stored()));
    expect(answers.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it.each(['before the commit', 'after the commit'] as const)(
    'cut %s is made up for: the operation is carried out, once',
    async (moment) => {
      const opId = randomUUID();
      proxy.cut = moment;
      const answer = await pack(opId);
      expect(proxy.cut).toBeNull();
      expect([answer.statusCode, answer.json().version]).toEqual([200, 2]);
      expect((await pack(opId)).body).toBe(answer.body);
      const { version, luggage = [] } = await stored();
      expect([version, luggage.filter(({ id }) => id === opId).length]).toEqual([2, 1]);
    },
  );

  it('of what may not be repeated is a 503 with words', async () => {
    proxy.cut = 'after the commit';
    const refused = await server.send({
      method: 'POST',
      url: '/api/users',
      body: aRegistration(),
    });
    expect(proxy.cut).toBeNull();
    expect([refused.statusCode, refused.json().error]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.json().message).toMatch(/database cannot be reached/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('hangs no route when the database hangs: 503, at once for what needs none, and well again afterwards', async () => {
    await Promise.all(Array.from({ length: 6 }, () => stored()));
    proxy.frozen = true;
    const timed = async (asked: Promise<{ statusCode: number }>) => {
      const began = performance.now();
      const { statusCode } = await asked;
      return { statusCode, ms: performance.now() - began };
    };
    const opId = randomUUID();
    const [health, free, read, write] = await Promise.all([
      timed(server.send({ method: 'GET', url: '/health/ready' })),
      timed(server.send({ method: listCategoriesEndpoint.method, url: listCategoriesEndpoint.path })),
      timed(server.send({ method: 'GET', url: `/api/trips/${trip.id}`, token })),
      timed(pack(opId)),
    ]);
    expect([health.statusCode, free.statusCode, read.statusCode, write.statusCode]).toEqual([503, 200, 503, 503]);
    expect(health.ms).toBeLessThan(1000);
    expect(free.ms).toBeLessThan(1500);
    expect(Math.max(read.ms, write.ms)).toBeLessThan(7000);
    const again = await timed(server.send({ method: 'GET', url: `/api/trips/${trip.id}`, token }));
    expect([again.statusCode, again.ms < 3500]).toEqual([503, true]);
    proxy.frozen = false;
    await expect.poll(ready, { timeout: 5000 }).toBe(200);
    await expect.poll(async () => (await pack(opId)).statusCode, { timeout: 5000 }).toBe(200);
    expect((await stored()).version).toBe(2);
  });
});
