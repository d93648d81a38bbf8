import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator, sql } from 'kysely';
import type { Db } from './database.ts';
import { up as accountsAndTrips } from './migrations/0001-accounts-and-trips.ts';
import { up as operations } from './migrations/0002-operations.ts';
import { up as tokens } from './migrations/0003-tokens.ts';
import { up as accounts } from './migrations/0004-accounts.ts';
import { up as deletedTrips } from './migrations/0005-deleted-trips.ts';
import { up as jobs } from './migrations/0006-jobs.ts';
import { up as modelCalls } from './migrations/0007-model-calls.ts';
import { up as requestCounts } from './migrations/0008-request-counts.ts';
import { up as shares } from './migrations/0009-shares.ts';
import { up as calendarFeeds } from './migrations/0010-calendar-feeds.ts';
import { up as foundPlaces } from './migrations/0011-found-places.ts';
import { up as publications } from './migrations/0012-publications.ts';
import { up as approvedPublications } from './migrations/0013-approved-publications.ts';
import { up as outcomes } from './migrations/0014-outcomes.ts';
import { up as documents } from './migrations/0015-documents.ts';
import { up as goneSessions } from './migrations/0016-gone-sessions.ts';
import { up as openTowns } from './migrations/0017-open-towns.ts';

/** In order; a name never changes once it has landed. */
const migrations = {
  '0001-accounts-and-trips': { up: accountsAndTrips },
  '0002-operations': { up: operations },
  '0003-tokens': { up: tokens },
  '0004-accounts': { up: accounts },
  '0005-deleted-trips': { up: deletedTrips },
  '0006-jobs': { up: jobs },
  '0007-model-calls': { up: modelCalls },
  '0008-request-counts': { up: requestCounts },
  '0009-shares': { up: shares },
  '0010-calendar-feeds': { up: calendarFeeds },
  '0011-found-places': { up: foundPlaces },
  '0012-publications': { up: publications },
  '0013-approved-publications': { up: approvedPublications },
  '0014-outcomes': { up: outcomes },
  '0015-documents': { up: documents },
  '0016-gone-sessions': { up: goneSessions },
  '0017-open-towns': { up: openTowns },
};

/** Of every schema there ever was, oldest first. */
export const schemaNames = Object.keys(migrations);

/**
 * Brings the database to the newest schema, or to an older one for tests of what comes after; several servers may start at
 * once. Throws the first migration's error.
 */
export async function migrate(db: Kysely<never>, schema = schemaNames.at(-1) as string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(schema);
  if (error) throw error;
}

/** How a database's schema compares with this program's. */
export type SchemaState = 'none' | 'older' | 'same' | 'newer';

/** Reads only: makes no table either. */
export async function schemaState(db: Db): Promise<SchemaState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return 'none';
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  if (rows.some(({ name }) => !schemaNames.includes(name))) return 'newer';
  return schemaNames.every((name) => applied.has(name)) ? 'same' : 'older';
}
