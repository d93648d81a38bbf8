import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveTripEndpoint } from '#contract/trips.ts';
import { NoAnswer } from '#server/db/outage.ts';
import { compressAnswers } from '#server/http/compression.ts';
import { installRefusals } from '#server/http/refusals.ts';
import { StreamedJson, sendStreamed } from '#server/http/stored-bytes.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { soonDates } from '../support/soon.mjs';
import { aWireTrip } from '../support/trips.ts';

describe.each(databases)('answers on their way on $kind', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await aServer(database);
    ({ token } = await aUser(server));
    for (let i = 0; i < 5; i++)
      await server.call(saveTripEndpoint, { body: { ...aWireTrip(), id: randomUUID() }, token });
  });
  afterAll(() => server.close());

  const list = (headers: Record<string, string>) => server.send({ method: 'GET', url: '/api/trips', token, headers });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('are compressed for who reads %s, and say the same', async (accepted, encoding, open) => {
    const plain = await list({});
    const packed = await list({ 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(open(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length * 2).toBeLessThan(plain.rawPayload.length);
  });

  it('stay as they are for a client that says nothing', async () => {
    const { headers } = await list({});
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it('stay as they are where they are short', async () => {
    const asked = { method: 'GET', url: '/api/users/me', token, headers: { 'accept-encoding': 'br' } } as const;
    const { headers, statusCode } = await server.send(asked);
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('are not packed where they are events: each is there when it happens', async () => {
    const { headers, body } = await server.send({
      method: 'POST',
      url: '/api/trips/plan',
      token,
      headers: { 'accept-encoding': 'br', accept: 'text/event-stream' },
      body: {
        destination: 'Rome',
        dates: soonDates(2),
        categories: [],
        travelers: { adults: 2, children: 0 },
      },
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toContain('"type":"plan"');
  });

  it('need not be sent again, also where a proxy has made their tag weak', async () => {
    const { headers } = await list({ 'accept-encoding': 'br' });
    for (const tag of [headers.etag, `W/${headers.etag}`]) {
      const again = await list({ 'accept-encoding': 'br', 'if-none-match': String(tag) });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload.length).toBe(0);
    }
  });

  it('are never taken in packed: a small body could become a large one', async () => {
    const answer = await server.send({
      method: 'POST',
      url: '/api/auth/token',
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
      body: { email: 'ada@example.org', password: 'a' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

it('an answer that fails before its first byte is a refusal that every client can read', async () => {
  const app = Fastify();
  installRefusals(app);
  await compressAnswers(app);
  const noPieces = { [Symbol.asyncIterator]: () => ({ next: async () => Promise.reject(new NoAnswer()) }) };
  app.get('/list', async (_request, reply) => sendStreamed(new StreamedJson(noPieces), reply.header('etag', '"list"')));
  try {
    const answer = await fetch(`${await app.listen()}/list`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: 'UNAVAILABLE' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([null, null]);
  } finally {
    await app.close();
  }
});
