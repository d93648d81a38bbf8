import { randomUUID } from 'node:crypto';
import type { OrderRow } from '../db/billing-rows.ts';
import type { Tx } from '../db/database.ts';
import { clawBack, credit } from '../tokens/ledger.ts';
import type { Payments } from './payments.ts';
import type { ProviderSession } from './provider.ts';
import { changeOrder, hasWithdrawal, lockOrder } from './repo.ts';

/** What speaks against crediting a paid session: it must be what we ordered (P4). */
function faultOf(order: OrderRow, session: ProviderSession): string | null {
  if (session.amountCents !== order.amount_cents) return `paid ${session.amountCents} instead of ${order.amount_cents}`;
  if (session.currency !== order.currency) return `paid in ${session.currency}`;
  return null;
}

/** Tokens that must be gone: all while a dispute is open or lost, else as much as was refunded. */
function tokensToTakeBack(order: OrderRow, { disputed, refundedCents }: ProviderSession): number {
  if (disputed || refundedCents >= order.amount_cents) return order.tokens;
  return Math.ceil((order.tokens * refundedCents) / order.amount_cents);
}

async function followRefunds(tx: Tx, order: OrderRow, session: ProviderSession, now: Date): Promise<void> {
  // Withdrawn from or refunded by us: everything is taken back already, whether or not the money has moved.
  if (await hasWithdrawal(tx, order.id)) return;
  const target = tokensToTakeBack(order, session);
  const change = target - order.taken_back;
  const line = { userId: order.user_id, tokens: Math.abs(change), ref: `${order.id}/${randomUUID()}`, now };
  if (change > 0) await clawBack(tx, line);
  if (change < 0) await credit(tx, 'restore', line);
  const gone = session.disputed ? 'disputed' : 'refunded';
  await changeOrder(tx, order.id, { taken_back: target, state: target === order.tokens ? gone : 'paid' });
}

async function apply(tx: Tx, session: ProviderSession, now: Date): Promise<OrderRow | null> {
  const order = session.orderId === null ? undefined : await lockOrder(tx, session.orderId);
  if (!order) return null;
  if (order.session_id !== null && order.session_id !== session.id) {
    await changeOrder(tx, order.id, { fault: `another session: ${session.id}` });
    return null;
  }
  await changeOrder(tx, order.id, { session_id: session.id, payment_id: session.paymentId });
  if (order.paid_at !== null) {
    await followRefunds(tx, order, session, now);
    return null;
  }
  if (session.state !== 'paid') {
    if (session.state !== 'open') await changeOrder(tx, order.id, { state: session.state });
    return null;
  }
  const fault = faultOf(order, session);
  if (fault !== null) {
    await changeOrder(tx, order.id, { fault });
    return null;
  }
  await credit(tx, 'purchase', { userId: order.user_id, tokens: order.tokens, ref: order.id, now });
  const paid = { state: 'paid', paid_at: now.toISOString(), fault: null } as const;
  await changeOrder(tx, order.id, paid);
  await followRefunds(tx, { ...order, ...paid }, session, now);
  return { ...order, ...paid };
}

/**
 * Brings an order in line with what the provider says of its session now: credits it once, takes back what was refunded or
 * is disputed. May run any number of times, in any order, at the same time.
 */
export async function applySession(payments: Payments, session: ProviderSession): Promise<void> {
  const { db, now, receipts, report } = payments;
  const credited = await db.transaction().execute((tx) => apply(tx, session, now()));
  if (!credited) return;
  await receipts.paid(credited).catch((error: unknown) => report(error, 'a receipt could not be sent'));
}
