import { openDatabase } from '#server/db/open-database.ts';
import { ledgerFaults } from '#server/tokens/ledger-check.ts';
import { databases } from '../support/databases.ts';
import { runHistory, type Tally, vacuum } from './ledger-histories.ts';

/** npm run sim -- ledger 100000 [5000]: random ledger histories with crashes, on SQLite and, where there is one, PostgreSQL. */
const [onSqlite = 100_000, onPostgres = 5000] = process.argv.slice(2).map(Number);
const CHECK_EVERY = 500;

for (const database of databases) {
  const histories = database.kind === 'sqlite' ? onSqlite : onPostgres;
  const { config, drop } = await database.make();
  const db = await openDatabase(config);
  const tally: Tally = { steps: 0, crashes: 0, shortages: 0, settled: 0 };
  const started = Date.now();
  for (let seed = 1; seed <= histories; seed += 1) {
    await runHistory(db, seed, tally);
    if (seed % CHECK_EVERY !== 0 && seed !== histories) continue;
    const faults = await ledgerFaults(db);
    // Purchases of these histories have no orders; that rule is for the payments' own tests.
    const ours = faults.filter((fault) => !fault.startsWith('a paid order'));
    if (ours.length > 0) throw new Error(ours.slice(0, 5).join('\n'));
    await vacuum(db);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    `${database.kind}: ${histories} histories in ${seconds} s, all invariants hold ${JSON.stringify(tally)}\n`,
  );
  await db.destroy();
  await drop();
}
