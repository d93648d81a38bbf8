import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireShare } from '#contract/shares.ts';
import type { WireTripCard } from '#contract/trips.ts';
import type { WireTrip } from '#contract/wire-trip.ts';
import type { Change } from '#domain/trip/patch.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aShare } from '../support/shares.ts';
import { aWireTrip } from '../support/trips.ts';

describe.each(databases)('an operation whose answer got lost, sent again on $kind (P2)', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await aServer(database);
    ({ token } = await aUser(server));
  });
  afterAll(() => server.close());

  type Sent = { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly url: string; readonly body?: unknown };

  /** Sends an operation now; the answer sends the very same again. */
  async function first(operation: Sent) {
    const send = () => server.send({ ...operation, token, headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const answer = await send();
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return { answer, again: send };
  }

  const create = (trip: WireTrip) => first({ method: 'POST', url: '/api/trips', body: trip });
  const patch = (id: string, change: Change) =>
    first({
      method: 'PATCH',
      url: `/api/trips/${id}`,
      body: { device: randomUUID(), baseVersion: 1, changes: [change] },
    });
  const remove = (id: string) => first({ method: 'DELETE', url: `/api/trips/${id}` });

  it('a change answers the trip as it is now, with what another device changed since', async () => {
    const { id } = (await create(aWireTrip())).answer.json<WireTripCard>();
    const lost = await patch(id, { kind: 'title', title: 'Honeymoon' });
    await patch(id, { kind: 'notes', notes: 'from the tablet' });
    const again = await lost.again();
    expect(again.json()).toMatchObject({ version: 3, trip: { title: 'Honeymoon', notes: 'from the tablet' } });
  });

  it('a saved trip answers the version it made, and not that of another device: the page has its own copy for it', async () => {
    const lost = await create(aWireTrip());
    const card = lost.answer.json<WireTripCard>();
    await patch(card.id, { kind: 'title', title: 'from the tablet' });
    expect((await lost.again()).body).toBe(lost.answer.body);
    expect(card.version).toBe(1);
  });

  it('of a trip that is gone since, a change finds no trip and saving makes none', async () => {
    const saved = await create(aWireTrip());
    const { id } = saved.answer.json<WireTripCard>();
    const changed = await patch(id, { kind: 'title', title: 'Honeymoon' });
    const shared = await first({ method: 'POST', url: `/api/trips/${id}/shares`, body: aShare() });
    const removed = await remove(id);
    const statuses = [await changed.again(), await shared.again(), await saved.again(), await removed.again()];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 201, 200]);
    expect((await server.send({ method: 'GET', url: `/api/trips/${id}`, token })).statusCode).toBe(404);
  });

  it('a link answers what it is now, also when it has ended', async () => {
    const { id } = (await create(aWireTrip())).answer.json<WireTripCard>();
    const body = aShare();
    const lost = await first({ method: 'POST', url: `/api/trips/${id}/shares`, body });
    await server.send({ method: 'GET', url: `/api/shared-trips/${body.token}` });
    expect((await lost.again()).json()).toEqual({ ...lost.answer.json<WireShare>(), views: 1 });
    const ended = await first({ method: 'DELETE', url: `/api/shares/${body.id}` });
    expect([(await lost.again()).statusCode, (await ended.again()).body]).toEqual([201, ended.answer.body]);
  });

  it('a change of the profile answers the profile as it is now', async () => {
    const lost = await first({ method: 'PUT', url: '/api/users', body: { bio: 'first', userFrom: 'Ockham' } });
    await first({ method: 'PUT', url: '/api/users', body: { bio: 'second' } });
    expect((await lost.again()).json()).toMatchObject({ bio: 'second', userFrom: 'Ockham' });
  });

  it('is known by a row of its own without a word of what it was about, of 300 bytes at most', async () => {
    const { user, token: own } = await aUser(server);
    const word = () => `canary${randomUUID().replaceAll('-', '')}`;
    const words = [word(), word(), word(), word()] as const;
    const send = (operation: Sent) =>
      server.send({ ...operation, token: own, headers: { 'idempotency-key': randomUUID() } });
    const trip = { ...aWireTrip(), destination: words[0] };
    const changes = [{ kind: 'notes', notes: words[1] }];
    const answers = [
      await send({ method: 'POST', url: '/api/trips', body: trip }),
      await send({
        method: 'PATCH',
        url: `/api/trips/${trip.id}`,
        body: { device: randomUUID(), baseVersion: 1, changes },
      }),
      await send({ method: 'PUT', url: '/api/users', body: { bio: words[2] } }),
      await send({ method: 'DELETE', url: `/api/trips/${trip.id}` }),
    ];
    expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true);
    const rows = await server.db.selectFrom('op_log').selectAll().where('user_id', '=', user.id).execute();
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1, 2, null]));
    expect(words.filter((text) => JSON.stringify(rows).includes(text))).toEqual([]);
    expect(Math.max(...rows.map((row) => JSON.stringify(row).length))).toBeLessThan(300);
  });
});
