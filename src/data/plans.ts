import { toWireTripRequest } from '#contract/planning.ts';
import { toReplanBody } from '#contract/replanning.ts';
import type { Selection } from '#domain/trip/selection.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { UserDatabase } from '../offline/database.ts';
import { readCurrentPlan } from '../offline/plan-store.ts';
import { type Stored, useStored } from './stored.ts';
import { askFor, type Waiting } from './underway.ts';

/** Plans a trip and keeps the plan on this device. Throws Problem; an aborted wait throws the abort's reason. */
export function planTrip(request: TripRequest, waiting: Waiting): Promise<void> {
  return askFor({ work: 'plan', body: toWireTripRequest(request) }, waiting);
}

/** Replaces the chosen activities of the plan that is kept here; when it fails the plan stays as it was. */
export function replanTrip(trip: Trip, selection: Selection, waiting: Waiting): Promise<void> {
  return askFor({ work: 'replan', body: toReplanBody(trip, selection) }, waiting);
}

const currentTrip = async (database: UserDatabase): Promise<Trip | null> =>
  (await readCurrentPlan(database))?.trip ?? null;

/** The last plan made here and not put away; null when there is none. */
export const useCurrentPlan = (): Stored<Trip | null> => useStored('plan', currentTrip);

const hasMore = async ({ plans }: UserDatabase) =>
  (await plans.toCollection().primaryKeys()).some((key) => key !== 'current');

/** Whether there is more than the plan that is shown: plans put aside, or requests. */
export function useHasMore(): boolean {
  const stored = useStored('more than a plan', hasMore);
  return stored.state === 'read' && stored.value;
}
