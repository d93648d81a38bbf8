import type { DeclarationRow, OrderRow, PaymentEventRow, WithdrawalRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';

/** False when this user has an order under the same key already. */
export async function insertOrder(db: Db, row: OrderRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'op_key']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export function findOrderByKey(db: Db, userId: string, key: string): Promise<OrderRow> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('op_key', '=', key)
    .executeTakeFirstOrThrow();
}

export function findOrder(db: Db, userId: string, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

export function listOrders(db: Db, userId: string): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute();
}

/** An order that no other transaction changes until the transaction ends. Of any user: the provider speaks of orders, not of users. */
export function lockOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function changeOrder(db: Db, id: string, change: Partial<OrderRow>): Promise<void> {
  await db.updateTable('orders').set(change).where('id', '=', id).execute();
}

/** Keeps an event; an event that is known already changes nothing. */
export async function insertEvent(db: Db, row: PaymentEventRow): Promise<void> {
  await db
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function openEvents(db: Db, provider: string, limit: number): Promise<PaymentEventRow[]> {
  return db
    .selectFrom('payment_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

export async function markHandled(db: Db, ids: readonly string[], at: string): Promise<void> {
  await db.updateTable('payment_events').set({ handled_at: at }).where('id', 'in', ids).execute();
}

/** False when the order was withdrawn from before. */
export async function insertWithdrawal(db: Db, row: WithdrawalRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('withdrawals')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export async function insertDeclaration(db: Db, row: DeclarationRow): Promise<void> {
  await db.insertInto('declarations').values(row).execute();
}

export async function hasWithdrawal(db: Db, orderId: string): Promise<boolean> {
  const row = await db.selectFrom('withdrawals').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}

/** Withdrawals whose money is still to be paid back. */
export function openRefunds(db: Db): Promise<OrderRow[]> {
  return db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .selectAll('orders')
    .where('withdrawals.refunded_at', 'is', null)
    .orderBy('withdrawals.requested_at')
    .execute();
}

export async function markRefunded(db: Db, orderId: string, at: string): Promise<void> {
  await db.updateTable('withdrawals').set({ refunded_at: at }).where('order_id', '=', orderId).execute();
}
