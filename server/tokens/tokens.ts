import { TOKEN_LINES_A_PAGE, type TokenLine, type Tokens } from '#contract/tokens.ts';
import type { Lot } from '#domain/shop/withdrawal.ts';
import type { EntryRow } from '../db/billing-rows.ts';
import type { Db, Tx } from '../db/database.ts';
import { credit } from './ledger.ts';
import { allEntries, findBalance, listEntries, listLots, lockBalance } from './repo.ts';

/** Opens the account of a new user with its welcome tokens, in the transaction that makes the user. */
export async function openAccount(tx: Tx, userId: string, tokens: number, now: Date): Promise<void> {
  await lockBalance(tx, userId);
  if (tokens > 0) await credit(tx, 'welcome', { userId, tokens, ref: userId, now });
}

export async function getTokens(db: Db, userId: string): Promise<Tokens> {
  const { available, held, owed } = await findBalance(db, userId);
  return { tokens: available, held, owed };
}

type Row = Awaited<ReturnType<typeof listEntries>>[number];

function toLine(row: Row): TokenLine {
  const { id, trip_id: tripId, at } = row;
  const common = { id, tripId, at };
  if (row.kind === 'hold') return { ...common, kind: 'reserved', amount: -(row.hold_amount ?? 0) };
  const amount = row.d_available + row.d_held - row.d_owed;
  if (row.kind === 'settle') return { ...common, kind: row.work ?? 'plan', amount };
  if (row.kind === 'release') throw new Error('a release is nothing to show');
  return { ...common, kind: row.kind, amount };
}

export async function getHistory(
  db: Db,
  userId: string,
  before: string | undefined,
): Promise<{ lines: TokenLine[]; next: string | null }> {
  const rows = await listEntries(db, userId, TOKEN_LINES_A_PAGE + 1, before);
  const lines = rows.slice(0, TOKEN_LINES_A_PAGE).map(toLine);
  return { lines, next: rows.length > TOKEN_LINES_A_PAGE ? (lines.at(-1)?.id ?? null) : null };
}

/** Keeps other transactions from changing the account until the transaction ends. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await lockBalance(tx, userId);
}

/** The credits of an account, oldest first, and how much of all of them is left. */
export async function getLots(db: Db, userId: string): Promise<{ lots: Lot[]; available: number }> {
  const { available } = await findBalance(db, userId);
  return { lots: await listLots(db, userId), available };
}

/** Every line of an account as it is stored, oldest first. */
export const getLedger = (db: Db, userId: string): Promise<EntryRow[]> => allEntries(db, userId);

/** A gift of the operator. */
export async function grantTokens(db: Db, grant: Parameters<typeof credit>[2]): Promise<void> {
  await db.transaction().execute((tx) => credit(tx, 'grant', grant));
}
