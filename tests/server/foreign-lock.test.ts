import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { inFile } from '../support/files.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTrip } from '../support/trips.ts';

describe('a write lock that another program holds on the file (15.16)', () => {
  const kind = inFile();
  let server: TestServer;
  let other: InstanceType<typeof DatabaseSync>;
  let token: string;
  const trip = aWireTrip();
  beforeAll(async () => {
    server = await aServer(kind);
    other = new DatabaseSync(kind.file);
    ({ token } = await aUser(server));
    await server.call(saveTripEndpoint, { body: trip, token });
  });
  afterAll(async () => {
    other.close();
    await server.close();
  });

  const pack = (itemId: string, baseVersion = 1) =>
    server.send({
      method: 'PATCH',
      url: `/api/trips/${trip.id}`,
      token,
      headers: { 'idempotency-key': itemId },
      body: { device: itemId, baseVersion, changes: [{ kind: 'luggage.add', itemId, label: 'Umbrella' }] },
    });
  const stored = () => server.call(getTripEndpoint, { params: { id: trip.id }, token });
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('is waited for, while the event loop lives and others read', async () => {
    other.exec('begin immediate');
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const writes = Promise.all([pack(randomUUID()), pack(randomUUID())]);
    const reads: number[] = [];
    for (let read = 0; read < 20; read++) {
      const began = performance.now();
      expect((await stored()).version).toBe(1);
      reads.push(performance.now() - began);
      await wait(25);
    }
    delay.disable();
    const lock = await server.send({ method: 'GET', url: '/health/ready' });
    other.exec('commit');
    expect(delay.max / 1e6).toBeLessThan(250);
    expect(Math.max(...reads)).toBeLessThan(250);
    expect(lock.statusCode).toBe(503);
    expect((await writes).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await stored()).version).toBe(3);
  });

  it('that lasts is a 503 with words, and over when the lock is', async () => {
    other.exec('begin immediate');
    const itemId = randomUUID();
    const refused = await pack(itemId);
    other.exec('commit');
    expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ]);
    expect(refused.json().message).toMatch(/held by another program/);
    await expect
      .poll(async () => (await server.send({ method: 'GET', url: '/health/ready' })).statusCode, { timeout: 1000 })
      .toBe(200);
    expect((await pack(itemId)).statusCode).toBe(200);
    expect((await stored()).version).toBe(4);
  });
});
