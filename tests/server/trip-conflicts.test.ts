import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { fromWireTrip, toWireTrip } from '#contract/wire-trip.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTrip } from '../support/trips.ts';

describe.each(databases)('edits whose target another device removed, on $kind (15.2)', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database);
  });
  afterAll(() => server.close());

  async function aTripOfTwoDevices() {
    const { token } = await aUser(server);
    const wire = aWireTrip();
    await server.call(saveTripEndpoint, { body: wire, token });
    const trip = fromWireTrip(wire, randomUUID);
    const [phone, tablet] = [randomUUID(), randomUUID()];
    const patch = (device: string, baseVersion: number, changes: readonly Change[], overwrite = false) =>
      server.send({
        method: 'PATCH',
        url: `/api/trips/${trip.id}`,
        body: { device, baseVersion, overwrite, changes },
        token,
        headers: { 'idempotency-key': randomUUID() },
      });
    const stored = () => server.call(getTripEndpoint, { params: { id: trip.id }, token });
    return { token, trip, phone, tablet, patch, stored };
  }

  const firstStop = (trip: Trip) => trip.days[0]?.activities[0]?.id ?? '';

  it.each([
    ['a note', (activityId: string): Change => ({ kind: 'activity.notes', activityId, notes: 'Ticket 12' })],
    ['minutes', (activityId: string): Change => ({ kind: 'activity.duration', activityId, duration: 45 })],
    ['a tick', (activityId: string): Change => ({ kind: 'activity.done', activityId, done: true })],
    ['a payment', (activityId: string): Change => ({ kind: 'activity.paid', activityId, paid: 500 })],
  ])('%s on a removed stop is a conflict, also from a device that knows the removal', async (_, changeOf) => {
    const { trip, phone, tablet, patch, stored } = await aTripOfTwoDevices();
    const activityId = firstStop(trip);
    expect((await patch(tablet, 1, [{ kind: 'activity.remove', activityId }])).statusCode).toBe(200);
    const change = changeOf(activityId);
    for (const [base, overwrite] of [
      [1, false],
      [2, false],
      [2, true],
    ] as const) {
      const refused = await patch(phone, base, [change], overwrite);
      expect(refused.statusCode).toBe(409);
      const path = `activity/${activityId}/${change.kind.slice('activity.'.length)}`;
      expect(refused.json()).toMatchObject({
        error: 'CONFLICT',
        conflict: { version: 2, paths: [path], gone: [path] },
      });
    }
    expect((await stored()).version).toBe(2);
  });

  it('a stop for, a move to and a note on a day that is gone are conflicts', async () => {
    const { trip, phone, patch } = await aTripOfTwoDevices();
    const dayId = randomUUID();
    const [activity] = trip.days[0]?.activities ?? [];
    if (!activity) throw new Error('the trip has stops');
    const added = { ...activity, id: randomUUID() };
    const changes: Change[] = [
      { kind: 'activity.add', dayId, activity: added },
      { kind: 'activity.move', activityId: activity.id, dayId, start: 600 },
      { kind: 'day.notes', dayId, notes: 'Rain coats' },
    ];
    for (const change of changes) {
      const refused = await patch(phone, 1, [change]);
      expect(refused.json().conflict?.gone, change.kind).toHaveLength(1);
    }
  });

  it('takes everything of a patch or nothing', async () => {
    const { trip, phone, tablet, patch, stored } = await aTripOfTwoDevices();
    const activityId = firstStop(trip);
    await patch(tablet, 1, [{ kind: 'activity.remove', activityId }]);
    const refused = await patch(phone, 2, [
      { kind: 'title', title: 'Half' },
      { kind: 'activity.notes', activityId, notes: 'x' },
    ]);
    expect(refused.statusCode).toBe(409);
    expect((await stored()).title ?? null).toBeNull();
  });

  it('a stop that comes and is changed in one patch has its target', async () => {
    const { trip, phone, patch } = await aTripOfTwoDevices();
    const [day] = trip.days;
    const [activity] = day?.activities ?? [];
    if (!day || !activity) throw new Error('the trip has stops');
    const id = randomUUID();
    const changed = await patch(phone, 1, [
      { kind: 'activity.add', dayId: day.id, activity: { ...activity, id } },
      { kind: 'activity.notes', activityId: id, notes: 'Back again' },
    ]);
    expect(changed.statusCode).toBe(200);
  });

  it('removing what is removed, luggage that is gone and a looked-up place ask nobody', async () => {
    const { trip, phone, tablet, patch } = await aTripOfTwoDevices();
    const activityId = firstStop(trip);
    const itemId = trip.luggage[0]?.id ?? '';
    await patch(tablet, 1, [
      { kind: 'activity.remove', activityId },
      { kind: 'luggage.remove', itemId },
    ]);
    const late = await patch(phone, 2, [
      { kind: 'activity.remove', activityId },
      { kind: 'luggage.set', itemId, packed: true },
      { kind: 'activity.place', activityId, place: { latitude: 41.9, longitude: 12.5 } },
    ]);
    expect(late.statusCode).toBe(200);
  });

  it('what two devices wrote alike asks nobody, and what differs does', async () => {
    const { trip, phone, tablet, patch, stored } = await aTripOfTwoDevices();
    const activityId = firstStop(trip);
    const [day, next] = trip.days;
    if (!day || !next) throw new Error('the trip has two days');
    const alike: Change[] = [
      { kind: 'title', title: 'Ours' },
      { kind: 'day.notes', dayId: day.id, notes: 'Rain coats' },
      { kind: 'activity.done', activityId, done: true },
      { kind: 'activity.move', activityId, dayId: next.id, start: 600 },
    ];
    expect((await patch(tablet, 1, alike)).statusCode).toBe(200);
    expect((await patch(phone, 1, alike)).statusCode).toBe(200);
    expect((await stored()).version).toBe(3);
    // It stays the word of the first: that one may go on.
    expect((await patch(tablet, 2, [{ kind: 'title', title: 'Ours alone' }])).statusCode).toBe(200);
    expect((await patch(tablet, 4, [{ kind: 'title', title: 'Ours' }])).statusCode).toBe(200);
    const other = await patch(randomUUID(), 1, [{ kind: 'title', title: 'Mine' }, ...alike.slice(1)]);
    expect(other.json()).toMatchObject({ conflict: { paths: ['title'] } });
    const later = await patch(randomUUID(), 1, [{ kind: 'activity.move', activityId, dayId: next.id, start: 630 }]);
    expect(later.statusCode).toBe(409);
  });

  it('dates that the trip no longer fits are a conflict', async () => {
    const { trip, phone, patch } = await aTripOfTwoDevices();
    const { start, end } = trip.dates;
    const refused = await patch(phone, 1, [{ kind: 'dates', start: end, end: start, newDays: [] }]);
    expect(refused.json()).toMatchObject({ conflict: { gone: ['dates'] } });
  });

  it('deleting with old knowledge names the newer edits of another device and deletes nothing (15.4)', async () => {
    const { token, trip, phone, tablet, patch, stored } = await aTripOfTwoDevices();
    await patch(tablet, 1, [{ kind: 'notes', notes: 'Booked the hotel' }]);
    const remove = (query: string, key: string = randomUUID()) =>
      server.send({
        method: 'DELETE',
        url: `/api/trips/${trip.id}${query}`,
        token,
        headers: { 'idempotency-key': key },
      });
    const refused = await remove(`?device=${phone}&baseVersion=1`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().conflict).toEqual({ version: 2, paths: ['notes'] });
    expect((await stored()).notes).toBe('Booked the hotel');
    expect((await remove(`?device=${phone}&baseVersion=two`)).statusCode).toBe(400);
    const key = randomUUID();
    expect((await remove(`?device=${phone}&baseVersion=2`, key)).statusCode).toBe(200);
    expect((await remove(`?device=${phone}&baseVersion=2`, key)).statusCode).toBe(200);
  });

  it('a trip that was made anew asks a device that speaks of the old one, and neither its maker nor who has seen it', async () => {
    const { token, trip, phone, tablet, patch } = await aTripOfTwoDevices();
    const headers = { 'idempotency-key': randomUUID() };
    const send = (method: 'DELETE', query: string) =>
      server.send({
        method,
        url: `/api/trips/${trip.id}${query}`,
        token,
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await send('DELETE', `?device=${tablet}&baseVersion=1`)).statusCode).toBe(200);
    const anew = toWireTrip({ ...trip, notes: 'From the file' });
    expect((await server.call(saveTripEndpoint, { body: anew, token, headers })).version).toBe(2);
    const notes = (text: string): Change[] => [{ kind: 'notes', notes: text }];
    const old = await patch(phone, 1, notes('From the plane'));
    expect(old.json()).toMatchObject({ error: 'CONFLICT', conflict: { version: 2, paths: ['notes'] } });
    expect((await patch(phone, 1, [{ kind: 'luggage.add', itemId: randomUUID(), label: 'Kite' }])).statusCode).toBe(
      200,
    );
    expect((await patch(phone, 1, notes('From the file'))).statusCode).toBe(200);
    expect((await patch(tablet, 0, notes('Right after the import'))).statusCode).toBe(200);
    expect((await patch(tablet, 5, notes('Later'))).statusCode).toBe(200);
    expect((await patch(phone, 1, notes('From the plane'), true)).statusCode).toBe(200);
    expect((await patch(tablet, 1, [{ kind: 'title', title: 'Still asked' }])).statusCode).toBe(409);
    expect((await send('DELETE', `?device=${randomUUID()}&baseVersion=1`)).statusCode).toBe(409);
  });

  it("a device's own edits, and luggage, do not stand in the way of its deletion", async () => {
    const { token, trip, phone, tablet, patch } = await aTripOfTwoDevices();
    await patch(phone, 1, [{ kind: 'notes', notes: 'Mine' }]);
    await patch(tablet, 1, [{ kind: 'luggage.set', itemId: trip.luggage[0]?.id ?? '', packed: true }]);
    const removed = await server.send({
      method: 'DELETE',
      url: `/api/trips/${trip.id}?device=${phone}&baseVersion=1`,
      token,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(removed.statusCode).toBe(200);
  });
});
