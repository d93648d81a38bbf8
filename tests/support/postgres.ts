import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Where the tests may make and drop databases; unset: the server tests run on SQLite only, and say so. */
export const postgresUrl = process.env.TEST_POSTGRES_URL;

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty PostgreSQL database of its own. */
export async function scratchPostgres(): Promise<ScratchDatabase> {
  if (postgresUrl === undefined) throw new Error('TEST_POSTGRES_URL is not set');
  const name = `periplo_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}
