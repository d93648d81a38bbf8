import * as z from 'zod/mini';
import { emailSchema, withoutNul } from '#domain/account/user.ts';
import { openList } from '#domain/open-list.ts';
import { orderStates } from '#domain/shop/order.ts';
import { endpoint } from './endpoint.ts';

/** A purchase as its buyer sees it. */
export const orderSchema = z.object({
  id: z.uuid(),
  productId: z.string(),
  name: z.string(),
  tokens: z.int(),
  /** Euros. */
  amount: z.number(),
  currency: z.string(),
  state: openList(orderStates),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** The last day of the right of withdrawal, while it can be used; null when it cannot. */
  withdrawUntil: z.nullable(z.string()),
});
export type Order = z.infer<typeof orderSchema>;

export const createPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/payment/create-payment-intent',
  summary: 'Order a package; the answer says where to pay. The same Idempotency-Key is the same order',
  access: 'user',
  headers: z.looseObject({ 'idempotency-key': z.optional(z.uuid()) }),
  body: z.strictObject({ product_id: z.string().check(z.minLength(1), z.maxLength(40), withoutNul) }),
  status: 200,
  answer: z.object({ url: z.url() }),
  problems: [
    'INVALID_INPUT',
    'UNAUTHORIZED',
    'EMAIL_UNVERIFIED',
    'NOT_FOUND',
    'OPERATION_REUSED',
    'RATE_LIMITED',
    'UNAVAILABLE',
  ],
});

export const listOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/payment/orders',
  summary: 'Own purchases, newest first',
  access: 'user',
  status: 200,
  answer: z.array(orderSchema),
  problems: ['UNAUTHORIZED'],
});

const orderParams = z.object({ id: z.uuid() });

export const getOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/payment/orders/:id',
  summary: 'One of the own purchases',
  access: 'user',
  params: orderParams,
  status: 200,
  answer: orderSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND'],
});

export const withdrawEndpoint = endpoint({
  method: 'POST',
  path: '/api/payment/orders/:id/withdrawal',
  summary: 'Withdraw from a purchase whose tokens are unspent, within 14 days; the price is paid back',
  access: 'user',
  params: orderParams,
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(160), withoutNul),
    email: emailSchema,
  }),
  status: 200,
  answer: orderSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND', 'NOT_WITHDRAWABLE', 'RATE_LIMITED'],
});

export const paymentWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/payment/webhook',
  summary: 'Events of the payment provider: the bytes as they come, signed in a header',
  access: 'public',
  status: 200,
  answer: z.object({ received: z.literal(true) }),
  problems: ['INVALID_INPUT', 'TOO_LARGE', 'RATE_LIMITED'],
});

const testParams = z.object({ id: z.string().check(z.regex(/^test_[A-Za-z0-9_-]{22}$/)) });

/** What the test checkout shows; no provider, no money (D10). */
export const getTestCheckoutEndpoint = endpoint({
  method: 'GET',
  path: '/api/payment/test-checkout/:id',
  summary: 'What a session of the test checkout is about',
  access: 'public',
  params: testParams,
  status: 200,
  answer: z.object({ name: z.string(), amount: z.number(), currency: z.string(), open: z.boolean() }),
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const actOnTestCheckoutEndpoint = endpoint({
  method: 'POST',
  path: '/api/payment/test-checkout/:id',
  summary: 'Play the payer: pay, be declined, or walk away',
  access: 'public',
  params: testParams,
  body: z.strictObject({ action: z.enum(['pay', 'decline', 'abandon']) }),
  status: 200,
  answer: z.object({
    /** Where the payer goes next; null when the card was declined and another try is possible. */
    url: z.nullable(z.url()),
  }),
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
