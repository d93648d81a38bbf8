import { documentsOf } from '#domain/trip/document.ts';
import type { UserDatabase } from './database.ts';
import { deleteContent, noteSending } from './document-store.ts';
import { readTrip } from './trip-store.ts';

/** So long a document that was removed is still here, for Undo. */
export const UNDO_MS = 60_000;

/**
 * Removes contents that no trip on this device lists any more, a minute after it listed them last; those of a trip in the trash stay as long
 * as that. Resolves with whether there are some for which it is too early.
 */
export async function removeUnlisted(database: UserDatabase, now: number): Promise<boolean> {
  let early = false;
  const trashed = new Set(await database.trash.toCollection().primaryKeys());
  for (const stored of await database.documents.toArray()) {
    const trip = await readTrip(database, stored.tripId);
    const isListed = trip !== null && documentsOf(trip).some(({ digest }) => digest === stored.digest);
    const { unlistedAt } = stored;
    if (isListed) {
      if (unlistedAt !== null) await noteSending(database, stored, { unlistedAt: null, sent: 0, nextAt: 0 });
    } else if (unlistedAt === null) {
      await noteSending(database, stored, { unlistedAt: now });
      early = true;
    } else if (trashed.has(stored.tripId)) continue;
    else if (now - unlistedAt >= UNDO_MS) await deleteContent(database, stored);
    else early = true;
  }
  return early;
}
