import type { Db } from '../db/database.ts';
import type { CalendarFeedRow } from '../db/schema.ts';
import { columnsOf, type TripScope } from '../trips/policy.ts';

const columns = ['trip_id', 'created_at', 'read_at'] as const;

/** The calendar links of an account, oldest first. */
export function feedsOf(db: Db, scope: TripScope): Promise<Pick<CalendarFeedRow, (typeof columns)[number]>[]> {
  return db
    .selectFrom('calendar_feeds')
    .select(columns)
    .where(({ and }) => and(columnsOf(scope)))
    .orderBy('created_at')
    .execute();
}
