import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTripEndpoint, listTripsEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { inFile } from '../support/files.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { canMount, SmallDisk } from '../support/small-disk.ts';
import { aWireTrip } from '../support/trips.ts';

describe.skipIf(!canMount)('a full disk (15.16)', () => {
  const MEGABYTE = 1 << 20;
  const RESERVE = 16 * MEGABYTE;
  let disk: SmallDisk;
  let server: TestServer;
  let token: string;
  const trips = Array.from({ length: 30 }, () => aWireTrip());
  beforeAll(async () => {
    disk = new SmallDisk(40);
    server = await aServer(inFile(disk.folder));
    ({ token } = await aUser(server));
    for (const trip of trips) await server.call(saveTripEndpoint, { body: trip, token });
    disk.fill();
  });
  afterAll(async () => {
    await server.close();
    disk.remove();
  });

  const save = () => server.send({ method: 'POST', url: '/api/trips', body: { ...trips[0], id: randomUUID() }, token });
  const remove = (id: string) =>
    server.send({ method: 'DELETE', url: `/api/trips/${id}`, token, headers: { 'idempotency-key': randomUUID() } });
  const ready = () => server.send({ method: 'GET', url: '/health/ready' });
  const reserve = () => statSync(`${disk.folder}/periplo.db.reserve`).size;
  /** What room the journal had left from before is soon used up. */
  const refused = async () => {
    for (let attempt = 0; attempt < 400; attempt++) {
      const answer = await save();
      if (answer.statusCode !== 201) return answer;
    }
    throw new Error('the disk never got full');
  };

  it('refuses what needs room with 503 and words, reads on and is not ready', async () => {
    const answer = await refused();
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.json().message).toMatch(/disk is full: nothing was changed/);
    expect(answer.headers['retry-after']).toBe('60');
    const began = performance.now();
    const health = await ready();
    expect([health.statusCode, performance.now() - began < 1000]).toEqual([503, true]);
    expect(health.json().status).toMatch(/disk is full/);
    expect((await server.call(getTripEndpoint, { params: { id: trips[0]?.id ?? '' }, token })).id).toBe(trips[0]?.id);
  });

  it('lets everything be deleted, and keeps its reserve for the next deletion', async () => {
    await refused();
    for (const { id } of trips.slice(0, 20)) expect((await remove(id)).statusCode).toBe(200);
    expect(disk.free()).toBeLessThan(MEGABYTE);
    expect(reserve()).toBe(RESERVE);
    const left = (await server.call(listTripsEndpoint, { token })).map(({ id }) => id);
    expect(trips.filter(({ id }) => left.includes(id))).toHaveLength(10);
  });

  it('lends the room of a deletion to nothing else', async () => {
    let deleting = true;
    const saveOn = async () => {
      while (deleting) await save();
    };
    const savers = [saveOn(), saveOn(), saveOn(), saveOn()];
    for (const { id } of trips.slice(20, 24)) {
      await refused();
      expect((await remove(id)).statusCode).toBe(200);
      expect(reserve()).toBe(RESERVE);
    }
    deleting = false;
    await Promise.all(savers);
  });

  it('is forgotten when there is room again', async () => {
    disk.makeRoom();
    await expect.poll(async () => (await ready()).statusCode, { timeout: 1000, interval: 50 }).toBe(200);
    expect((await save()).statusCode).toBe(201);
  });
});
