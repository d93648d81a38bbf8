import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { BuiltServer } from '../support/built-server.ts';
import { SmallDisk } from '../support/small-disk.ts';
import { aSoonWireTrip } from '../support/soon-trips.ts';
import { Load, percentile } from './faults/load.ts';
import { OwnPostgres } from './faults/own-postgres.ts';
import { Readiness } from './faults/readiness.ts';

/**
 * npm run sim -- faults [postgres|sqlite]: what may befall a database, done to the built server under 8 writers and 8 readers. The process
 * lives, nothing acknowledged is lost, nothing is done twice, nothing is refused but with 503, `ready` tells the truth within
 * a second. Ends with 1 when one of these does not hold. The full disk is a small file system: only root may mount one.
 */
const [, , wanted] = process.argv;
const settings = { RATE_LIMIT: '0', ACCESS_TTL_S: '86400', LOG_LEVEL: 'silent' };
const trip = aSoonWireTrip();
const broken: string[] = [];

interface Under {
  readonly server: BuiltServer;
  readonly load: Load;
  readonly ready: Readiness;
}

interface Options {
  /** How long the server may take to be ready again. */
  readonly upWithinMs?: number;
  readonly mayRefuseReads?: boolean;
}

const QUIET_MS = 700;

async function during(
  name: string,
  server: BuiltServer,
  fault: (under: Under) => Promise<void>,
  options: Options = {},
) {
  const began = performance.now();
  if (!server.isAlive()) await server.start();
  const load = await Load.of(server.origin, name, trip);
  load.mayRefuseReads = options.mayRefuseReads ?? true;
  const ready = new Readiness(server.origin);
  load.start();
  await pause(QUIET_MS);
  await fault({ server, load, ready });
  ready.up(options.upWithinMs);
  await pause((options.upWithinMs ?? 1000) + QUIET_MS);
  await load.stop();
  await ready.stop();
  const acknowledged = await load.readBack();
  const faults = [...load.broken, ...ready.broken, ...(server.isAlive() ? [] : ['the process ended'])];
  for (const rule of new Set(faults)) broken.push(`${name}: ${rule}`);
  const p99 = Object.entries(load.ms).map(([kind, figures]) => `${kind} ${percentile(figures, 0.99).toFixed(0)} ms`);
  const answers = [...load.answers]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([answer, count]) => `${answer} x ${count}`);
  process.stdout.write(
    `${name}: ${acknowledged} acknowledged writes read back; p99 ${p99.join(', ')}; slowest ready ${ready.slowest.toFixed(0)} ms; ` +
      `${answers.join(', ')}; ${((performance.now() - began) / 1000).toFixed(0)} s${faults.length > 0 ? '  BROKEN' : ''}\n`,
  );
}

async function terminateAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
}

async function onPostgres(): Promise<void> {
  const postgres = new OwnPostgres();
  let server: BuiltServer | undefined;
  try {
    server = await BuiltServer.make({ ...settings, DATABASE_URL: postgres.url });
    await during('terminated connections', server, async () => {
      for (let round = 0; round < 12; round += 1) {
        await terminateAll(postgres.url);
        await pause(200);
      }
    });
    const restarted = { upWithinMs: 3000 };
    await during('restart', server, async () => postgres.restart('fast'), restarted);
    await during('crash and restart', server, async () => postgres.restart('immediate'), restarted);
    const frozen = async ({ ready }: Under) => {
      postgres.signal('SIGSTOP');
      ready.down();
      await pause(6000);
      postgres.signal('SIGCONT');
    };
    await during('stopped processes', server, frozen, restarted);
  } finally {
    postgres.signal('SIGCONT');
    await server?.remove();
    postgres.remove();
  }
}

async function onSqlite(): Promise<void> {
  // Far more than eight writers can fill by themselves before the fault does.
  const disk = new SmallDisk(768);
  let server: BuiltServer | undefined;
  try {
    server = await BuiltServer.make({ ...settings, DATA_DIR: disk.folder });
    const lock = async (ms: number, ready: Readiness) => {
      const other = new DatabaseSync(`${disk.folder}/periplo.db`);
      other.exec('PRAGMA busy_timeout = 5000');
      other.exec('begin immediate');
      ready.down();
      await pause(ms);
      other.exec('commit');
      ready.up();
      other.close();
    };
    await during('foreign lock, 1.5 s', server, async ({ ready }) => lock(1500, ready), { mayRefuseReads: false });
    await during('foreign lock, 5 s', server, async ({ ready }) => lock(5000, ready), { mayRefuseReads: false });
    const full = async ({ load, ready }: Under) => {
      const deletions = await load.spareTrips(trip, 8);
      disk.fill();
      ready.down();
      await pause(2500);
      for (const remove of deletions) {
        const { status, body } = await remove();
        if (status !== 200) load.broken.push(`a deletion was answered ${status}: ${body}`);
        // The journal gave its room back; another program takes it.
        disk.fill();
        ready.down();
        await pause(100);
      }
      await pause(1500);
      disk.makeRoom();
    };
    await during('full disk', server, full, { mayRefuseReads: false });
  } finally {
    await server?.remove();
    disk.remove();
  }
}

if (wanted !== 'sqlite') await onPostgres();
if (wanted !== 'postgres') await onSqlite();
for (const rule of broken) process.stdout.write(`BROKEN ${rule}\n`);
process.stdout.write(broken.length === 0 ? 'every rule holds\n' : `${broken.length} rules do not hold\n`);
process.exit(broken.length === 0 ? 0 : 1);
