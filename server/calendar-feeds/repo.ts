import type { Db } from '../db/database.ts';
import type { CalendarFeedRow } from '../db/schema.ts';
import {
  type LinkedColumns,
  linkedColumns,
  linkedTo,
  type ManageAccess,
  mayReadByLink,
  type ReadAccess,
} from '../trips/policy.ts';

type NewFeed = Omit<CalendarFeedRow, keyof LinkedColumns>;

export async function findFeed(
  db: Db,
  access: ManageAccess,
): Promise<Pick<CalendarFeedRow, 'created_at' | 'read_at'> | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'read_at'])
    .where(({ and }) => and(linkedTo(access)))
    .executeTakeFirst();
  return row ?? null;
}

/** Takes the place of the one the trip had. */
export async function putFeed(db: Db, access: ManageAccess, feed: NewFeed): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ ...linkedTo(access), ...feed })
    .onConflict((conflict) => conflict.columns(linkedColumns).doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(db: Db, access: ManageAccess): Promise<void> {
  await db
    .deleteFrom('calendar_feeds')
    .where(({ and }) => and(linkedTo(access)))
    .execute();
}

/** The trip that a calendar's secret leads to; nothing tells a link that ended from one that never was. */
export async function findFedTrip(db: Db, tokenHash: string): Promise<ReadAccess | null> {
  const query = db.selectFrom('calendar_feeds').select(linkedColumns).where('token_hash', '=', tokenHash);
  const row = await query.executeTakeFirst();
  return row ? mayReadByLink(row) : null;
}

export async function markRead(db: Db, tokenHash: string, moment: string): Promise<void> {
  await db.updateTable('calendar_feeds').set({ read_at: moment }).where('token_hash', '=', tokenHash).execute();
}
