import { addDays, localDate } from '#domain/trip/dates.ts';
import { databaseOf, type TrashedTrip } from '../offline/database.ts';
import { readTrash, TRASH_DAYS } from '../offline/trash.ts';
import { currentUserId } from './session.ts';
import { useStored } from './stored.ts';
import { syncSoon } from './sync-soon.ts';
import { saveTrip } from './trips.ts';

export type { TrashedTrip };

/** Trips that their owner deleted on this device within the last days, the last one first. */
export function useTrash(): readonly TrashedTrip[] {
  const found = useStored('trash', (database) => readTrash(database, Date.now()));
  return found.state === 'read' ? found.value : [];
}

/** The last day (YYYY-MM-DD) on which a trip can be brought back. */
export const keptUntil = ({ deletedAt }: TrashedTrip): string => addDays(localDate(new Date(deletedAt)), TRASH_DAYS);

/**
 * Brings a trip back, here at once and on the server when it can be reached, with the documents that this device has: the server keeps none of
 * a deleted trip. Rejects when this device could not store it.
 */
export async function bringBack({ id, trip }: TrashedTrip): Promise<void> {
  const contents = await databaseOf(currentUserId()).documents.where('tripId').equals(id).toArray();
  const here = new Set(contents.map(({ digest }) => digest));
  const documents = trip.documents?.filter(({ digest }) => here.has(digest));
  await saveTrip({ ...trip, ...(documents && { documents }) });
}

/** Removes a trip from the trash for good; its documents go with the next exchange. */
export async function removeForGood({ id }: TrashedTrip): Promise<void> {
  await databaseOf(currentUserId()).trash.delete(id);
  syncSoon();
}
