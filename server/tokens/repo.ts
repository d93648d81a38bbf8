import { randomBytes } from 'node:crypto';
import type { AccountRow, EntryRow, HoldRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';

export type Balance = Omit<AccountRow, 'user_id'>;
const nothing: Balance = { available: 0, held: 0, owed: 0 };

export async function findBalance(db: Db, userId: string): Promise<Balance> {
  const row = await db
    .selectFrom('accounts')
    .select(['available', 'held', 'owed'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? nothing;
}

/** The balance, which no other transaction changes until the transaction ends; opens the account when there is none. */
export async function lockBalance(db: Db, userId: string): Promise<Balance> {
  await db
    .insertInto('accounts')
    .values({ user_id: userId, ...nothing })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .updateTable('accounts')
    .set((row) => ({ available: row.ref('available') }))
    .where('user_id', '=', userId)
    .returning(['available', 'held', 'owed'])
    .executeTakeFirstOrThrow();
}

export async function moveBalance(db: Db, userId: string, by: Balance): Promise<void> {
  await db
    .updateTable('accounts')
    .set((row) => ({
      available: row('available', '+', by.available),
      held: row('held', '+', by.held),
      owed: row('owed', '+', by.owed),
    }))
    .where('user_id', '=', userId)
    .execute();
}

/** Moves `amount` from available to held if it is there; false otherwise. */
export async function setAside(db: Db, userId: string, amount: number): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set((columns) => ({
      available: columns('available', '-', amount),
      held: columns('held', '+', amount),
    }))
    .where('user_id', '=', userId)
    .where('available', '>=', amount)
    .returning('available')
    .executeTakeFirst();
  return row !== undefined;
}

type NewEntry = Pick<EntryRow, 'kind' | 'ref' | 'at'> &
  Partial<Pick<EntryRow, 'work' | 'trip_id'>> & { readonly by: Partial<Balance> };

let count = 0;

/** Sorts by time, and within one moment by the order in which this process wrote. */
function entryId(at: string): string {
  count = (count + 1) % 1_000_000;
  return `${at} ${String(count).padStart(6, '0')} ${randomBytes(9).toString('base64url')}`;
}

/** Adds a line; false when this kind and ref has one already, and then nothing may move. */
export async function addEntry(db: Db, userId: string, { by, ...entry }: NewEntry): Promise<boolean> {
  const row: EntryRow = {
    id: entryId(entry.at),
    user_id: userId,
    work: null,
    trip_id: null,
    ...entry,
    d_available: by.available ?? 0,
    d_held: by.held ?? 0,
    d_owed: by.owed ?? 0,
  };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** False when an open or settled hold has this user's key already. */
export async function insertHold(db: Db, row: HoldRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('holds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export function findHoldByKey(db: Db, userId: string, key: string): Promise<HoldRow | undefined> {
  return db
    .selectFrom('holds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('op_key', '=', key)
    .where('state', '<>', 'released')
    .executeTakeFirst();
}

/** Closes a hold that is open; undefined when another transaction has closed it. */
export function closeHold(db: Db, id: string, state: 'settled' | 'released', at: string): Promise<HoldRow | undefined> {
  return db
    .updateTable('holds')
    .set({ state, closed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .returningAll()
    .executeTakeFirst();
}

export async function extendHolds(db: Db, ids: readonly string[], until: string): Promise<void> {
  await db.updateTable('holds').set({ expires_at: until }).where('id', 'in', ids).where('state', '=', 'held').execute();
}

/** Ids of holds whose lease is over. Across users: housekeeping, not a request. */
export async function expiredHolds(db: Db, at: string): Promise<string[]> {
  const rows = await db
    .selectFrom('holds')
    .select('id')
    .where('state', '=', 'held')
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** What a person is shown: no releases, and a reservation only while it is open. Newest first. */
export function listEntries(db: Db, userId: string, limit: number, before: EntryRow['id'] | undefined) {
  return db
    .selectFrom('entries')
    .leftJoin('holds', 'holds.id', 'entries.ref')
    .selectAll('entries')
    .select('holds.amount as hold_amount')
    .where('entries.user_id', '=', userId)
    .where('entries.kind', '<>', 'release')
    .where((where) => where.or([where('entries.kind', '<>', 'hold'), where('holds.state', '=', 'held')]))
    .$if(before !== undefined, (query) => query.where('entries.id', '<', before ?? ''))
    .orderBy('entries.id', 'desc')
    .limit(limit)
    .execute();
}

/** Every line of an account as it is stored, oldest first: for operators. */
export function allEntries(db: Db, userId: string): Promise<EntryRow[]> {
  return db.selectFrom('entries').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** Credits of an account that are not taken back whole, oldest first, with what is left of each. */
export async function listLots(db: Db, userId: string): Promise<{ ref: string; tokens: number }[]> {
  const rows = await db
    .selectFrom('entries')
    .leftJoin('orders', 'orders.id', 'entries.ref')
    .select(['entries.ref', 'entries.d_available', 'entries.d_owed', 'orders.taken_back'])
    .where('entries.user_id', '=', userId)
    .where('entries.kind', 'in', ['welcome', 'grant', 'purchase'])
    .orderBy('entries.id')
    .execute();
  return rows.map(({ ref, d_available, d_owed, taken_back }) => ({
    ref,
    tokens: d_available - d_owed - (taken_back ?? 0),
  }));
}
