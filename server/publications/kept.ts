import type { Db } from '../db/database.ts';
import type { PublicationRow } from '../db/schema.ts';
import { columnsOf, type TripScope } from '../trips/policy.ts';

const columns = ['id', 'trip_id', 'language', 'title', 'intro', 'published_at', 'taken_down_because'] as const;

/** What an account has published, oldest first. */
export function publicationsOf(db: Db, scope: TripScope): Promise<Pick<PublicationRow, (typeof columns)[number]>[]> {
  return db
    .selectFrom('publications')
    .select(columns)
    .where(({ and }) => and(columnsOf(scope)))
    .orderBy('published_at')
    .execute();
}
