// npm run tool -- try-release [NODE...]: copies release/ to where no other package can help it, starts it with each Node given
// (or this one) and does over HTTP what everything rests on: plans as a visitor, registers, signs in, saves, shares, restarts, reads.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { legalVersion } from './legal-version.mjs';

const root = path.dirname(import.meta.dirname);
const release = path.join(root, 'release');
const PORT = 3959;
const origin = `http://localhost:${PORT}`;
const LONGEST_START_MS = 30_000;
const SHARE_TOKEN_BYTES = 18;
const DAY_MS = 86_400_000;

/** @param {unknown} holds @param {string} what */
function check(holds, what) {
  if (!holds) throw new Error(`not true: ${what}`);
}

/** @param {string} method @param {string} url @param {{ body?: object, headers?: Record<string, string> }} [more] */
async function ask(method, url, { body, headers = {} } = {}) {
  const answer = await fetch(origin + url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/**
 * Runs the release as an operator does, while `work` runs; then the server is asked to end, and has to.
 * @param {{ node: string, folder: string, env: Record<string, string> }} site @param {() => Promise<void>} work
 */
async function whileRunning({ node, folder, env }, work) {
  const server = spawn(node, [path.join(folder, 'server.mjs')], {
    cwd: tmpdir(),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const deadline = Date.now() + LONGEST_START_MS;
    while (!(await fetch(`${origin}/health/ready`).catch(() => null))?.ok) {
      if (Date.now() > deadline || server.exitCode !== null) throw new Error('the release did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await work();
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    check(code === 0, 'the server ends with 0 when it is asked to');
  } finally {
    server.kill('SIGKILL');
  }
}

async function planAsVisitor() {
  const day = (/** @type {number} */ after) => new Date(Date.now() + after * DAY_MS).toISOString().slice(0, 10);
  const answer = await ask('POST', '/api/trips/plan', {
    body: {
      destination: 'Rome',
      dates: { start: day(30), end: day(33) },
      categories: ['history', 'food'],
      budget: 'moderate',
      preferences: 'no museums, vegetarian',
      travelers: { adults: 2, children: 0 },
    },
  });
  const { response, ...head } = await answer.json();
  const { important_info: importantInfo, luggage_list: luggageList, ...rest } = response;
  check(rest.itinerary.length === 4, 'four days are planned');
  return { ...head, ...rest, importantInfo, luggageList };
}

/** @returns {Promise<Record<string, string>>} headers of a signed-in user */
async function register() {
  const person = { email: 'release@example.org', password: 'a calm sea and a good wind' };
  await ask('POST', '/api/users', { body: { ...person, name: 'Ada', lastname: 'Byron', terms: legalVersion() } });
  const session = await (await ask('POST', '/api/auth/token', { body: person })).json();
  return { authorization: `Bearer ${session.access_token}` };
}

/** @param {string} tripId @param {Record<string, string>} headers @returns {Promise<string>} the path of a link */
async function share(tripId, headers) {
  const token = randomBytes(SHARE_TOKEN_BYTES).toString('base64url');
  const options = { luggage: true, costs: true, dates: 'exact' };
  await ask('POST', `/api/trips/${tripId}/shares`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: { id: randomUUID(), token, options, expiresAt: null },
  });
  return `/trips/s_${token}`;
}

async function checkPage() {
  const page = await ask('GET', '/', { headers: { 'accept-language': 'es' } });
  const html = await page.text();
  check(html.includes('<html lang="es"'), 'the home page comes in the language of the visitor');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const file = await ask('GET', script, { headers: { 'accept-encoding': 'br' } });
  check(file.headers.get('content-encoding') === 'br', 'scripts are sent compressed');
}

/** @param {string} link */
async function checkLink(link) {
  check((await (await ask('GET', link)).text()).includes('og:title'), 'a shared page tells what it leads to');
  const picture = Buffer.from(await (await ask('GET', `${link}/cover.png`)).arrayBuffer());
  check(picture.subarray(1, 4).toString() === 'PNG', 'a shared trip has a picture');
}

/** @param {Record<string, string>} headers @param {string} id */
async function checkList(headers, id) {
  const list = await (await ask('GET', '/api/trips', { headers })).text();
  check(list.includes(id), 'the saved trip is in the list');
}

/** @param {{ node: string, folder: string, env: Record<string, string> }} site */
function checkOperator({ node, folder, env }) {
  const { status, stdout } = spawnSync(node, [path.join(folder, 'periplo'), 'ledger', 'check'], {
    env,
    encoding: 'utf8',
  });
  check(status === 0 && stdout.includes('The ledger is right.'), 'an operator checks the ledger beside the server');
}

/** @param {string} node */
async function tryWith(node) {
  const began = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'periplo-release-'));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-data-'));
  const env = {
    NODE_ENV: 'production',
    ALLOW_TEST_CHECKOUT: '1',
    PORT: String(PORT),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
  };
  try {
    cpSync(release, folder, { recursive: true });
    const site = { node, folder, env };
    /** @type {Record<string, string>} */
    let headers = {};
    let [id, link] = ['', ''];
    await whileRunning(site, async () => {
      await checkPage();
      const trip = await planAsVisitor();
      headers = await register();
      await ask('POST', '/api/trips', { body: trip, headers });
      id = trip.id;
      link = await share(id, headers);
      checkOperator(site);
    });
    await whileRunning(site, async () => {
      await checkList(headers, id);
      await checkLink(link);
    });
  } finally {
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
  }
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  process.stdout.write(
    `the release works with Node ${version} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
  );
}

if (!existsSync(release)) throw new Error('there is no release: npm run release makes it');
const nodes = process.argv.slice(2);
for (const node of nodes.length > 0 ? nodes : [process.execPath]) await tryWith(path.resolve(node));
