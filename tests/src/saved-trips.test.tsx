import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { signOut, unsentChanges } from '#src/data/leaving.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { saveCopy, saveTrip } from '#src/data/trips.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { readTrip } from '#src/offline/trip-store.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const bob = { ...ada, id: '0b1a2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d', name: 'Bob' };

const ids = (trip: Trip) => [trip.id, ...trip.days.flatMap((day) => [day.id, ...day.activities.map(({ id }) => id)])];

describe('saving without a network', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    beginSession(ada, { access: 'a', refresh: 'r' });
  });
  afterEach(async () => {
    await stopSync();
    forgetSession();
    vi.unstubAllGlobals();
    await deleteDatabaseOf(ada.id);
    await deleteDatabaseOf(bob.id);
    allowSync();
  });

  it('puts the trip, its card and the operation on the disk together', async () => {
    const trip = aTrip();
    await saveTrip(trip);
    const database = databaseOf(ada.id);
    expect(await readTrip(database, trip.id)).toEqual(trip);
    expect((await database.cards.get(trip.id))?.version).toBe(0);
    expect((await database.outbox.toArray()).map(({ kind, tripId }) => ({ kind, tripId }))).toEqual([
      { kind: 'trip.create', tripId: trip.id },
    ]);
  });

  it('queues a trip once however often Save is pressed', async () => {
    const trip = aTrip();
    await Promise.all([saveTrip(trip), saveTrip(trip), saveTrip(trip)]);
    expect(await unsentChanges()).toBe(1);
  });

  it('makes a copy that shares no id with its original', async () => {
    const trip = aTrip();
    const copyId = await saveCopy(trip);
    const copy = (await readTrip(databaseOf(ada.id), copyId)) as Trip;
    expect(ids(copy).filter((id) => ids(trip).includes(id))).toEqual([]);
    expect(copy.summary).toBe(trip.summary);
  });

  it('leaves nothing of one user to the next', async () => {
    await saveTrip(aTrip());
    await signOut();
    beginSession(bob, { access: 'b', refresh: 'b' });
    expect(await databaseOf(bob.id).cards.count()).toBe(0);
    expect(await Dexie.getDatabaseNames()).not.toContain(`periplo-${ada.id}`);
  });

  it('keeps an unsent trip when its maker signs in again on this device', async () => {
    const trip = aTrip();
    await saveTrip(trip);
    forgetSession();
    beginSession(ada, { access: 'a2', refresh: 'r2' });
    expect(await unsentChanges()).toBe(1);
  });
});
