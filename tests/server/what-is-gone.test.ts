import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import {
  fromWirePlannedTrip,
  toWirePlannedTrip,
  toWireTrip,
  type WirePlannedTrip,
  type WireTrip,
} from '#contract/wire-trip.ts';
import type { Db } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { sweepTraces } from '#server/db/traces.ts';
import { holding, wordsIn } from '../support/database-files.ts';
import { databases, type TestDatabase } from '../support/databases.ts';
import { inFile } from '../support/files.ts';
import { LoggedServer } from '../support/logged-server.ts';
import { readMail, tokenIn } from '../support/mailbox.ts';
import { aRegistration, aUser, GOOD_PASSWORD } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aShare, operation } from '../support/shares.ts';
import { aWireTrip, aWireTripRequest } from '../support/trips.ts';

/** Words that stand nowhere else, and of each what it was planted in. */
class Canaries {
  readonly words: string[] = [];

  one(): string {
    // Letters only: digits look like a telephone number, which may not be published.
    const letters = randomUUID()
      .replaceAll('-', '')
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
    const word = `canary${letters}`;
    this.words.push(word);
    return word;
  }
}

/** PostgreSQL compresses long texts, and a word inside could not be found in its files. */
async function storePlainly(db: Db): Promise<void> {
  for (const { name, columns } of await db.introspection.getTables())
    for (const column of columns.filter(({ dataType }) => dataType === 'text'))
      await sql`alter table ${sql.table(name)} alter column ${sql.ref(column.name)} set storage external`.execute(db);
}

describe.each(databases)('what was deleted on $kind is gone', ({ kind, make }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'periplo-gone-'));
  const dataDir = path.join(folder, 'data');
  let database: TestDatabase;
  let server: LoggedServer;
  /** The same database through a connection of its own. */
  let db: Db;
  beforeAll(async () => {
    const inFile: TestDatabase = {
      config: { kind: 'sqlite', file: path.join(dataDir, 'periplo.db') },
      drop: async () => {},
    };
    database = kind === 'sqlite' ? inFile : await make();
    server = await LoggedServer.start(database.config, dataDir);
    db = await openDatabase(database.config);
    if (kind === 'postgres') await storePlainly(db);
  }, 60_000);
  afterAll(async () => {
    await db.destroy();
    await server.stop();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  async function done<T>(answer: Promise<{ status: number; text: string }>): Promise<T> {
    const { status, text } = await answer;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return JSON.parse(text) as T;
  }

  async function signedUp(canaries: Canaries): Promise<string> {
    const email = `${canaries.one()}@example.org`;
    const person = { ...aRegistration(email), name: canaries.one(), lastname: canaries.one(), bio: canaries.one() };
    await done(server.ask('POST', '/api/users', { body: person }));
    const body = { email, password: GOOD_PASSWORD };
    const { access_token: token } = await done<{ access_token: string }>(
      server.ask('POST', '/api/auth/token', { body }),
    );
    await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(1);
    const mail = await readMail(email, mailsTo(email)[0] ?? Buffer.from(''));
    await done(server.ask('POST', '/api/auth/verify-email', { body: { token: tokenIn(mail) } }));
    return token;
  }

  const mailsTo = (email: string) => {
    const outbox = path.join(dataDir, 'outbox');
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    return names.map((name) => readFileSync(path.join(outbox, name))).filter((mail) => mail.includes(email));
  };

  /** Everything that the server may keep of a trip: saved, changed, refused, shared, looked at, fed, published, planned from and to. */
  async function aTripEverywhere(token: string, canaries: Canaries): Promise<string> {
    const request = aWireTripRequest({ preferences: canaries.one() });
    const planKey = randomUUID();
    const planned = await done<WirePlannedTrip>(
      server.ask('POST', '/api/trips/plan', { token, key: planKey, body: request }),
    );
    const plan = fromWirePlannedTrip(planned, randomUUID);
    const [first, ...others] = plan.days;
    if (!first) throw new Error('nothing planned');
    const trip = {
      ...plan,
      title: canaries.one(),
      notes: canaries.one(),
      days: [{ ...first, notes: canaries.one() }, ...others],
    };
    await done(server.ask('POST', '/api/trips', { token, key: randomUUID(), body: toWireTrip(trip) }));
    const url = `/api/trips/${trip.id}`;
    const patch = (notes: string, baseVersion: number, device = randomUUID()) =>
      server.ask('PATCH', url, {
        token,
        key: randomUUID(),
        body: { device, baseVersion, changes: [{ kind: 'notes', notes }] },
      });
    await done(patch(canaries.one(), 1));
    expect((await patch(canaries.one(), 1)).status).toBe(409);
    expect((await patch(`${canaries.one()}${'x'.repeat(60_000)}`, 2)).status).toBe(400);
    const share = aShare();
    await done(server.ask('POST', `${url}/shares`, { token, key: randomUUID(), body: share }));
    await done(server.ask('GET', `/api/shared-trips/${share.token}`));
    expect((await server.ask('GET', `/trips/s_${share.token}/cover.png`)).status).toBe(200);
    const feed = await done<{ url: string }>(server.ask('POST', `/api/calendar-feeds/${trip.id}`, { token }));
    expect((await server.ask('GET', new URL(feed.url).pathname)).text).toContain(trip.title);
    const texts = {
      title: `Days ${canaries.one()}`,
      intro: `Ruins by day and ${canaries.one()} by night, in two sentences.`,
    };
    await done(server.ask('PUT', `${url}/publication`, { token, body: texts }));
    const stop = first.activities[0];
    const replan = {
      destination: request.destination,
      dateStart: planned.dateStart,
      dateEnd: planned.dateEnd,
      preferences: request.preferences,
      budget: planned.budget,
      currentPlan: toWirePlannedTrip({ ...trip, notes: canaries.one() }),
      excludedActivities: [{ day: 1, id: stop?.id, activity: { time: '10:00' } }],
      travelers: planned.travelers,
    };
    await done(server.ask('POST', '/api/trips/replan', { token, key: randomUUID(), body: replan }));
    return trip.id;
  }

  /** The words in a backup made now. */
  async function copied(words: readonly string[]): Promise<string[]> {
    const { config } = database;
    if (config.kind === 'postgres') {
      const dump = execFileSync('pg_dump', ['-d', config.url], { maxBuffer: 1 << 30 }).toString();
      return words.filter((word) => dump.includes(word));
    }
    const copies = mkdtempSync(path.join(folder, 'copy-'));
    await sql`vacuum into ${path.join(copies, 'copy.db')}`.execute(db);
    return wordsIn([copies], words);
  }

  /** Rewrites the tables of PostgreSQL that README names to an operator who must not wait; all tables would be those of the whole cluster, too. */
  async function rewriteTables(): Promise<void> {
    const [statement] = /VACUUM FULL [\w, ]+/.exec(readFileSync('README.md', 'utf8')) ?? [];
    if (!statement) throw new Error('README does not say which tables to rewrite');
    if (kind === 'postgres') await sql.raw(statement).execute(db);
  }

  const files = async (words: readonly string[]) => {
    const inDatabase = await holding({ db, config: { database: database.config } }, words);
    return [...new Set([...wordsIn([dataDir], words), ...inDatabase])];
  };
  /**
   * The words that are left in the files when the tables are rewritten. PostgreSQL keeps a deleted row that the oldest open
   * transaction might see, one that writes in another database of the same server included (record 41): other tests hold such
   * transactions for seconds, so it gets time.
   */
  async function filesRewritten(words: readonly string[]): Promise<string[]> {
    const deadline = Date.now() + (kind === 'postgres' ? 30_000 : 0);
    for (;;) {
      await rewriteTables();
      const left = await files(words);
      if (left.length === 0 || Date.now() >= deadline) return left;
      await setTimeout(500);
    }
  }

  const logged = (words: readonly string[]) => words.filter((word) => server.output.includes(word));

  it('of a trip: no word in the database, its files, a copy made afterwards, the log and what is kept beside', async () => {
    const [person, own, others] = [new Canaries(), new Canaries(), new Canaries()];
    const token = await signedUp(person);
    const id = await aTripEverywhere(token, own);
    await aTripEverywhere(token, others);
    expect((await files(own.words)).length).toBeGreaterThanOrEqual(7);
    await done(server.ask('DELETE', `/api/trips/${id}`, { token, key: randomUUID() }));
    expect(await copied(own.words)).toEqual([]);
    expect(await filesRewritten(own.words)).toEqual([]);
    expect(logged([...own.words, ...others.words, ...person.words])).toEqual([]);
    expect((await copied(others.words)).length).toBeGreaterThanOrEqual(7);
  }, 120_000);

  it('of an account: no word of it or of its trips', async () => {
    const own = new Canaries();
    const token = await signedUp(own);
    await aTripEverywhere(token, own);
    const left = `${own.one()} is typed by a visitor`;
    const visitors = await done<WirePlannedTrip>(
      server.ask('POST', '/api/trips/plan', { key: randomUUID(), body: aWireTripRequest({ preferences: left }) }),
    );
    const saved: WireTrip = toWireTrip(fromWirePlannedTrip(visitors, randomUUID));
    await done(server.ask('POST', '/api/trips', { token, key: randomUUID(), body: saved }));
    expect((await files(own.words)).length).toBeGreaterThanOrEqual(12);
    await done(server.ask('POST', '/api/users/deletion', { token, body: { password: GOOD_PASSWORD } }));
    expect(await copied(own.words)).toEqual([]);
    expect(await filesRewritten(own.words)).toEqual([]);
    expect(logged(own.words)).toEqual([]);
  }, 120_000);
});

describe.each(databases.filter(({ kind }) => kind === 'postgres'))('deleted rows on $kind', (database) => {
  const sweepOf = (server: TestServer) => () => sweepTraces(server.db, server.config.database);
  const sweptOf = (server: TestServer) => async () => {
    const { rows } = await sql<{ times: number }>`
      select vacuum_count as times from pg_stat_user_tables where relname = 'trips'
    `.execute(server.db);
    return rows[0]?.times ?? 0;
  };

  /** Other tests hold transactions, too: how often it takes is theirs, that it ends is ours. */
  async function expectSweepingEnds(server: TestServer): Promise<void> {
    const swept = sweptOf(server);
    const added = async () => {
      const before = await swept();
      await sweepOf(server)();
      return (await swept()) - before;
    };
    await expect.poll(added, { timeout: 30_000, interval: 500 }).toBe(0);
  }

  it('are swept again while a transaction that was open at the deletion kept them', async () => {
    const server = await aServer(database);
    const [swept, sweep] = [sweptOf(server), sweepOf(server)];
    const reader = await openDatabase(server.config.database);
    try {
      const { token } = await aUser(server);
      const trip = aWireTrip();
      await server.call(saveTripEndpoint, { token, body: trip });
      await reader.transaction().execute(async (open) => {
        await sql`select txid_current()`.execute(open);
        await server.call(deleteTripEndpoint, { token, params: { id: trip.id }, headers: operation() });
        for (const times of [1, 2]) {
          await sweep();
          await expect.poll(swept, { timeout: 10_000 }).toBe(times);
        }
      });
      await sweep();
      await expect.poll(swept, { timeout: 10_000 }).toBe(3);
      await expectSweepingEnds(server);
    } finally {
      await reader.destroy();
      await server.close();
    }
  });

  it('are swept from the tables by housekeeping, and only after a deletion', async () => {
    const server = await aServer(database);
    const [swept, sweep] = [sweptOf(server), sweepOf(server)];
    try {
      const { token } = await aUser(server);
      const trip = aWireTrip();
      await server.call(saveTripEndpoint, { token, body: trip });
      await sweep();
      expect(await swept()).toBe(0);
      await server.call(deleteTripEndpoint, { token, params: { id: trip.id }, headers: operation() });
      await sweep();
      await expect.poll(swept, { timeout: 10_000 }).toBe(1);
      await expectSweepingEnds(server);
    } finally {
      await server.close();
    }
  });
});

describe('the journal of SQLite', () => {
  it('that another program reads while a trip is deleted is emptied by housekeeping', async () => {
    const kind = inFile();
    const server = await aServer(kind);
    const reader = new DatabaseSync(kind.file);
    const word = new Canaries().one();
    const journal = () => readFileSync(`${kind.file}-wal`).toString('latin1');
    const sweep = () => sweepTraces(server.db, server.config.database);
    try {
      const { token } = await aUser(server);
      const trip = { ...aWireTrip(), destination: word };
      await server.call(saveTripEndpoint, { token, body: trip });
      reader.exec('begin');
      reader.prepare('select id from trips').all();
      await server.call(deleteTripEndpoint, { token, params: { id: trip.id }, headers: operation() });
      await sweep();
      expect(journal()).toContain(word);
      reader.exec('commit');
      await sweep();
      expect(journal()).not.toContain(word);
      expect(await holding(server, [word])).toEqual([]);
    } finally {
      reader.close();
      await server.close();
    }
  });

  it('of a server that was killed after a deletion is emptied when the next one starts', async () => {
    const [kind, left] = [inFile(), inFile()];
    const server = await aServer(kind);
    const killed = new DatabaseSync(kind.file);
    const word = new Canaries().one();
    try {
      const { token } = await aUser(server);
      await server.call(saveTripEndpoint, { token, body: { ...aWireTrip(), destination: word } });
      killed.exec('pragma secure_delete = on; pragma foreign_keys = on; delete from trips');
      for (const part of ['', '-wal']) copyFileSync(kind.file + part, left.file + part);
      expect(wordsIn([path.dirname(left.file)], [word])).toEqual([word]);
      const next = await openDatabase({ kind: 'sqlite', file: left.file });
      expect(wordsIn([path.dirname(left.file)], [word])).toEqual([]);
      await next.destroy();
    } finally {
      killed.close();
      await server.close();
      rmSync(path.dirname(left.file), { recursive: true });
    }
  });
});
