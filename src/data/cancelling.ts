import { cancelPlanEndpoint } from '#contract/planning.ts';
import { call } from '../api/call.ts';
import { databaseOf, type Underway } from '../offline/database.ts';
import { currentUserId } from './session.ts';
import { findUnderway } from './underway-row.ts';

/** `done`: the plan was finished before the server heard of it; `unheard`: the server did not answer, and it goes on. */
export type Cancellation = 'cancelled' | 'done' | 'unheard';

/** Ends a request; what goes on all the same is found here when it is done. */
export async function cancel(underway: Underway): Promise<Cancellation> {
  const db = databaseOf(currentUserId());
  try {
    const { cancelled } = await call(cancelPlanEndpoint, { params: { key: underway.opId } });
    if (!cancelled) return 'done';
  } catch {
    return 'unheard';
  }
  await db.plans.delete(underway.key);
  return 'cancelled';
}

/** The same for what is under way. */
export async function cancelUnderway(): Promise<Cancellation> {
  const underway = await findUnderway(databaseOf(currentUserId()));
  return underway ? cancel(underway) : 'cancelled';
}
