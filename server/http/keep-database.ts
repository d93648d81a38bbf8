import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { roomOf } from '../db/disk-room.ts';
import { sweepTraces } from '../db/traces.ts';
import { every } from './every.ts';

const MINUTE_MS = 60_000;
/** How long deleted rows stay in the tables of PostgreSQL at the most, and in a journal of SQLite that was being read. */
const SWEEP_MS = 10 * MINUTE_MS;

/** The housekeeping of the database: room for deletions, and what they leave in its files. */
export function keepDatabase(app: FastifyInstance, { db, config }: AppContext): void {
  every(app, MINUTE_MS, async () => roomOf(db)?.fill());
  every(app, SWEEP_MS, () => sweepTraces(db, config.database));
}
