import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTokensEndpoint } from '#contract/tokens.ts';
import { makeRefreshToken } from '#server/auth/session-token.ts';
import { migrate, schemaNames } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { ledgerFaults } from '#server/tokens/ledger-check.ts';
import { holding } from '../support/database-files.ts';
import { type DatabaseKind, databases, type TestDatabase } from '../support/databases.ts';
import { OLD_NOTE, old, oldRows, oldTrip, waiting } from '../support/old-rows.ts';
import { GOOD_PASSWORD } from '../support/people.ts';
import { scratchPostgres } from '../support/postgres.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { operation } from '../support/shares.ts';

type AnyTables = Record<string, Record<string, string | number | null>>;

/** A database of its own that outlives a connection. */
async function anEmptyDatabase(kind: DatabaseKind['kind']): Promise<TestDatabase> {
  if (kind === 'postgres') {
    const { url, drop } = await scratchPostgres();
    return { config: { kind, url }, drop };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'periplo-old-'));
  const drop = async () => rmSync(folder, { recursive: true, force: true });
  return { config: { kind, file: path.join(folder, 'periplo.db') }, drop };
}

async function connect({ config }: TestDatabase): Promise<Kysely<AnyTables>> {
  if (config.kind === 'sqlite') return new Kysely({ dialect: (await openSqlite(config.file)).dialect });
  const pool = new pg.Pool({ connectionString: config.url, max: 1 });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** A database as a server of that schema left it: its tables, with rows of its columns. */
async function aDatabaseOf(schema: string, kind: DatabaseKind['kind']): Promise<TestDatabase> {
  const database = await anEmptyDatabase(kind);
  const db = await connect(database);
  await migrate(db as unknown as Kysely<never>, schema);
  const tables = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  for (const [table, rows] of oldRows) {
    const columns = new Set(tables.get(table)?.map(({ name }) => name));
    for (const row of rows) {
      const there = Object.entries(row).filter(([column]) => columns.has(column));
      if (columns.size > 0) await db.insertInto(table).values(Object.fromEntries(there)).execute();
    }
  }
  await db.destroy();
  return database;
}

/** Whether a schema had what a later one added. */
const had = (schema: string, added: string) => schema >= added;
const cases = databases.flatMap(({ kind }) => schemaNames.map((schema) => ({ kind, schema })));

describe.each(cases)('a $kind database of schema $schema', ({ kind, schema }) => {
  let server: TestServer;
  let database: TestDatabase;
  let token: string;
  beforeAll(async () => {
    database = await aDatabaseOf(schema, kind);
    server = await aServer({ kind, make: async () => ({ ...database, drop: async () => {} }) });
    server.clock.advance(60_000);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const get = (url: string) => server.send({ method: 'GET', url, token });

  it('opens with its sessions: the token of a phone that was asleep is refreshed, and the password still right (15)', async () => {
    const refresh_token = makeRefreshToken(server.config.secret, { sessionId: old.sessionId, n: 3 });
    const refreshed = await server.send({ method: 'POST', url: '/api/auth/refresh', body: { refresh_token } });
    expect(refreshed.statusCode).toBe(200);
    token = refreshed.json<{ access_token: string }>().access_token;
    const me = await get('/api/users/me');
    expect(me.json()).toMatchObject({ id: old.userId, email: old.email, emailVerified: false });
    const profile = had(schema, '0004') ? { userFrom: 'London', commercialMail: false } : { userFrom: null };
    expect(me.json()).toMatchObject(profile);
    const body = { email: old.email, password: GOOD_PASSWORD };
    expect((await server.send({ method: 'POST', url: '/api/auth/token', body })).statusCode).toBe(200);
    const sessions = (await get('/api/auth/sessions')).json<{ device: string }[]>();
    expect(sessions).toHaveLength(2);
  });

  it.runIf(had(schema, '0002'))(
    'answers operations that are sent again from what is stored, and does nothing twice (15)',
    async () => {
      const sent = waiting.filter(({ request }) => had(schema, '0009') || !request.url.includes('/shares'));
      const answers = [];
      for (const { key, request } of sent)
        answers.push(await server.send({ ...request, token, headers: { 'idempotency-key': key } }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 201, 200].slice(0, sent.length));
      const now = [
        { id: oldTrip.id, summary: oldTrip.summary, version: 1 },
        { version: 1, trip: oldTrip },
        { deleted: true },
        { tripId: oldTrip.id, createdAt: '2026-11-19T12:00:00.000Z', views: 4 },
        { revoked: true },
      ];
      expect(answers.map((answer) => answer.json<object>())).toMatchObject(now.slice(0, sent.length));
      expect((await get(`/api/trips/${oldTrip.id}`)).json()).toMatchObject({ version: 1 });
    },
  );

  it.runIf(had(schema, '0002'))('keeps of the answers it had given no word, in its rows and in its files', async () => {
    const rows = await server.db.selectFrom('op_log').selectAll().execute();
    expect(rows.filter(({ op_id }) => waiting.some(({ key }) => key === op_id))).toHaveLength(waiting.length);
    expect(rows.flatMap(Object.keys)).not.toContain('answer');
    expect(await holding(server, [OLD_NOTE])).toEqual([]);
  });

  it('opens its trips and takes edits of them (15)', async () => {
    const cards = (await get('/api/trips')).json<{ id: string; version: number }[]>();
    expect(cards.map(({ id, version }) => [id, version])).toEqual([[oldTrip.id, 1]]);
    const opened = (await get(`/api/trips/${oldTrip.id}`)).json<typeof oldTrip>();
    expect(opened.itinerary).toEqual(oldTrip.itinerary);
    expect(opened.luggageList).toEqual(oldTrip.luggageList);
    const url = `/api/trips/${oldTrip.id}`;
    const changes = [{ kind: 'title', title: 'Roma' }];
    const body = { device: old.sessionId, baseVersion: 1, changes };
    const edited = await server.send({ method: 'PATCH', url, token, headers: operation(), body });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(edited.json()).toMatchObject({ version: 2, trip: { title: 'Roma', summary: oldTrip.summary } });
  });

  it.runIf(had(schema, '0009'))('opens its links (15)', async () => {
    const shared = await server.send({ method: 'GET', url: `/api/shared-trips/${old.shareToken}` });
    expect(shared.json()).toMatchObject({ trip: { summary: oldTrip.summary, title: 'Roma' } });
    expect((await get('/api/shares')).json()).toMatchObject([{ tripId: oldTrip.id, views: 5 }]);
  });

  it.runIf(had(schema, '0010'))('opens its calendars (15)', async () => {
    const calendar = await server.send({ method: 'GET', url: `/api/calendar/${old.calendarSecret}.ics` });
    expect([calendar.statusCode, calendar.body.slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
  });

  it.runIf(had(schema, '0012'))('shows its ideas (15)', async () => {
    const idea = await server.send({ method: 'GET', url: `/api/trips/inspiration/${old.publicationId}` });
    expect([idea.statusCode, idea.body]).toEqual([200, '{"published":"then"}']);
    const state = (await get(`/api/trips/${oldTrip.id}/publication`)).json();
    expect(state).toMatchObject({ publication: { id: old.publicationId, waiting: false } });
  });

  it.runIf(had(schema, '0004'))('takes the links of its mails (15)', async () => {
    const body = { token: old.mailToken };
    expect((await server.send({ method: 'POST', url: '/api/auth/verify-email', body })).statusCode).toBe(200);
  });

  it('keeps tokens, plans that were paid for and versions of deleted trips (15)', async () => {
    const tokens = await server.call(getTokensEndpoint, { token });
    expect(tokens).toEqual({ tokens: had(schema, '0003') ? 270 : 0, held: 0, owed: 0 });
    expect(await ledgerFaults(server.db)).toEqual([]);
    const headers = { 'idempotency-key': old.planKey };
    const plan = await server.send({ method: 'POST', url: '/api/trips/plan', token, headers, body: old.planRequest });
    expect(plan.statusCode).toBe(200);
    expect(plan.body === old.plannedThen).toBe(had(schema, '0006'));
    const again = { ...oldTrip, id: old.deletedTripId };
    const saved = await server.send({ method: 'POST', url: '/api/trips', token, headers: operation(), body: again });
    expect(saved.json()).toMatchObject({ version: had(schema, '0005') ? 8 : 1 });
    expect(await ledgerFaults(server.db)).toEqual([]);
  });
});

describe('the rows of old databases', () => {
  it('fill every table that there is (15)', async () => {
    const database = await anEmptyDatabase('sqlite');
    const db = await connect(database);
    await migrate(db as unknown as Kysely<never>);
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    const shop = ['products', 'holds', 'payment_events', 'withdrawals', 'declarations', 'test_sessions'];
    const filled = [...oldRows.map(([table]) => table), ...shop];
    expect(names.filter((name) => !filled.includes(name))).toEqual([]);
    await db.destroy();
    await database.drop();
  });
});
