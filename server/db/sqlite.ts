import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Durable before fast: what the API has answered is on the disk. */
const pragmas = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA busy_timeout = 5000',
  'PRAGMA foreign_keys = ON',
  'PRAGMA secure_delete = ON',
];
const SYNCHRONOUS_FULL = 2;

type SqlValue = null | number | bigint | string | Uint8Array;
type Connection = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Connection['prepare']>;

function adaptStatement(statement: Statement): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SqlValue[])),
    run: (parameters) => {
      const { changes, lastInsertRowid } = statement.run(...(parameters as SqlValue[]));
      return { changes, lastInsertRowid };
    },
    iterate: (parameters) => statement.iterate(...(parameters as SqlValue[])) as IterableIterator<unknown>,
  };
}

/** Kysely speaks better-sqlite3; this is the part of it that Kysely uses, with prepared statements kept. */
function adapt(database: Connection): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** A driver may lower the durability it was asked for; better not to start than to lose trips. */
function assertDurable(database: Connection, file: string): void {
  const { synchronous } = database.prepare('PRAGMA synchronous').get() as { synchronous: number };
  const { journal_mode: journal } = database.prepare('PRAGMA journal_mode').get() as { journal_mode: string };
  const expectedJournal = file === ':memory:' ? 'memory' : 'wal';
  if (synchronous !== SYNCHRONOUS_FULL || journal !== expectedJournal) {
    throw new Error(`SQLite is not durable here: synchronous=${synchronous}, journal_mode=${journal}`);
  }
}

/** Opens (and creates) the database file; throws when the disk does not offer what was promised. */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  for (const pragma of pragmas) database.exec(pragma);
  assertDurable(database, file);
  return new SqliteDialect({ database: adapt(database) });
}
