import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { setRoom } from './disk-room.ts';
import { migrate } from './migrate.ts';
import { outageOf } from './outage.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Part of the caller's transaction where there is one, else one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work);
}

function migrated(db: Db): Promise<void> {
  return migrate(db as unknown as Kysely<never>);
}

async function openPostgres(url: string): Promise<Db> {
  const unlimited = new Kysely<Tables>({ dialect: postgresDialect(url, { unlimited: true }) });
  try {
    await migrated(unlimited);
  } finally {
    await unlimited.destroy();
  }
  return new Kysely<Tables>({ dialect: postgresDialect(url) });
}

async function openFile(file: string): Promise<Db> {
  const { dialect, room } = await openSqlite(file);
  const db = new Kysely<Tables>({ dialect });
  if (room) setRoom(db, room);
  try {
    await migrated(db);
    // What a migration or a server that was killed has deleted is not left in the journal.
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    await room?.fill();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** An open database at the newest schema. */
export function openDatabase(database: Config['database']): Promise<Db> {
  return database.kind === 'sqlite' ? openFile(database.file) : openPostgres(database.url);
}

const REPEATS = 3;
const REPEAT_MS = 50;

/**
 * A transaction that may be carried out again when its connection is lost or the database asks for it, even when it is not known
 * whether it was committed: `work` is such that the second time finds the first.
 */
export async function repeatedly<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const outage = outageOf(error);
      if (repeat === REPEATS || (outage !== 'lost' && outage !== 'again')) throw error;
    }
    await pause(REPEAT_MS * 2 ** repeat);
  }
}

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
