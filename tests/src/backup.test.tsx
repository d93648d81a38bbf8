import { describe, expect, it } from 'vitest';
import { sameContent } from '#domain/trip/changes-to.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { importSeveral, readImport } from '#src/data/import-trip.ts';
import { signOut, unsentFile } from '#src/data/leaving.ts';
import { shareTrip } from '#src/data/shares.ts';
import { allowSync } from '#src/data/sync.ts';
import { changeTrip, deleteTrip, saveTrip } from '#src/data/trips.ts';
import { databaseOf } from '#src/offline/database.ts';
import { keepNewPlan } from '#src/offline/plan-store.ts';
import { readTrip, receive } from '#src/offline/trip-store.ts';
import { beginSession } from '#src/session/session.ts';
import { anyTrip } from '../support/any-trips.ts';
import { aTripWithABookedStop } from '../support/booked-trips.ts';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const moment = '2026-11-20T12:00:00.000Z';
const database = () => databaseOf(ada.id);
const shown = async (id: string) => (await readTrip(database(), id)) as Trip;
const written = async () => (await unsentFile(new Date(moment))) ?? '';
const fileOf = (text: string) => new File([text], 'periplo-unsent.json', { type: 'application/json' });
const kindsIn = async (text: string) => {
  const read = await readImport(fileOf(text));
  return read.kind === 'several' ? read.found.map(({ kind }) => kind) : [read.kind];
};

/** Signs out, so that nothing of it is here, and in again. */
async function anew(): Promise<void> {
  await signOut();
  beginSession(ada, { access: 'b', refresh: 's' });
  allowSync();
}

withNoServer();

describe('a copy of what waits comes back into the app that wrote it', () => {
  it('with one trip that was never sent', async () => {
    const trip = aTrip();
    await saveTrip(trip);
    const text = await written();
    await anew();
    const read = await readImport(fileOf(text));
    expect(read.kind === 'several' && read.found).toMatchObject([{ kind: 'new' }]);
  });

  it('with bookings and their codes, luggage, wishes, and without documents, whose contents are not in it', async () => {
    const booked = aTripWithABookedStop();
    const bookings = booked.bookings?.map((own) => ({ ...own, code: 'ABC123' })) ?? [];
    const trip: Trip = { ...booked, bookings };
    await saveTrip(trip);
    const text = await written();
    await anew();
    const read = await readImport(fileOf(text));
    const found = read.kind === 'several' ? read.found : [];
    await importSeveral(found);
    const [card] = await database().cards.toArray();
    const back = await shown(card?.id ?? '');
    expect(back.bookings?.map(({ code }) => code)).toEqual(bookings.map(({ code }) => code));
    expect(back.luggage.map(({ label }) => label)).toEqual(trip.luggage.map(({ label }) => label));
    expect(back.wishes).toEqual(trip.wishes);
    expect(text).not.toContain('documents');
  });

  it.each(Array.from({ length: 40 }, (_, number) => number))('whatever a trip says (%i)', async (number) => {
    const trip = anyTrip(number);
    await receive(database(), { id: trip.id, version: 1, trip });
    await changeTrip({ trip, version: 1 }, [{ kind: 'notes', notes: 'Never sent' }]);
    const text = await written();
    expect(await kindsIn(text)).toEqual(['same']);
    await anew();
    await receive(database(), { id: trip.id, version: 1, trip });
    const read = await readImport(fileOf(text));
    const found = read.kind === 'several' ? read.found : [];
    expect(found.map(({ kind }) => kind)).toEqual(['older']);
    await importSeveral(found);
    expect((await shown(trip.id)).notes).toBe('Never sent');
    expect((await database().outbox.toArray()).map(({ kind }) => kind)).toEqual(['trip.patch']);
  });

  it('with several trips, plans that were not saved and a link: once each, and never what was deleted', async () => {
    const [changed, created, deleted, plan] = [aTrip(), aTrip(), aTrip(), aTrip()];
    await receive(database(), ...[changed, deleted].map((trip) => ({ id: trip.id, version: 1, trip })));
    await changeTrip({ trip: changed, version: 1 }, [{ kind: 'title', title: 'Changed' }]);
    await changeTrip({ trip: changed, version: 1 }, [{ kind: 'notes', notes: 'Twice' }]);
    await saveTrip(created);
    await deleteTrip({ trip: deleted, version: 1 });
    await shareTrip(changed.id, { dates: 'exact', luggage: true, costs: true }, null);
    await keepNewPlan(database(), plan, moment);
    const text = await written();
    await anew();
    expect(await kindsIn(text)).toEqual(['new', 'new', 'new']);
  });

  it('with what was refused, as its owner wrote it', async () => {
    const trip = aTrip();
    await receive(database(), { id: trip.id, version: 1, trip });
    await changeTrip({ trip, version: 1 }, [{ kind: 'notes', notes: 'Mine' }]);
    await database()
      .outbox.toCollection()
      .modify({ parkedBecause: 'CONFLICT', collidesAt: ['notes'], theirVersion: 2 });
    await receive(database(), { id: trip.id, version: 2, trip: { ...trip, notes: 'Theirs' } });
    expect(await written()).toContain('Mine');
  });

  it('also where the stored trip differs in what no change can make: then it is replaced, and put back', async () => {
    const trip = aTrip();
    await saveTrip({ ...trip, summary: 'Planned again' });
    const text = await written();
    await anew();
    await receive(database(), { id: trip.id, version: 1, trip });
    const read = await readImport(fileOf(text));
    const undo = await importSeveral(read.kind === 'several' ? read.found : []);
    expect((await shown(trip.id)).summary).toBe('Planned again');
    await undo();
    expect(sameContent(await shown(trip.id), trip)).toBe(true);
  });
});
