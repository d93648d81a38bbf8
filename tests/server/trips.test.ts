import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTripEndpoint, listTripsEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import type { Change } from '#domain/trip/patch.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTrip } from '../support/trips.ts';

describe.each(databases)('trips on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database);
  });
  afterAll(() => server.close());

  it('gives back a saved trip as it was sent', async () => {
    const { token } = await aUser(server);
    const trip = aWireTrip();
    await server.call(saveTripEndpoint, { body: trip, token });
    expect(await server.call(getTripEndpoint, { params: { id: trip.id }, token })).toEqual({ ...trip, version: 1 });
  });

  describe('to a program that goes by the specification', () => {
    /** Of a saved trip (specification, section 3). */
    const fields =
      'id destination categories travelers dateStart dateEnd preferences budget totalBudget summary luggageList importantInfo itinerary recommendations suggestedAccommodation'.split(
        ' ',
      );
    const save = (token: string, body: object, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: saveTripEndpoint.path,
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: body,
      });
    const list = (token: string, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'GET',
        url: listTripsEndpoint.path,
        headers: { authorization: `Bearer ${token}`, ...headers },
      });

    it('saving answers the saved trip, and again under the same key', async () => {
      const { token } = await aUser(server);
      const trip = aWireTrip();
      const key = { 'idempotency-key': randomUUID() };
      for (const headers of [{}, key, key]) {
        const answer = await save(token, trip, headers);
        expect(answer.statusCode).toBe(201);
        expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(fields));
        expect(answer.json()).toEqual({ ...trip, version: 1 });
      }
    });

    it('the list holds every trip whole, by start date, and none of anybody else', async () => {
      const [ada, bob] = [await aUser(server), await aUser(server)];
      expect((await list(ada.token)).json()).toEqual([]);
      const trips = Array.from({ length: 23 }, () => aWireTrip());
      for (const trip of [...trips].reverse()) await save(ada.token, trip);
      await save(bob.token, aWireTrip());
      const answer = await list(ada.token);
      expect(answer.headers['content-type']).toContain('application/json');
      const found = answer.json<{ id: string; dateStart: string }[]>();
      const byDate = (a: { id: string; dateStart: string }, b: { id: string; dateStart: string }) =>
        a.dateStart.localeCompare(b.dateStart) || a.id.localeCompare(b.id);
      expect(found).toEqual([...trips].sort(byDate).map((trip) => ({ ...trip, version: 1 })));
    });

    it.each([
      ['a page', { 'x-api': '2' }],
      ['the page of the first release, in a browser', { 'sec-fetch-site': 'same-origin' }],
    ])('and %s gets cards, which 1,000 trips are light in', async (_, headers: Record<string, string>) => {
      const { token } = await aUser(server);
      const saved = await save(token, aWireTrip(), headers);
      for (const card of [saved.json(), (await list(token, headers)).json()[0]]) {
        expect(card).toMatchObject({ version: 1 });
        expect(card).not.toHaveProperty('itinerary');
      }
    });

    it('and gets the list also when it shows what a page was given as its tag', async () => {
      const { token } = await aUser(server);
      await save(token, aWireTrip());
      const ofPage = await list(token, { 'sec-fetch-site': 'same-origin' });
      const headers = { 'if-none-match': String(ofPage.headers.etag) };
      expect((await list(token, headers)).json()).toMatchObject([{ itinerary: expect.any(Array) }]);
      expect((await list(token, { ...headers, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(304);
    });
  });

  it('is one trip however often it is saved', async () => {
    const { token } = await aUser(server);
    const trip = aWireTrip();
    const answers = await Promise.all([1, 2, 3].map(() => server.call(saveTripEndpoint, { body: trip, token })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await server.call(listTripsEndpoint, { token })).toHaveLength(1);
  });

  it('is one trip also when its parts came without ids', async () => {
    const { token } = await aUser(server);
    const { luggage: _, ...bare } = aWireTrip();
    const itinerary = bare.itinerary.map(({ id: __, activities, ...day }) => ({
      ...day,
      activities: activities.map(({ id: ___, ...activity }) => activity),
    }));
    const trip = { ...bare, itinerary };
    await server.call(saveTripEndpoint, { body: trip, token });
    await server.call(saveTripEndpoint, { body: trip, token });
    const stored = await server.call(getTripEndpoint, { params: { id: trip.id }, token });
    const ids = stored.itinerary.flatMap((day) => [day.id, ...day.activities.map(({ id }) => id)]);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names what is wrong inside a trip', async () => {
    const { token } = await aUser(server);
    const trip = aWireTrip();
    const first = trip.itinerary[0]?.activities[0];
    if (first) first.duration = '5';
    const refused = await server.send({ method: 'POST', url: '/api/trips', body: trip, token });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[0].field).toBe('days.0.activities.0.duration');
  });

  it('refuses another trip under the same id and keeps the first', async () => {
    const { token } = await aUser(server);
    const trip = aWireTrip();
    await server.call(saveTripEndpoint, { body: trip, token });
    const other = { ...trip, summary: 'Something else' };
    const refused = await server.send({ method: 'POST', url: '/api/trips', body: other, token });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe('CONFLICT');
    expect((await server.call(getTripEndpoint, { params: { id: trip.id }, token })).summary).toBe(trip.summary);
  });

  it('lets two people use the same id without meeting', async () => {
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const trip = aWireTrip();
    await server.call(saveTripEndpoint, { body: trip, token: ada.token });
    await server.call(saveTripEndpoint, { body: { ...trip, summary: 'Mine' }, token: bob.token });
    expect((await server.call(getTripEndpoint, { params: { id: trip.id }, token: bob.token })).summary).toBe('Mine');
  });

  it("answers alike for somebody else's trip and for none", async () => {
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const trip = aWireTrip();
    await server.call(saveTripEndpoint, { body: trip, token: ada.token });
    const theirs = await server.send({ method: 'GET', url: `/api/trips/${trip.id}`, token: bob.token });
    const none = await server.send({ method: 'GET', url: `/api/trips/${randomUUID()}`, token: bob.token });
    const withoutId = ({ requestId, ...rest }: { requestId: string }) => (expect(requestId).toBeTruthy(), rest);
    expect(theirs.statusCode).toBe(404);
    expect(withoutId(theirs.json())).toEqual(withoutId(none.json()));
  });

  const aDevice = () => randomUUID();
  const patch = (
    tripId: string,
    token: string,
    change: { device: string; baseVersion: number; changes: Change[]; overwrite?: boolean },
    opId: string = randomUUID(),
  ) =>
    server.send({
      method: 'PATCH',
      url: `/api/trips/${tripId}`,
      body: change,
      token,
      headers: { 'idempotency-key': opId },
    });

  async function aSavedTrip() {
    const { token } = await aUser(server);
    const trip = aWireTrip();
    await server.call(saveTripEndpoint, { body: trip, token });
    return { token, trip, id: trip.id };
  }

  it('changes a trip once per key, and answers the same again', async () => {
    const { token, id } = await aSavedTrip();
    const change = { device: aDevice(), baseVersion: 1, changes: [{ kind: 'title' as const, title: 'Honeymoon' }] };
    const opId = randomUUID();
    const [first, second] = [await patch(id, token, change, opId), await patch(id, token, change, opId)];
    expect(first.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(first.json()).toMatchObject({ version: 2, trip: { title: 'Honeymoon' } });
    const other = await patch(id, token, { ...change, changes: [{ kind: 'notes', notes: 'x' }] }, opId);
    expect(other.json()).toMatchObject({ error: 'OPERATION_REUSED' });
  });

  it('keeps what two devices changed at different places, and asks when it was the same place', async () => {
    const { token, id } = await aSavedTrip();
    const [phone, tablet] = [aDevice(), aDevice()];
    const title = (text: string): Change => ({ kind: 'title', title: text });
    await patch(id, token, { device: phone, baseVersion: 1, changes: [title('Phone')] });
    const merged = await patch(id, token, {
      device: tablet,
      baseVersion: 1,
      changes: [{ kind: 'notes', notes: 'Tablet' }],
    });
    expect(merged.json()).toMatchObject({ version: 3, trip: { title: 'Phone', notes: 'Tablet' } });
    const collides = { device: tablet, baseVersion: 1, changes: [title('Tablet')] };
    const refused = await patch(id, token, collides);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: 'CONFLICT', conflict: { version: 3, paths: ['title'] } });
    const meant = await patch(id, token, { ...collides, overwrite: true });
    expect(meant.json()).toMatchObject({ version: 4, trip: { title: 'Tablet' } });
    const own = await patch(id, token, { device: phone, baseVersion: 4, changes: [title('Phone again')] });
    expect(own.statusCode).toBe(200);
  });

  it('lets removal of luggage win over a tick from elsewhere', async () => {
    const { token, id, trip } = await aSavedTrip();
    const itemId = trip.luggage?.[0]?.id ?? '';
    await patch(id, token, { device: aDevice(), baseVersion: 1, changes: [{ kind: 'luggage.remove', itemId }] });
    const tick = await patch(id, token, {
      device: aDevice(),
      baseVersion: 1,
      changes: [
        { kind: 'luggage.set', itemId, packed: true },
        { kind: 'luggage.add', itemId, label: 'Back again' },
      ],
    });
    expect(tick.statusCode).toBe(200);
    expect(tick.json().trip.luggage.some((item: { id: string }) => item.id === itemId)).toBe(false);
  });

  it('applies changes of many devices at the same time, each once', async () => {
    const { token, id } = await aSavedTrip();
    const labels = Array.from({ length: 12 }, (_, i) => `Item ${i}`);
    const answers = await Promise.all(
      labels.map((label) =>
        patch(id, token, {
          device: aDevice(),
          baseVersion: 1,
          changes: [{ kind: 'luggage.add', itemId: randomUUID(), label }],
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(labels.map(() => 200));
    const stored = await server.call(getTripEndpoint, { params: { id }, token });
    expect(labels.filter((label) => !stored.luggageList.includes(label))).toEqual([]);
    expect(stored.version).toBe(13);
  });

  it('deletes a trip once, and a deleted one is not found', async () => {
    const { token, id } = await aSavedTrip();
    const request = {
      method: 'DELETE',
      url: `/api/trips/${id}`,
      token,
      headers: { 'idempotency-key': randomUUID() },
    } as const;
    expect((await server.send(request)).statusCode).toBe(200);
    expect((await server.send(request)).statusCode).toBe(200);
    const late = await patch(id, token, {
      device: aDevice(),
      baseVersion: 1,
      changes: [{ kind: 'notes', notes: 'x' }],
    });
    expect(late.statusCode).toBe(404);
  });

  it('goes on counting versions when a deleted trip is made again', async () => {
    const { token } = await aUser(server);
    const trip = aWireTrip();
    await server.call(saveTripEndpoint, { body: trip, token });
    const notes = { device: aDevice(), baseVersion: 1, changes: [{ kind: 'notes' as const, notes: 'x' }] };
    expect((await patch(trip.id, token, notes)).json().version).toBe(2);
    const headers = { 'idempotency-key': randomUUID() };
    await server.send({ method: 'DELETE', url: `/api/trips/${trip.id}`, token, headers });
    expect((await server.call(saveTripEndpoint, { body: trip, token })).version).toBe(3);
  });

  it("changes and deletes nothing of somebody else's", async () => {
    const { id, token } = await aSavedTrip();
    const bob = await aUser(server);
    const change = { device: aDevice(), baseVersion: 1, changes: [{ kind: 'notes' as const, notes: 'x' }] };
    expect((await patch(id, bob.token, change)).statusCode).toBe(404);
    await server.send({
      method: 'DELETE',
      url: `/api/trips/${id}`,
      token: bob.token,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect((await server.call(getTripEndpoint, { params: { id }, token })).version).toBe(1);
  });

  it('refuses a change without a key, of unknown kind, or that does not fit', async () => {
    const { token, id } = await aSavedTrip();
    const base = { device: aDevice(), baseVersion: 1 };
    const bare = await server.send({
      method: 'PATCH',
      url: `/api/trips/${id}`,
      token,
      body: { ...base, changes: [{ kind: 'notes', notes: 'x' }] },
    });
    expect(bare.statusCode).toBe(400);
    const wrong = [
      [],
      [{ kind: 'explode' }],
      [{ kind: 'notes', notes: 'a'.repeat(2001) }],
      [{ kind: 'activity.move', activityId: 'x', dayId: 'y', start: 1440 }],
    ];
    for (const changes of wrong)
      expect((await patch(id, token, { ...base, changes: changes as Change[] })).statusCode).toBe(400);
  });
});
