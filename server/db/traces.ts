import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from './database.ts';
import { postgresDialect } from './postgres.ts';

/** The tables with what people wrote. */
const WRITTEN = ['users', 'trips', 'jobs', 'publications', 'declarations', 'document_contents'];

/** Databases of which something was deleted that may still stand in their files. */
const traced = new WeakSet<object>();

/** Says that rows were deleted (P6); `sweepTraces` follows. */
export function noteTraces(db: Db): void {
  traced.add(db);
}

/**
 * Takes what was deleted out of SQLite's journal; its pages were overwritten when it was deleted. Left for later when another
 * program reads the file at the moment, or the disk is full.
 */
export async function emptyJournal(db: Db): Promise<void> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  if (rows[0]?.busy === 0) traced.delete(db);
}

/**
 * PostgreSQL keeps deleted rows until a VACUUM, which its own housekeeping may put off for weeks where few rows change. A VACUUM
 * keeps those, too, that a transaction still open might see. Answers whether it kept any.
 */
async function vacuum(url: string): Promise<boolean> {
  const unlimited = new Kysely<unknown>({ dialect: postgresDialect(url, { unlimited: true }) });
  try {
    for (const table of WRITTEN) await sql`vacuum ${sql.table(table)}`.execute(unlimited);
    const { rows } = await sql`
      select relname from pg_stat_user_tables where relname in (${sql.join(WRITTEN)}) and n_dead_tup > 0
    `.execute(unlimited);
    return rows.length > 0;
  } finally {
    await unlimited.destroy();
  }
}

/** Housekeeping: where something was deleted since the last time, what is left of it in the files goes, as far as it can (record 41). */
export async function sweepTraces(db: Db, database: Config['database']): Promise<void> {
  if (!traced.has(db)) return;
  if (database.kind === 'sqlite') return emptyJournal(db);
  traced.delete(db);
  if (await vacuum(database.url)) traced.add(db);
}
