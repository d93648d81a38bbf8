import type { Db } from '../db/database.ts';
import type { SessionRow } from '../db/schema.ts';

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export async function findSession(db: Db, id: string): Promise<SessionRow | null> {
  return (await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Moves a session on to the next number; false when another request did so first. */
export async function rotateSession(db: Db, row: SessionRow, now: string, idleUntil: string): Promise<boolean> {
  const moved = await db
    .updateTable('sessions')
    .set({ n: row.n + 1, used_at: null, rotated_at: now, reissues: 0, idle_until: idleUntil })
    .where('id', '=', row.id)
    .where('n', '=', row.n)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

export async function countReissue(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set((columns) => ({ reissues: columns('reissues', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Notes the first use of a token number; the grace of its predecessor ends 20 s later. */
export async function markUsed(db: Db, id: string, n: number, now: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('n', '=', n)
    .where('used_at', 'is', null)
    .execute();
}

export async function revokeSession(db: Db, id: string, now: string, reason: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a user, but one if named; how many there were. */
export async function revokeSessionsOf(
  db: Db,
  userId: string,
  end: { readonly now: string; readonly reason: string; readonly except?: string },
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: end.now, reason: end.reason })
    .where('user_id', '=', userId)
    .where('id', '<>', end.except ?? '')
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}

/** False when this user has no such session, or not any more. */
export async function revokeOwnSession(db: Db, userId: string, id: string, now: string): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now, reason: 'ended by its owner' })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function listLiveSessions(db: Db, userId: string, now: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('idle_until', '>', now)
    .where('absolute_until', '>', now)
    .execute();
}

/** The devices of all sessions that are still remembered, ended ones too. */
export async function devicesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('device').distinct().where('user_id', '=', userId).execute();
  return rows.map((row) => row.device);
}
