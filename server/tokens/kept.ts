import type { AccountRow, EntryRow, HoldRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';
import { allEntries } from './repo.ts';

interface KeptTokens {
  readonly account: AccountRow | null;
  readonly entries: readonly EntryRow[];
  readonly holds: readonly HoldRow[];
}

/** Everything of the ledger that is an account's. */
export async function ledgerOf(db: Db, userId: string): Promise<KeptTokens> {
  return {
    account: (await db.selectFrom('accounts').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null,
    entries: await allEntries(db, userId),
    holds: await db.selectFrom('holds').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
  };
}
