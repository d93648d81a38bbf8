import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededRandom } from '#domain/random.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { handleEvents, reconcile } from '#server/payments/events.ts';
import { openPayments } from '#server/payments/open-payments.ts';
import { LEASE_S, releaseExpired } from '#server/tokens/ledger.ts';
import { databases } from '../support/databases.ts';
import { assertLedger } from '../support/ledger.ts';

/** npm run sim -- crashes 100: kill -9 at random moments of planning and crediting; then what a start does, and the check. */
const [kills = 100] = process.argv.slice(2).map(Number);
const LONGEST_LIFE_MS = 800;
const random = seededRandom(9);

async function killOnce(url: string, dataDir: string): Promise<void> {
  const victim = spawn(process.execPath, ['tools/run.mjs', 'tests/simulations/ledger-victim.ts', url, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(victim.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
  victim.kill('SIGKILL');
  await once(victim, 'exit');
}

const wanted = process.argv[3];

for (const database of databases.filter(({ kind }) => wanted === undefined || wanted === kind)) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-crashes-'));
  const made = await database.make();
  const url = made.config.kind === 'postgres' ? made.config.url : `sqlite:${dataDir}/ledger.db`;
  const left = { holds: 0, events: 0, unpaid: 0 };
  let totals = { plans: 0, credits: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    await killOnce(url, dataDir);
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
    const db = await openDatabase(config.database);
    await assertLedger(db);
    left.holds += (await db.selectFrom('holds').select('id').where('state', '=', 'held').execute()).length;
    left.events += (
      await db.selectFrom('payment_events').select('id').where('handled_at', 'is', null).execute()
    ).length;
    const payments = await openPayments({ config, db, now: () => new Date() }, () => {});
    await handleEvents(payments);
    await reconcile(payments, 1);
    await releaseExpired(db, new Date(Date.now() + LEASE_S * 1000));
    await assertLedger(db);
    const stuck = await db.selectFrom('holds').select('id').where('state', '=', 'held').execute();
    if (stuck.length > 0) throw new Error(`${stuck.length} holds are older than their lease`);
    const unpaid = await db
      .selectFrom('test_sessions')
      .innerJoin('orders', 'orders.id', 'test_sessions.order_id')
      .select('orders.id')
      .where('test_sessions.state', '=', 'paid')
      .where('orders.paid_at', 'is', null)
      .execute();
    if (unpaid.length > 0) throw new Error(`${unpaid.length} payments were never credited`);
    const entries = await db.selectFrom('entries').select('kind').execute();
    totals = {
      plans: entries.filter(({ kind }) => kind === 'settle').length,
      credits: entries.filter(({ kind }) => kind === 'purchase').length,
    };
    await db.destroy();
  }
  process.stdout.write(
    `${database.kind}: ${kills} kills, ${JSON.stringify({ ...totals, leftBehind: left })}: every invariant holds, no hold outlives its lease\n`,
  );
  await made.drop();
  rmSync(dataDir, { recursive: true, force: true });
}
