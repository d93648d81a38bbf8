import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import { seededRandom } from '#domain/random.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { BuiltServer } from '../support/built-server.ts';
import { FakeLlm } from '../support/fake-llm.ts';
import { assertLedger } from '../support/ledger.ts';
import { aSoonWireTripRequest } from '../support/soon-trips.ts';

/**
 * npm run sim -- job-crashes 50: kill -9 of the built server at random moments of planning, with a slow model and with our
 * own planner by turns. After each restart every key has one plan that was charged, or one release, or was never heard of.
 */
const [kills = 50, seed = 20_261_121] = process.argv.slice(2).map(Number);
const PEOPLE = 3;
const LONGEST_LIFE_MS = { model: 1_500, own: 400 };
/** So often the server is killed again while it makes up for the first time: then the tokens go back. */
const KILLED_TWICE = 0.3;
const PATIENCE_MS = 60_000;
const PASSWORD = 'a calm sea and a good wind';
const random = seededRandom(seed);

const fake = await new FakeLlm().start();
fake.mode = 'slow';
fake.paceMs = 15;
const common = {
  BETA_FREE: '0',
  WELCOME_TOKENS: '1000000',
  RATE_LIMIT: '0',
  ACCESS_TTL_S: '86400',
  LOG_LEVEL: 'silent',
};
const model = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'fake',
  LLM_BASE_URL: `${fake.origin}/v1`,
  LLM_PLANS_PER_USER_DAY: '1000000',
  LLM_PLANS_PER_HOUR: '1000000',
};

async function post(origin: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function aToken(origin: string, email: string): Promise<string> {
  await post(origin, '/users', { name: 'Ada', lastname: 'Byron', email, password: PASSWORD, terms: LEGAL_VERSION });
  const session: { access_token: string } = await (
    await post(origin, '/auth/token', { email, password: PASSWORD })
  ).json();
  return session.access_token;
}

/** Whatever was left is over: made by the restarted server, or given back. */
async function whenNothingRuns(db: Db): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const open = await db.selectFrom('jobs').select('id').where('answer', 'is', null).execute();
    const held = await db.selectFrom('holds').select('id').where('state', '=', 'held').execute();
    if (open.length + held.length === 0) return;
    if (performance.now() > until) throw new Error(`${open.length} jobs and ${held.length} holds never ended`);
    await pause(50);
  }
}

type Ending = 'planned' | 'released' | 'unheard';

/** How the work of a key ended; throws when it ended twice or by halves. */
async function endingOf(db: Db, key: string): Promise<Ending> {
  const holds = await db.selectFrom('holds').selectAll().where('op_key', '=', key).execute();
  const jobs = await db.selectFrom('jobs').selectAll().where('op_key', '=', key).execute();
  if (holds.length === 0 && jobs.length === 0) return 'unheard';
  const ids = holds.map(({ id }) => id);
  const lines = await db.selectFrom('entries').select('kind').where('ref', 'in', ids).execute();
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
  const found = `${holds.length} holds, ${jobs.length} jobs, ${count('settle')} settled, ${count('release')} released`;
  if (found === '1 holds, 1 jobs, 1 settled, 0 released') return 'planned';
  if (found === '1 holds, 0 jobs, 0 settled, 1 released') return 'released';
  throw new Error(`${key}: ${found}`);
}

const endings: Record<Ending, number> = { planned: 0, released: 0, unheard: 0 };
let runAgain = 0;
for (const kind of ['model', 'own'] as const) {
  const server = await BuiltServer.make({ ...common, ...(kind === 'model' && model) });
  const emails = Array.from({ length: PEOPLE }, (_, person) => `${kind}-${person}@example.org`);
  const tokens = await Promise.all(emails.map((email) => aToken(server.origin, email)));
  for (let kill = 0; kill < Math.ceil(kills / 2); kill++) {
    const keys = tokens.map(() => randomUUID());
    const asked = tokens.map((token, person) =>
      post(server.origin, '/trips/plan', aSoonWireTripRequest(), {
        authorization: `Bearer ${token}`,
        'idempotency-key': keys[person] ?? '',
      }).catch(() => null),
    );
    await pause(random() * LONGEST_LIFE_MS[kind]);
    await server.kill();
    await Promise.all(asked);
    await server.start();
    if (random() < KILLED_TWICE) {
      await pause(random() * LONGEST_LIFE_MS[kind]);
      await server.kill();
      await server.start();
    }
    const db = await openDatabase(readConfig({ DATA_DIR: server.dataDir }).database);
    runAgain += (await db.selectFrom('jobs').select('id').where('runs', '>', 1).where('op_key', 'in', keys).execute())
      .length;
    await whenNothingRuns(db);
    for (const key of keys) endings[await endingOf(db, key)] += 1;
    await assertLedger(db);
    await db.destroy();
  }
  await server.remove();
}
await fake.stop();
process.stdout.write(
  `${kills} kills, ${Object.values(endings).reduce((sum, count) => sum + count, 0)} keys: ${JSON.stringify(endings)}, ${runAgain} seen run again; none twice, none by halves\n`,
);
process.exit(0);
