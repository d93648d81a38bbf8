import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import type { Config } from '../config.ts';
import type { CheckoutOrder, PaymentProvider, ProviderEvent, ProviderSession } from './provider.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const SIGNATURE_TOLERANCE_S = 300;
const PAGE = 100;
const failedPayments = ['requires_payment_method', 'canceled'];
const settledDisputes = ['won', 'warning_closed', 'prevented'];

const chargeSchema = z.object({ amount_refunded: z.int(), disputed: z.boolean() });
const paymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.nullable(z.union([z.string(), chargeSchema])),
});
/** Answers are untrusted input (P8): only this much of them is read. */
const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.nullable(z.string()),
  status: z.nullable(z.string()),
  payment_status: z.string(),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  url: z.nullable(z.string()),
  payment_intent: z.nullable(z.union([z.string(), paymentSchema])),
});
type Payment = z.infer<typeof paymentSchema>;
type StripeSession = z.infer<typeof sessionSchema>;

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.string(),
      payment_intent: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
    }),
  }),
});

const expansion = ['payment_intent.latest_charge'];
const listExpansion = expansion.map((path) => `data.${path}`);

function stateOf({ status, payment_status, payment_intent }: StripeSession): ProviderSession['state'] {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'expired';
  const payment = payment_intent !== null && typeof payment_intent === 'object' ? payment_intent.status : '';
  return status === 'complete' && failedPayments.includes(payment) ? 'failed' : 'open';
}

/** The session or the payment that an event is about. */
function subjectOf({ id, object, payment_intent }: z.infer<typeof eventSchema>['data']['object']) {
  if (object === 'checkout.session') return { sessionId: id ?? null, paymentId: null };
  if (object === 'payment_intent') return { sessionId: null, paymentId: id ?? null };
  const paymentId = typeof payment_intent === 'object' ? (payment_intent?.id ?? null) : (payment_intent ?? null);
  return { sessionId: null, paymentId };
}

/** Stripe Checkout through the official SDK. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(private readonly options: NonNullable<Config['stripe']>) {
    const { protocol, hostname, port } = new URL(options.apiBase);
    this.stripe = new Stripe(options.secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }

  async createSession(order: CheckoutOrder): Promise<{ id: string; url: string }> {
    const { name, amountCents, currency, successUrl, cancelUrl, orderId } = order;
    const price = { currency, unit_amount: amountCents, product_data: { name } };
    const session = await this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: orderId,
        metadata: { order: orderId },
        payment_intent_data: { metadata: { order: orderId } },
        line_items: [{ quantity: 1, price_data: price }],
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: orderId },
    );
    if (session.url === null) throw new Error('the session has no address');
    return { id: session.id, url: session.url };
  }

  async fetchSession(id: string): Promise<ProviderSession | null> {
    try {
      return await this.read(await this.stripe.checkout.sessions.retrieve(id, { expand: expansion }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
      throw error;
    }
  }

  async findSessionOfPayment(paymentId: string): Promise<ProviderSession | null> {
    const found = await this.stripe.checkout.sessions.list({
      payment_intent: paymentId,
      limit: 1,
      expand: listExpansion,
    });
    const [session] = found.data;
    return session ? this.read(session) : null;
  }

  async *listSessions(since: Date): AsyncIterable<ProviderSession> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const pages = this.stripe.checkout.sessions.list({ created, limit: PAGE, expand: listExpansion });
    for await (const session of pages) yield this.read(session);
  }

  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent {
    const { webhookSecret } = this.options;
    try {
      const event = this.stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        SIGNATURE_TOLERANCE_S,
        undefined,
        now.getTime(),
      );
      const { id, type, data } = eventSchema.parse(event);
      return { id, type, ...subjectOf(data.object) };
    } catch (error) {
      throw new Problem('INVALID_INPUT', 'The event cannot be read', { details: (error as Error).name });
    }
  }

  async refund({ id, paymentId }: { id: string; paymentId: string }): Promise<void> {
    const refund = { payment_intent: paymentId, metadata: { order: id } };
    try {
      await this.stripe.refunds.create(refund, { idempotencyKey: `refund ${id}` });
    } catch (error) {
      const done = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
      if (!done) throw error;
    }
  }

  private async read(session: unknown): Promise<ProviderSession> {
    const known = sessionSchema.parse(session);
    const { payment_intent: payment } = known;
    const whole = payment !== null && typeof payment === 'object' ? payment : null;
    return {
      id: known.id,
      orderId: known.client_reference_id,
      state: stateOf(known),
      amountCents: known.amount_total ?? 0,
      currency: known.currency ?? '',
      url: known.url,
      paymentId: whole?.id ?? (typeof payment === 'string' ? payment : null),
      ...(whole ? await this.readCharge(whole) : { refundedCents: 0, disputed: false }),
    };
  }

  private async readCharge({
    id,
    latest_charge,
  }: Payment): Promise<Pick<ProviderSession, 'refundedCents' | 'disputed'>> {
    const charge = typeof latest_charge === 'object' ? latest_charge : null;
    return {
      refundedCents: charge?.amount_refunded ?? 0,
      disputed: charge?.disputed === true && (await this.isLost(id)),
    };
  }

  /** A charge stays marked as disputed after the dispute was won. */
  private async isLost(payment: string): Promise<boolean> {
    const { data } = await this.stripe.disputes.list({ payment_intent: payment, limit: PAGE });
    return data.some(({ status }) => !settledDisputes.includes(status));
  }
}
