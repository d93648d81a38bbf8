import { randomUUID } from 'node:crypto';
import type { Order } from '#contract/payments.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import type { Product } from '#domain/shop/product.ts';
import { isWithdrawalOpen, lastWithdrawalDay, unspentLots } from '#domain/shop/withdrawal.ts';
import type { OrderRow } from '../db/billing-rows.ts';
import { getProduct } from '../products/products.ts';
import { getLots } from '../tokens/tokens.ts';
import { getProfile } from '../users/users.ts';
import type { Payments } from './payments.ts';
import type { CheckoutOrder } from './provider.ts';
import { packName } from './receipts.ts';
import { changeOrder, findOrder, findOrderByKey, insertOrder, listOrders } from './repo.ts';

const CURRENCY = 'eur';
/** A provider's clock may go before ours. */
const CLOCK_SLACK_MS = 300_000;

function newOrder(userId: string, product: Product, key: string | undefined, payments: Payments): OrderRow {
  return {
    id: randomUUID(),
    user_id: userId,
    op_key: key ?? null,
    product_id: product.id,
    product_name: product.name,
    tokens: product.tokens,
    amount_cents: product.price,
    currency: CURRENCY,
    provider: payments.provider.name,
    session_id: null,
    url: null,
    payment_id: null,
    state: 'open',
    taken_back: 0,
    fault: null,
    created_at: payments.now().toISOString(),
    paid_at: null,
  };
}

function checkoutOf(order: OrderRow, origin: string, language: Language): CheckoutOrder {
  const success = new URL('/payment-success', origin);
  success.search = new URLSearchParams({ tokens: String(order.tokens), order: order.id }).toString();
  return {
    orderId: order.id,
    name: packName(order, language),
    amountCents: order.amount_cents,
    currency: order.currency,
    successUrl: success.href,
    cancelUrl: new URL('/shop?cancelled=1', origin).href,
    createdAt: new Date(order.created_at),
  };
}

/** The provider may have made the session and still answered with an error; then it is there to be found. */
async function openSession({ provider, report }: Payments, checkout: CheckoutOrder) {
  try {
    return await provider.createSession(checkout);
  } catch (error) {
    report(error, 'the payment provider made no session');
    const since = new Date(checkout.createdAt.getTime() - CLOCK_SLACK_MS);
    for await (const { orderId, id, url } of provider.listSessions(since))
      if (orderId === checkout.orderId && url !== null) return { id, url };
    throw error;
  }
}

async function placeOrder(payments: Payments, userId: string, productId: string, key: string | undefined) {
  const { db } = payments;
  const { emailVerified, language } = await getProfile(db, userId);
  if (!emailVerified) throw new Problem('EMAIL_UNVERIFIED', 'Confirm your email address before buying');
  const order = newOrder(userId, await getProduct(db, productId), key, payments);
  if (await insertOrder(db, order)) return { order, language };
  const before = await findOrderByKey(db, userId, key ?? '');
  if (before.product_id === productId) return { order: before, language };
  throw new Problem('OPERATION_REUSED', 'This idempotency key was used for another package');
}

/**
 * Orders a package and says where to pay. The order comes first, the provider after it, with the order's id as its key: nothing
 * is paid that we do not know of. Problem EMAIL_UNVERIFIED, because receipts go there; UNAVAILABLE when the provider cannot be reached; the same key tries again.
 */
export async function startCheckout(
  payments: Payments,
  userId: string,
  productId: string,
  key: string | undefined,
): Promise<{ url: string }> {
  const { order, language } = await placeOrder(payments, userId, productId, key);
  const checkout = checkoutOf(order, payments.publicOrigin, language);
  if (order.state !== 'open') return { url: order.paid_at ? checkout.successUrl : checkout.cancelUrl };
  if (order.url !== null) return { url: order.url };
  try {
    const { id, url } = await openSession(payments, checkout);
    await changeOrder(payments.db, order.id, { session_id: id, url });
    return { url };
  } catch (error) {
    payments.report(error, 'the payment provider cannot be reached');
    throw new Problem('UNAVAILABLE', 'The payment provider cannot be reached', { retryAfterS: 5 });
  }
}

function toOrder(row: OrderRow, unspent: ReadonlySet<string>, now: Date): Order {
  const open = row.state === 'paid' && row.paid_at !== null && isWithdrawalOpen(row.paid_at, now);
  return {
    id: row.id,
    productId: row.product_id,
    name: row.product_name,
    tokens: row.tokens,
    amount: row.amount_cents / 100,
    currency: row.currency,
    state: row.state,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    withdrawUntil: open && row.paid_at && unspent.has(row.id) ? lastWithdrawalDay(row.paid_at) : null,
  };
}

async function unspentOf({ db }: Payments, userId: string): Promise<Set<string>> {
  const { lots, available } = await getLots(db, userId);
  return unspentLots(lots, available);
}

export async function getOrders(payments: Payments, userId: string): Promise<Order[]> {
  const unspent = await unspentOf(payments, userId);
  return (await listOrders(payments.db, userId)).map((row) => toOrder(row, unspent, payments.now()));
}

/** Problem NOT_FOUND also for another user's. */
export async function getOrder(payments: Payments, userId: string, id: string): Promise<Order> {
  const row = await findOrder(payments.db, userId, id);
  if (!row) throw new Problem('NOT_FOUND', 'There is no such order');
  return toOrder(row, await unspentOf(payments, userId), payments.now());
}
