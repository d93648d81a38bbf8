import { databaseOf, type KeptPlan } from '../offline/database.ts';
import { readAside, readUnsavedPlans, restorePlan, showAside } from '../offline/plan-store.ts';
import { keepTrip } from './drafts.ts';
import { currentUserId } from './session.ts';
import { useStored } from './stored.ts';

export type EarlierPlan = KeptPlan;

/** Plans that were made before the one that is shown and never saved, the newest first. */
export function useEarlierPlans(): readonly EarlierPlan[] {
  const stored = useStored('earlier plans', readAside);
  return stored.state === 'read' ? stored.value : [];
}

/** The same with the one that is shown, unless it is saved. */
export function useUnsavedPlans(): readonly EarlierPlan[] {
  const stored = useStored('unsaved plans', readUnsavedPlans);
  return stored.state === 'read' ? stored.value : [];
}

/** Saves such a plan as a trip. Rejects when this device could not store it. */
export const keepPlan = ({ trip }: KeptPlan): Promise<void> => keepTrip(trip);

export function showEarlierPlan({ key }: KeptPlan): Promise<void> {
  return showAside(databaseOf(currentUserId()), key);
}

/** Puts away a plan that was never saved. Resolves with the way back. */
export async function discardPlan(plan: KeptPlan): Promise<() => Promise<void>> {
  const database = databaseOf(currentUserId());
  await database.plans.delete(plan.key);
  return () => restorePlan(database, plan);
}
