import { useCallback, useEffect, useState } from 'react';
import {
  actOnTestCheckoutEndpoint,
  createPaymentEndpoint,
  getOrderEndpoint,
  getTestCheckoutEndpoint,
  listOrdersEndpoint,
  type Order,
  withdrawEndpoint,
} from '#contract/payments.ts';
import { Problem } from '#domain/problem.ts';
import { call } from '../api/call.ts';
import { type Asked, useAsked } from './asking.ts';

export type { Order } from '#contract/payments.ts';

const CHECKOUT_HOSTS = ['checkout.stripe.com'];
const CHECKOUT_TIMEOUT_MS = 45_000;
const RETURN_KEY = 'afterPayment';
export const CREDIT_WAIT_MS = 30_000;
const ASK_EVERY_MS = 1000;

/** Whether the page may go where the server says one pays: our own origin, or a payment provider we know, by https (P4). */
export function isCheckoutUrl(address: string, ownOrigin = window.location.origin): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, username } = new URL(address);
  if (username !== '') return false;
  return origin === ownOrigin || (protocol === 'https:' && CHECKOUT_HOSTS.includes(hostname));
}

/** The same press again after a failure is the same order. */
const keys = new Map<string, string>();

/** Orders a package; the answer is where to pay. Throws Problem. */
export async function startPayment(productId: string, returnTo: string | undefined): Promise<string> {
  const key = keys.get(productId) ?? crypto.randomUUID();
  keys.set(productId, key);
  const body = { product_id: productId };
  const { url } = await call(createPaymentEndpoint, {
    body,
    headers: { 'idempotency-key': key },
    timeoutMs: CHECKOUT_TIMEOUT_MS,
  });
  if (!isCheckoutUrl(url)) throw new Problem('UNAVAILABLE', 'The address to pay at is not one we know');
  keys.delete(productId);
  if (returnTo === undefined) sessionStorage.removeItem(RETURN_KEY);
  else sessionStorage.setItem(RETURN_KEY, returnTo);
  return url;
}

/** Where the buyer came from before going to pay: a path of ours, or null. */
export function whereToReturn(): string | null {
  const path = sessionStorage.getItem(RETURN_KEY);
  return path !== null && /^\/(?!\/)/.test(path) ? path : null;
}

const askOrders = (): Promise<Order[]> => call(listOrdersEndpoint);

export function useOrders(): readonly [Asked<Order[]>, again: () => void] {
  return useAsked(askOrders);
}

/** The declaration of withdrawal. Throws Problem NOT_WITHDRAWABLE or NO_RESPONSE. */
export async function withdrawFrom(orderId: string, name: string, email: string): Promise<Order> {
  return call(withdrawEndpoint, { params: { id: orderId }, body: { name, email } });
}

export type Credit =
  | { readonly state: 'waiting' }
  | { readonly state: 'credited'; readonly order: Order }
  /** The provider has not confirmed it in time, or the server does not answer; it will be credited all the same when it was paid. */
  | { readonly state: 'late' }
  | { readonly state: 'unknown' };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for the order until it is paid, at most 30 seconds (P4). */
async function waitForCredit(orderId: string, isOver: () => boolean): Promise<Credit> {
  const end = Date.now() + CREDIT_WAIT_MS;
  while (!isOver() && Date.now() < end) {
    try {
      const order = await call(getOrderEndpoint, { params: { id: orderId } });
      if (order.paidAt !== null) return { state: 'credited', order };
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'INTERNAL';
      if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return { state: 'unknown' };
    }
    await pause(ASK_EVERY_MS);
  }
  return { state: 'late' };
}

/** What became of an order one has just paid. */
export function useCredit(orderId: string | null): Credit {
  const [credit, setCredit] = useState<Credit>({ state: 'waiting' });
  useEffect(() => {
    if (orderId === null) return;
    let over = false;
    waitForCredit(orderId, () => over)
      .then((found) => over || setCredit(found))
      .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [orderId]);
  return orderId === null ? { state: 'unknown' } : credit;
}

/** The session of the test checkout (D10). */
export function useTestCheckout(id: string) {
  const ask = useCallback(() => call(getTestCheckoutEndpoint, { params: { id } }), [id]);
  return useAsked(ask);
}

/** Where the payer goes next; null when the card was declined. Throws Problem. */
export async function playPayer(id: string, action: 'pay' | 'decline' | 'abandon'): Promise<string | null> {
  const { url } = await call(actOnTestCheckoutEndpoint, { params: { id }, body: { action } });
  if (url !== null && !isCheckoutUrl(url)) throw new Problem('UNAVAILABLE', 'The address is not one we know');
  return url;
}
