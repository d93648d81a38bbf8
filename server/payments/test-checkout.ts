import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import type { TestSessionRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';
import type { CheckoutOrder, PaymentProvider, ProviderEvent, ProviderSession } from './provider.ts';
import {
  findTestSession,
  insertTestSession,
  listTestSessions,
  moveTestSession,
  refundTestSession,
} from './test-sessions.ts';

const SIGNATURE_TOLERANCE_S = 300;
const PAYMENT_PREFIX = 'payment_';
const eventSchema = z.object({ id: z.string(), type: z.string(), session: z.string() });

/** A signed event, as a provider would send it to the webhook. */
export interface SignedEvent {
  readonly body: Buffer;
  readonly signature: string;
}

interface Options {
  readonly db: Db;
  readonly secret: string;
  readonly publicOrigin: string;
  readonly now: () => Date;
}

function toSession(row: TestSessionRow): ProviderSession {
  return {
    id: row.id,
    orderId: row.order_id,
    state: row.state,
    amountCents: row.amount_cents,
    currency: row.currency,
    url: null,
    paymentId: row.state === 'paid' ? PAYMENT_PREFIX + row.id : null,
    refundedCents: row.refunded_cents,
    disputed: false,
  };
}

/**
 * Stands in for a payment provider where none is configured (D10): sessions of its own, a page of ours instead of a foreign
 * one, signed events. Everything after the event is what real payments go through.
 */
export class TestCheckout implements PaymentProvider {
  readonly name = 'test';
  constructor(private readonly options: Options) {}

  async createSession(order: CheckoutOrder): Promise<{ id: string; url: string }> {
    const { db, publicOrigin, now } = this.options;
    const row = await insertTestSession(db, {
      id: `test_${randomBytes(16).toString('base64url')}`,
      order_id: order.orderId,
      name: order.name,
      amount_cents: order.amountCents,
      currency: order.currency,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      state: 'open',
      refunded_cents: 0,
      created_at: now().toISOString(),
    });
    const url = new URL('/payment/test', publicOrigin);
    url.searchParams.set('session', row.id);
    return { id: row.id, url: url.href };
  }

  async fetchSession(id: string): Promise<ProviderSession | null> {
    const row = await findTestSession(this.options.db, id);
    return row ? toSession(row) : null;
  }

  findSessionOfPayment(paymentId: string): Promise<ProviderSession | null> {
    return this.fetchSession(paymentId.slice(PAYMENT_PREFIX.length));
  }

  async *listSessions(since: Date): AsyncIterable<ProviderSession> {
    for (const row of await listTestSessions(this.options.db, since.toISOString())) yield toSession(row);
  }

  readEvent(body: Buffer, signature: string, now: Date): ProviderEvent {
    const [time = '', mac = ''] = signature.split('.');
    const [given, expected] = [Buffer.from(mac), Buffer.from(this.sign(time, body))];
    const right = given.length === expected.length && timingSafeEqual(given, expected);
    const age = Math.abs(now.getTime() / 1000 - Number(time));
    if (!right || !(age <= SIGNATURE_TOLERANCE_S)) throw new Problem('INVALID_INPUT', 'The event cannot be read');
    const { id, type, session } = eventSchema.parse(JSON.parse(body.toString()));
    return { id, type, sessionId: session, paymentId: null };
  }

  refund({ paymentId }: { paymentId: string }): Promise<void> {
    return refundTestSession(this.options.db, paymentId.slice(PAYMENT_PREFIX.length));
  }

  /** What the payer does on the page; the event of it, or null when there is nothing new. Problem NOT_FOUND. */
  async act(
    id: string,
    action: 'pay' | 'decline' | 'abandon',
  ): Promise<{ url: string | null; event: SignedEvent | null }> {
    const session = await this.find(id);
    if (action === 'decline' && session.state === 'open') return { url: null, event: null };
    const moved = await moveTestSession(this.options.db, id, action === 'pay' ? 'paid' : 'expired');
    const { state } = await this.find(id);
    const url = state === 'paid' ? session.success_url : session.cancel_url;
    return { url, event: moved ? this.makeEvent(`checkout.${state}`, id) : null };
  }

  async find(id: string): Promise<TestSessionRow> {
    const row = await findTestSession(this.options.db, id);
    if (!row) throw new Problem('NOT_FOUND', 'There is no such session');
    return row;
  }

  private makeEvent(type: string, session: string): SignedEvent {
    const body = Buffer.from(JSON.stringify({ id: `event_${randomUUID()}`, type, session }));
    const time = String(Math.floor(this.options.now().getTime() / 1000));
    return { body, signature: `${time}.${this.sign(time, body)}` };
  }

  private sign(time: string, body: Buffer): string {
    return createHmac('sha256', this.options.secret).update(`test-checkout ${time}.`).update(body).digest('base64url');
  }
}
