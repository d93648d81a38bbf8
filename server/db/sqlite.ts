import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Dialect, SqliteStatement } from 'kysely';
import { makePrivateFile, makePrivateFolder, tightenFile } from '../private-files.ts';
import { DiskRoom } from './disk-room.ts';
import { isDiskFull, outageOf } from './outage.ts';
import { patientSqlite, type SqliteConnection } from './sqlite-driver.ts';

/** Durable before fast: what the API has answered is on the disk. Only the start may wait for others with the process. */
const pragmas = [
  'PRAGMA busy_timeout = 5000',
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
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

/** Kysely speaks better-sqlite3; this is the part of it that the driver uses, with prepared statements kept. */
function adapt(database: Connection): SqliteConnection {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    isTransaction: () => database.isTransaction,
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

/** What SQLite makes beside the file takes its mode; what an earlier version left open to others is closed. */
function makePrivate(file: string): void {
  const folder = path.dirname(file);
  if (!existsSync(folder)) makePrivateFolder(folder);
  makePrivateFile(file);
  for (const beside of ['-wal', '-shm', '.reserve']) tightenFile(file + beside);
}

function openFile(file: string): Connection {
  const database = new DatabaseSync(file);
  try {
    for (const pragma of pragmas) database.exec(pragma);
    assertDurable(database, file);
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Even to open its file SQLite needs some room. */
async function openWithRoom(file: string, room: DiskRoom): Promise<Connection> {
  try {
    makePrivate(file);
    return openFile(file);
  } catch (error) {
    if (!isDiskFull(error) && outageOf(error) !== 'disk') throw error;
    await room.release();
    return openFile(file);
  }
}

export interface OpenSqlite {
  readonly dialect: Dialect;
  /** null: the database is in memory. */
  readonly room: DiskRoom | null;
}

/** For a program beside the server, whose reserve stays as it is. Throws when the file does not offer what was promised. */
export function openSqliteBesideServer(file: string): Dialect {
  return patientSqlite({ connection: adapt(openFile(file)), refuseGrowth: () => {} });
}

/** Opens (and creates) the database file; throws when the disk does not offer what was promised. */
export async function openSqlite(file: string): Promise<OpenSqlite> {
  if (file === ':memory:') return { dialect: openSqliteBesideServer(file), room: null };
  const room = new DiskRoom(`${file}.reserve`);
  const connection = adapt(await openWithRoom(file, room));
  return { dialect: patientSqlite({ connection, refuseGrowth: () => room.refuseGrowth() }), room };
}
