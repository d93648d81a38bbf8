import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planTripEndpoint } from '#contract/planning.ts';
import { listProductsEndpoint } from '#contract/products.ts';
import { API_VERSION } from '#contract/refusal.ts';
import { replanTripEndpoint, toReplanBody } from '#contract/replanning.ts';
import { getSettingsEndpoint } from '#contract/settings.ts';
import { getTokenHistoryEndpoint, getTokensEndpoint, TOKEN_LINES_A_PAGE } from '#contract/tokens.ts';
import { fromWirePlannedTrip } from '#contract/wire-trip.ts';
import { buildApp } from '#server/app.ts';
import { embeddedEngine } from '#server/planning/engines/embedded.ts';
import type { Engine } from '#server/planning/engines/engine.ts';
import { credit } from '#server/tokens/ledger.ts';
import { databases } from '../support/databases.ts';
import { assertLedger } from '../support/ledger.ts';
import { aUser, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTripRequest } from '../support/trips.ts';

/** TEST_PARALLEL_PLANS=1000 TEST_ROUNDS=20 is the full count. */
const PARALLEL = Number(process.env.TEST_PARALLEL_PLANS ?? 12);
const ROUNDS = Number(process.env.TEST_ROUNDS ?? 1);

const rome = aWireTripRequest();

const balanceOf = async (server: TestServer, { token }: SignedIn) =>
  (await server.call(getTokensEndpoint, { token })).tokens;
const historyOf = async (server: TestServer, { token }: SignedIn) =>
  (await server.call(getTokenHistoryEndpoint, { token })).lines.map(({ kind, amount }) => `${kind} ${amount}`);
const give = (server: TestServer, { user }: SignedIn, tokens: number) =>
  server.db
    .transaction()
    .execute((tx) => credit(tx, 'grant', { userId: user.id, tokens, ref: randomUUID(), now: server.clock.now() }));
const plan = (server: TestServer, { token }: SignedIn, headers: Record<string, string> = {}, body: unknown = rome) =>
  server.send({ method: 'POST', url: '/api/trips/plan', body, token, headers });

describe.each(databases)('tokens on $kind, charged', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database, { betaFree: false });
  });
  afterAll(async () => {
    await assertLedger(server.db);
    await server.close();
  });

  it('welcome a new account, as an entry', async () => {
    const ada = await aUser(server);
    expect(await server.call(getTokensEndpoint, { token: ada.token })).toEqual({ tokens: 200, held: 0, owed: 0 });
    expect(await historyOf(server, ada)).toEqual(['welcome 200']);
  });

  it('are nobody else’s to see', async () => {
    for (const url of ['/api/users/tokens', '/api/users/tokens/history'])
      expect((await server.send({ method: 'GET', url })).statusCode, url).toBe(401);
  });

  it('pay for a plan and a replan; the rest stays', async () => {
    const ada = await aUser(server);
    const wire = await server.call(planTripEndpoint, { body: rome, token: ada.token });
    const trip = fromWirePlannedTrip(wire, randomUUID);
    const excluded = new Set([trip.days[0]?.activities[0]?.id ?? '']);
    await server.call(replanTripEndpoint, { body: toReplanBody(trip, excluded), token: ada.token });
    expect(await balanceOf(server, ada)).toBe(50);
    const { lines } = await server.call(getTokenHistoryEndpoint, { token: ada.token });
    expect(lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['replan -50', 'plan -100', 'welcome 200']);
    expect(lines[1]?.tripId).toBe(trip.id);
  });

  it('that do not suffice are refused with 402 and the real figures, in the shape of D5', async () => {
    const ada = await aUser(server);
    await plan(server, ada);
    await plan(server, ada);
    const refused = await plan(server, ada);
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toEqual({ detail: { error: 'INSUFFICIENT_TOKENS', required: 100, balance: 0 } });
    expect(refused.headers['x-api']).toBe(String(API_VERSION));
  });

  it('come back when planning fails, and are not touched when the request is refused', async () => {
    const ada = await aUser(server);
    const refused = await plan(server, ada, {}, { ...rome, destination: 'Atlantis' });
    expect(refused.statusCode).toBe(422);
    expect(await balanceOf(server, ada)).toBe(200);
    expect(await historyOf(server, ada)).toEqual(['welcome 200']);
  });

  it('are charged once for one key', async () => {
    const ada = await aUser(server);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [await plan(server, ada, headers), await plan(server, ada, headers)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await balanceOf(server, ada)).toBe(100);
    const other = await plan(server, ada, headers, { ...rome, preferences: 'ice cream' });
    expect(other.statusCode).toBe(422);
    expect(other.json().error).toBe('OPERATION_REUSED');
  });

  it('let exactly as many parallel plans through as they pay for', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ada = await aUser(server);
      await give(server, ada, 550);
      const answers = await Promise.all(Array.from({ length: PARALLEL }, () => plan(server, ada)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
      expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(PARALLEL - 7);
      expect(await balanceOf(server, ada)).toBe(50);
    }
  }, 600_000);

  it('come back when planning breaks', async () => {
    const ada = await aUser(server);
    const broken: Engine = { ...embeddedEngine, plan: () => Promise.reject(new Error('a bug in the planner')) };
    const { config, db, clock, catalogue } = server;
    const app = await buildApp({ config, db, now: clock.now, catalogue }, { asked: broken });
    const headers = { authorization: `Bearer ${ada.token}` };
    const answer = await app.inject({ method: 'POST', url: '/api/trips/plan', headers, payload: rome });
    expect(answer.statusCode).toBe(500);
    const tokens = await server.call(getTokensEndpoint, { token: ada.token });
    expect(tokens).toEqual({ tokens: 200, held: 0, owed: 0 });
    await app.close();
  });

  it('cost an anonymous visitor nothing', async () => {
    const response = await server.send({ method: 'POST', url: '/api/trips/plan', body: rome });
    expect(response.statusCode).toBe(200);
  });

  it('have a history in pages, each line once', async () => {
    const ada = await aUser(server);
    for (let line = 0; line < TOKEN_LINES_A_PAGE + 5; line += 1) await give(server, ada, line + 1);
    const first = await server.call(getTokenHistoryEndpoint, { token: ada.token });
    expect(first.lines).toHaveLength(TOKEN_LINES_A_PAGE);
    const url = `/api/users/tokens/history?before=${encodeURIComponent(first.next ?? '')}`;
    const second = (await server.send({ method: 'GET', url, token: ada.token })).json();
    expect(second.next).toBeNull();
    const amounts = [...first.lines, ...second.lines].map(({ amount }) => amount);
    expect(amounts).toEqual([
      ...Array.from({ length: TOKEN_LINES_A_PAGE + 5 }, (_, i) => TOKEN_LINES_A_PAGE + 5 - i),
      200,
    ]);
  });
});

describe.each(databases)('tokens on $kind, in the beta', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database, { welcomeTokens: 0 });
  });
  afterAll(async () => {
    await assertLedger(server.db);
    await server.close();
  });

  it('do not move, and the price and the -100 % line are in the history (D7)', async () => {
    const ada = await aUser(server);
    expect((await plan(server, ada)).statusCode).toBe(200);
    expect(await balanceOf(server, ada)).toBe(0);
    expect(await historyOf(server, ada)).toEqual(['beta 100', 'plan -100']);
  });
});

describe.each(databases)('the shop on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database);
  });
  afterAll(() => server.close());

  it('sells the three packages of D8', async () => {
    const products = await server.call(listProductsEndpoint);
    expect(products.map(({ id, amount, tokens, popular }) => [id, amount, tokens, popular])).toEqual([
      ['basic_pack', 1.5, 100, false],
      ['explorer_pack', 6, 500, true],
      ['adventurer_pack', 10, 1000, false],
    ]);
  });

  it('says what services cost and that the beta is free', async () => {
    const { prices, betaFree, testCheckout } = await server.call(getSettingsEndpoint);
    expect({ prices, betaFree, testCheckout }).toEqual({
      prices: { plan: 100, replan: 50, map: 0, pdf: 0 },
      betaFree: true,
      testCheckout: true,
    });
  });
});
