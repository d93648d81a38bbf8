import { describe, expect, it, vi } from 'vitest';
import type { Change } from '#domain/trip/patch.ts';
import { keepBoth, keepMine, takeTheirs } from '#src/data/conflicts.ts';
import { shareTrip } from '#src/data/shares.ts';
import { changeTrip, deleteTrip, saveTrip } from '#src/data/trips.ts';
import { databaseOf } from '#src/offline/database.ts';
import { dividedOutbox } from '#src/offline/refusal-store.ts';
import { readTrip, receive } from '#src/offline/trip-store.ts';
import { fakeApi, refused } from '../support/fake-api.ts';
import { withNoServer } from '../support/no-server.ts';
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

withNoServer();

describe('changes that the server refused', () => {
  it('stay visible, all of them', async () => {
    const { id } = await aParkedTitle('CONFLICT');
    expect(await readTrip(database(), id)).toMatchObject({ title: 'Mine', notes: 'Mine too' });
  });

  it('go again over what is on the screen when mine counts; what waits behind them goes as it is, in order', async () => {
    const trip = await aParkedTitle('CONFLICT');
    const { id } = trip;
    const [refused, behind] = await waiting();
    await receive(database(), { id, version: 7, trip: { ...trip, title: 'Theirs' } });
    await keepMine(id);
    const after = await waiting();
    expect(after.map(({ kind, body }) => kind === 'trip.patch' && [body.changes[0]?.kind, body.baseVersion])).toEqual([
      ['title', 7],
      ['notes', 1],
    ]);
    expect(after[0]?.opId).not.toBe(refused?.opId);
    expect(after[0]?.parkedBecause).toBeUndefined();
    // It may have been tried: what is refused holds its own place alone.
    expect(after[1]).toEqual({ ...behind, attempts: after[1]?.attempts, nextAt: after[1]?.nextAt });
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
    expect(rest).toMatchObject({ body: { changes: [{ kind: 'notes', notes: 'Mine too' }], baseVersion: 1 } });
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

describe('what is refused together with more', () => {
  it('is divided on the disk, and what was only sent together with it is sent', async () => {
    const trip = aTrip();
    await receive(database(), { id: trip.id, version: 1, trip });
    await changeTrip({ trip, version: 1 }, [
      { kind: 'title', title: 'Mine' },
      { kind: 'notes', notes: 'Mine too' },
    ]);
    const refused = { parkedBecause: 'CONFLICT' as const, collidesAt: ['title'], theirVersion: 2 };
    await database().outbox.toCollection().modify(refused);
    const after = await dividedOutbox(database());
    expect(after.map(({ parkedBecause }) => parkedBecause)).toEqual(['CONFLICT', undefined]);
    expect(await waiting()).toEqual(after);
    expect(await readTrip(database(), trip.id)).toMatchObject({ title: 'Mine', notes: 'Mine too' });
  });

  it('keeps nothing else from being sent where this device cannot store that', async () => {
    const trip = await aParkedTitle('CONFLICT');
    const changes: Change[] = [
      { kind: 'title', title: 'Mine' },
      { kind: 'notes', notes: 'Mine too' },
    ];
    await database()
      .outbox.toCollection()
      .modify((operation) => {
        if (operation.kind === 'trip.patch') operation.body = { ...operation.body, changes };
      });
    vi.spyOn(database().outbox, 'bulkPut').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await dividedOutbox(database())).toHaveLength(2);
    vi.restoreAllMocks();
    expect(await readTrip(database(), trip.id)).toMatchObject({ title: 'Mine' });
  });
});

it('a deletion tells the server the version that its owner saw', async () => {
  const trip = aTrip();
  await receive(database(), { id: trip.id, version: 7, trip });
  const asked: (string | null)[] = [];
  fakeApi(({ what }, _, query) => {
    if (what.startsWith('DELETE')) asked.push(query.get('baseVersion'));
    return refused('UNAVAILABLE', 503);
  });
  await deleteTrip({ trip, version: 7 });
  await vi.waitFor(() => expect(asked).toEqual(['7']));
});
