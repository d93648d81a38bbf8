import type { Db } from '../db/database.ts';
import type { ShareRow } from '../db/schema.ts';
import { columnsOf, linkedColumns, mayReadByLink, type ReadAccess, type TripScope } from '../trips/policy.ts';

const listed = ['id', 'trip_id', 'options', 'created_at', 'expires_at', 'views'] as const;
export type ListedShare = Pick<ShareRow, (typeof listed)[number]>;

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
export function listShares(db: Db, scope: TripScope, moment: string): Promise<ListedShare[]> {
  return db
    .selectFrom('shares')
    .select(listed)
    .where(({ and }) => and(columnsOf(scope)))
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', moment)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** One that was made, whether it can still be opened or not. */
export async function findShare(db: Db, scope: TripScope, id: string): Promise<ListedShare | null> {
  const query = db
    .selectFrom('shares')
    .select(listed)
    .where(({ and }) => and(columnsOf(scope)))
    .where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

export async function revokeShareRow(
  db: Db,
  scope: TripScope,
  { id, moment }: { readonly id: string; readonly moment: string },
): Promise<void> {
  await db
    .updateTable('shares')
    .set({ revoked_at: moment })
    .where(({ and }) => and(columnsOf(scope)))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The trip behind a link that can be opened, and what of it may be seen; nothing tells a link that ended from one that never was. */
export async function findOpenShare(
  db: Db,
  tokenHash: string,
  moment: string,
): Promise<{ readonly access: ReadAccess; readonly options: string } | null> {
  const row = await db
    .selectFrom('shares')
    .select([...linkedColumns, 'options'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', moment)]))
    .executeTakeFirst();
  return row ? { access: mayReadByLink(row), options: row.options } : null;
}

export async function countView(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable('shares')
    .set(({ eb }) => ({ views: eb('views', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}
