import { stopChanges } from '#domain/trip/changes-to.ts';
import { keptAs } from '#domain/trip/kept-as.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import { lacksTarget } from '#domain/trip/targets.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import { readCurrentPlan, showSaved } from '../offline/plan-store.ts';
import { readSeen } from '../offline/trip-store.ts';
import { currentUserId } from './session.ts';
import { changeInSteps } from './steps.ts';
import { useStored } from './stored.ts';

/** Shows a saved trip where stops are planned anew. */
export function showForReplan(trip: Trip): Promise<void> {
  return showSaved(databaseOf(currentUserId()), trip, new Date().toISOString());
}

async function findReplanned(database: UserDatabase): Promise<string | null> {
  const of = (await readCurrentPlan(database))?.of;
  return of !== undefined && (await database.cards.get(of)) ? of : null;
}

/** The saved trip that the plan shown is another version of; null where there is none on this device, or that cannot be read. */
export const readReplannedTrip = (): Promise<string | null> =>
  findReplanned(databaseOf(currentUserId())).catch(() => null);

/** The same, now and after every change. */
export function useReplannedTrip(): string | null {
  const found = useStored('replanned trip', findReplanned);
  return found.state === 'read' ? found.value : null;
}

/** Changes that a trip, as it is now, can take: what is gone need not go, and what would find no day is left out. */
function fitting(now: Trip, changes: readonly Change[]): Change[] {
  const here = new Set(now.days.flatMap(({ activities }) => activities.map(({ id }) => id)));
  return changes.filter((change) =>
    change.kind === 'activity.remove' ? here.has(change.activityId) : !lacksTarget(now, change),
  );
}

interface PutIn {
  readonly back: () => Promise<boolean>;
  readonly isDraft: boolean;
}

/**
 * Puts the stops of the replanned trip that is kept here into the saved one, whose everything else stays: also what came to it since the
 * stops were chosen. Resolves with the way back, and whether the trip is a draft.
 */
export async function putIntoSaved(tripId: string): Promise<PutIn> {
  const database = databaseOf(currentUserId());
  const seen = await readSeen(database, tripId);
  // From the disk: what is on the screen may still be the plan before.
  const plan = await readCurrentPlan(database);
  if (!seen || plan?.of !== tripId) throw new Error('the trip is not here any more');
  const changes = fitting(seen.trip, stopChanges(plan.from ?? seen.trip, plan.trip));
  const back = changes.length > 0 ? await changeInSteps(changes, seen) : async () => true;
  await showSaved(database, applyChanges(seen.trip, changes), new Date().toISOString());
  return { back, isDraft: keptAs(seen.trip) === 'draft' };
}
