import type { Db } from '../db/database.ts';
import type { ShareRow } from '../db/schema.ts';
import { columnsOf, type TripScope } from '../trips/policy.ts';

const columns = ['id', 'trip_id', 'options', 'created_at', 'expires_at', 'revoked_at', 'views'] as const;

/** The links of an account, ended ones too, oldest first. */
export function sharesOf(db: Db, scope: TripScope): Promise<Pick<ShareRow, (typeof columns)[number]>[]> {
  return db
    .selectFrom('shares')
    .select(columns)
    .where(({ and }) => and(columnsOf(scope)))
    .orderBy('created_at')
    .execute();
}

/** Forgets links that ended before a moment. */
export async function pruneShares(db: Db, before: string): Promise<void> {
  await db.deleteFrom('shares').where('revoked_at', '<', before).execute();
}
