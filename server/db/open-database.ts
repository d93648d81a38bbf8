import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from './database.ts';
import { setRoom } from './disk-room.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

function migrated(db: Db): Promise<void> {
  return migrate(db as unknown as Kysely<never>);
}

async function openPostgres(url: string): Promise<Db> {
  const unlimited: Db = new Kysely({ dialect: postgresDialect(url, { unlimited: true }) });
  try {
    await migrated(unlimited);
  } finally {
    await unlimited.destroy();
  }
  return new Kysely({ dialect: postgresDialect(url) });
}

async function openFile(file: string): Promise<Db> {
  const { dialect, room } = await openSqlite(file);
  const db: Db = new Kysely({ dialect });
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
