import { createHash } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
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

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

/** Before an account is deleted: its devices, ended ones too, are to hear of that when they come. */
export async function rememberGone(tx: Tx, userId: string, now: string): Promise<void> {
  const sessions = await tx.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  if (sessions.length === 0) return;
  const rows = sessions.map(({ id }) => ({ hash: hashOf(id), gone_at: now }));
  await tx.insertInto('gone_sessions').values(rows).execute();
}

/** Whether a session went with its account. Only a holder of a token of it may be told. */
export async function isGone(db: Db, sessionId: string): Promise<boolean> {
  const found = await db.selectFrom('gone_sessions').select('hash').where('hash', '=', hashOf(sessionId)).execute();
  return found.length > 0;
}

/** Forgets them before a moment. */
export async function pruneGoneSessions(db: Db, before: string): Promise<void> {
  await db.deleteFrom('gone_sessions').where('gone_at', '<', before).execute();
}
