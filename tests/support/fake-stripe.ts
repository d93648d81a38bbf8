import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, FakeServer } from './fake-server.ts';

/** How things go wrong. `late` keeps events until `deliverLate`; the others shape what is sent or answered at once. */
export type StripeMode = 'fine' | 'duplicate' | 'reordered' | 'late' | 'wrong-amount' | 'error-after-creation' | 'down';

interface Session {
  id: string;
  object: 'checkout.session';
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  url: string | null;
  payment_intent: string | null;
  created: number;
  success_url: string;
}

interface Payment {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'requires_payment_method';
  latest_charge: { id: string; object: 'charge'; amount_refunded: number; disputed: boolean };
}

/** Who receives the events: the raw bytes and the signature header, as a webhook would get them. */
export type Deliver = (body: string, signature: string) => Promise<void>;

const PAGE = 100;
const makeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** A program that speaks the part of Stripe's API that a checkout needs: sessions, refunds, disputes, signed events. */
export class FakeStripe extends FakeServer {
  mode: StripeMode = 'fine';
  readonly webhookSecret = 'whsec_of_the_fake';
  readonly sessions: Session[] = [];
  readonly payments = new Map<string, Payment>();
  readonly disputes: { id: string; payment_intent: string; status: string }[] = [];
  readonly requests: string[] = [];
  private readonly answers = new Map<string, [number, unknown]>();
  private readonly late: [string, string][] = [];

  constructor(
    private readonly deliver: Deliver,
    private readonly now: () => Date,
  ) {
    super();
  }

  private get seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const form = new URLSearchParams(await bodyOf(request));
    this.requests.push(`${request.method} ${url.pathname}`);
    const key = request.headers['idempotency-key'];
    const [status, body] =
      this.mode === 'down'
        ? [503, { error: { type: 'api_error', message: 'down' } }]
        : this.oncePerKey(typeof key === 'string' && request.method === 'POST' ? `${url.pathname} ${key}` : null, () =>
            this.handle(`${request.method} ${url.pathname}`, url.searchParams, form),
          );
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': makeId('req') });
    response.end(JSON.stringify(body));
  }

  /** As the real one does: the first answer to a key is the answer for ever, errors included. */
  private oncePerKey(key: string | null, work: () => [number, unknown]): [number, unknown] {
    if (key === null) return work();
    const before = this.answers.get(key);
    if (before) return before;
    const answer = work();
    this.answers.set(key, answer);
    return answer;
  }

  private handle(call: string, query: URLSearchParams, form: URLSearchParams): [number, unknown] {
    if (call === 'POST /v1/checkout/sessions') return this.create(form);
    if (call === 'GET /v1/checkout/sessions') return [200, this.list(query)];
    if (call === 'POST /v1/refunds') return this.refundCall(form.get('payment_intent') ?? '');
    if (call === 'GET /v1/disputes') {
      const data = this.disputes.filter(({ payment_intent }) => payment_intent === query.get('payment_intent'));
      return [200, { object: 'list', data, has_more: false, url: '/v1/disputes' }];
    }
    const id = /^GET \/v1\/checkout\/sessions\/(\w+)$/.exec(call)?.[1];
    const session = this.sessions.find((candidate) => candidate.id === id);
    if (session) return [200, this.whole(session)];
    return [404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: `no ${call}` } }];
  }

  private create(form: URLSearchParams): [number, unknown] {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const id = makeId('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: this.mode === 'wrong-amount' ? amount - 1 : amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      payment_intent: null,
      created: this.seconds,
      success_url: form.get('success_url') ?? '',
    };
    this.sessions.unshift(session);
    if (this.mode === 'error-after-creation') return [500, { error: { type: 'api_error', message: 'broken' } }];
    return [200, this.whole(session)];
  }

  private list(query: URLSearchParams): unknown {
    const since = Number(query.get('created[gte]') ?? 0);
    const payment = query.get('payment_intent');
    const limit = Math.min(PAGE, Number(query.get('limit') ?? 10));
    const all = this.sessions.filter(
      (session) => session.created >= since && (payment === null || session.payment_intent === payment),
    );
    const after = query.get('starting_after');
    const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const data = all.slice(start, start + limit).map((session) => this.whole(session));
    return { object: 'list', data, has_more: start + limit < all.length, url: '/v1/checkout/sessions' };
  }

  private whole(session: Session): unknown {
    const payment = session.payment_intent === null ? null : (this.payments.get(session.payment_intent) ?? null);
    return { ...session, payment_intent: payment };
  }

  private refundCall(payment: string): [number, unknown] {
    const session = this.sessions.find(({ payment_intent }) => payment_intent === payment);
    const found = this.payments.get(payment);
    if (!session || !found) return [404, { error: { type: 'invalid_request_error', message: 'no such payment' } }];
    if (found.latest_charge.amount_refunded > 0) {
      const code = 'charge_already_refunded';
      return [400, { error: { type: 'invalid_request_error', code, message: 'refunded before' } }];
    }
    found.latest_charge.amount_refunded = session.amount_total;
    return [200, { id: makeId('re'), object: 'refund', status: 'succeeded' }];
  }

  /** The buyer pays; `silent`: no event ever tells. */
  async pay(id: string, { silent = false } = {}): Promise<void> {
    const session = this.sessionOf(id);
    const payment = makeId('pi');
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, payment_intent: payment });
    const charge = { id: makeId('ch'), object: 'charge', amount_refunded: 0, disputed: false } as const;
    this.payments.set(payment, { id: payment, object: 'payment_intent', status: 'succeeded', latest_charge: charge });
    if (!silent) await this.send(this.eventsOf(session));
  }

  async expire(id: string): Promise<void> {
    const session = this.sessionOf(id);
    Object.assign(session, { status: 'expired', url: null });
    await this.send([['checkout.session.expired', session]]);
  }

  async refund(id: string, cents?: number): Promise<void> {
    const { payment, session } = this.paidSession(id);
    payment.latest_charge.amount_refunded = cents ?? session.amount_total;
    await this.send([['charge.refunded', { ...payment.latest_charge, payment_intent: payment.id }]]);
  }

  /** Opens a dispute, or says how the open one went. */
  async dispute(id: string, status: 'needs_response' | 'won' | 'lost'): Promise<void> {
    const { payment } = this.paidSession(id);
    payment.latest_charge.disputed = true;
    const open = this.disputes.find(({ payment_intent }) => payment_intent === payment.id);
    if (open) open.status = status;
    else this.disputes.push({ id: makeId('dp'), payment_intent: payment.id, status });
    const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
    await this.send([[type, { id: makeId('dp'), object: 'dispute', payment_intent: payment.id, status }]]);
  }

  /** Five kinds of event that a paid session may cause. */
  eventsOf(session: Session): [type: string, object: unknown][] {
    const { payment_intent: payment } = session;
    const charge = { id: makeId('ch'), object: 'charge', payment_intent: payment };
    return [
      ['checkout.session.completed', session],
      ['checkout.session.async_payment_succeeded', session],
      ['payment_intent.succeeded', { id: payment, object: 'payment_intent' }],
      ['charge.succeeded', charge],
      ['charge.updated', charge],
    ];
  }

  /** An event as it travels: the bytes, and the header that signs them. */
  sign(type: string, object: unknown, id = makeId('evt')): [body: string, signature: string] {
    const body = JSON.stringify({ id, object: 'event', type, created: this.seconds, data: { object } });
    const mac = createHmac('sha256', this.webhookSecret).update(`${this.seconds}.${body}`).digest('hex');
    return [body, `t=${this.seconds},v1=${mac}`];
  }

  async deliverLate(): Promise<void> {
    for (const [body] of this.late.splice(0)) {
      const { type, data, id } = JSON.parse(body);
      await this.deliver(...this.sign(type, data.object, id));
    }
  }

  private async send(events: [type: string, object: unknown][]): Promise<void> {
    const signed = events.map(([type, object]) => this.sign(type, object));
    if (this.mode === 'late') return void this.late.push(...signed);
    const order = this.mode === 'reordered' ? signed.toReversed() : signed;
    for (const [body, signature] of order)
      for (let time = 0; time < (this.mode === 'duplicate' ? 3 : 1); time += 1) await this.deliver(body, signature);
  }

  private sessionOf(id: string): Session {
    const session = this.sessions.find((candidate) => candidate.id === id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  }

  private paidSession(id: string): { session: Session; payment: Payment } {
    const session = this.sessionOf(id);
    const payment = this.payments.get(session.payment_intent ?? '');
    if (!payment) throw new Error(`${id} is not paid`);
    return { session, payment };
  }
}
