import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepBoth, keepMine, takeTheirs } from '#src/data/conflicts.ts';
import { shareTrip } from '#src/data/shares.ts';
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
  await changeTrip({ trip, version: 1 }, [{ kind: 'title', title: 'Mine' }]);
  await changeTrip({ trip, version: 1 }, [{ kind: 'notes', notes: 'Mine too' }]);
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

  it('go again over the others when mine counts; what waits behind them goes as it is, in order', async () => {
    const { id } = await aParkedTitle('CONFLICT');
    const [refused, behind] = await waiting();
    await keepMine(id);
    const after = await waiting();
    expect(after.map(({ kind, body }) => kind === 'trip.patch' && [body.changes[0]?.kind, body.overwrite])).toEqual([
      ['title', true],
      ['notes', false],
    ]);
    expect(after[0]?.opId).not.toBe(refused?.opId);
    expect(after[0]?.parkedBecause).toBeUndefined();
    expect(after[1]).toEqual(behind);
  });

  it('are given up alone when theirs counts: ticks, notes and links behind them go on waiting (15.3)', async () => {
    const trip = await aParkedTitle('CONFLICT');
    const itemId = trip.luggage[0]?.id ?? '';
    await changeTrip({ trip, version: 1 }, [{ kind: 'luggage.set', itemId, packed: true }]);
    const token = await shareTrip(trip.id, { dates: 'exact', luggage: true, costs: true }, null);
    await takeTheirs(trip.id);
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['trip.patch', 'trip.patch', 'trip.share']);
    const shown = await readTrip(database(), trip.id);
    expect(shown).toMatchObject({ title: trip.title, notes: 'Mine too' });
    expect(shown?.luggage[0]?.packed).toBe(true);
    expect(await database().shares.toArray()).toMatchObject([{ token }]);
  });

  it('are given up field by field: the rest of what was sent together is sent again under a new key', async () => {
    const trip = aTrip();
    await receive(database(), { id: trip.id, version: 1, trip });
    await changeTrip({ trip, version: 1 }, [
      { kind: 'title', title: 'Mine' },
      { kind: 'notes', notes: 'Mine too' },
    ]);
    const [first] = await waiting();
    await database().outbox.update(first?.seq ?? 0, { parkedBecause: 'CONFLICT', collidesAt: ['title'] });
    await takeTheirs(trip.id);
    const [rest] = await waiting();
    expect(rest).toMatchObject({ body: { changes: [{ kind: 'notes', notes: 'Mine too' }], overwrite: false } });
    expect(rest?.parkedBecause).toBeUndefined();
    expect(rest?.opId).not.toBe(first?.opId);
  });

  it.each(['CONFLICT', 'NOT_FOUND'] as const)('come back when discarding them after %s is undone', async (because) => {
    const { id } = await aParkedTitle(because);
    const bringBack = await takeTheirs(id);
    await bringBack();
    expect(await readTrip(database(), id)).toMatchObject({ title: 'Mine', notes: 'Mine too' });
    expect((await waiting()).filter(({ parkedBecause }) => parkedBecause === because)).toHaveLength(1);
  });

  it('become a trip of their own when both count', async () => {
    const trip = await aParkedTitle('CONFLICT');
    const copyId = await keepBoth(trip.id);
    expect(await readTrip(database(), trip.id)).toEqual({ ...trip, notes: 'Mine too' });
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
  await deleteTrip({ trip, version: 0 });
  expect(await readTrip(database(), trip.id)).toBeNull();
  expect(await database().cards.count()).toBe(0);
  await saveTrip(trip);
  expect(await readTrip(database(), trip.id)).toEqual(trip);
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['trip.create', 'trip.delete', 'trip.create']);
});
