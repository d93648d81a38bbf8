import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EVENT_STREAM, type PlanEvent, planEventSchema } from '#contract/plan-events.ts';
import { cancelPlanEndpoint } from '#contract/planning.ts';
import { API_VERSION } from '#contract/refusal.ts';
import { getTokensEndpoint } from '#contract/tokens.ts';
import { deleteTripEndpoint } from '#contract/trips.ts';
import { buildApp } from '#server/app.ts';
import { embeddedEngine } from '#server/planning/engines/embedded.ts';
import type { Engine } from '#server/planning/engines/engine.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTripRequest } from '../support/trips.ts';

const rome = aWireTripRequest();
const LONGER_THAN_A_LEASE_MS = 121_000;

/** An engine that waits until it is told to go on, and hears when its plan is not wanted any more. */
function anEngineThatWaits() {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const starts: string[] = [];
  const aborted: unknown[] = [];
  const engine: Engine = {
    ...embeddedEngine,
    plan: async (order, watch) => {
      starts.push(order.request.preferences);
      watch.report({ kind: 'stage', stage: 'proposing' });
      const gone = new Promise((_, reject) => {
        watch.signal.addEventListener('abort', () => {
          aborted.push(watch.signal.reason);
          reject(watch.signal.reason as Error);
        });
      });
      await Promise.race([told, gone]);
      const trip = await embeddedEngine.plan(order, watch);
      for (const day of trip.days) watch.report({ kind: 'day', day });
      return trip;
    },
  };
  return { engine, goOn, starts, aborted };
}

/** Patient: these machines are slow when they are busy. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

const eventsOf = (body: string): PlanEvent[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => planEventSchema.parse(JSON.parse(block.slice(6))));

describe.each(databases)('a plan under way, on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database, { betaFree: false, anonymousPlansPerDay: 100 });
  });
  afterAll(() => server.close());

  /** Another server on the same database, with an engine of its own. */
  const another = (engine: Engine): Promise<FastifyInstance> => {
    const { config, db, clock, catalogue } = server;
    return buildApp({ config, db, now: clock.now, catalogue }, { asked: engine });
  };
  const ask = (
    app: FastifyInstance,
    key: string,
    { token, accept, body = rome }: { token?: string; accept?: string; body?: unknown } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/trips/plan',
      payload: body as object,
      headers: {
        'idempotency-key': key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(accept !== undefined && { accept }),
      },
    });
  const tokensOf = (token: string) => server.call(getTokensEndpoint, { token });
  const jobsOf = () => server.db.selectFrom('jobs').selectAll().where('work', 'is not', null).execute();

  it('tells its stages and days as events, and the plan at the end', async () => {
    const { engine, goOn } = anEngineThatWaits();
    const app = await another(engine);
    const answer = ask(app, randomUUID(), { accept: EVENT_STREAM });
    setTimeout(goOn, 50);
    const { headers, body, statusCode } = await answer;
    expect([statusCode, headers['content-type'], headers['x-api']]).toEqual([200, EVENT_STREAM, String(API_VERSION)]);
    const events = eventsOf(body);
    expect(events.map(({ type }) => type)).toEqual(['stage', 'stage', 'day', 'day', 'day', 'plan']);
    const plan = events.find((event) => event.type === 'plan');
    const days = events.flatMap((event) => (event.type === 'day' ? [event.day] : []));
    expect(plan?.plan.response.itinerary).toEqual(days);
    await app.close();
  });

  it('says at the end of the events why there is no plan, and refuses before them what cannot begin', async () => {
    const app = await another({ ...embeddedEngine, plan: () => Promise.reject(new Error('a bug')) });
    const failed = eventsOf((await ask(app, randomUUID(), { accept: EVENT_STREAM })).body);
    expect(failed.at(-1)).toMatchObject({ type: 'refused', refusal: { error: 'INTERNAL' } });
    const unknown = await ask(app, randomUUID(), { accept: EVENT_STREAM, body: { ...rome, destination: 'Atlantis' } });
    expect([unknown.statusCode, unknown.json().error]).toEqual([422, 'DESTINATION_UNKNOWN']);
    await app.close();
  });

  it('is found again by its key while it runs and when it is done, and is planned and charged once', async () => {
    const { token } = await aUser(server);
    const { engine, goOn, starts } = anEngineThatWaits();
    const app = await another(engine);
    const key = randomUUID();
    const first = ask(app, key, { token });
    await eventually(() => expect(starts).toHaveLength(1));
    const second = ask(app, key, { token, accept: EVENT_STREAM });
    goOn();
    const [one, two] = await Promise.all([first, second]);
    const last = eventsOf(two.body).at(-1);
    expect(last?.type === 'plan' && last.plan.id).toBe(one.json().id);
    expect((await ask(app, key, { token })).body).toBe(one.body);
    expect((await ask(server.app, key, { token })).body).toBe(one.body);
    expect(starts).toHaveLength(1);
    expect(await tokensOf(token)).toMatchObject({ tokens: 100, held: 0 });
    await app.close();
  });

  it('goes with the trip it became when its owner deletes that, and asked for again is made again and not charged again', async () => {
    const { token } = await aUser(server);
    const [key, other] = [randomUUID(), randomUUID()];
    const { id } = (await ask(server.app, key, { token })).json<{ id: string }>();
    const kept = (await ask(server.app, other, { token })).body;
    await server.call(deleteTripEndpoint, { token, params: { id }, headers: { 'idempotency-key': randomUUID() } });
    const follow = async (key: string) =>
      (await server.send({ method: 'GET', url: `/api/plans/${key}`, token })).statusCode;
    expect([await follow(key), await follow(other)]).toEqual([404, 200]);
    const again = await ask(server.app, key, { token });
    expect([again.statusCode, again.json<{ id: string }>().id === id]).toEqual([200, false]);
    expect((await ask(server.app, other, { token })).body).toBe(kept);
    expect(await tokensOf(token)).toMatchObject({ tokens: 0, held: 0 });
  });

  it('is found from another server too, and by nobody else', async () => {
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const { engine, goOn, starts } = anEngineThatWaits();
    const app = await another(engine);
    const key = randomUUID();
    const first = ask(app, key, { token: ada.token });
    await eventually(() => expect(starts).toHaveLength(1));
    const elsewhere = ask(server.app, key, { token: ada.token });
    const foreign = await ask(server.app, key, { token: bob.token });
    goOn();
    expect((await elsewhere).body).toBe((await first).body);
    expect(foreign.json().id).not.toBe((await first).json().id);
    await app.close();
  });

  it('goes on when nobody listens any more', async () => {
    const { token } = await aUser(server);
    const { engine, goOn, starts } = anEngineThatWaits();
    const app = await another(engine);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const key = randomUUID();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      accept: EVENT_STREAM,
    };
    const connection = new AbortController();
    const stream = await fetch(`${origin}/api/trips/plan`, {
      method: 'POST',
      headers,
      body: JSON.stringify(rome),
      signal: connection.signal,
    });
    await stream.body?.getReader().read();
    connection.abort();
    goOn();
    const found = await ask(app, key, { token });
    expect([found.statusCode, starts.length]).toEqual([200, 1]);
    expect(await tokensOf(token)).toMatchObject({ tokens: 100, held: 0 });
    await app.close();
  });

  it('ends when it is cancelled, gives its tokens back, and can be asked for again', async () => {
    const { token } = await aUser(server);
    const { engine, goOn, starts, aborted } = anEngineThatWaits();
    const app = await another(engine);
    const key = randomUUID();
    const first = ask(app, key, { token });
    await eventually(() => expect(starts).toHaveLength(1));
    expect(await tokensOf(token)).toMatchObject({ tokens: 100, held: 100 });
    const cancel = () =>
      app.inject({ method: 'DELETE', url: `/api/plans/${key}`, headers: { authorization: `Bearer ${token}` } });
    expect((await cancel()).json()).toEqual({ cancelled: true });
    expect((await first).json().error).toBe('UNAVAILABLE');
    expect(aborted).toHaveLength(1);
    expect(await tokensOf(token)).toMatchObject({ tokens: 200, held: 0 });
    goOn();
    expect((await ask(app, key, { token })).statusCode).toBe(200);
    expect((await cancel()).json()).toEqual({ cancelled: false });
    await app.close();
  });

  it('is waited for, under way and done, by who has its key; waiting begins none and takes nothing (15.5)', async () => {
    const [{ token }, bob] = [await aUser(server), await aUser(server)];
    const { engine, goOn, starts } = anEngineThatWaits();
    const app = await another(engine);
    const key = randomUUID();
    const wait = (own: string | undefined = token) =>
      app.inject({
        method: 'GET',
        url: `/api/plans/${key}`,
        headers: { ...(own && { authorization: `Bearer ${own}` }), accept: EVENT_STREAM },
      });
    expect((await wait()).statusCode).toBe(404);
    expect([starts.length, await tokensOf(token)]).toMatchObject([0, { tokens: 200, held: 0 }]);
    const first = ask(app, key, { token });
    await eventually(() => expect(starts).toHaveLength(1));
    expect((await wait(bob.token)).statusCode).toBe(404);
    const waiting = wait();
    goOn();
    expect((await first).statusCode).toBe(200);
    expect(eventsOf((await waiting).body).at(-1)).toMatchObject({ type: 'plan' });
    expect(eventsOf((await wait()).body).at(-1)).toMatchObject({ type: 'plan' });
    expect([starts.length, await tokensOf(token)]).toMatchObject([1, { tokens: 100, held: 0 }]);
    await app.close();
  });

  it('that was cancelled is not begun again by waiting for it (15.5)', async () => {
    const { token } = await aUser(server);
    const { engine, starts } = anEngineThatWaits();
    const app = await another(engine);
    const key = randomUUID();
    const headers = { authorization: `Bearer ${token}` };
    const first = ask(app, key, { token });
    await eventually(() => expect(starts).toHaveLength(1));
    await app.inject({ method: 'DELETE', url: `/api/plans/${key}`, headers });
    await first;
    expect((await app.inject({ method: 'GET', url: `/api/plans/${key}`, headers })).statusCode).toBe(404);
    expect([starts.length, await tokensOf(token)]).toMatchObject([1, { tokens: 200, held: 0 }]);
    await app.close();
  });

  it('does not begin when its cancellation came first', async () => {
    const { token } = await aUser(server);
    const key = randomUUID();
    expect(await server.call(cancelPlanEndpoint, { params: { key }, token })).toEqual({ cancelled: true });
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.app.inject({ method: 'GET', url: `/api/plans/${key}`, headers })).statusCode).toBe(404);
    expect((await ask(server.app, key, { token })).statusCode).toBe(422);
    expect(await tokensOf(token)).toMatchObject({ tokens: 200, held: 0 });
  });

  it('is cancelled by nobody but its owner', async () => {
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const { engine, goOn, starts } = anEngineThatWaits();
    const app = await another(engine);
    const key = randomUUID();
    const plan = ask(app, key, { token: ada.token });
    await eventually(() => expect(starts).toHaveLength(1));
    for (const token of [bob.token, undefined]) {
      await server.call(cancelPlanEndpoint, { params: { key }, token });
    }
    goOn();
    expect((await plan).statusCode).toBe(200);
    await app.close();
  });

  it('waits for the one before of the same account', async () => {
    const { token } = await aUser(server);
    const { engine, goOn, starts } = anEngineThatWaits();
    const app = await another(engine);
    const plans = ['first', 'second'].map((preferences) =>
      ask(app, randomUUID(), { token, body: { ...rome, preferences } }),
    );
    await eventually(async () => expect(await jobsOf()).toHaveLength(2));
    await eventually(() => expect(starts).toHaveLength(1));
    goOn();
    expect((await Promise.all(plans)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await app.close();
  });

  it('is done once more by the next server when its own died, under the same hold; a second time it is given up', async () => {
    const { token } = await aUser(server);
    const dead = anEngineThatWaits();
    const app = await another(dead.engine);
    const key = randomUUID();
    void ask(app, key, { token });
    await eventually(() => expect(dead.starts).toHaveLength(1));
    server.clock.advance(LONGER_THAN_A_LEASE_MS);
    const next = anEngineThatWaits();
    const heir = await another(next.engine);
    await heir.ready();
    await eventually(() => expect(next.starts).toHaveLength(1));
    expect(await tokensOf(token)).toMatchObject({ tokens: 100, held: 100 });
    server.clock.advance(LONGER_THAN_A_LEASE_MS);
    const last = await another(embeddedEngine);
    await last.ready();
    await eventually(async () => expect(await tokensOf(token)).toMatchObject({ tokens: 200, held: 0 }));
    next.goOn();
    dead.goOn();
    await eventually(async () => expect(await jobsOf()).toEqual([]));
    await Promise.all([app, heir, last].map((one) => one.close()));
    expect(await tokensOf(token)).toMatchObject({ tokens: 200, held: 0 });
  });

  it('is left to the next server when this one is stopped', { timeout: 60_000 }, async () => {
    const { token } = await aUser(server);
    const { engine, starts } = anEngineThatWaits();
    const app = await another(engine);
    const key = randomUUID();
    const cut = ask(app, key, { token });
    await eventually(() => expect(starts).toHaveLength(1));
    await app.close();
    expect((await cut).statusCode).toBe(503);
    expect(await tokensOf(token)).toMatchObject({ tokens: 100, held: 100 });
    const next = await another(embeddedEngine);
    await next.ready();
    expect((await ask(next, key, { token })).statusCode).toBe(200);
    expect(await tokensOf(token)).toMatchObject({ tokens: 100, held: 0 });
    await next.close();
  });

  it('forgets what was asked when it is done', async () => {
    const key = randomUUID();
    await ask(server.app, key, { body: { ...rome, preferences: 'a canary of preferences' } });
    const row = await server.db.selectFrom('jobs').selectAll().where('op_key', '=', key).executeTakeFirstOrThrow();
    expect([row.work, row.user_id]).toEqual([null, null]);
  });
});
