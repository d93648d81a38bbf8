import { beforeEach, describe, expect, it } from 'vitest';
import { sameContent } from '#domain/trip/changes-to.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { changeInSteps, makeAgain, takeBack } from '#src/data/steps.ts';
import { deleteTrip } from '#src/data/trips.ts';
import { closeDatabase, databaseOf } from '#src/offline/database.ts';
import { readSeen, readTrip, receive, settle, updateOperation } from '#src/offline/trip-store.ts';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
let trip: Trip;
const stop = () => trip.days[0]?.activities[0] as Activity;
withNoServer();

beforeEach(async () => {
  trip = aTrip();
  await receive(database(), { id: trip.id, version: 1, trip });
});

async function change(...changes: readonly Change[]) {
  const seen = await readSeen(database(), trip.id);
  if (!seen) throw new Error('no trip');
  return changeInSteps(changes, seen);
}
const now = async () => (await readTrip(database(), trip.id)) as Trip;
const kept = () => database().steps.where('tripId').equals(trip.id).count();

describe('the steps of a trip', () => {
  it('are taken back and made again with no network, after a restart too', async () => {
    await change({ kind: 'title', title: 'Honeymoon' });
    await change({ kind: 'activity.remove', activityId: stop().id });
    await change({ kind: 'notes', notes: 'Tickets' });
    const last = await now();
    closeDatabase(database());
    for (let i = 0; i < 3; i++) expect((await takeBack(trip.id))?.left).toBe(0);
    expect(await takeBack(trip.id)).toBeNull();
    expect(sameContent(await now(), trip)).toBe(true);
    closeDatabase(database());
    for (let i = 0; i < 3; i++) expect((await makeAgain(trip.id))?.left).toBe(0);
    expect(await makeAgain(trip.id)).toBeNull();
    expect(sameContent(await now(), last)).toBe(true);
    expect(await database().outbox.where('tripId').equals(trip.id).count()).toBe(9);
  });

  it('are the last fifty, and what was taken back is over with the next', async () => {
    for (let i = 0; i < 52; i++) await change({ kind: 'title', title: `Title ${i}` });
    expect(await kept()).toBe(50);
    await takeBack(trip.id);
    expect((await now()).title).toBe('Title 50');
    await change({ kind: 'notes', notes: 'New' });
    expect(await makeAgain(trip.id)).toBeNull();
    expect((await now()).title).toBe('Title 50');
  });

  it('can be taken back out of order by who has just done one, and not made again then', async () => {
    const back = await change({ kind: 'title', title: 'First' });
    await change({ kind: 'notes', notes: 'Second' });
    expect(await back()).toBe(true);
    expect(await now()).toMatchObject({ title: null, notes: 'Second' });
    expect(await makeAgain(trip.id)).toBeNull();
    await takeBack(trip.id);
    expect(sameContent(await now(), trip)).toBe(true);
  });

  it('are taken back once, by the menu or by the message', async () => {
    const back = await change({ kind: 'title', title: 'Mine' });
    await takeBack(trip.id);
    expect(await back()).toBe(true);
    expect((await now()).title).toBeNull();
  });

  it('leave what another device wrote since, and say so', async () => {
    const back = await change({ kind: 'title', title: 'Mine' });
    const [sent] = await database().outbox.toArray();
    const theirs = { ...trip, title: 'Theirs' };
    if (sent) await settle(database(), sent, { id: trip.id, version: 3, trip: theirs });
    expect(await takeBack(trip.id)).toMatchObject({ changes: [], left: 1 });
    expect((await now()).title).toBe('Theirs');
    expect(await database().outbox.count()).toBe(0);
    expect(await makeAgain(trip.id)).toMatchObject({ left: 1 });
    expect(await back()).toBe(false);
  });

  it('leave what waits for a decision to be decided, so that no stop is there twice', async () => {
    const added: Activity = { ...stop(), id: crypto.randomUUID(), name: 'Something else' };
    const dayId = trip.days[0]?.id ?? '';
    await change({ kind: 'activity.remove', activityId: stop().id }, { kind: 'activity.add', dayId, activity: added });
    const [sent] = await database().outbox.toArray();
    const refused = { parkedBecause: 'CONFLICT' as const, theirVersion: 2, collidesAt: [`activity/${stop().id}`] };
    if (sent) await updateOperation(database(), sent, refused);
    expect((await takeBack(trip.id))?.left).toBeGreaterThan(0);
    const names = (await now()).days[0]?.activities.map(({ name }) => name) ?? [];
    expect(names).not.toContain(stop().name);
    const lane = await database().outbox.toArray();
    const put = lane.flatMap((own) => (own.kind === 'trip.patch' ? own.body.changes : []));
    const back = put.flatMap((own) => (own.kind === 'activity.add' ? [own.activity.name] : []));
    expect(back).not.toContain(stop().name);
  });

  it('go with the trip', async () => {
    await change({ kind: 'title', title: 'Mine' });
    await database().outbox.clear();
    const seen = await readSeen(database(), trip.id);
    if (seen) await deleteTrip(seen);
    const [sent] = await database().outbox.toArray();
    if (sent) await settle(database(), sent, 'deleted');
    expect(await kept()).toBe(0);
    expect(await takeBack(trip.id)).toBeNull();
  });

  it('are not kept where the change could not be', async () => {
    const { trips } = database();
    const fail = () => {
      throw new Error('full');
    };
    database().cards.hook('creating', fail);
    database().cards.hook('updating', fail);
    await expect(change({ kind: 'title', title: 'Mine' })).rejects.toThrow('full');
    database().cards.hook('creating').unsubscribe(fail);
    database().cards.hook('updating').unsubscribe(fail);
    expect(await kept()).toBe(0);
    expect((await trips.get(trip.id))?.trip.title).toBeNull();
  });
});
