import type { Kysely } from 'kysely';
import type { Tables, TripRow } from '../db/schema.ts';

type Db = Kysely<Tables>;
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

type Changed = Pick<TripRow, 'version' | 'document' | 'card' | 'date_start' | 'paths' | 'updated_at'>;

/** Writes only over the version that was read; false when it is not the stored one any more. */
export async function updateTrip(db: Db, userId: string, id: string, version: number, row: Changed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trips')
    .set(row)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export async function deleteTripRow(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('trips').where('user_id', '=', userId).where('id', '=', id).execute();
}
