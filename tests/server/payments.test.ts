import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPaymentEndpoint,
  getOrderEndpoint,
  getTestCheckoutEndpoint,
  listOrdersEndpoint,
} from '#contract/payments.ts';
import { getTokensEndpoint } from '#contract/tokens.ts';
import { seededRandom } from '#domain/random.ts';
import { handleEvents, reconcile } from '#server/payments/events.ts';
import { openPayments } from '#server/payments/open-payments.ts';
import type { Payments } from '#server/payments/payments.ts';
import { payRefunds, refundOrder } from '#server/payments/withdrawals.ts';
import { reserve, settle } from '#server/tokens/ledger.ts';
import { confirmEmail } from '#server/users/users.ts';
import { databases } from '../support/databases.ts';
import { FakeStripe } from '../support/fake-stripe.ts';
import { assertLedger } from '../support/ledger.ts';
import { aUser, type SignedIn } from '../support/people.ts';
import { aServer, TestClock, type TestServer } from '../support/server.ts';

const SESSIONS = Number(process.env.TEST_SESSIONS ?? 15);
const WELCOME = 200;
const DAY = 86_400_000;

const tokensOf = (server: TestServer, { token }: SignedIn) => server.call(getTokensEndpoint, { token });
const order = (server: TestServer, { token }: SignedIn, product = 'explorer_pack', key?: string) =>
  server.send({
    method: 'POST',
    url: createPaymentEndpoint.path,
    body: { product_id: product },
    token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const ordersOf = (server: TestServer, { token }: SignedIn) => server.call(listOrdersEndpoint, { token });
const withdraw = (server: TestServer, { token, user }: SignedIn, id: string) =>
  server.send({
    method: 'POST',
    url: `/api/payment/orders/${id}/withdrawal`,
    body: { name: `${user.name} ${user.lastname}`, email: user.email },
    token,
  });
/** A user who may buy: the address is confirmed. */
async function aBuyer(server: TestServer): Promise<SignedIn> {
  const person = await aUser(server);
  await confirmEmail(server.db, person.user.id, server.clock.now());
  return person;
}
async function spend(server: TestServer, { user }: SignedIn, plans: number): Promise<void> {
  for (let count = 0; count < plans; count += 1) {
    const work = { userId: user.id, work: 'plan', key: undefined, request: null } as const;
    const { holdId } = await reserve(server.db, work, false, server.clock.now());
    await settle(server.db, holdId, randomUUID(), server.clock.now());
  }
}

describe.each(databases)('Stripe Checkout on $kind', (database) => {
  let server: TestServer;
  let stripe: FakeStripe;
  let payments: Payments;
  let ada: SignedIn;
  const errors: string[] = [];

  const post = (body: string, signature: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload: body,
    });

  beforeEach(async () => {
    errors.length = 0;
    const clock = new TestClock();
    stripe = await new FakeStripe(
      async (body, signature) => {
        const response = await post(body, signature);
        if (response.statusCode !== 200) throw new Error(`the webhook answered ${response.body}`);
      },
      () => server?.clock.now() ?? clock.now(),
    ).start();
    const config = { secretKey: 'sk_test_fake', webhookSecret: stripe.webhookSecret, apiBase: stripe.origin };
    server = await aServer(database, { stripe: config });
    payments = await openPayments({ ...server, now: server.clock.now }, (_error, what) => errors.push(what));
    ada = await aBuyer(server);
  });
  afterEach(async () => {
    await handled();
    await assertLedger(server.db);
    await server.close();
    await stripe.stop();
  });

  const handled = () => handleEvents(payments);
  const balance = async () => (await tokensOf(server, ada)).tokens;
  async function buy(product = 'explorer_pack') {
    const response = await order(server, ada, product);
    if (response.statusCode !== 200) throw new Error(response.body);
    return stripe.sessions[0]?.id ?? '';
  }
  async function bought(product?: string) {
    const session = await buy(product);
    await stripe.pay(session);
    await handled();
    return session;
  }

  it('orders at our price and sends the buyer to the provider, and back to our own origin', async () => {
    const response = await order(server, ada);
    const [session] = stripe.sessions;
    expect(response.json()).toEqual({ url: session?.url });
    expect(session).toMatchObject({ amount_total: 600, currency: 'eur' });
    const [mine] = await ordersOf(server, ada);
    expect(session?.client_reference_id).toBe(mine?.id);
    expect(session?.success_url).toBe(`http://localhost:3000/payment-success?tokens=500&order=${mine?.id}`);
    expect(mine).toMatchObject({ state: 'open', amount: 6, tokens: 500, paidAt: null });
    expect(await balance()).toBe(WELCOME);
  });

  it('sells only to a confirmed address, where the receipt goes', async () => {
    const eve = await aUser(server);
    const refused = await order(server, eve);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toBe('EMAIL_UNVERIFIED');
    expect(stripe.sessions).toEqual([]);
  });

  it('credits nothing before it is paid, and the package once it is', async () => {
    const session = await buy();
    await post(...stripe.sign('checkout.session.completed', stripe.sessions[0]));
    await handled();
    expect(await balance()).toBe(WELCOME);
    await stripe.pay(session);
    await handled();
    expect(await balance()).toBe(WELCOME + 500);
    expect(await ordersOf(server, ada)).toEqual([expect.objectContaining({ state: 'paid' })]);
  });

  it.each(['duplicate', 'reordered'] as const)('credits once when events are %s', async (mode) => {
    stripe.mode = mode;
    await bought();
    expect(await balance()).toBe(WELCOME + 500);
  });

  it('credits when the event comes a day late', async () => {
    stripe.mode = 'late';
    await bought();
    expect(await balance()).toBe(WELCOME);
    server.clock.advance(DAY);
    await stripe.deliverLate();
    await handled();
    const { user } = ada;
    expect(await server.db.selectFrom('accounts').select('available').where('user_id', '=', user.id).execute()).toEqual(
      [{ available: WELCOME + 500 }],
    );
  });

  it('credits by the hourly comparison when no event ever comes', async () => {
    const session = await buy();
    await stripe.pay(session, { silent: true });
    await handled();
    expect(await balance()).toBe(WELCOME);
    await reconcile(payments, 3);
    await reconcile(payments, 3);
    expect(await balance()).toBe(WELCOME + 500);
  });

  it('credits nothing when another amount was paid, and says so to the operator', async () => {
    stripe.mode = 'wrong-amount';
    await bought();
    await reconcile(payments, 3);
    expect(await balance()).toBe(WELCOME);
    const [row] = await server.db.selectFrom('orders').select(['state', 'fault']).execute();
    expect(row).toEqual({ state: 'open', fault: 'paid 599 instead of 600' });
  });

  it('goes on when the provider makes the session and answers 500: the same key, the same session', async () => {
    stripe.mode = 'error-after-creation';
    const key = randomUUID();
    const response = await order(server, ada, 'explorer_pack', key);
    expect(response.statusCode).toBe(200);
    expect(stripe.sessions).toHaveLength(1);
    stripe.mode = 'fine';
    expect((await order(server, ada, 'explorer_pack', key)).json()).toEqual(response.json());
    expect(stripe.sessions).toHaveLength(1);
    await stripe.pay(stripe.sessions[0]?.id ?? '');
    await handled();
    expect(await balance()).toBe(WELCOME + 500);
  });

  it('says so when the provider is down, and the same key tries again', async () => {
    stripe.mode = 'down';
    const key = randomUUID();
    const refused = await order(server, ada, 'explorer_pack', key);
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error).toBe('UNAVAILABLE');
    stripe.mode = 'fine';
    expect((await order(server, ada, 'explorer_pack', key)).statusCode).toBe(200);
    expect(await ordersOf(server, ada)).toHaveLength(1);
    const other = await order(server, ada, 'basic_pack', key);
    expect(other.json().error).toBe('OPERATION_REUSED');
  });

  it('keeps an event that cannot be handled now, and handles it later', async () => {
    const session = await buy();
    await stripe.pay(session, { silent: true });
    stripe.mode = 'down';
    const [paid] = stripe.sessions;
    expect((await post(...stripe.sign('checkout.session.completed', paid))).statusCode).toBe(200);
    await handled();
    expect(await balance()).toBe(WELCOME);
    stripe.mode = 'fine';
    await handled();
    expect(await balance()).toBe(WELCOME + 500);
  }, 60_000);

  describe('an event', () => {
    it('with a wrong signature, an old one, or none is refused and changes nothing', async () => {
      const session = await buy();
      await stripe.pay(session, { silent: true });
      const [body, signature] = stripe.sign('checkout.session.completed', stripe.sessions[0]);
      const forged = signature.replace(/v1=.{4}/, 'v1=0000');
      expect((await post(body, forged)).statusCode).toBe(400);
      expect((await post(body, '')).statusCode).toBe(400);
      expect((await post(`${body} `, signature)).statusCode).toBe(400);
      server.clock.advance(301_000);
      expect((await post(body, signature)).statusCode).toBe(400);
      await handled();
      expect(await server.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
      expect(await balance()).toBe(WELCOME);
    });

    it('is believed only that something happened: the session is fetched', async () => {
      const session = await buy();
      const lie = { ...stripe.sessions[0], payment_status: 'paid', status: 'complete', amount_total: 600 };
      await post(...stripe.sign('checkout.session.completed', lie));
      await handled();
      expect(await balance()).toBe(WELCOME);
      expect(stripe.requests).toContain(`GET /v1/checkout/sessions/${session}`);
    });

    it('about somebody else’s session is put away', async () => {
      await post(...stripe.sign('checkout.session.completed', { id: 'cs_other', object: 'checkout.session' }));
      await post(...stripe.sign('customer.created', { id: 'cus_1', object: 'customer' }));
      await handled();
      const rows = await server.db.selectFrom('payment_events').select('handled_at').execute();
      expect(rows).toHaveLength(2);
      expect(rows.every(({ handled_at }) => handled_at !== null)).toBe(true);
    });
  });

  describe('money that goes back', () => {
    it('takes the tokens with it', async () => {
      const session = await bought();
      await stripe.refund(session);
      await handled();
      expect(await balance()).toBe(WELCOME);
      expect((await ordersOf(server, ada))[0]?.state).toBe('refunded');
    });

    it('in part takes a part', async () => {
      const session = await bought();
      await stripe.refund(session, 150);
      await handled();
      expect(await balance()).toBe(WELCOME + 375);
      await stripe.refund(session, 600);
      await handled();
      expect(await balance()).toBe(WELCOME);
    });

    it('is owed when the tokens are spent', async () => {
      const session = await bought();
      await spend(server, ada, 6);
      await stripe.dispute(session, 'needs_response');
      await handled();
      expect(await tokensOf(server, ada)).toEqual({ tokens: 0, held: 0, owed: 400 });
      expect((await ordersOf(server, ada))[0]?.state).toBe('disputed');
    });

    it('comes back with a dispute that is won', async () => {
      const session = await bought();
      await stripe.dispute(session, 'needs_response');
      await handled();
      expect(await balance()).toBe(WELCOME);
      await stripe.dispute(session, 'won');
      await handled();
      expect(await balance()).toBe(WELCOME + 500);
      expect((await ordersOf(server, ada))[0]?.state).toBe('paid');
    });

    it('before the payment was heard of leaves nothing', async () => {
      stripe.mode = 'late';
      const session = await bought();
      stripe.mode = 'fine';
      await stripe.refund(session);
      await handled();
      await stripe.deliverLate();
      await handled();
      expect(await balance()).toBe(WELCOME);
    });
  });

  describe('the right of withdrawal', () => {
    it('gives the price back for an unspent package, once', async () => {
      const session = await bought();
      const [mine] = await ordersOf(server, ada);
      expect(mine?.withdrawUntil).toBe('2026-12-04');
      const answers = await Promise.all([1, 2, 3].map(() => withdraw(server, ada, mine?.id ?? '')));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(answers[0]?.json()).toMatchObject({ state: 'withdrawn', withdrawUntil: null });
      expect(await balance()).toBe(WELCOME);
      const payment = stripe.sessions.find(({ id }) => id === session)?.payment_intent ?? '';
      expect(stripe.payments.get(payment)?.latest_charge.amount_refunded).toBe(600);
      await stripe.refund(session);
      await handled();
      expect(await balance()).toBe(WELCOME);
      const rows = await server.db.selectFrom('withdrawals').select(['by', 'refunded_at']).execute();
      expect(rows).toEqual([{ by: 'user', refunded_at: server.clock.now().toISOString() }]);
      const names = await server.db.selectFrom('declarations').select('name').execute();
      expect(names).toEqual([{ name: 'Ada Byron' }]);
    });

    it('pays back later when the provider cannot be reached; the tokens are gone at once', async () => {
      await bought();
      const [mine] = await ordersOf(server, ada);
      stripe.mode = 'down';
      expect((await withdraw(server, ada, mine?.id ?? '')).statusCode).toBe(200);
      expect(await balance()).toBe(WELCOME);
      stripe.mode = 'fine';
      await payRefunds(payments);
      const payment = stripe.sessions[0]?.payment_intent ?? '';
      expect(stripe.payments.get(payment)?.latest_charge.amount_refunded).toBe(600);
    }, 60_000);

    it('counts the oldest tokens as spent first', async () => {
      await bought();
      await bought('basic_pack');
      await spend(server, ada, 3);
      const [basic, explorer] = (await ordersOf(server, ada)).sort((a, b) => a.tokens - b.tokens);
      expect(basic?.withdrawUntil).not.toBeNull();
      expect(explorer?.withdrawUntil).toBeNull();
      const refused = await withdraw(server, ada, explorer?.id ?? '');
      expect(refused.statusCode).toBe(409);
      expect(refused.json().error).toBe('NOT_WITHDRAWABLE');
      expect((await withdraw(server, ada, basic?.id ?? '')).statusCode).toBe(200);
    });

    it('ends after fourteen days', async () => {
      await bought();
      const [mine] = await ordersOf(server, ada);
      server.clock.advance(15 * DAY);
      const { token } = await aUser(server);
      expect((await withdraw(server, { ...ada, token }, mine?.id ?? '')).statusCode).toBe(404);
      const orders = await import('#server/payments/withdrawals.ts');
      const late = orders.withdraw(payments, {
        userId: ada.user.id,
        orderId: mine?.id ?? '',
        name: 'A',
        email: 'a@b.es',
      });
      await expect(late).rejects.toMatchObject({ code: 'NOT_WITHDRAWABLE' });
    });

    it('belongs to the buyer', async () => {
      await bought();
      const [mine] = await ordersOf(server, ada);
      const eve = await aUser(server);
      expect((await withdraw(server, eve, mine?.id ?? '')).statusCode).toBe(404);
      const url = `/api/payment/orders/${mine?.id}`;
      expect((await server.send({ method: 'GET', url, token: eve.token })).statusCode).toBe(404);
      expect(await ordersOf(server, eve)).toEqual([]);
    });
  });

  it('an operator’s refund takes back what is left and pays the price back', async () => {
    await bought();
    await spend(server, ada, 3);
    const [mine] = await ordersOf(server, ada);
    await refundOrder(payments, mine?.id ?? '');
    await payRefunds(payments);
    expect(await tokensOf(server, ada)).toEqual({ tokens: 0, held: 0, owed: 100 });
    expect((await ordersOf(server, ada))[0]?.state).toBe('refunded');
    await expect(refundOrder(payments, mine?.id ?? '')).rejects.toMatchObject({ code: 'NOT_WITHDRAWABLE' });
  });

  it('an abandoned session leaves an order that says so', async () => {
    await stripe.expire(await buy());
    await handled();
    expect((await ordersOf(server, ada))[0]?.state).toBe('expired');
  });

  it(`credits ${SESSIONS} sessions ${SESSIONS} times, with 5 kinds of event x 3 duplicates in any order`, async () => {
    const random = seededRandom(7);
    const events: [string, string][] = [];
    const people = await Promise.all(Array.from({ length: 5 }, () => aBuyer(server)));
    for (let index = 0; index < SESSIONS; index += 1) {
      await order(server, people[index % people.length] as SignedIn, 'basic_pack');
      const [session] = stripe.sessions;
      if (!session) throw new Error('no session');
      await stripe.pay(session.id, { silent: true });
      for (const [type, object] of stripe.eventsOf(session)) {
        const signed = stripe.sign(type, object);
        events.push(signed, signed, signed);
      }
    }
    const shuffled = events.map((event) => [random(), event] as const).sort(([a], [b]) => a - b);
    await Promise.all(shuffled.map(([, [body, signature]]) => post(body, signature)));
    await handled();
    const credits = await server.db.selectFrom('entries').select('ref').where('kind', '=', 'purchase').execute();
    expect(credits).toHaveLength(SESSIONS);
    const balances = await Promise.all(people.map((person) => tokensOf(server, person)));
    expect(balances.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(people.length * WELCOME + SESSIONS * 100);
  }, 600_000);
});

describe.each(databases)('the test checkout on $kind', (database) => {
  let server: TestServer;
  let ada: SignedIn;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-receipts-'));
    server = await aServer(database, { dataDir });
    ada = await aBuyer(server);
  });
  afterEach(async () => {
    await assertLedger(server.db);
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  function outbox(): string[] {
    const folder = path.join(dataDir, 'outbox');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    // Soft line breaks and encoded signs would hide what is looked for.
    return files.map((file) =>
      readFileSync(path.join(folder, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=\n', ''),
    );
  }

  async function buy(): Promise<string> {
    const { url } = (await order(server, ada)).json();
    expect(new URL(url).origin).toBe('http://localhost:3000');
    expect(new URL(url).pathname).toBe('/payment/test');
    return new URL(url).searchParams.get('session') ?? '';
  }
  const act = (session: string, action: string) =>
    server.send({ method: 'POST', url: `/api/payment/test-checkout/${session}`, body: { action } });
  const state = async () => (await ordersOf(server, ada))[0]?.state;

  it('says what it is about, in the buyer’s language', async () => {
    const id = await buy();
    const shown = await server.call(getTestCheckoutEndpoint, { params: { id } });
    expect(shown).toEqual({ name: 'Explorador', amount: 6, currency: 'eur', open: true });
  });

  it('credits by the same event when one pays, once, and leads to the success page', async () => {
    const session = await buy();
    const [first, second] = [await act(session, 'pay'), await act(session, 'pay')];
    const [mine] = await ordersOf(server, ada);
    const success = { url: `http://localhost:3000/payment-success?tokens=500&order=${mine?.id}` };
    expect([first.json(), second.json()]).toEqual([success, success]);
    await vi.waitFor(async () => expect(await state()).toBe('paid'));
    expect((await tokensOf(server, ada)).tokens).toBe(WELCOME + 500);
    const events = await server.db.selectFrom('payment_events').select('type').execute();
    expect(events).toEqual([{ type: 'checkout.paid' }]);
  });

  it('credits nothing when the card is declined or the payer walks away', async () => {
    const session = await buy();
    expect((await act(session, 'decline')).json()).toEqual({ url: null });
    expect(await state()).toBe('open');
    expect((await act(session, 'abandon')).json()).toEqual({ url: 'http://localhost:3000/shop?cancelled=1' });
    await vi.waitFor(async () => expect(await state()).toBe('expired'));
    await act(session, 'pay');
    expect((await tokensOf(server, ada)).tokens).toBe(WELCOME);
  });

  it('refuses an event nobody signed', async () => {
    const session = await buy();
    const payload = JSON.stringify({ id: 'event_1', type: 'checkout.paid', session });
    const headers = { 'content-type': 'application/json', 'x-test-signature': '1795176000.abc' };
    const response = await server.app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload });
    expect(response.statusCode).toBe(400);
  });

  it('does not know sessions of others’ making', async () => {
    expect((await act(`test_${'a'.repeat(22)}`, 'pay')).statusCode).toBe(404);
    expect((await act('cs_123', 'pay')).statusCode).toBe(400);
  });

  it('withdraws without money, too', async () => {
    await act(await buy(), 'pay');
    await vi.waitFor(async () => expect(await state()).toBe('paid'));
    const [mine] = await ordersOf(server, ada);
    expect((await withdraw(server, ada, mine?.id ?? '')).statusCode).toBe(200);
    expect((await tokensOf(server, ada)).tokens).toBe(WELCOME);
  });

  it('sends a receipt in the buyer’s language, and the confirmation of a withdrawal', async () => {
    await act(await buy(), 'pay');
    await vi.waitFor(async () => expect(await state()).toBe('paid'));
    const [mine] = await ordersOf(server, ada);
    await withdraw(server, ada, mine?.id ?? '');
    await vi.waitFor(() => expect(outbox().filter((mail) => mail.includes(mine?.id ?? ''))).toHaveLength(2));
    const mails = outbox().filter((mail) => mail.includes(mine?.id ?? ''));
    expect(mails.every((mail) => mail.includes(ada.user.email) && mail.includes('pago de prueba'))).toBe(true);
    expect(mails.some((mail) => mail.includes('Subject: Recibo: 500 tokens'))).toBe(true);
    expect(mails.some((mail) => mail.includes('Explorador')) && !mails.some((mail) => mail.includes('Explorer'))).toBe(
      true,
    );
    expect(mails.some((mail) => mail.includes('Subject: Hemos recibido tu desistimiento'))).toBe(true);
  });

  it('reads an order by its id', async () => {
    await buy();
    const [mine] = await ordersOf(server, ada);
    expect(await server.call(getOrderEndpoint, { params: { id: mine?.id ?? '' }, token: ada.token })).toEqual(mine);
  });
});
