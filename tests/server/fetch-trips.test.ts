import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchTripsEndpoint, MOST_FETCHED, saveTripEndpoint } from '#contract/trips.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTrip } from '../support/trips.ts';

/** A trip of about 70 kB: not all that are asked for go into an answer. */
function aLargeTrip() {
  const trip = { ...aWireTrip(), id: randomUUID() as string };
  const itinerary = trip.itinerary.map((day) => ({
    ...day,
    notes: 'n'.repeat(1900),
    activities: day.activities.map((activity) => ({ ...activity, notes: 'n'.repeat(1900) })),
  }));
  return { ...trip, itinerary };
}

describe.each(databases)('several trips at a time on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database);
  });
  afterAll(() => server.close());

  const fetched = (ids: string[], token: string) => server.call(fetchTripsEndpoint, { body: { ids }, token });

  it('are given back as they were saved, with their versions, in the order they were asked for', async () => {
    const { token } = await aUser(server);
    const trips = Array.from({ length: 12 }, () => ({ ...aWireTrip(), id: randomUUID() }));
    for (const body of trips) await server.call(saveTripEndpoint, { body, token });
    const wanted = trips.toReversed();
    const answer = await fetched(
      wanted.map(({ id }) => id),
      token,
    );
    expect(answer).toEqual({ trips: wanted.map((trip) => ({ ...trip, version: 1 })), left: [] });
  });

  it('are no others of another owner, and what is gone is left out', async () => {
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const [mine, theirs] = [aWireTrip(), { ...aWireTrip(), id: randomUUID() }];
    await server.call(saveTripEndpoint, { body: mine, token: ada.token });
    await server.call(saveTripEndpoint, { body: theirs, token: bob.token });
    const answer = await fetched([theirs.id, randomUUID(), mine.id], ada.token);
    expect(answer.trips.map(({ id }) => id)).toEqual([mine.id]);
    expect(answer.left).toEqual([]);
  });

  it('come in several answers where they are large, all of them and each once', { timeout: 60_000 }, async () => {
    const { token } = await aUser(server);
    const trips = Array.from({ length: 35 }, aLargeTrip);
    for (const body of trips) await server.call(saveTripEndpoint, { body, token });
    const ids = trips.map(({ id }) => id);
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let left = ids; left.length > 0; ) {
      const answer = await fetched(left, token);
      seen.push(...answer.trips.map(({ id }) => id));
      sizes.push(JSON.stringify(answer).length);
      expect(answer.left).toEqual(ids.slice(seen.length));
      left = answer.left;
    }
    expect(seen).toEqual(ids);
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(1_300_000);
  });

  it.each([
    ['none', []],
    ['too many', Array.from({ length: MOST_FETCHED + 1 }, () => randomUUID())],
    ['no ids', ['rome']],
  ])('are refused where %s are asked for, and the field is named', async (_, ids) => {
    const { token } = await aUser(server);
    const answer = await server.send({ method: 'POST', url: '/api/trips/fetch', body: { ids }, token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].field).toMatch(/^ids/);
  });

  it('need an account', async () => {
    const answer = await server.send({ method: 'POST', url: '/api/trips/fetch', body: { ids: [randomUUID()] } });
    expect(answer.statusCode).toBe(401);
  });
});
