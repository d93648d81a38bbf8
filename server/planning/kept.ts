import type { Db } from '../db/database.ts';
import type { JobRow } from '../db/schema.ts';

type KeptPlan = Pick<JobRow, 'id' | 'created_at'> & { readonly work: unknown; readonly answer: unknown };

const read = (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown));

/** The plans of an account that were made or are being made, oldest first. */
export async function plansOf(db: Db, userId: string): Promise<KeptPlan[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'work', 'answer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ work, answer, ...row }) => ({ ...row, work: read(work), answer: read(answer) }));
}

/**
 * Forgets the plans that became a trip and those made of it, also what its owner had planned before signing in: their texts go with
 * the trip. A plan under way goes on. The key of a plan that is gone finds nothing; asked for again it is made again, and is paid for
 * already.
 */
export async function forgetPlans(db: Db, userId: string, tripId: string): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('answer', 'is not', null)
    .where(({ or, eb }) => or([eb('trip_id', '=', tripId), eb('of_trip_id', '=', tripId)]))
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('user_id', 'is', null)]))
    .execute();
}

/** Forgets how many plans were made without an account before a day. */
export async function pruneAnonymousPlans(db: Db, day: string): Promise<void> {
  await db.deleteFrom('anonymous_plans').where('day', '<', day).execute();
}
