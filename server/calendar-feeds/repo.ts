import type { Db } from '../db/database.ts';
import type { CalendarFeedRow } from '../db/schema.ts';

export async function findFeed(
  db: Db,
  userId: string,
  tripId: string,
): Promise<Pick<CalendarFeedRow, 'created_at' | 'read_at'> | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'read_at'])
    .where('user_id', '=', userId)
    .where('trip_id', '=', tripId)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes the place of the one the trip had. */
export async function putFeed(db: Db, row: CalendarFeedRow): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'trip_id']).doUpdateSet(row))
    .execute();
}

export async function deleteFeed(db: Db, userId: string, tripId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).where('trip_id', '=', tripId).execute();
}

export interface FedTrip {
  readonly id: string;
  readonly document: string;
  readonly version: number;
  readonly updated_at: string;
}

/** The trip behind a link, in one question: nothing tells a link that ended from one that never was. */
export async function findFedTrip(db: Db, tokenHash: string): Promise<FedTrip | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('trips', (join) =>
      join.onRef('trips.user_id', '=', 'calendar_feeds.user_id').onRef('trips.id', '=', 'calendar_feeds.trip_id'),
    )
    .select(['trips.id', 'trips.document', 'trips.version', 'trips.updated_at'])
    .where('calendar_feeds.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

export async function markRead(db: Db, tokenHash: string, moment: string): Promise<void> {
  await db.updateTable('calendar_feeds').set({ read_at: moment }).where('token_hash', '=', tokenHash).execute();
}
