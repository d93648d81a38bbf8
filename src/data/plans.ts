import { useLiveQuery } from 'dexie-react-hooks';
import { toWireTripRequest } from '#contract/planning.ts';
import { toReplanBody } from '#contract/replanning.ts';
import type { Selection } from '#domain/trip/selection.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { databaseOf, type KeptPlan } from '../offline/database.ts';
import { useUserId } from './session.ts';
import { askFor, type Waiting } from './underway.ts';

/** Plans a trip and keeps the plan on this device. Throws Problem; an aborted wait throws the abort's reason. */
export function planTrip(request: TripRequest, waiting: Waiting): Promise<void> {
  return askFor({ work: 'plan', body: toWireTripRequest(request) }, waiting);
}

/** Replaces the chosen activities of the plan that is kept here; when it fails the plan stays as it was. */
export function replanTrip(trip: Trip, selection: Selection, waiting: Waiting): Promise<void> {
  return askFor({ work: 'replan', body: toReplanBody(trip, selection) }, waiting);
}

const currentPlan = async (userId: string | null): Promise<KeptPlan | null> => {
  const row = await databaseOf(userId).plans.get('current');
  return row?.key === 'current' ? row : null;
};

/** The last plan made here and not put away: undefined while reading, null when there is none. */
export function useCurrentPlan(): Trip | null | undefined {
  const userId = useUserId();
  return useLiveQuery(async () => (await currentPlan(userId))?.trip ?? null, [userId]);
}

/** A plan made before signing in moves to the account's database, without being planned again (D2). */
export async function claimAnonymousPlan(userId: string): Promise<void> {
  const plan = await currentPlan(null);
  if (!plan) return;
  await databaseOf(userId).plans.put(plan);
  await databaseOf(null).plans.delete('current');
}
