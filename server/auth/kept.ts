import type { Db } from '../db/database.ts';
import type { SessionRow } from '../db/schema.ts';

const columns = ['id', 'device', 'created_at', 'rotated_at', 'used_at', 'revoked_at', 'reason'] as const;

/** The sessions of an account, ended ones too, without the number of their tokens. */
export function sessionsOf(db: Db, userId: string): Promise<Pick<SessionRow, (typeof columns)[number]>[]> {
  return db.selectFrom('sessions').select(columns).where('user_id', '=', userId).execute();
}

/** Forgets sessions that ended, or could have been refreshed, before a moment. */
export async function pruneSessions(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('revoked_at', '<', before), row('idle_until', '<', before), row('absolute_until', '<', before)]),
    )
    .execute();
}
