import { postgresUrl } from './postgres.ts';
import { canMount } from './small-disk.ts';
import { canWatchCalls } from './strace.ts';

/** Says once what this run leaves out; in CI nothing may be left out. */
export function setup(): void {
  if (!canMount) console.log('The tests of a full disk are left out: only root may mount a small one.');
  if (!canWatchCalls) console.log('The tests that watch calls to the system are left out: strace is missing.');
  if (postgresUrl !== undefined) return;
  if (process.env.CI)
    throw new Error('TEST_POSTGRES_URL is not set: in CI the server tests must run on PostgreSQL too');
  console.log('Server tests run on SQLite only: set TEST_POSTGRES_URL to run them on PostgreSQL too.');
}
