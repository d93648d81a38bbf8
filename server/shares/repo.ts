import type { Db } from '../db/database.ts';
import type { ShareRow } from '../db/schema.ts';

export type ListedShare = Omit<ShareRow, 'user_id' | 'token_hash' | 'revoked_at'>;

const listed = ['id', 'trip_id', 'options', 'created_at', 'expires_at', 'views'] as const;

/** False when there is a link with this id or token already; a failed insert would spoil a transaction on PostgreSQL. */
export async function insertShare(db: Db, row: ShareRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('shares')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Those that can be opened, the newest first. */
export function listShares(db: Db, userId: string, moment: string): Promise<ListedShare[]> {
  return db
    .selectFrom('shares')
    .select(listed)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', moment)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** One that was made, whether it can still be opened or not. */
export async function findShare(db: Db, userId: string, id: string): Promise<ListedShare | null> {
  const query = db.selectFrom('shares').select(listed).where('user_id', '=', userId).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

export async function revokeShareRow(db: Db, userId: string, id: string, moment: string): Promise<void> {
  await db
    .updateTable('shares')
    .set({ revoked_at: moment })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export interface OpenShare {
  readonly user_id: string;
  readonly document: string;
  readonly options: string;
}

/** The trip behind a link that can be opened, in one question: nothing tells a link that ended from one that never was. */
export async function findOpenShare(db: Db, tokenHash: string, moment: string): Promise<OpenShare | null> {
  const row = await db
    .selectFrom('shares')
    .innerJoin('trips', (join) =>
      join.onRef('trips.user_id', '=', 'shares.user_id').onRef('trips.id', '=', 'shares.trip_id'),
    )
    .select(['shares.user_id', 'trips.document', 'shares.options'])
    .where('shares.token_hash', '=', tokenHash)
    .where('shares.revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('shares.expires_at', 'is', null), eb('shares.expires_at', '>', moment)]))
    .executeTakeFirst();
  return row ?? null;
}

export async function countView(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable('shares')
    .set(({ eb }) => ({ views: eb('views', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}
