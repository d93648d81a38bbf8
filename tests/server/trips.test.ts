import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTripEndpoint, listTripsEndpoint, saveTripEndpoint } from '#contract/trips.ts';
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
    expect(await server.call(getTripEndpoint, { params: { id: trip.id }, token })).toEqual(trip);
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
});
