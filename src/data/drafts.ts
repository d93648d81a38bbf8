import { keptAs } from '#domain/trip/kept-as.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import type { KeptCard } from '../offline/kept-card.ts';
import { newOperation } from '../offline/outbox.ts';
import { readSeen, recordNew } from '../offline/trip-store.ts';
import { currentUserId } from './session.ts';
import { knownSettings } from './settings.ts';
import { useStored } from './stored.ts';
import { syncSoon } from './sync-soon.ts';
import { changeTrip, deleteTrip, noteSaved, saveTrip } from './trips.ts';

export type KeptTrip = KeptCard;

/**
 * A finished plan of a user is a trip at once, as a draft, on every device; where the server is of a release that would refuse it, it stays a plan of
 * this device. Rejects when this device could not store it: the plan is kept all the same.
 */
export async function saveDraft(database: UserDatabase, trip: Trip): Promise<void> {
  if (!knownSettings()?.drafts) return;
  await recordNew(database, newOperation('trip.create', trip.id, { ...trip, keptAs: 'draft' }));
  await noteSaved(database, trip.id);
  syncSoon();
}

async function seenHere(tripId: string) {
  const seen = await readSeen(databaseOf(currentUserId()), tripId);
  if (!seen) throw new Error('the trip is not here any more');
  return seen;
}

/** Puts a draft or an archived trip into the list. Rejects when this device could not store it. */
export async function listTrip(tripId: string): Promise<void> {
  await changeTrip(await seenHere(tripId), [{ kind: 'keptAs', keptAs: null }]);
}

/** Puts a trip away from the list, on every device. Rejects when this device could not store it. */
export async function archiveTrip(tripId: string): Promise<void> {
  await changeTrip(await seenHere(tripId), [{ kind: 'keptAs', keptAs: 'archived' }]);
}

/** Saves a plan: its draft is a trip of the list from now on, and one that has none becomes a trip. Rejects when this device could not store it. */
export async function keepTrip(trip: Trip): Promise<void> {
  const seen = await readSeen(databaseOf(currentUserId()), trip.id);
  if (seen) return listTrip(trip.id);
  // A replan of a draft or of an archived trip says what that is kept as.
  const { keptAs: _, ...listed } = trip;
  await saveTrip(listed);
}

/** Deletes a draft into the trash. Resolves with the way back. */
export async function discardDraft(tripId: string): Promise<() => Promise<void>> {
  const seen = await seenHere(tripId);
  await deleteTrip(seen);
  return () => saveTrip(seen.trip);
}

const cardsKeptAs =
  (wanted: 'draft' | 'archived') =>
  async ({ cards }: UserDatabase): Promise<KeptTrip[]> =>
    (await cards.orderBy('dates.start').toArray()).filter((card) => keptAs(card) === wanted);

/** Trips of the signed-in user that are kept as that, by start date. */
export function useKeptAs(wanted: 'draft' | 'archived'): readonly KeptTrip[] {
  const stored = useStored(`kept as ${wanted}`, cardsKeptAs(wanted));
  return stored.state === 'read' ? stored.value : [];
}
