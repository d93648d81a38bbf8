import type { Kysely } from 'kysely';
import type { SessionRow, Tables } from '../db/schema.ts';

type Db = Kysely<Tables>;

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export async function findSession(db: Db, id: string): Promise<SessionRow | null> {
  return (await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Moves a session on to the next number; false when somebody else did so first. */
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
