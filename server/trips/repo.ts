import type { Db } from '../db/database.ts';
import type { TripRow } from '../db/schema.ts';
import {
  type ChangeAccess,
  columnsOf,
  keyColumns,
  keyOf,
  type ManageAccess,
  type ReadAccess,
  type TripScope,
} from './policy.ts';

export type NewTrip = Omit<TripRow, keyof ReturnType<typeof keyOf>>;
export type StoredTrip = Pick<TripRow, 'card' | 'document' | 'version' | 'paths' | 'updated_at'>;

/** False when there is a trip under this id already; a failed insert would spoil a transaction on PostgreSQL. */
export async function insertTrip(db: Db, access: ManageAccess, row: NewTrip): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('trips')
    .values({ ...keyOf(access), ...row })
    .onConflict((conflict) => conflict.columns(keyColumns).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export async function findTrip(db: Db, access: ReadAccess): Promise<StoredTrip | null> {
  const row = await db
    .selectFrom('trips')
    .select(['card', 'document', 'version', 'paths', 'updated_at'])
    .where(({ and }) => and(keyOf(access)))
    .executeTakeFirst();
  return row ?? null;
}

/** The documents of some trips of a set, in no order. */
export async function findDocuments(
  db: Db,
  scope: TripScope,
  ids: readonly string[],
): Promise<Pick<TripRow, 'id' | 'version' | 'document'>[]> {
  return db
    .selectFrom('trips')
    .select(['id', 'version', 'document'])
    .where(({ and }) => and(columnsOf(scope)))
    .where('id', 'in', ids)
    .execute();
}

/** Which trips there are, in which versions, in one order: much less to read than their cards. */
export async function listVersions(db: Db, scope: TripScope): Promise<Pick<TripRow, 'id' | 'version'>[]> {
  return db
    .selectFrom('trips')
    .select(['id', 'version'])
    .where(({ and }) => and(columnsOf(scope)))
    .orderBy('id')
    .execute();
}

/** The ids alone, in the order of the cards. */
export async function listIds(db: Db, scope: TripScope): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('id')
    .where(({ and }) => and(columnsOf(scope)))
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Cards only, by start date; whole trips would take 60 times as long to read. */
export async function listCards(db: Db, scope: TripScope): Promise<string[]> {
  const rows = await db
    .selectFrom('trips')
    .select('card')
    .where(({ and }) => and(columnsOf(scope)))
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.card);
}

/**
 * The same for a trip that is about to be changed: the update that changes nothing makes every other transaction on this trip
 * wait for the end of this one, on both databases.
 */
export async function lockTrip(db: Db, access: ChangeAccess, moment: string): Promise<StoredTrip | null> {
  const row = await db
    .updateTable('trips')
    .set({ updated_at: moment })
    .where(({ and }) => and(keyOf(access)))
    .returning(['card', 'document', 'version', 'paths', 'updated_at'])
    .executeTakeFirst();
  return row ?? null;
}

type Changed = Pick<TripRow, 'version' | 'document' | 'card' | 'date_start' | 'paths'>;

export async function updateTrip(db: Db, access: ChangeAccess, row: Changed): Promise<void> {
  await db
    .updateTable('trips')
    .set(row)
    .where(({ and }) => and(keyOf(access)))
    .execute();
}

/** Remembers the version it had (see `lastVersion`). */
export async function deleteTripRow(db: Db, access: ManageAccess, moment: string): Promise<void> {
  const deleted = await db
    .deleteFrom('trips')
    .where(({ and }) => and(keyOf(access)))
    .returning('version')
    .executeTakeFirst();
  if (!deleted) return;
  const grave = { version: deleted.version, deleted_at: moment };
  await db
    .insertInto('deleted_trips')
    .values({ ...keyOf(access), ...grave })
    .onConflict((conflict) => conflict.columns(keyColumns).doUpdateSet(grave))
    .execute();
}

/** The version a trip of this id had when it was deleted, 0 when there was none. */
export async function lastVersion(db: Db, access: ReadAccess): Promise<number> {
  const row = await db
    .selectFrom('deleted_trips')
    .select('version')
    .where(({ and }) => and(keyOf(access)))
    .executeTakeFirst();
  return row?.version ?? 0;
}
