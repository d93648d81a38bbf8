import { toWireTrip, wireTripSchema } from '#contract/wire-trip.ts';
import { changesTo } from '#domain/trip/changes-to.ts';
import { LARGEST_FILE_BYTES, readTripFile, type Unreadable } from '#domain/trip/export/trip-file.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { withNewIds } from '#domain/trip/with-new-ids.ts';
import { databaseOf } from '../offline/database.ts';
import { newOperation } from '../offline/outbox.ts';
import { readTrip, record } from '../offline/trip-store.ts';
import { currentUserId } from './session.ts';
import { syncNow } from './sync.ts';
import { changeTrip, saveTrip } from './trips.ts';

/** What the server takes of one trip. */
const LARGEST_TRIP_BYTES = 200_000;

const newId = () => crypto.randomUUID();

/** What a file is to this account: nothing, a trip it does not have, or another state of one it has. */
export type Import =
  | { readonly kind: 'unreadable'; readonly why: Unreadable }
  | { readonly kind: 'new'; readonly trip: Trip }
  | { readonly kind: 'same'; readonly trip: Trip }
  | { readonly kind: 'older'; readonly trip: Trip; readonly now: Trip; readonly exportedAt: string };

/** A trip that the server would refuse must not be saved here: it would wait for ever. */
function refusedByServer(trip: Trip): Unreadable | null {
  const wire = toWireTrip(trip);
  const issue = wireTripSchema.safeParse(wire).error?.issues[0];
  if (issue) return { kind: 'invalid', field: issue.path.join('.'), message: issue.message };
  const { size } = new Blob([JSON.stringify(wire)]);
  return size > LARGEST_TRIP_BYTES ? { kind: 'tooLarge' } : null;
}

/** Reads a file somebody chose; nothing is changed yet. Works with no network. */
export async function readImport(file: File): Promise<Import> {
  if (file.size > LARGEST_FILE_BYTES) return { kind: 'unreadable', why: { kind: 'tooLarge' } };
  const read = readTripFile(await file.text());
  if (read.kind !== 'read') return { kind: 'unreadable', why: read };
  const { trip, exportedAt } = read;
  const refused = refusedByServer(trip);
  if (refused) return { kind: 'unreadable', why: refused };
  const now = await readTrip(databaseOf(currentUserId()), trip.id);
  if (!now) return { kind: 'new', trip };
  return changesTo(now, trip, newId)?.length === 0 ? { kind: 'same', trip } : { kind: 'older', trip, now, exportedAt };
}

/** Saves what a file holds as a trip of its own, under ids that nobody else has. Resolves with its id. */
export async function importAsNew(trip: Trip): Promise<string> {
  const own = withNewIds(trip, newId);
  await saveTrip(own);
  return own.id;
}

/** Everything but the id is another's: the trip goes and comes again, here in one transaction. */
async function replaceTrip(trip: Trip): Promise<void> {
  const at = new Date();
  await record(
    databaseOf(currentUserId()),
    newOperation('trip.delete', trip.id, null, newId(), at),
    newOperation('trip.create', trip.id, trip, newId(), at),
  );
  void syncNow();
}

/**
 * Makes of a trip that is here what a file says, by ordinary changes where there are any for it. Resolves with the way back.
 */
export async function updateFromFile(now: Trip, wanted: Trip): Promise<() => Promise<void>> {
  const changes = changesTo(now, wanted, newId);
  if (changes === null) {
    await replaceTrip(wanted);
    return () => replaceTrip(now);
  }
  await changeTrip(now.id, changes);
  return () => changeTrip(now.id, undoOf(now, changes, newId));
}
