import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveTripEndpoint } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { KeptPictures } from '#server/shares/kept-pictures.ts';
import { coverSvg } from '#server/shares/picture.ts';
import { PictureThread } from '#server/shares/picture-thread.ts';
import { rasteriseHere } from '#server/shares/rasterise.ts';
import { databases } from '../support/databases.ts';
import { aUser, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { share } from '../support/shares.ts';
import { aTrip } from '../support/trips.ts';

const root = path.resolve(import.meta.dirname, '../..');
const times = (n: number) => Array.from({ length: n }, (_, i) => i);

describe.each(databases)('pictures of links on $kind', (database) => {
  let server: TestServer;
  let dataDir: string;
  let drawn: number;
  const trip = aTrip();

  /** A server that counts what it draws. With `quick` it draws nothing real, where only the counting matters. */
  async function start(rateLimit: boolean, quick = false): Promise<TestServer> {
    server = await aServer(database, { rateLimit, dataDir }, (svg) => {
      drawn += 1;
      return quick ? Promise.resolve(Buffer.from(`PNG of ${svg.length}`)) : rasteriseHere(svg);
    });
    return server;
  }
  beforeEach(() => {
    drawn = 0;
    dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-covers-'));
  });
  afterEach(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function linkTo(owner: SignedIn, change: Partial<Trip> = {}): Promise<string> {
    // A town of another name is none of the catalogue, whose picture is made of its name.
    const own = change.destination === undefined ? {} : { destinationId: null };
    const one = { ...trip, id: randomUUID(), ...own, ...change };
    await server.call(saveTripEndpoint, { token: owner.token, body: toWireTrip(one) });
    return `/trips/s_${(await share(server, owner.token, one.id)).token}`;
  }
  const picture = (link: string, address = '203.0.113.7') =>
    server.send({ method: 'GET', url: `${link}/cover.png`, address });
  const covers = () => path.join(dataDir, 'covers');

  it('are drawn once for everybody who asks, at the same time or later, and by a server that starts anew (15.14)', async () => {
    await start(false);
    const ada = await aUser(server);
    const [one, other] = [await linkTo(ada), await linkTo(ada)];
    const answers = await Promise.all([one, other, one, other].map((link) => picture(link)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    await picture(one);
    expect(drawn).toBe(1);
    const known = answers[0]?.rawPayload;
    await server.close();
    await start(false);
    const grace = await aUser(server);
    expect((await picture(await linkTo(grace))).rawPayload.equals(known ?? Buffer.of())).toBe(true);
    expect(drawn).toBe(1);
    expect(
      (await picture(await linkTo(grace, { destination: 'Rome in winter' }))).rawPayload.equals(known ?? Buffer.of()),
    ).toBe(false);
    expect(drawn).toBe(2);
  });

  it('leave no word of a trip on the disk, for nobody else to read, and nothing of a link that has ended (15.14)', async () => {
    await start(false);
    const ada = await aUser(server);
    const link = await linkTo(ada, { destination: 'canary-town', title: 'canary-title' });
    expect((await picture(link)).statusCode).toBe(200);
    const names = readdirSync(covers());
    expect(names).toHaveLength(1);
    expect(statSync(covers()).mode & 0o077).toBe(0);
    for (const name of names) {
      const file = path.join(covers(), name);
      expect(name).toMatch(/^[\w-]{43}\.png$/);
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(readFileSync(file).includes('canary')).toBe(false);
    }
    await server.db.updateTable('shares').set({ revoked_at: '2026-11-20T12:00:00.000Z' }).execute();
    expect((await picture(link)).statusCode).toBe(404);
  });

  it('are answered when the disk takes nothing, and drawn again when a file is gone (15.14)', async () => {
    await start(false);
    const ada = await aUser(server);
    const link = await linkTo(ada);
    // A file where the folder should be.
    writeFileSync(covers(), '');
    expect((await picture(link)).statusCode).toBe(200);
    rmSync(covers());
    expect((await picture(link)).statusCode).toBe(200);
    rmSync(covers(), { recursive: true });
    expect((await picture(link)).statusCode).toBe(200);
    expect(drawn).toBe(3);
  });

  it('of one account are drawn anew 60 times an hour, which stops nobody else’s (15.14)', async () => {
    await start(true, true);
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const statuses = [];
    const first = await linkTo(ada, { destination: 'Town' });
    await picture(first);
    for (const i of times(62)) {
      const link = await linkTo(ada, { destination: `Town ${i}` });
      statuses.push((await picture(link, `198.51.100.${i}`)).statusCode);
    }
    expect(statuses).toEqual([...times(59).map(() => 200), 429, 429, 429]);
    expect((await picture(first)).statusCode).toBe(200);
    expect((await picture(await linkTo(bob, { destination: 'Elsewhere' }))).statusCode).toBe(200);
    const last = await linkTo(ada, { destination: 'Town of the next hour' });
    expect((await picture(last)).statusCode).toBe(429);
    server.clock.advance(3_600_000);
    expect((await picture(last)).statusCode).toBe(200);
  });

  it('are asked for 120 times a minute by one address, and by others meanwhile (15.14)', async () => {
    await start(true, true);
    const link = await linkTo(await aUser(server));
    const statuses = [];
    for (const _ of times(122)) statuses.push((await picture(link)).statusCode);
    expect(statuses).toEqual([...times(120).map(() => 200), 429, 429]);
    expect((await picture(link, '203.0.113.8')).statusCode).toBe(200);
    expect((await server.send({ method: 'GET', url: link, address: '203.0.113.7' })).statusCode).not.toBe(429);
  });

  it('pages are asked for 600 times a minute by one address; the API is counted apart (15.14)', async () => {
    await start(true, true);
    const get = async (url: string, address = '203.0.113.7') =>
      (await server.send({ method: 'GET', url, address })).statusCode;
    const statuses = new Set<number>();
    for (const _ of times(600)) statuses.add(await get('/trips/s_nothing'));
    expect(statuses.has(200)).toBe(false);
    expect(await get('/inspiration')).toBe(429);
    expect(await get('/api/categories')).toBe(200);
    expect(await get('/health/live')).toBe(200);
    expect(await get('/inspiration', '203.0.113.8')).not.toBe(429);
  });
});

describe('kept pictures', () => {
  it('are dated by the server, whose disk may go by another clock: one that was just kept is not thrown away', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-covers-'));
    vi.useFakeTimers({ now: Date.now() + 40 * 86_400_000, toFake: ['Date'] });
    const kept = new KeptPictures({ dataDir, secret: 'a secret of tests, long enough to sign' });
    await kept.keep('first.png', Buffer.from('first'));
    await kept.prune();
    const left = await kept.read('first.png');
    vi.useRealTimers();
    rmSync(dataDir, { recursive: true });
    expect(Buffer.from(left ?? []).toString()).toBe('first');
  });

  it('are 500 at the most, of which those go first that nobody looked at for longest; after 30 days unread all go (15.14)', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-covers-'));
    const kept = new KeptPictures({ dataDir, secret: 'a secret of tests, long enough to sign' });
    const folder = path.join(dataDir, 'covers');
    await kept.keep('first.png', Buffer.from('first'));
    const now = Date.now();
    const age = (name: string, days: number) =>
      utimesSync(path.join(folder, name), new Date(), new Date(now - days * 86_400_000));
    for (const i of times(520)) {
      writeFileSync(path.join(folder, `${i}.png`), 'x');
      age(`${i}.png`, 1 + i / 100);
    }
    age('first.png', 25);
    expect(Buffer.from((await kept.read('first.png')) ?? []).toString()).toBe('first');
    await kept.keep('last.png', Buffer.from('last'));
    const left = readdirSync(folder);
    expect(left.length).toBeLessThanOrEqual(500);
    expect(left.length).toBeGreaterThan(400);
    expect(left).toEqual(expect.arrayContaining(['first.png', 'last.png', '0.png']));
    expect(left).not.toContain('519.png');
    await kept.prune(now + 29 * 86_400_000);
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    await kept.prune(now + 31 * 86_400_000);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });
});

describe('the thread that draws', () => {
  let folder: string;
  /** The thread of the product, built as the product is. */
  const worker = () => path.join(folder, 'picture-worker.js');
  const threads: PictureThread[] = [];
  const thread = (file = worker()) => {
    const made = new PictureThread(file);
    threads.push(made);
    return made;
  };
  beforeAll(async () => {
    // Inside the project, where its libraries are found.
    folder = mkdtempSync(path.join(root, 'node_modules/.picture-worker-'));
    const input = { 'picture-worker': path.join(root, 'server/shares/picture-worker.ts') };
    const options = { ssr: true, target: 'node20', outDir: folder, rollupOptions: { input } };
    await build({ root, configFile: false, logLevel: 'error', publicDir: false, build: options });
  });
  afterEach(async () => {
    for (const one of threads.splice(0)) await one.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let svg: string;
  beforeAll(async () => {
    svg = await coverSvg(aTrip());
  });

  it('draws what would be drawn here, and leaves the event loop to everybody else (15.14)', async () => {
    const { rasterise } = thread();
    const here = Buffer.from(await rasteriseHere(svg));
    expect(Buffer.from(await rasterise(svg)).equals(here)).toBe(true);
    // Turns of the loop, not times: a busy machine stretches both kinds of drawing alike.
    const turnsDuring = async (draw: typeof rasterise) => {
      let turns = 0;
      let turning: NodeJS.Immediate;
      const turn = () => {
        turns += 1;
        turning = setImmediate(turn);
      };
      turning = setImmediate(turn);
      for (const _ of times(5)) await draw(svg);
      clearImmediate(turning);
      return turns;
    };
    const [inThread, inLoop] = [await turnsDuring(rasterise), await turnsDuring(rasteriseHere)];
    expect(inLoop).toBeLessThan(10);
    expect(inThread).toBeGreaterThan(100);
  });

  it('passes a fault on, loses only what it had begun when it dies, and goes on (15.14)', async () => {
    const script = path.join(folder, 'dying.mjs');
    writeFileSync(
      script,
      `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, svg }) => {
  if (svg === 'die') process.exit(1);
  if (svg === 'fail') parentPort.postMessage({ id, failed: 'a bug' });
  if (svg === 'draw') parentPort.postMessage({ id, png: new Uint8Array([1]) });
});`,
    );
    const { rasterise } = thread(script);
    await expect(rasterise('fail')).rejects.toThrow('a bug');
    await expect(rasterise('die')).rejects.toThrow('ended');
    expect([...(await rasterise('draw'))]).toEqual([1]);
    const outcomes = await Promise.allSettled(
      times(70)
        .map(() => rasterise('wait'))
        .concat(threads[0]?.close() as never),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(70);
    await expect(rasterise('draw')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
