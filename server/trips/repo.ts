import type { Db } from '../db/database.ts';
import type { TripRow } from '../db/schema.ts';

export type StoredTrip = Pick<TripRow, 'card' | 'document' | 'version' | 'paths'>;

/** False when there is a trip under this id already; a failed insert would spoil a transaction on PostgreSQL. */
export async function insertTrip(db: Db, row: TripRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('trips')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export async function findTrip(db: Db, userId: string, id: string): Promise<StoredTrip | null> {
  const row = await db
    .selectFrom('trips')
    .select(['card', 'document', 'version', 'paths'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Cards only, by start date; whole trips would take 60 times as long to read. */
export async function listCards(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('card')
    .where('user_id', '=', userId)
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.card);
}

/**
 * The same for a trip that is about to be changed: the update that changes nothing makes every other transaction on this trip
 * wait for the end of this one, on both databases.
 */
export async function lockTrip(db: Db, userId: string, id: string, moment: string): Promise<StoredTrip | null> {
  const row = await db
    .updateTable('trips')
    .set({ updated_at: moment })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['card', 'document', 'version', 'paths'])
    .executeTakeFirst();
  return row ?? null;
}

type Changed = Pick<TripRow, 'version' | 'document' | 'card' | 'date_start' | 'paths'>;

export async function updateTrip(db: Db, userId: string, id: string, row: Changed): Promise<void> {
  await db.updateTable('trips').set(row).where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Remembers the version it had (see `lastVersion`). */
export async function deleteTripRow(db: Db, userId: string, id: string, moment: string): Promise<void> {
  const deleted = await db
    .deleteFrom('trips')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst();
  if (!deleted) return;
  const grave = { version: deleted.version, deleted_at: moment };
  await db
    .insertInto('deleted_trips')
    .values({ user_id: userId, id, ...grave })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(grave))
    .execute();
}

/** The version a trip of this id had when it was deleted, 0 when there was none. */
export async function lastVersion(db: Db, userId: string, id: string): Promise<number> {
  const row = await db
    .selectFrom('deleted_trips')
    .select('version')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version ?? 0;
}
