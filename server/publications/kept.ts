import type { Db } from '../db/database.ts';
import type { PublicationRow } from '../db/schema.ts';

const columns = ['id', 'trip_id', 'language', 'title', 'intro', 'published_at', 'taken_down_because'] as const;

/** What an account has published, oldest first. */
export function publicationsOf(db: Db, userId: string): Promise<Pick<PublicationRow, (typeof columns)[number]>[]> {
  return db.selectFrom('publications').select(columns).where('user_id', '=', userId).orderBy('published_at').execute();
}
