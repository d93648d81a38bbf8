import { stopChanges } from '#domain/trip/changes-to.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { databaseOf } from '../offline/database.ts';
import { readCurrentPlan, showSaved } from '../offline/plan-store.ts';
import { readSeen } from '../offline/trip-store.ts';
import { currentUserId } from './session.ts';
import { changeInSteps } from './steps.ts';
import { useStored } from './stored.ts';

/** Shows a saved trip where stops are planned anew. */
export function showForReplan(trip: Trip): Promise<void> {
  return showSaved(databaseOf(currentUserId()), trip, new Date().toISOString());
}

/** The saved trip that the plan shown is another version of; null where there is none on this device. */
export function useReplannedTrip(): string | null {
  const found = useStored('replanned trip', async (database) => {
    const of = (await readCurrentPlan(database))?.of;
    return of !== undefined && (await database.cards.get(of)) ? of : null;
  });
  return found.state === 'read' ? found.value : null;
}

/** Puts the stops of a replanned trip into the saved one, whose everything else stays. Resolves with the way back. */
export async function putIntoSaved(tripId: string, replanned: Trip): Promise<() => Promise<void>> {
  const database = databaseOf(currentUserId());
  const seen = await readSeen(database, tripId);
  if (!seen) throw new Error('the trip is not here any more');
  const changes = stopChanges(seen.trip, replanned);
  const back = changes.length > 0 ? await changeInSteps(changes, seen) : async () => {};
  await showSaved(database, applyChanges(seen.trip, changes), new Date().toISOString());
  return back;
}
