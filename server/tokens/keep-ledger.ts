import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { every } from '../http/every.ts';
import { ledgerFaults } from './ledger-check.ts';

const HOUR_MS = 3_600_000;

/** The invariants of the ledger are checked every hour (P3); what is wrong goes to the log. */
export function keepLedger(app: FastifyInstance, db: Db): void {
  every(app, HOUR_MS, async () => {
    const faults = await ledgerFaults(db);
    if (faults.length > 0) app.log.error({ faults }, 'the ledger is wrong');
  });
}
