import type { Db } from '../db/database.ts';
import type { TripRow } from '../db/schema.ts';
import { columnsOf, type TripScope } from './policy.ts';

type KeptTrip = Pick<TripRow, 'id' | 'version' | 'created_at' | 'updated_at'> & { readonly document: unknown };

/** Trips with everything in them, by start date. */
export async function tripsOf(db: Db, scope: TripScope): Promise<KeptTrip[]> {
  const rows = await db
    .selectFrom('trips')
    .select(['id', 'version', 'document', 'created_at', 'updated_at'])
    .where(({ and }) => and(columnsOf(scope)))
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  return rows.map(({ document, ...row }) => ({ ...row, document: JSON.parse(document) as unknown }));
}

export async function tripIdsOf(db: Db, scope: TripScope): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .where(({ and }) => and(columnsOf(scope)))
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets which versions trips had that were deleted before a moment. */
export async function pruneDeletedTrips(db: Db, before: string): Promise<void> {
  await db.deleteFrom('deleted_trips').where('deleted_at', '<', before).execute();
}
