import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { outageOf } from '#server/db/outage.ts';
import { clawBack, credit, LEASE_S, release, releaseExpired, reserve, settle } from '#server/tokens/ledger.ts';
import { ledgerFaults } from '#server/tokens/ledger-check.ts';
import { findBalance } from '#server/tokens/repo.ts';
import { runHistory, vacuum } from '../simulations/ledger-histories.ts';
import { databases, type TestDatabase } from '../support/databases.ts';

const now = new Date('2026-11-20T12:00:00Z');
const PARALLEL = Number(process.env.TEST_PARALLEL_PLANS ?? 200);
const ROUNDS = Number(process.env.TEST_ROUNDS ?? 2);
const HISTORIES = Number(process.env.TEST_HISTORIES ?? 150);

/** The server waits two seconds for a connection; on a busy machine some of two hundred plans need longer, and ask again as a client does. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (outageOf(error) !== 'late') throw error;
    }
  }
}

describe.each(databases)('the ledger on $kind', (kind) => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await kind.make();
    db = await openDatabase(database.config);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const give = (userId: string, tokens: number, ref = randomUUID()) =>
    db.transaction().execute((tx) => credit(tx, 'grant', { userId, tokens, ref, now }));
  const takeBack = (userId: string, tokens: number, ref = randomUUID()) =>
    db.transaction().execute((tx) => clawBack(tx, { userId, tokens, ref, now }));
  const plan = (
    userId: string,
    { free = false, key }: { free?: boolean; key?: string } = {},
    request: unknown = 'Rome',
  ) => reserve(db, { userId, work: 'plan', key, request }, free, now);
  async function rich(tokens: number): Promise<string> {
    const userId = randomUUID();
    await give(userId, tokens);
    return userId;
  }

  it('charges a hold that is settled, and nothing more', async () => {
    const userId = await rich(250);
    const { holdId } = await plan(userId);
    expect(await findBalance(db, userId)).toEqual({ available: 150, held: 100, owed: 0 });
    expect(await settle(db, holdId, 'trip', now)).toBe(true);
    expect(await settle(db, holdId, 'trip', now)).toBe(false);
    expect(await release(db, holdId, now)).toBe(false);
    expect(await findBalance(db, userId)).toEqual({ available: 150, held: 0, owed: 0 });
  });

  it('gives a released hold back, once', async () => {
    const userId = await rich(100);
    const { holdId } = await plan(userId);
    expect(await release(db, holdId, now)).toBe(true);
    expect(await release(db, holdId, now)).toBe(false);
    expect(await settle(db, holdId, 'trip', now)).toBe(false);
    expect(await findBalance(db, userId)).toEqual({ available: 100, held: 0, owed: 0 });
  });

  it('refuses what the account cannot pay, with both figures', async () => {
    const userId = await rich(99);
    await expect(plan(userId)).rejects.toMatchObject({
      code: 'INSUFFICIENT_TOKENS',
      more: { tokens: { required: 100, balance: 99 } },
    });
    expect(await findBalance(db, userId)).toEqual({ available: 99, held: 0, owed: 0 });
  });

  it('records the price and a -100 % line during the beta, and the balance does not move (D7)', async () => {
    const userId = randomUUID();
    const { holdId } = await plan(userId, { free: true });
    await settle(db, holdId, 'trip', now);
    expect(await findBalance(db, userId)).toEqual({ available: 0, held: 0, owed: 0 });
    const lines = await db.selectFrom('entries').selectAll().where('ref', '=', holdId).orderBy('id').execute();
    expect(lines.map(({ kind, d_available, d_held, trip_id }) => [kind, d_available, d_held, trip_id])).toEqual([
      ['hold', 0, 0, null],
      ['settle', -100, 0, 'trip'],
      ['beta', 100, 0, 'trip'],
    ]);
  });

  it('credits a reference once, however often it is asked for', async () => {
    const userId = randomUUID();
    const done = await Promise.all(Array.from({ length: 30 }, () => give(userId, 500, `grant of ${userId}`)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await findBalance(db, userId)).available).toBe(500);
  });

  it('takes back what is there; the rest is owed and paid by the next credit', async () => {
    const userId = await rich(500);
    const { holdId } = await plan(userId);
    await settle(db, holdId, 'trip', now);
    await takeBack(userId, 500);
    expect(await findBalance(db, userId)).toEqual({ available: 0, held: 0, owed: 100 });
    await give(userId, 60);
    expect(await findBalance(db, userId)).toEqual({ available: 0, held: 0, owed: 40 });
    await give(userId, 60);
    expect(await findBalance(db, userId)).toEqual({ available: 20, held: 0, owed: 0 });
  });

  it('pays what is owed from a hold that comes back', async () => {
    const userId = await rich(100);
    const { holdId } = await plan(userId);
    await takeBack(userId, 100);
    await release(db, holdId, now);
    expect(await findBalance(db, userId)).toEqual({ available: 0, held: 0, owed: 0 });
  });

  it('releases a hold whose lease is over, and no other', async () => {
    const userId = await rich(200);
    await plan(userId);
    const later = new Date(now.getTime() + 1000);
    await reserve(db, { userId, work: 'plan', key: undefined, request: 1 }, false, later);
    await releaseExpired(db, new Date(now.getTime() + LEASE_S * 1000));
    expect(await findBalance(db, userId)).toEqual({ available: 100, held: 100, owed: 0 });
    await releaseExpired(db, new Date(now.getTime() + LEASE_S * 1000 + 1000));
    expect(await findBalance(db, userId)).toEqual({ available: 200, held: 0, owed: 0 });
  });

  describe('with an idempotency key', () => {
    it('charges once: the same work again is paid already', async () => {
      const userId = await rich(500);
      const key = randomUUID();
      const first = await plan(userId, { key });
      await expect(plan(userId, { key })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await settle(db, first.holdId, 'trip', now);
      expect(await plan(userId, { key })).toEqual({ holdId: first.holdId, paid: true });
      expect((await findBalance(db, userId)).available).toBe(400);
    });

    it('refuses other work under the same key', async () => {
      const userId = await rich(500);
      const key = randomUUID();
      await plan(userId, { key });
      await expect(plan(userId, { key }, 'Paris')).rejects.toMatchObject({ code: 'OPERATION_REUSED' });
    });

    it('may be tried again after a failure', async () => {
      const userId = await rich(500);
      const key = randomUUID();
      const first = await plan(userId, { key });
      await release(db, first.holdId, now);
      const second = await plan(userId, { key });
      expect(second.holdId).not.toBe(first.holdId);
      expect(second.paid).toBe(false);
    });

    it('belongs to its user', async () => {
      const key = randomUUID();
      await plan(await rich(100), { key });
      expect((await plan(await rich(100), { key })).paid).toBe(false);
    });

    it('reserves once for twenty at the same time', async () => {
      const userId = await rich(2000);
      const key = randomUUID();
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => plan(userId, { key })));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await findBalance(db, userId)).held).toBe(100);
    });
  });

  it(`lets exactly 7 of ${PARALLEL} parallel plans through with tokens for 7, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const userId = await rich(750);
      const tries = await Promise.allSettled(
        Array.from({ length: PARALLEL }, async () => {
          const { holdId } = await untilAnswered(() => plan(userId));
          return untilAnswered(() => settle(db, holdId, 'trip', now));
        }),
      );
      expect(tries.filter((tried) => tried.status === 'fulfilled' && tried.value)).toHaveLength(7);
      const refusals = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason.code] : []));
      expect(new Set(refusals)).toEqual(new Set(['INSUFFICIENT_TOKENS']));
      expect(await findBalance(db, userId)).toEqual({ available: 50, held: 0, owed: 0 });
    }
  }, 600_000);

  it('keeps every invariant so far', async () => {
    expect(await ledgerFaults(db)).toEqual([]);
  });

  it(`keeps every invariant through ${HISTORIES} random histories with crashes inside transactions`, async () => {
    const tally = { steps: 0, crashes: 0, shortages: 0, settled: 0 };
    for (let seed = 1; seed <= HISTORIES; seed += 1) await runHistory(db, seed, tally);
    expect((await ledgerFaults(db)).filter((fault) => !fault.startsWith('a paid order'))).toEqual([]);
    expect(tally.crashes).toBeGreaterThan(HISTORIES / 3);
    await vacuum(db);
  });
});

describe('the check finds', () => {
  const broken: readonly [fault: string, statement: string][] = [
    ['a balance is not the sum of its entries', "update accounts set available = available + 1 where user_id = 'u'"],
    ['a balance is not the sum of its entries', "delete from entries where kind = 'grant'"],
    ['entries move tokens of an account that does not exist', "delete from accounts where user_id = 'u'"],
    ['held tokens are not the sum of the open holds', "update holds set state = 'released' where state = 'held'"],
    ['a hold lacks its entry', "delete from entries where kind = 'hold'"],
    ['a hold lacks its entry', "update holds set state = 'released' where state = 'settled'"],
    ['an entry speaks of a hold that does not exist', "delete from holds where state = 'settled'"],
    ['a settled hold was charged something else', "update holds set amount = 40 where state = 'settled'"],
    ['a paid order was not credited', "update orders set paid_at = '2026-11-20' where id = 'o'"],
  ];

  it.each(broken)('%s', async (fault, statement) => {
    const kind = databases[0];
    const database = await kind?.make();
    if (!database) throw new Error('no database');
    const db = await openDatabase(database.config);
    await db.transaction().execute((tx) => credit(tx, 'grant', { userId: 'u', tokens: 500, ref: 'g', now }));
    const work = { userId: 'u', work: 'plan', key: undefined, request: 1 } as const;
    const { holdId } = await reserve(db, work, false, now);
    await settle(db, holdId, 'trip', now);
    await reserve(db, work, false, now);
    const order = { id: 'o', user_id: 'u', product_id: 'p', product_name: 'P', tokens: 5, amount_cents: 5 } as const;
    const rest = { currency: 'eur', provider: 'test', state: 'open', taken_back: 0, created_at: 'x' } as const;
    const none = { op_key: null, session_id: null, url: null, payment_id: null, fault: null, paid_at: null };
    await db
      .insertInto('orders')
      .values({ ...order, ...rest, ...none })
      .execute();
    expect(await ledgerFaults(db)).toEqual([]);
    const { CompiledQuery } = await import('kysely');
    await db.executeQuery(CompiledQuery.raw(statement));
    expect((await ledgerFaults(db)).join('\n')).toContain(fault);
    await db.destroy();
    await database.drop();
  });
});
