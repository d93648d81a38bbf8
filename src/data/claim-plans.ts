import { databaseOf } from '../offline/database.ts';
import { newOperation } from '../offline/outbox.ts';
import { keepNewPlan, readAllPlans, restorePlan } from '../offline/plan-store.ts';
import { recordNew } from '../offline/trip-store.ts';
import { noteSaved } from './trips.ts';

/**
 * Plans made before signing in move to the account's database and are saved there, without being planned or paid again (D2). What was
 * moved is deleted last: a device that dies in between does it once more, under the same ids.
 */
export async function claimAnonymousPlans(userId: string): Promise<void> {
  const plans = await readAllPlans(databaseOf(null));
  if (plans.length === 0) return;
  const own = databaseOf(userId);
  for (const plan of plans) {
    if (plan.key === 'current') await keepNewPlan(own, plan.trip, plan.plannedAt);
    else await restorePlan(own, plan);
    await recordNew(own, newOperation('trip.create', plan.trip.id, plan.trip));
    await noteSaved(own, plan.trip.id);
  }
  await databaseOf(null).plans.bulkDelete(plans.map(({ key }) => key));
}
