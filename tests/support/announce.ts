import { postgresUrl } from './postgres.ts';

/** Says once what this run leaves out; in CI nothing may be left out. */
export function setup(): void {
  if (postgresUrl !== undefined) return;
  if (process.env.CI)
    throw new Error('TEST_POSTGRES_URL is not set: in CI the server tests must run on PostgreSQL too');
  console.log('Server tests run on SQLite only: set TEST_POSTGRES_URL to run them on PostgreSQL too.');
}
