import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimSeenTrips, lookAgainAtSeen, toCopy } from '#src/data/shared-trips.ts';
import { endShare, shareTrip } from '#src/data/shares.ts';
import { allowSync, stopSync, syncNow } from '#src/data/sync.ts';
import { deleteTrip, saveTrip } from '#src/data/trips.ts';
import { databaseOf, deleteDatabaseOf, type StoredShare } from '#src/offline/database.ts';
import { dropRefused, overwriteLane, restoreRefused } from '#src/offline/refusal-store.ts';
import { receiveShares } from '#src/offline/share-store.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { fakeApi, refused } from '../support/fake-api.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const options = { luggage: true, costs: true, dates: 'exact' as const };
const shares = () => databaseOf(ada.id).shares.toArray();
const queued = async () => (await databaseOf(ada.id).outbox.orderBy('seq').toArray()).map(({ kind }) => kind);

function aStoredShare(tripId: string, change: Partial<StoredShare> = {}): StoredShare {
  const createdAt = '2026-11-20T12:00:00.000Z';
  return { id: crypto.randomUUID(), tripId, token: null, options, createdAt, expiresAt: null, views: 0, ...change };
}

describe('sharing without a network', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    beginSession(ada, { access: 'a', refresh: 'r' });
  });
  afterEach(async () => {
    await stopSync();
    forgetSession();
    vi.unstubAllGlobals();
    await deleteDatabaseOf(ada.id);
    await deleteDatabaseOf(null);
    allowSync();
  });

  async function aSharedTrip() {
    const trip = aTrip();
    await saveTrip(trip);
    const token = await shareTrip(trip.id, options, 7);
    return { trip, token };
  }

  it('knows the link at once, with 144 bits of chance, and queues it behind the trip', async () => {
    const { trip, token } = await aSharedTrip();
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(await shares()).toMatchObject([{ tripId: trip.id, token, options, views: 0 }]);
    expect(await queued()).toEqual(['trip.create', 'trip.share']);
    expect(await shareTrip(trip.id, options, null)).not.toBe(token);
  });

  it('shows an ended link until the server has heard of it, and ends every link with its trip (15.3)', async () => {
    const { trip } = await aSharedTrip();
    await shareTrip(trip.id, options, null);
    const [first] = await shares();
    expect(first && (await endShare(first))).toBe(false);
    expect(await shares()).toHaveLength(2);
    await deleteTrip({ trip, version: 0 });
    expect(await shares()).toEqual([]);
    expect(await queued()).toEqual(['trip.create', 'trip.share', 'trip.share', 'trip.unshare', 'trip.delete']);
  });

  it('says that a link has ended once the server has heard of it, also where an exchange was under way before', async () => {
    const { trip } = await aSharedTrip();
    await stopSync();
    allowSync();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let isListing = false;
    fakeApi(async ({ what }) => {
      if (what !== 'GET /api/trips')
        return [200, what.startsWith('DELETE') ? { revoked: true } : aStoredShare(trip.id)];
      isListing = true;
      await held;
      return [200, []];
    });
    await databaseOf(ada.id)
      .outbox.filter(({ kind }) => kind === 'trip.create')
      .delete();
    void syncNow(true);
    await vi.waitFor(() => expect(isListing).toBe(true));
    const [own] = await shares();
    const ended = own && endShare(own);
    await vi.waitFor(async () => expect(await queued()).toEqual(['trip.unshare']));
    release();
    expect(await ended).toBe(true);
    expect(await shares()).toEqual([]);
  });

  it('takes over what the server has, and keeps what it has not heard and the secrets it cannot know', async () => {
    const { trip } = await aSharedTrip();
    const database = databaseOf(ada.id);
    const known = aStoredShare(trip.id, { token: 'secret' });
    const ended = aStoredShare(trip.id, { token: 'ended' });
    const gone = aStoredShare(trip.id);
    await database.shares.bulkPut([known, ended, gone]);
    await endShare(ended);
    const [waiting] = (await shares()).filter(({ id }) => ![known.id, gone.id, ended.id].includes(id));
    const other = aStoredShare(trip.id);
    await receiveShares(database, [{ ...known, token: null, views: 3 }, { ...ended, token: null }, other]);
    const expected = [waiting, { ...known, views: 3 }, ended, other];
    expect((await shares()).sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      expected.sort((a, b) => String(a?.id).localeCompare(String(b?.id))),
    );
  });

  it('forgets a link that will not be sent, brings it back with Undo, and sends it again when the trip is kept', async () => {
    const { trip, token } = await aSharedTrip();
    const database = databaseOf(ada.id);
    await database.outbox.where('tripId').equals(trip.id).modify({ parkedBecause: 'NOT_FOUND' });
    const dropped = await dropRefused(database, trip.id);
    expect(await shares()).toEqual([]);
    await restoreRefused(database, trip.id, dropped);
    expect(await shares()).toMatchObject([{ token }]);
    await overwriteLane(database, trip.id);
    expect(await queued()).toEqual(['trip.create', 'trip.share']);
  });
});

describe('shared trips on the device of somebody else', () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    await deleteDatabaseOf(ada.id);
    await deleteDatabaseOf(null);
  });

  const seen = (token: string) => ({ token, options, trip: aTrip(), seenAt: new Date(0).toISOString() });
  const tokensHere = async (user: string | null) => databaseOf(user).seen.toCollection().primaryKeys();

  it('go when the server says that the link has ended, and stay when nobody answers', async () => {
    const database = databaseOf(null);
    await database.seen.bulkPut([seen('one'), seen('two')]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await database.seen.put({ ...seen('just now'), seenAt: new Date().toISOString() });
    await expect(lookAgainAtSeen(database, new AbortController().signal)).rejects.toThrow('did not answer');
    expect(await tokensHere(null)).toEqual(['just now', 'one', 'two']);
    fakeApi(() => refused('NOT_FOUND', 404));
    await lookAgainAtSeen(database, new AbortController().signal);
    expect(await tokensHere(null)).toEqual(['just now']);
  });

  it('come along when their reader signs in', async () => {
    await databaseOf(null).seen.put(seen('one'));
    await claimSeenTrips(ada.id);
    expect(await tokensHere(ada.id)).toEqual(['one']);
    expect(await tokensHere(null)).toEqual([]);
  });

  it('are copied with their dates, or from today on where those were not told', () => {
    const trip = aTrip();
    expect(toCopy({ options, trip })).toBe(trip);
    const undated = { ...trip, dates: { start: '2001-01-01', end: '2001-01-03' } };
    const copy = toCopy({ options: { ...options, dates: 'length' }, trip: undated });
    const today = new Date();
    expect(new Date(`${copy.dates.start}T12:00:00`).toDateString()).toBe(today.toDateString());
    expect(copy.days).toHaveLength(3);
  });
});
