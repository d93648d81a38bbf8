import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Part of the caller's transaction where there is one, else one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work);
}

const POSTGRES_BIGINT = 20;
/** `count` and `sum` are bigint on PostgreSQL and would arrive as text; ours stay far below 2^53. */
pg.types.setTypeParser(POSTGRES_BIGINT, Number);

function dialectFor(database: Config['database']) {
  if (database.kind === 'sqlite') return sqliteDialect(database.file);
  const pool = new pg.Pool({ connectionString: database.url, max: 10 });
  // An idle connection that the server drops is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** An open database at the newest schema. */
export async function openDatabase(database: Config['database']): Promise<Db> {
  const db: Db = new Kysely<Tables>({ dialect: dialectFor(database) });
  try {
    await migrate(db as unknown as Kysely<never>);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
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
