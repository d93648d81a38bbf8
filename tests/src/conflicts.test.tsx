import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepBoth, keepMine, takeTheirs } from '#src/data/conflicts.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { changeTrip, deleteTrip, saveTrip } from '#src/data/trips.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { readTrip, receive } from '#src/offline/trip-store.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const waiting = () => database().outbox.toArray();

/** A trip that the server has in version 1, with a new title that waits here, refused for a reason. */
async function aParkedTitle(parkedBecause: 'CONFLICT' | 'NOT_FOUND') {
  const trip = aTrip();
  await receive(database(), { id: trip.id, version: 1, trip });
  await changeTrip(trip.id, [{ kind: 'title', title: 'Mine' }]);
  await changeTrip(trip.id, [{ kind: 'notes', notes: 'Mine too' }]);
  const [first] = await waiting();
  await database().outbox.update(first?.seq ?? 0, { parkedBecause, collidesAt: ['title'] });
  return trip;
}

beforeEach(() => {
  // No server: whatever waits stays.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  beginSession(ada, { access: 'a', refresh: 'r' });
});
afterEach(async () => {
  await stopSync();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  allowSync();
});

describe('changes that the server refused', () => {
  it('stay visible, all of them', async () => {
    const { id } = await aParkedTitle('CONFLICT');
    expect(await readTrip(database(), id)).toMatchObject({ title: 'Mine', notes: 'Mine too' });
  });

  it('go again over the others when mine counts, in order and under new keys', async () => {
    const { id } = await aParkedTitle('CONFLICT');
    const before = (await waiting()).map(({ opId }) => opId);
    await keepMine(id);
    const after = await waiting();
    expect(after.map(({ kind, body }) => kind === 'trip.patch' && [body.changes[0]?.kind, body.overwrite])).toEqual([
      ['title', true],
      ['notes', true],
    ]);
    expect(after.filter(({ opId, parkedBecause }) => before.includes(opId) || parkedBecause)).toEqual([]);
  });

  it('are gone when theirs counts, and what the server has is shown', async () => {
    const trip = await aParkedTitle('CONFLICT');
    await takeTheirs(trip.id);
    expect(await waiting()).toEqual([]);
    expect(await readTrip(database(), trip.id)).toEqual(trip);
  });

  it.each(['CONFLICT', 'NOT_FOUND'] as const)('come back when discarding them after %s is undone', async (because) => {
    const { id } = await aParkedTitle(because);
    const bringBack = await takeTheirs(id);
    await bringBack();
    expect(await readTrip(database(), id)).toMatchObject({ title: 'Mine', notes: 'Mine too' });
    expect((await waiting()).map(({ parkedBecause }) => parkedBecause)).toEqual([because, undefined]);
  });

  it('become a trip of their own when both count', async () => {
    const trip = await aParkedTitle('CONFLICT');
    const copyId = await keepBoth(trip.id);
    expect(await readTrip(database(), trip.id)).toEqual(trip);
    expect(await readTrip(database(), copyId ?? '')).toMatchObject({ title: 'Mine', notes: 'Mine too' });
  });

  it('make the trip anew when it was deleted elsewhere and is wanted', async () => {
    const { id } = await aParkedTitle('NOT_FOUND');
    await keepMine(id);
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['trip.create']);
    expect(await readTrip(database(), id)).toMatchObject({ title: 'Mine' });
  });

  it('go with the trip when it was deleted elsewhere and is not wanted', async () => {
    const { id } = await aParkedTitle('NOT_FOUND');
    await takeTheirs(id);
    expect(await readTrip(database(), id)).toBeNull();
    expect(await database().cards.count()).toBe(0);
  });
});

it('a deleted trip is gone at once, and saving it again brings it back with its card', async () => {
  const trip = aTrip();
  await saveTrip(trip);
  await deleteTrip(trip.id);
  expect(await readTrip(database(), trip.id)).toBeNull();
  expect(await database().cards.count()).toBe(0);
  await saveTrip(trip);
  expect(await readTrip(database(), trip.id)).toEqual(trip);
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['trip.create', 'trip.delete', 'trip.create']);
});
