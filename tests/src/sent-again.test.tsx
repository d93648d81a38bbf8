import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toWireTripCard } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { tripCard } from '#domain/trip/card.ts';
import { allowSync, stopSync, syncNow } from '#src/data/sync.ts';
import { useSync } from '#src/data/sync-state.ts';
import { changeTrip } from '#src/data/trips.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { receive } from '#src/offline/trip-store.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { fakeApi, refused } from '../support/fake-api.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const trip = aTrip();
/** The shortest wait of the outbox after one try; the longest is twice that. */
const FIRST_WAIT_MS = 1000;

/** A server whose line to it lets so many changes fall, and that takes so long to list the trips. */
function losing(changes: number, listingMs = 0): { readonly tries: () => number } {
  let tries = 0;
  fakeApi(async ({ what }) => {
    if (what === 'GET /api/trips') {
      await new Promise((resolve) => setTimeout(resolve, listingMs));
      return [200, [toWireTripCard(tripCard(trip, 1))]];
    }
    if (what !== `PATCH /api/trips/${trip.id}`) return refused('NOT_FOUND', 404);
    tries++;
    if (tries <= changes) throw new TypeError('the line broke');
    return [200, { version: 2, trip: { ...toWireTrip({ ...trip, notes: 'Sent' }), version: 2 } }];
  });
  return { tries: () => tries };
}

/** A change that waits, and nothing under way. */
async function aWaitingChange(attempts: number): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await changeTrip({ trip, version: 1 }, [{ kind: 'notes', notes: 'Sent' }]);
  await vi.waitFor(() => expect(useSync.getState().reach).toBe('unreachable'));
  await vi.waitFor(async () => expect((await database().outbox.toArray())[0]?.attempts).toBeGreaterThan(0));
  await database().outbox.toCollection().modify({ attempts, nextAt: 0 });
}

beforeEach(async () => {
  beginSession(ada, { access: 'a', refresh: 'r' });
  await receive(database(), { id: trip.id, version: 1, trip });
});
afterEach(async () => {
  await stopSync();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useSync.setState({ reach: 'unknown', trips: 'unasked', missing: 0 });
  allowSync();
});

describe('a change that one try did not bring to the server', () => {
  it('goes again by itself when its wait is over', async () => {
    await aWaitingChange(0);
    const { tries } = losing(1);
    useSync.setState({ reach: 'reached' });
    await syncNow();
    await vi.waitFor(async () => expect(await database().outbox.count()).toBe(0));
    expect(tries()).toBe(2);
  });

  it('goes again also where its wait is over before the rest of that exchange is', async () => {
    await aWaitingChange(0);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { tries } = losing(1, FIRST_WAIT_MS + 200);
    useSync.setState({ reach: 'reached' });
    await syncNow();
    await vi.waitFor(async () => expect(await database().outbox.count()).toBe(0));
    expect(tries()).toBe(2);
  });

  it('goes again at once where the server has only just come back, however long it has waited before', async () => {
    await aWaitingChange(8);
    const { tries } = losing(1);
    await syncNow(true);
    await vi.waitFor(async () => expect(await database().outbox.count()).toBe(0));
    expect(tries()).toBe(2);
  });
});
