import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replanTripEndpoint, toReplanBody } from '#contract/replanning.ts';
import { fromWirePlannedTrip } from '#contract/wire-trip.ts';
import { bookedStops } from '#domain/trip/booked-stops.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { aTripWithABookedStop } from '../support/booked-trips.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();
const first = (plan: Trip) => plan.days[0]?.activities[0]?.id ?? '';

describe.each(databases)('replanning on $kind', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await aServer(database);
    ({ token } = await aUser(server));
  });
  afterAll(() => server.close());

  const send = (body: unknown, who: string | undefined = token) =>
    server.send({ method: 'POST', url: '/api/trips/replan', body, token: who });

  it('replaces what is excluded and gives the rest back as it was', async () => {
    const wire = await server.call(replanTripEndpoint, { body: toReplanBody(trip, new Set([first(trip)])), token });
    const after = fromWirePlannedTrip(wire, randomUUID);
    expect(after.days.slice(1)).toEqual(trip.days.slice(1));
    expect(after.days[0]?.activities.map(({ id }) => id)).not.toContain(first(trip));
    expect(after.days[0]?.activities).toHaveLength(trip.days[0]?.activities.length ?? 0);
  });

  it('finds an activity by day and time, as the specification sends it', async () => {
    const body = toReplanBody(trip, new Set([first(trip)]));
    const bare = body.excludedActivities.map(({ day, activity }) => ({ day, activity }));
    const response = await send({ ...body, excludedActivities: bare });
    expect(response.statusCode).toBe(200);
    expect(JSON.stringify(response.json())).not.toContain(first(trip));
  });

  it('needs an account', async () => {
    const response = await server.send({
      method: 'POST',
      url: '/api/trips/replan',
      body: toReplanBody(trip, new Set([first(trip)])),
    });
    expect(response.statusCode).toBe(401);
  });

  it.each([
    ['nothing excluded', { excludedActivities: [] }, 'excludedActivities'],
    [
      'an activity that is not in the plan',
      { excludedActivities: [{ day: 1, activity: { time: '03:33' } }] },
      'excludedActivities.0',
    ],
    ['an unknown key', { colour: 'red' }, 'colour'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const response = await send({ ...toReplanBody(trip, new Set([first(trip)])), ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.map((fault: { field: string }) => fault.field)).toContain(field);
  });

  it('refuses to replace only what is booked, and says so', async () => {
    const own = aTripWithABookedStop();
    const [booked] = bookedStops(own);
    const response = await send(toReplanBody(own, new Set([booked ?? ''])));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toMatchObject([{ field: 'excludedActivities', rule: 'onlyBooked' }]);
    const day = own.days[1]?.activities.map(({ id }) => id) ?? [];
    const wire = await server.call(replanTripEndpoint, { body: toReplanBody(own, new Set(day)), token });
    const after = fromWirePlannedTrip(wire, randomUUID).days[1]?.activities ?? [];
    expect(after.filter(({ id }) => day.includes(id)).map(({ id }) => id)).toEqual([booked]);
  });

  it('refuses a plan for a destination it does not cover', async () => {
    const body = toReplanBody({ ...trip, destinationId: 'atlantis' }, new Set([first(trip)]));
    const response = await send(body);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toBe('DESTINATION_UNKNOWN');
  });
});
