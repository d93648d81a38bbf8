import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endOtherSessionsEndpoint } from '#contract/account.ts';
import { API_HEADER, API_VERSION } from '#contract/refusal.ts';
import { type TripNews, tripNewsEndpoint } from '#contract/trip-news.ts';
import { deleteTripEndpoint, listTripsEndpoint, patchTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { Listener } from '#server/trips/news.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { aUser, signIn } from '../support/people.ts';
import { postgresUrl } from '../support/postgres.ts';
import { behindProxy, type PostgresProxy } from '../support/postgres-proxy.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { operation } from '../support/shares.ts';
import { aWireTrip } from '../support/trips.ts';

const WITHIN_MS = 5000;

/** A device that listens, over a real connection. */
class Listening {
  readonly heard: TripNews[] = [];
  readonly ended: Promise<void>;

  private constructor(private readonly response: Response) {
    this.ended = this.read().catch(() => undefined);
  }

  static async to(server: TestServer, token: string): Promise<Listening> {
    const { port } = server.app.server.address() as AddressInfo;
    const headers = { [API_HEADER]: String(API_VERSION), authorization: `Bearer ${token}` };
    const response = await fetch(`http://127.0.0.1:${port}${tripNewsEndpoint.path}`, {
      headers,
    });
    if (response.status !== 200) throw new Error(`listening was answered with ${response.status}`);
    const own = new Listening(response);
    await own.until(1);
    return own;
  }

  private async read(): Promise<void> {
    let text = '';
    for await (const chunk of this.response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) if (block.startsWith('data: ')) this.heard.push(JSON.parse(block.slice(6)));
    }
  }

  until(count: number): Promise<unknown> {
    return vi.waitUntil(() => this.heard.length >= count, { timeout: WITHIN_MS });
  }
}

async function listening(server: TestServer): Promise<TestServer> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

const renamed = { device: randomUUID(), baseVersion: 1, changes: [{ kind: 'title', title: 'Ours' }] };

describe.each(databases)('news of trips on $kind', (database) => {
  const servers: TestServer[] = [];
  const started = async () => {
    const server = await listening(await aServer(database));
    servers.push(server);
    return server;
  };
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  it('tell every device of the owner what was saved, changed and deleted, and no other user', async () => {
    const server = await started();
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const devices = [await Listening.to(server, ada.token), await Listening.to(server, ada.token)];
    const other = await Listening.to(server, bob.token);
    const trip = aWireTrip();
    const params = { id: trip.id };
    const { token } = ada;
    await server.call(saveTripEndpoint, { body: trip, token });
    await server.call(patchTripEndpoint, { params, body: renamed, token, headers: operation() });
    await server.call(deleteTripEndpoint, { params, token, headers: operation() });
    const told = [
      { type: 'list' },
      { type: 'trip', id: trip.id, version: 1 },
      { type: 'trip', id: trip.id, version: 2 },
      { type: 'list' },
    ];
    for (const device of devices) {
      await device.until(told.length);
      // What is older than a list need not be told by itself.
      expect(device.heard.at(-1)).toEqual({ type: 'list' });
      expect(told).toEqual(expect.arrayContaining(device.heard));
    }
    expect(other.heard).toEqual([{ type: 'list' }]);
  });

  it('are refused without a session, and end with it', async () => {
    const server = await started();
    const refused = await server.send({ method: 'GET', url: tripNewsEndpoint.path });
    expect(refused.statusCode).toBe(401);
    const email = 'two-devices@example.org';
    const [lost, kept] = [await aUser(server, email), await signIn(server, email)];
    const device = await Listening.to(server, lost.token);
    await server.call(endOtherSessionsEndpoint, { token: kept.token });
    await server.call(saveTripEndpoint, { body: aWireTrip(), token: kept.token });
    await device.ended;
    expect(device.heard).toEqual([{ type: 'list' }]);
  });

  it('end when the server stops, and do not hold it up', async () => {
    const server = await started();
    const { token } = await aUser(server);
    const device = await Listening.to(server, token);
    const began = performance.now();
    await server.close();
    servers.length = 0;
    await device.ended;
    expect(performance.now() - began).toBeLessThan(WITHIN_MS);
  });
});

const later = () => new Promise<null>((resolve) => setTimeout(resolve, 200, null));

describe.runIf(postgresUrl)('several servers over one PostgreSQL', () => {
  const clean: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const one of clean.splice(0).reverse()) await one();
  });

  /** A PostgreSQL behind a proxy, and two servers over it. */
  async function twoServers() {
    const met: PostgresProxy[] = [];
    const { config, drop } = await behindProxy((proxy) => met.push(proxy)).make();
    clean.push(drop);
    const shared: DatabaseKind = { kind: 'postgres', make: async () => ({ config, drop: async () => {} }) };
    const start = async () => {
      const server = await listening(await aServer(shared));
      clean.push(() => server.close());
      return server;
    };
    const [proxy] = met;
    if (!proxy) throw new Error('a proxy');
    return { proxy, start, servers: [await start(), await start()] as const };
  }

  it('tell each other, and let their devices go when they do not hear each other for a while', async () => {
    const { servers } = await twoServers();
    const [here, there] = servers;
    const { token } = await aUser(here);
    const device = await Listening.to(there, token);
    const trip = aWireTrip();
    await here.call(saveTripEndpoint, { body: trip, token });
    await device.until(2);
    expect(device.heard.at(-1)).toEqual({ type: 'trip', id: trip.id, version: 1 });
    const hearing = sql`from pg_stat_activity where application_name = 'periplo news' and datname = current_database()`;
    await sql`select pg_terminate_backend(pid) ${hearing}`.execute(here.db);
    await device.ended;
    const again = await vi.waitFor(() => Listening.to(there, token), { timeout: WITHIN_MS, interval: 100 });
    expect(again.heard).toEqual([{ type: 'list' }]);
    await here.call(patchTripEndpoint, { params: { id: trip.id }, body: renamed, token, headers: operation() });
    await again.until(2);
    expect(again.heard.at(-1)).toEqual({ type: 'trip', id: trip.id, version: 2 });
  });

  it('that hear nothing, as behind a pooler by transaction, start all the same and send devices to ask by themselves', async () => {
    const { proxy, start, servers } = await twoServers();
    proxy.unheard = true;
    const deaf = await start();
    const { token } = await aUser(servers[0]);
    const refused = await deaf.send({ method: 'GET', url: tripNewsEndpoint.path, token });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
  });
});

describe('a device that listens', () => {
  const allowed = async () => true;

  it('hears no more once its session has ended, before the next piece of news', async () => {
    let may = true;
    const listener = new Listener(async () => may);
    const events = listener.events();
    await events.next();
    may = false;
    listener.tell({ type: 'trip', id: randomUUID(), version: 2 });
    await expect(events.next()).resolves.toMatchObject({ done: true });
  });

  it('is told to ask for the list when it does not keep up', async () => {
    const slow = new Listener(allowed);
    const events = slow.events();
    for (let version = 1; version <= 500; version++) slow.tell({ type: 'trip', id: randomUUID(), version });
    const told = await Promise.all(Array.from({ length: 300 }, () => Promise.race([events.next(), later()])));
    const texts = told.flatMap((one) => (one?.value ? [JSON.parse(one.value) as TripNews] : []));
    expect(texts[0]).toEqual({ type: 'list' });
    expect(texts.length).toBeLessThanOrEqual(200);
    expect(texts.length).toBeGreaterThan(50);
  });

  it('is let go after a while, to come again', async () => {
    const listener = new Listener(allowed, 20);
    const events = listener.events();
    await events.next();
    await expect(events.next()).resolves.toMatchObject({ done: true });
  });
});

describe('the list of trips', () => {
  it('is not sent again to a device that has it, until a trip comes, changes or goes', async () => {
    const [sqlite] = databases;
    if (!sqlite) throw new Error('a database');
    const server = await aServer(sqlite);
    const { token } = await aUser(server);
    const ask = (tag: string) =>
      server.send({ method: 'GET', url: listTripsEndpoint.path, token, headers: { 'if-none-match': tag } });
    const seen: string[] = [];
    const tagNow = async () => {
      const answer = await ask(seen.at(-1) ?? '');
      expect(answer.statusCode).toBe(200);
      seen.push(String(answer.headers.etag));
      const again = await ask(seen.at(-1) ?? '');
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers[API_HEADER]).toBeDefined();
    };
    await tagNow();
    const trip = aWireTrip();
    const params = { id: trip.id };
    await server.call(saveTripEndpoint, { body: trip, token });
    await tagNow();
    await server.call(patchTripEndpoint, { params, body: renamed, token, headers: operation() });
    await tagNow();
    await server.call(deleteTripEndpoint, { params, token, headers: operation() });
    await tagNow();
    expect(seen.at(-1)).toBe(seen[0]);
    expect(new Set(seen).size).toBe(3);
    await server.close();
  });
});
