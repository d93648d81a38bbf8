import { describe, expect, it, vi } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { decideField, keepMine, takeTheirs } from '#src/data/conflicts.ts';
import { unsentChanges } from '#src/data/leaving.ts';
import { changeTrip, deleteTrip, saveTrip } from '#src/data/trips.ts';
import { watchUnsent } from '#src/data/unsent.ts';
import { databaseOf } from '#src/offline/database.ts';
import type { Operation } from '#src/offline/operation.ts';
import { newOperation } from '#src/offline/outbox.ts';
import { forget, readSeen, readTrip, receive, record, settle, updateOperation } from '#src/offline/trip-store.ts';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const waiting = () => database().outbox.orderBy('seq').toArray();
const shown = (id: string) => readTrip(database(), id);
const first = async () => (await waiting())[0] as Operation;
const stop = (trip: Trip) => trip.days[0]?.activities[0] as Trip['days'][number]['activities'][number];

async function aStoredTrip() {
  const trip = aTrip();
  await receive(database(), { id: trip.id, version: 1, trip });
  return trip;
}

/** What the server has after another device changed the trip. */
const fromElsewhere = (trip: Trip, version = 2) => receive(database(), { id: trip.id, version, trip });

withNoServer();

describe('a form that was open while another device changed the trip (15.1)', () => {
  it('sends the version that was on the screen when it opened, not the newest', async () => {
    const trip = await aStoredTrip();
    const seen = { trip, version: 1 };
    await fromElsewhere({ ...trip, notes: 'From the tablet' }, 7);
    await changeTrip(seen, [{ kind: 'title', title: 'From the phone' }]);
    expect((await first()).body).toMatchObject({ baseVersion: 1 });
    expect(await shown(trip.id)).toMatchObject({ title: 'From the phone', notes: 'From the tablet' });
  });

  it('asks when the same was changed here meanwhile, in another tab too, and keeps both', async () => {
    const trip = await aStoredTrip();
    const seen = { trip, version: 1 };
    await changeTrip(seen, [{ kind: 'notes', notes: 'The other tab' }]);
    await changeTrip(seen, [{ kind: 'notes', notes: 'This tab' }]);
    const [, mine] = await waiting();
    expect(mine).toMatchObject({ parkedBecause: 'CONFLICT', collidesAt: ['notes'] });
    await takeTheirs(trip.id);
    expect((await shown(trip.id))?.notes).toBe('The other tab');
  });

  it('keeps the last text of this device when the other one counts, also one that was written after the question', async () => {
    const trip = await aStoredTrip();
    const seen = { trip, version: 1 };
    await changeTrip(seen, [{ kind: 'notes', notes: 'The other tab' }]);
    await changeTrip(seen, [{ kind: 'notes', notes: 'This tab' }]);
    const now = await readSeen(database(), trip.id);
    if (now) await changeTrip(now, [{ kind: 'notes', notes: 'Written later' }]);
    await decideField(trip.id, 'notes', 'theirs');
    expect((await shown(trip.id))?.notes).toBe('The other tab');
    expect(JSON.stringify(await database().lost.toArray())).toContain('Written later');
  });

  it('asks nothing when both wrote the same, or when one device edits on', async () => {
    const trip = await aStoredTrip();
    await changeTrip({ trip, version: 1 }, [{ kind: 'notes', notes: 'Same' }]);
    await changeTrip({ trip, version: 1 }, [{ kind: 'notes', notes: 'Same' }]);
    const seen = await readSeen(database(), trip.id);
    if (seen) await changeTrip(seen, [{ kind: 'notes', notes: 'Next' }]);
    expect((await waiting()).map(({ parkedBecause }) => parkedBecause)).toEqual([undefined, undefined, undefined]);
    expect((await shown(trip.id))?.notes).toBe('Next');
  });

  it('keeps what was written about a trip that another device deleted meanwhile', async () => {
    const trip = await aStoredTrip();
    await forget(database(), trip.id);
    await changeTrip({ trip, version: 1 }, [{ kind: 'notes', notes: 'Still here' }]);
    expect((await shown(trip.id))?.notes).toBe('Still here');
    expect(await database().cards.count()).toBe(1);
  });
});

describe('a change whose stop another device removed (15.2)', () => {
  async function aNoteOnARemovedStop() {
    const trip = await aStoredTrip();
    const activityId = stop(trip).id;
    const seen = { trip, version: 1 };
    const days = trip.days.map((day) => ({ ...day, activities: day.activities.filter(({ id }) => id !== activityId) }));
    await fromElsewhere({ ...trip, days });
    await changeTrip(seen, [{ kind: 'activity.notes', activityId, notes: 'Ticket 12' }]);
    return { trip, activityId };
  }

  it('waits for a decision and is kept', async () => {
    const { activityId } = await aNoteOnARemovedStop();
    const path = `activity/${activityId}/notes`;
    expect(await first()).toMatchObject({ parkedBecause: 'CONFLICT', gone: [path], collidesAt: [path] });
  });

  it('puts the stop back with the change, as something new, and what was written after it follows', async () => {
    const { trip, activityId } = await aNoteOnARemovedStop();
    const behind = {
      changes: [{ kind: 'activity.paid', activityId, paid: 900 } as const],
      baseVersion: 2,
    };
    await record(database(), newOperation('trip.patch', trip.id, behind));
    await keepMine(trip.id);
    const after = await shown(trip.id);
    const back = after?.days[0]?.activities.find(({ name }) => name === stop(trip).name);
    expect(back).toMatchObject({ notes: 'Ticket 12', start: stop(trip).start, paid: 900 });
    expect(back?.id).not.toBe(activityId);
    expect((await waiting()).some(({ parkedBecause }) => parkedBecause)).toBe(false);
  });

  it('leaves it out when theirs counts', async () => {
    const { trip } = await aNoteOnARemovedStop();
    await takeTheirs(trip.id);
    expect(await waiting()).toEqual([]);
    expect((await shown(trip.id))?.days[0]?.activities.some(({ name }) => name === stop(trip).name)).toBe(false);
  });

  it('puts a new stop and the notes of a day that is gone on the nearest day, below what stands there', async () => {
    const trip = await aStoredTrip();
    const last = trip.days.at(-1);
    const kept = trip.days.slice(0, -1).map((day) => ({ ...day, notes: 'Theirs' }));
    if (!last) throw new Error('the trip has days');
    await fromElsewhere({ ...trip, days: kept });
    const activity = { ...stop(trip), id: crypto.randomUUID(), name: 'Own stop' };
    await changeTrip({ trip, version: 1 }, [
      { kind: 'activity.add', dayId: last.id, activity },
      { kind: 'day.notes', dayId: last.id, notes: 'Mine' },
    ]);
    expect(await first()).toMatchObject({ parkedBecause: 'CONFLICT' });
    await keepMine(trip.id);
    const nearest = (await shown(trip.id))?.days.at(-1);
    expect(nearest?.notes).toBe('Theirs\nMine');
    expect(nearest?.activities.some(({ name }) => name === 'Own stop')).toBe(true);
  });
});

describe('deleting a trip (15.4)', () => {
  it('carries the version that was seen', async () => {
    const trip = await aStoredTrip();
    await fromElsewhere({ ...trip, notes: 'Newer' }, 4);
    await deleteTrip({ trip, version: 1 });
    expect((await first()).body).toEqual({ baseVersion: 1 });
  });

  it('that the server refused shows the trip again, and can be kept or deleted all the same', async () => {
    const trip = await aStoredTrip();
    await deleteTrip({ trip, version: 1 });
    expect(await database().cards.count()).toBe(0);
    const refuse = async () =>
      updateOperation(database(), await first(), { parkedBecause: 'CONFLICT', collidesAt: ['notes'] });
    await refuse();
    expect(await database().cards.count()).toBe(1);
    await fromElsewhere({ ...trip, notes: 'Newer' }, 4);
    expect((await shown(trip.id))?.notes).toBe('Newer');
    await keepMine(trip.id);
    expect(await first()).toMatchObject({ kind: 'trip.delete', body: { baseVersion: 4 } });
    expect(await shown(trip.id)).toBeNull();
    await refuse();
    await takeTheirs(trip.id);
    expect(await waiting()).toEqual([]);
    expect((await shown(trip.id))?.notes).toBe('Newer');
  });

  it('that was refused is decided first; an edit refused beside it is asked about afterwards', async () => {
    const trip = await aStoredTrip();
    await changeTrip({ trip, version: 1 }, [{ kind: 'title', title: 'Mine' }]);
    await deleteTrip({ trip, version: 1 });
    for (const operation of await waiting())
      await updateOperation(database(), operation, { parkedBecause: 'CONFLICT', collidesAt: ['title'] });
    await takeTheirs(trip.id);
    expect((await waiting()).map(({ kind, parkedBecause }) => [kind, parkedBecause])).toEqual([
      ['trip.patch', 'CONFLICT'],
    ]);
    expect((await shown(trip.id))?.title).toBe('Mine');
  });

  it('takes along what was refused before it, so that nothing is stuck unseen', async () => {
    const trip = await aStoredTrip();
    await changeTrip({ trip, version: 1 }, [{ kind: 'title', title: 'Mine' }]);
    await updateOperation(database(), await first(), { parkedBecause: 'CONFLICT', collidesAt: ['title'] });
    await deleteTrip({ trip, version: 1 });
    const [, deletion] = await waiting();
    await settle(database(), deletion as Operation, 'deleted');
    expect(await waiting()).toEqual([]);
    expect(await database().trips.count()).toBe(0);
  });

  it('of a trip that the server never took sends nothing', async () => {
    const trip = aTrip();
    await saveTrip(trip);
    await updateOperation(database(), await first(), { parkedBecause: 'TOO_LARGE' });
    await deleteTrip({ trip, version: 0 });
    expect(await waiting()).toEqual([]);
    expect(await database().cards.count()).toBe(0);
  });
});

it('refused changes count as unsent: signing out would lose them (P2)', async () => {
  const trip = await aStoredTrip();
  await changeTrip({ trip, version: 1 }, [{ kind: 'title', title: 'Mine' }]);
  await updateOperation(database(), await first(), { parkedBecause: 'CONFLICT', collidesAt: ['title'] });
  expect(await unsentChanges()).toBe(1);
  const reported: number[] = [];
  const stop = watchUnsent((count) => reported.push(count));
  await vi.waitFor(() => expect(reported.at(-1)).toBe(1));
  stop();
});
