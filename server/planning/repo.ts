import type { Db } from '../db/database.ts';
import type { JobRow } from '../db/schema.ts';

export type JobKey = Pick<JobRow, 'owner' | 'op_key'>;

/** False when this owner's key has a job already. */
export async function insertJob(db: Db, row: JobRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner', 'op_key']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export function findJob(db: Db, { owner, op_key }: JobKey): Promise<JobRow | undefined> {
  return db.selectFrom('jobs').selectAll().where('owner', '=', owner).where('op_key', '=', op_key).executeTakeFirst();
}

/** Keeps the answer and forgets what was asked; false when the job is gone or done. */
export async function finishJob(db: Db, id: string, made: Pick<JobRow, 'answer' | 'trip_id'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...made, work: null })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Removes a job that is not done; undefined when it is done or gone. */
export function dropJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db.deleteFrom('jobs').where('id', '=', id).where('answer', 'is', null).returningAll().executeTakeFirst();
}

export function setHold(db: Db, id: string, holdId: string) {
  return db.updateTable('jobs').set({ hold_id: holdId }).where('id', '=', id).execute();
}

export async function extendLeases(db: Db, ids: readonly string[], until: string): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: until }).where('id', 'in', ids).where('answer', 'is', null).execute();
}

/** Jobs that no process has worked on for a whole lease. Across users: housekeeping, not a request. */
export function expiredJobs(db: Db, at: string): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('answer', 'is', null)
    .where('lease_until', '<=', at)
    .orderBy('lease_until')
    .execute();
}

/** Takes an expired job over for another run; false when another server was faster. */
export async function takeOver(db: Db, { id, lease_until, runs }: JobRow, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: until, runs: runs + 1 })
    .where('id', '=', id)
    .where('lease_until', '=', lease_until)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Plans of people without an account are found by their key only: they go sooner. */
export async function pruneJobs(db: Db, before: string, anonymousBefore: string): Promise<void> {
  await db.deleteFrom('jobs').where('answer', 'is not', null).where('created_at', '<', before).execute();
  await db
    .deleteFrom('jobs')
    .where('answer', 'is not', null)
    .where('user_id', 'is', null)
    .where('created_at', '<', anonymousBefore)
    .execute();
}
