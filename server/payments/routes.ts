import type { FastifyInstance } from 'fastify';
import {
  actOnTestCheckoutEndpoint,
  createPaymentEndpoint,
  getOrderEndpoint,
  getTestCheckoutEndpoint,
  listOrdersEndpoint,
  paymentWebhookEndpoint,
  withdrawEndpoint,
} from '#contract/payments.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import type { Mailer } from '../mail/mailer.ts';
import { receiveEvent } from './events.ts';
import { type Kick, keepPayments, makeKick } from './keep-payments.ts';
import { openPayments } from './open-payments.ts';
import { getOrder, getOrders, startCheckout } from './orders.ts';
import type { Payments } from './payments.ts';
import { receiptsByMail } from './receipts.ts';
import { TestCheckout } from './test-checkout.ts';
import { payRefunds, withdraw } from './withdrawals.ts';

const ORDERS_PER_MINUTE = 20;
/** A provider tells much from few addresses. */
const EVENTS_PER_MINUTE = 6000;

/** The raw bytes count: a signature is over them, not over what they mean. */
function webhookRoute(app: FastifyInstance, authenticate: Authenticate, payments: Payments, kick: Kick): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(raw, authenticate, paymentWebhookEndpoint, {
      perMinute: EVENTS_PER_MINUTE,
      handle: async ({ request: { body, headers } }) => {
        const signature = headers['stripe-signature'] ?? headers['x-test-signature'] ?? '';
        await receiveEvent(payments, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature));
        void kick();
        return { received: true as const };
      },
    });
  });
}

function testCheckoutRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { payments, checkout, kick }: { readonly payments: Payments; readonly checkout: TestCheckout; readonly kick: Kick },
): void {
  route(app, authenticate, getTestCheckoutEndpoint, async ({ params }) => {
    const { name, amount_cents: cents, currency, state } = await checkout.find(params.id);
    return { name, amount: cents / 100, currency, open: state === 'open' };
  });
  route(app, authenticate, actOnTestCheckoutEndpoint, async ({ params, body }) => {
    const { url, event } = await checkout.act(params.id, body.action);
    if (event) await receiveEvent(payments, event.body, event.signature);
    void kick();
    return { url };
  });
}

export async function paymentRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: AppContext & { readonly mailer: Mailer },
): Promise<void> {
  const receipts = receiptsByMail(context.mailer, context.db, context.config.publicOrigin);
  const payments = await openPayments(context, (error, what) => app.log.error({ err: error }, what), receipts);
  const kick = makeKick(app, payments);
  route(app, authenticate, createPaymentEndpoint, {
    perMinute: ORDERS_PER_MINUTE,
    handle: ({ caller, headers, body }) =>
      startCheckout(payments, caller.userId, body.product_id, headers['idempotency-key']),
  });
  route(app, authenticate, listOrdersEndpoint, ({ caller }) => getOrders(payments, caller.userId));
  route(app, authenticate, getOrderEndpoint, ({ caller, params }) => getOrder(payments, caller.userId, params.id));
  route(app, authenticate, withdrawEndpoint, {
    perMinute: ORDERS_PER_MINUTE,
    handle: async ({ caller: { userId }, params, body }) => {
      await withdraw(payments, { userId, orderId: params.id, ...body });
      await payRefunds(payments);
      return getOrder(payments, userId, params.id);
    },
  });
  webhookRoute(app, authenticate, payments, kick);
  if (payments.provider instanceof TestCheckout)
    testCheckoutRoutes(app, authenticate, { payments, checkout: payments.provider, kick });
  keepPayments(app, payments, kick);
}
