import type { Trip } from '#domain/trip/trip.ts';
import type { UserDatabase } from '../offline/database.ts';
import { readCurrentPlan } from '../offline/plan-store.ts';
import { type Stored, useStored } from './stored.ts';

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
