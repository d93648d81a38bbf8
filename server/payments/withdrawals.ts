import { Problem } from '#domain/problem.ts';
import { isWithdrawalOpen, unspentLots } from '#domain/shop/withdrawal.ts';
import type { OrderRow, WithdrawalRow } from '../db/billing-rows.ts';
import type { Tx } from '../db/database.ts';
import { clawBack } from '../tokens/ledger.ts';
import { getLots, lockAccount } from '../tokens/tokens.ts';
import type { Payments } from './payments.ts';
import { changeOrder, insertDeclaration, insertWithdrawal, lockOrder, markRefunded, openRefunds } from './repo.ts';

const tooLate = () =>
  new Problem('NOT_WITHDRAWABLE', 'This purchase can no longer be withdrawn from', {
    details: 'within 14 days, and only while none of its tokens is spent',
  });

async function assertUnspent(tx: Tx, order: OrderRow): Promise<void> {
  await lockAccount(tx, order.user_id);
  const { lots, available } = await getLots(tx, order.user_id);
  if (!unspentLots(lots, available).has(order.id)) throw tooLate();
}

async function takeBack(tx: Tx, order: OrderRow, row: WithdrawalRow, now: Date): Promise<OrderRow> {
  if (!(await insertWithdrawal(tx, row))) throw tooLate();
  const tokens = order.tokens - order.taken_back;
  if (tokens > 0) await clawBack(tx, { userId: order.user_id, tokens, ref: `${order.id}/${row.by}`, now });
  const state = row.by === 'user' ? 'withdrawn' : 'refunded';
  await changeOrder(tx, order.id, { state, taken_back: order.tokens });
  return { ...order, state, taken_back: order.tokens };
}

export interface Declaration {
  readonly userId: string;
  readonly orderId: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Withdraws from a purchase: records the declaration, takes the tokens, and owes the money, in one transaction. The same
 * declaration again changes nothing. Problem NOT_FOUND, NOT_WITHDRAWABLE.
 */
export async function withdraw(payments: Payments, { userId, orderId, name, email }: Declaration): Promise<void> {
  const { db, now, receipts, report } = payments;
  const order = await db.transaction().execute(async (tx) => {
    const found = await lockOrder(tx, orderId);
    if (!found || found.user_id !== userId) throw new Problem('NOT_FOUND', 'There is no such order');
    if (found.state === 'withdrawn') return null;
    if (found.state !== 'paid' || !found.paid_at || !isWithdrawalOpen(found.paid_at, now())) throw tooLate();
    await assertUnspent(tx, found);
    const moment = now().toISOString();
    const row = { order_id: orderId, user_id: userId, requested_at: moment, refunded_at: null };
    const taken = await takeBack(tx, found, { ...row, by: 'user' }, now());
    await insertDeclaration(tx, { order_id: orderId, user_id: userId, name, email });
    return taken;
  });
  if (order) await receipts.withdrawn(order).catch((error: unknown) => report(error, 'a receipt could not be sent'));
}

/** An operator's refund: whatever was spent meanwhile is owed. Problem NOT_FOUND, NOT_WITHDRAWABLE when nothing is left to refund. */
export async function refundOrder({ db, now }: Payments, orderId: string): Promise<OrderRow> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem('NOT_FOUND', 'There is no such order');
    if (order.state !== 'paid') throw new Problem('NOT_WITHDRAWABLE', `This order is ${order.state}`);
    const row = { order_id: orderId, user_id: order.user_id, refunded_at: null };
    return takeBack(tx, order, { ...row, by: 'operator', requested_at: now().toISOString() }, now());
  });
}

/** Pays back what is owed; what the provider refuses is reported and tried again next time. */
export async function payRefunds({ db, now, provider, report }: Payments): Promise<void> {
  for (const order of await openRefunds(db)) {
    if (order.provider !== provider.name || order.payment_id === null) continue;
    try {
      await provider.refund({ id: order.id, paymentId: order.payment_id });
      await markRefunded(db, order.id, now().toISOString());
    } catch (error) {
      report(error, 'a refund could not be made');
    }
  }
}
