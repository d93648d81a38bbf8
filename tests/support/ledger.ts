import type { Db } from '#server/db/database.ts';
import { ledgerFaults } from '#server/tokens/ledger-check.ts';

/** Throws what the hourly check would report; for the end of every test that moved tokens. */
export async function assertLedger(db: Db): Promise<void> {
  const faults = await ledgerFaults(db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
