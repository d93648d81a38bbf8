import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { outageOf } from './outage.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Part of the caller's transaction where there is one, else one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work);
}

const REPEATS = 3;
const REPEAT_MS = 50;

/**
 * Work that may be carried out again when its connection is lost or the database asks for it, even when it is not known whether it
 * was done: `work` is such that the second time finds the first.
 */
export async function repeatedly<T>(work: () => Promise<T>): Promise<T> {
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await work();
    } catch (error) {
      const outage = outageOf(error);
      if (repeat === REPEATS || (outage !== 'lost' && outage !== 'again')) throw error;
    }
    await pause(REPEAT_MS * 2 ** repeat);
  }
}

/** A transaction that may be carried out again, as `repeatedly` says. */
export const transactRepeatedly = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  repeatedly(() => db.transaction().execute(work));

/** Whether an insert failed because the key exists already, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const SQLITE_CONSTRAINT_UNIQUE = 2067;
  const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
  return (
    code === '23505' ||
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY ||
    /UNIQUE constraint failed/.test(error.message)
  );
}
