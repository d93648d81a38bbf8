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
import { every } from '../http/every.ts';
import { type Authenticate, route } from '../http/route.ts';
import type { Mailer } from '../mail/mailer.ts';
import { handleEvents, receiveEvent, reconcile } from './events.ts';
import { openPayments } from './open-payments.ts';
import { getOrder, getOrders, startCheckout } from './orders.ts';
import type { Payments } from './payments.ts';
import { receiptsByMail } from './receipts.ts';
import { TestCheckout } from './test-checkout.ts';
import { payRefunds, withdraw } from './withdrawals.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ORDERS_PER_MINUTE = 20;
/** A provider tells much from few addresses. */
const EVENTS_PER_MINUTE = 6000;
const RECENT_DAYS = 3;
/** Disputes come for up to 120 days. */
const LONG_AGO_DAYS = 130;
const RUNS_A_DAY = 24;

/** Events that wait are handled soon, never twice at once here; closing the server waits for them. */
function makeKick(app: FastifyInstance, payments: Payments): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let queued = false;
  app.addHook('onClose', () => last);
  return () => {
    if (queued) return last;
    queued = true;
    last = last.then(async () => {
      queued = false;
      await handleEvents(payments).catch((error: unknown) => payments.report(error, 'payment events'));
    });
    return last;
  };
}

/** The raw bytes count: a signature is over them, not over what they mean. */
function webhookRoute(
  app: FastifyInstance,
  authenticate: Authenticate,
  payments: Payments,
  kick: () => Promise<void>,
): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(
      raw,
      authenticate,
      paymentWebhookEndpoint,
      async ({ request: { body, headers } }) => {
        const signature = headers['stripe-signature'] ?? headers['x-test-signature'] ?? '';
        await receiveEvent(payments, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature));
        void kick();
        return { received: true as const };
      },
      { perMinute: EVENTS_PER_MINUTE },
    );
  });
}

function testCheckoutRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  payments: Payments,
  checkout: TestCheckout,
  kick: () => Promise<void>,
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

function housekeeping(app: FastifyInstance, payments: Payments, kick: () => Promise<void>): void {
  let runs = 0;
  every(app, MINUTE, async () => {
    await kick();
    await payRefunds(payments);
  });
  every(app, HOUR, async () => {
    runs += 1;
    await reconcile(payments, runs % RUNS_A_DAY === 0 ? LONG_AGO_DAYS : RECENT_DAYS);
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
  const limit = { perMinute: ORDERS_PER_MINUTE };
  route(
    app,
    authenticate,
    createPaymentEndpoint,
    ({ caller, headers, body }) => startCheckout(payments, caller.userId, body.product_id, headers['idempotency-key']),
    limit,
  );
  route(app, authenticate, listOrdersEndpoint, ({ caller }) => getOrders(payments, caller.userId));
  route(app, authenticate, getOrderEndpoint, ({ caller, params }) => getOrder(payments, caller.userId, params.id));
  route(
    app,
    authenticate,
    withdrawEndpoint,
    async ({ caller: { userId }, params, body }) => {
      await withdraw(payments, { userId, orderId: params.id, ...body });
      await payRefunds(payments);
      return getOrder(payments, userId, params.id);
    },
    limit,
  );
  webhookRoute(app, authenticate, payments, kick);
  if (payments.provider instanceof TestCheckout)
    testCheckoutRoutes(app, authenticate, payments, payments.provider, kick);
  housekeeping(app, payments, kick);
}
