import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deleteAccountEndpoint, endOtherSessionsEndpoint } from '#contract/account.ts';
import { sendingTokenEndpoint } from '#contract/auth.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { shareTripEndpoint } from '#contract/shares.ts';
import { saveTripEndpoint } from '#contract/trips.ts';
import type { Db } from '#server/db/database.ts';
import { databases } from '../support/databases.ts';
import { aUser, GOOD_PASSWORD, type SignedIn, signIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aShare } from '../support/shares.ts';
import { aWireTrip } from '../support/trips.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every route declares in its contract who may: `public`, `optional` or `user`. */
const files = import.meta.glob<Record<string, unknown>>('../../contract/*.ts', { eager: true });
const endpoints: readonly Endpoint[] = Object.values(files).flatMap((file) => Object.values(file).filter(isEndpoint));
const personal = endpoints.filter((endpoint) => endpoint.access === 'user');
const open = endpoints.filter((endpoint) => endpoint.access === 'public');
const withBody = endpoints.filter((endpoint) => endpoint.body !== undefined);

/** Routes whose `:id` is an object of one user. */
const owned = personal.filter((endpoint) => endpoint.path.includes(':id'));
/** An id of the right shape that belongs to nothing. */
const someId = ({ path }: Endpoint) => (path.includes('test-checkout') ? `test_${'a'.repeat(22)}` : randomUUID());
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** An answer without what differs with every request. */
const sayingOf = (response: LightMyRequestResponse) => ({ ...response.json<object>(), requestId: '' });

async function columnNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return [...new Set(tables.flatMap((table) => table.columns.map((column) => column.name)))].sort();
}

let cells = 0;

describe.each(databases)('who may what on $kind', (database) => {
  let server: TestServer;
  let owner: SignedIn;
  let other: SignedIn;
  /** Tokens that open nothing, by what is wrong with them. */
  const useless = new Map<string, string>();

  beforeAll(async () => {
    server = await aServer(database);
    [owner, other] = [await aUser(server), await aUser(server)];
    const [deleted, revoked, stale] = [await aUser(server), await aUser(server), await aUser(server)];
    await server.call(deleteAccountEndpoint, { token: deleted.token, body: { password: GOOD_PASSWORD } });
    const keeper = await signIn(server, revoked.user.email);
    await server.call(endOtherSessionsEndpoint, { token: keeper.token });
    server.clock.advance(901_000);
    [owner, other] = [await signIn(server, owner.user.email), await signIn(server, other.user.email)];
    const [prefix, session, n, expiry, mac = ''] = owner.token.split('.');
    useless.set('expired', stale.token);
    useless.set('of a deleted user', deleted.token);
    useless.set('of a session that was ended', revoked.token);
    useless.set('for refreshing', owner.refreshToken);
    useless.set('tampered with', [prefix, session, n, Number(expiry) + 9999, mac].join('.'));
    useless.set(
      'signed by somebody else',
      [prefix, session, n, expiry, mac.replace(/^./, mac[0] === 'A' ? 'B' : 'A')].join('.'),
    );
    useless.set('of another kind', `s_${randomUUID()}`);
    useless.set('nothing at all', 'x');
  });
  afterAll(() => server.close());

  const send = (endpoint: Endpoint, token: string | undefined, more: { id?: string; body?: unknown } = {}) => {
    cells += 1;
    return server.send({
      method: endpoint.method,
      url: endpoint.path.replace(/:\w+/g, more.id ?? someId(endpoint)),
      token,
      ...(endpoint.body !== undefined && { body: more.body ?? {} }),
      headers: { 'idempotency-key': randomUUID() },
    });
  };

  /** A body the endpoint takes, so that what is refused is the caller and not the form. */
  async function aBody(endpoint: Endpoint): Promise<unknown> {
    if (endpoint.body === undefined) return {};
    const response = await send(endpoint, owner.token, { body: {} });
    cells -= 1;
    if (response.statusCode !== 400) return {};
    if (endpoint.path === saveTripEndpoint.path) return aWireTrip();
    if (endpoint.path === shareTripEndpoint.path) return aShare();
    const known: Record<string, unknown> = {
      password: 'not the password',
      new_password: 'a calm sea and a good wind',
      email: 'nobody@example.org',
      name: 'Ada',
    };
    const shape = (endpoint.body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    const body = Object.fromEntries(Object.keys(shape).flatMap((key) => (key in known ? [[key, known[key]]] : [])));
    return z.safeParse(endpoint.body as z.ZodMiniType, body).success ? body : null;
  }

  it('a token for sending what waits opens what an outbox sends, and nothing else, as long as its session', async () => {
    const keeper = await aUser(server);
    const lost = await signIn(server, keeper.user.email);
    const { token } = await server.call(sendingTokenEndpoint, { token: lost.token });
    const opened: string[] = [];
    for (const endpoint of personal) {
      const answer = await send(endpoint, token, { body: {} });
      if (answer.statusCode !== 401) opened.push(nameOf(endpoint));
    }
    expect(opened.sort()).toEqual([
      'DELETE /api/shares/:id',
      'DELETE /api/trips/:id',
      'PATCH /api/trips/:id',
      'POST /api/trips',
      'POST /api/trips/:id/shares',
      'PUT /api/users',
    ]);
    const save = () => server.send({ method: 'POST', url: saveTripEndpoint.path, token, body: aWireTrip() });
    expect((await save()).statusCode).toBe(201);
    await server.call(endOtherSessionsEndpoint, { token: keeper.token });
    expect((await save()).statusCode).toBe(401);
    const other = await server.call(sendingTokenEndpoint, { token: keeper.token });
    const late = { method: 'POST', url: saveTripEndpoint.path, token: other.token, body: aWireTrip() } as const;
    expect(other.expires_in).toBe(7 * 86_400);
    server.clock.advance(other.expires_in * 1000);
    expect((await server.send(late)).statusCode).toBe(401);
    server.clock.advance(-other.expires_in * 1000);
    expect((await server.send(late)).statusCode).toBe(201);
  });

  it.each(personal.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s answers 401 whatever the rest of the request holds, without a token and with a bad one (15, small)',
    async (_, { method, path }) => {
      const json = { 'content-type': 'application/json' };
      const bodies: readonly (readonly [Record<string, string>, string])[] = [
        [{}, ''],
        [json, '{"half":'],
        [json, '{"a":1}'],
        [json, `"${'x'.repeat(300_000)}"`],
        [{ 'content-type': 'text/html' }, '<p>'],
      ];
      const paths = ['', '?device=x&baseVersion=-1&of=nothing'].map(
        (query) => path.replace(/:\w+/g, 'no-id-of-any-kind') + query,
      );
      const broken = { 'idempotency-key': 'no key', 'upload-offset': '-1' };
      for (const token of [undefined, useless.get('expired'), useless.get('nothing at all')]) {
        const sign = token === undefined ? {} : { authorization: `Bearer ${token}` };
        for (const [more, payload] of method === 'GET' ? bodies.slice(0, 1) : bodies) {
          for (const url of paths) {
            const headers = { ...broken, ...more, ...sign };
            const answer = await server.app.inject({ method, url, headers, payload });
            cells += 1;
            expect(answer.statusCode, `${method} ${url} ${payload.slice(0, 20)} ${answer.body}`).toBe(401);
            expect(refusalSchema.parse(answer.json()).error).toBe('UNAUTHORIZED');
          }
        }
      }
    },
  );

  it.each(personal.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is for whoever is signed in: nobody else, with no token of any kind',
    async (_, endpoint) => {
      const body = await aBody(endpoint);
      const answers = [await send(endpoint, undefined, { body: body ?? {} })];
      for (const token of useless.values()) answers.push(await send(endpoint, token, { body: body ?? {} }));
      for (const answer of answers) expect(answer.statusCode, `${nameOf(endpoint)} ${answer.body}`).toBe(401);
    },
  );

  it.each(open.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is for everybody: a token changes nothing, not even a bad one',
    async (_, endpoint) => {
      const anonymous = (await send(endpoint, undefined)).statusCode;
      for (const token of [owner.token, ...useless.values()])
        expect((await send(endpoint, token)).statusCode, nameOf(endpoint)).toBe(anonymous);
    },
  );

  it.each(owned.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s answers for somebody else's object, byte for byte, as for one that never was",
    async (_, endpoint) => {
      const body = await aBody(endpoint);
      const trip = aWireTrip();
      await server.call(saveTripEndpoint, { token: other.token, body: trip });
      const [, session = ''] = other.token.split('.');
      for (const foreign of [trip.id, session, other.user.id]) {
        const theirs = await send(endpoint, owner.token, { id: foreign, body: body ?? {} });
        const missing = await send(endpoint, owner.token, { id: randomUUID(), body: body ?? {} });
        expect(theirs.statusCode).toBe(missing.statusCode);
        expect(sayingOf(theirs)).toEqual(sayingOf(missing));
        // Deleting what is not there succeeds: it is as wanted, and says nothing.
        const expected = endpoint.method === 'DELETE' ? [200, 404] : body === null ? [400, 404] : [404];
        expect(expected, theirs.body).toContain(theirs.statusCode);
      }
      const listed = await server.send({ method: 'GET', url: '/api/trips', token: other.token });
      expect(listed.body).toContain(trip.id);
    },
  );

  it('no body takes the name of a column that it does not declare', async () => {
    const columns = await columnNames(server.db);
    expect(columns.length).toBeGreaterThan(50);
    const before = await sql<{ n: number }>`select count(*) as n from users`.execute(server.db);
    for (const endpoint of withBody) {
      const shape = (endpoint.body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
      for (const column of columns.filter((name) => !(name in shape))) {
        const response = await send(endpoint, endpoint.access === 'public' ? undefined : owner.token, {
          body: { [column]: other.user.id },
        });
        expect(response.statusCode, `${nameOf(endpoint)} with ${column}: ${response.body}`).toBe(400);
        const { fields } = refusalSchema.parse(response.json());
        const named = fields.some(({ field, rule }) => field === column && rule === 'unknownKey');
        expect(named, `${nameOf(endpoint)} names ${column}: ${response.body}`).toBe(true);
      }
    }
    expect(await sql<{ n: number }>`select count(*) as n from users`.execute(server.db)).toEqual(before);
  });

  it('are more than 1,500 cells', () => {
    expect(cells).toBeGreaterThan(1500);
  });
});
