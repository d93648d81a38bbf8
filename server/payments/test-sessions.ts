import type { TestSessionRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';

/** The session of this order: a new one, or the one it has. */
export async function insertTestSession(db: Db, row: TestSessionRow): Promise<TestSessionRow> {
  await db
    .insertInto('test_sessions')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  return db.selectFrom('test_sessions').selectAll().where('order_id', '=', row.order_id).executeTakeFirstOrThrow();
}

export function findTestSession(db: Db, id: string): Promise<TestSessionRow | undefined> {
  return db.selectFrom('test_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listTestSessions(db: Db, since: string): Promise<TestSessionRow[]> {
  return db.selectFrom('test_sessions').selectAll().where('created_at', '>=', since).orderBy('created_at').execute();
}

/** False when the session is not open any more. */
export async function moveTestSession(db: Db, id: string, state: 'paid' | 'expired'): Promise<boolean> {
  const row = await db
    .updateTable('test_sessions')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function refundTestSession(db: Db, id: string): Promise<void> {
  await db
    .updateTable('test_sessions')
    .set((row) => ({ refunded_cents: row.ref('amount_cents') }))
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .execute();
}
