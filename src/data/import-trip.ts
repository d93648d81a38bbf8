import { toWireTrip, wireTripSchema } from '#contract/wire-trip.ts';
import { withDetailsOf } from '#domain/trip/booking-details.ts';
import { changesTo } from '#domain/trip/changes-to.ts';
import type { Seen } from '#domain/trip/seen.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { withNewIds } from '#domain/trip/with-new-ids.ts';
import {
  LARGEST_TRIPS_FILE_BYTES,
  type ReadFile,
  readTripsFile,
  type Unreadable,
} from '#rendering/export/trip-file.ts';
import { databaseOf } from '../offline/database.ts';
import { newOperation } from '../offline/outbox.ts';
import { readSeen, record } from '../offline/trip-store.ts';
import { currentUserId } from './session.ts';
import { changeInSteps } from './steps.ts';
import { syncNow } from './sync.ts';
import { deleteTrip, saveTrip } from './trips.ts';

/** What the server takes of one trip. */
const LARGEST_TRIP_BYTES = 200_000;

const newId = () => crypto.randomUUID();

/** What a trip of a file is to this account: nothing, a trip it does not have, or another state of one it has. */
export type ImportOfOne =
  | { readonly kind: 'unreadable'; readonly why: Unreadable }
  | { readonly kind: 'new'; readonly trip: Trip }
  | { readonly kind: 'same'; readonly trip: Trip }
  | { readonly kind: 'older'; readonly trip: Trip; readonly now: Seen; readonly exportedAt: string };

/** A file holds one trip, or several, each with an answer of its own. */
export type Import = ImportOfOne | { readonly kind: 'several'; readonly found: readonly ImportOfOne[] };

/** A trip that the server would refuse must not be saved here: it would wait for ever. */
function refusedByServer(trip: Trip): Unreadable | null {
  const wire = toWireTrip(trip);
  const issue = wireTripSchema.safeParse(wire).error?.issues[0];
  if (issue) return { kind: 'invalid', field: issue.path.join('.'), message: issue.message };
  const { size } = new Blob([JSON.stringify(wire)]);
  return size > LARGEST_TRIP_BYTES ? { kind: 'tooLarge' } : null;
}

async function importOf(read: ReadFile): Promise<ImportOfOne> {
  if (read.kind !== 'read') return { kind: 'unreadable', why: read };
  const { exportedAt } = read;
  const refused = refusedByServer(read.trip);
  if (refused) return { kind: 'unreadable', why: refused };
  const now = await readSeen(databaseOf(currentUserId()), read.trip.id);
  if (!now) return { kind: 'new', trip: read.trip };
  // A file may have left out the codes of bookings: they are not taken away here.
  const trip = withDetailsOf(read.trip, now.trip);
  return changesTo(now.trip, trip, newId)?.length === 0
    ? { kind: 'same', trip }
    : { kind: 'older', trip, now, exportedAt };
}

/** Reads a file that the traveller chose; nothing is changed yet. Works with no network. */
export async function readImport(file: File): Promise<Import> {
  if (file.size > LARGEST_TRIPS_FILE_BYTES) return { kind: 'unreadable', why: { kind: 'tooLarge' } };
  const read = readTripsFile(await file.text());
  if (read.kind !== 'several') return importOf(read);
  const found: ImportOfOne[] = [];
  for (const one of read.read) found.push(await importOf(one));
  return { kind: 'several', found };
}

/** Saves what a file holds as a trip of its own, under new ids. Resolves with its id. */
export async function importAsNew(trip: Trip): Promise<string> {
  const own = withNewIds(trip, newId);
  await saveTrip(own);
  return own.id;
}

/** Everything but the id is another's: the trip goes and comes again, here in one transaction. */
async function replaceTrip(trip: Trip, baseVersion: number): Promise<void> {
  const at = new Date();
  await record(
    databaseOf(currentUserId()),
    newOperation('trip.delete', trip.id, { baseVersion }, { opId: newId(), at }),
    newOperation('trip.create', trip.id, trip, { opId: newId(), at }),
  );
  void syncNow();
}

/**
 * Makes of a trip that is here what a file says, by ordinary changes where there are any for it. Resolves with the way back.
 */
export async function updateFromFile(seen: Seen, file: Trip): Promise<() => Promise<void>> {
  const { trip: now, version } = seen;
  // A file has no documents; those of the trip stay.
  const wanted = now.documents ? { ...file, documents: now.documents } : file;
  const changes = changesTo(now, wanted, newId);
  if (changes === null) {
    await replaceTrip(wanted, version);
    return () => replaceTrip(now, version);
  }
  const back = await changeInSteps(changes, seen);
  return () => back().then(() => undefined);
}

async function takeOver(one: ImportOfOne): Promise<() => Promise<void>> {
  if (one.kind === 'older') return updateFromFile(one.now, one.trip);
  if (one.kind !== 'new') return async () => {};
  const id = await importAsNew(one.trip);
  return async () => {
    const seen = await readSeen(databaseOf(currentUserId()), id);
    if (seen) await deleteTrip(seen);
  };
}

/** Takes over every trip of a file that is not here, or differs. Resolves with the way back, for all of them. */
export async function importSeveral(found: readonly ImportOfOne[]): Promise<() => Promise<void>> {
  const back: (() => Promise<void>)[] = [];
  for (const one of found) back.push(await takeOver(one));
  return async () => {
    for (const undo of back) await undo();
  };
}
