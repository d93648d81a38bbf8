import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from './database.ts';
import { type SchemaState, schemaState } from './migrate.ts';
import { outageOf } from './outage.ts';
import { postgresDialect } from './postgres.ts';
import { openSqliteBesideServer } from './sqlite.ts';

/** The database cannot be worked on; the message says why and what to do. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

const reasons: Readonly<Record<Exclude<SchemaState, 'same'>, string>> = {
  none: 'The database has no tables yet: start the server once, which makes them.',
  older:
    'The database has an older schema than this program: start the server of this version once, which brings it up to date.',
  newer: 'The database has a newer schema than this program: use the periplo command of the version that runs.',
};

function open(database: Config['database']): Db {
  if (database.kind === 'postgres') return new Kysely({ dialect: postgresDialect(database.url) });
  if (!existsSync(database.file))
    throw new NotReady(`There is no database at ${database.file}: start the server once, which makes it.`);
  return new Kysely({ dialect: openSqliteBesideServer(database.file) });
}

/**
 * A database for a program that runs beside the server: nothing is made and nothing is migrated. NotReady when it is not
 * there, does not answer or has another schema than this program's.
 */
export async function openBesideServer(database: Config['database']): Promise<Db> {
  const db = open(database);
  try {
    const state = await schemaState(db);
    if (state !== 'same') throw new NotReady(reasons[state]);
    return db;
  } catch (error) {
    await db.destroy();
    if (error instanceof NotReady || outageOf(error) === null) throw error;
    throw new NotReady(`The database does not answer: ${String(error)}`, { cause: error });
  }
}
