// Writes tests/seconds.json anew: which test files take turns, and how long each takes here. Runs everything (about an hour).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const tests = path.join(root, 'tests');
const folder = mkdtempSync(path.join(tmpdir(), 'periplo-times-'));
const report = path.join(folder, 'report.json');

/** What guards money, privacy, trips and the truth of plans is run every time, however long it takes; and what `npm test` has of browsers. */
const always =
  /^(planner\/check|reading\/reading|simulations\/outbox|server\/(accounts|authorisation|documents|ledger|payments|sessions|trip-conflicts|trips)|src\/(conflicts|whose-data)|e2e\/(first-load|main-job))\./;
/** Shorter ones are run every time. A page's document takes a second of its own. */
const least = (/** @type {string} */ file) => (file.endsWith('.tsx') ? 1.2 : 2);

/** @param {readonly string[]} args @param {Record<string, string>} env */
function runTests(args, env) {
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURN: 'all', ...env },
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** @type {Map<string, number>} */
const seconds = new Map();
const add = (/** @type {string} */ file, /** @type {number} */ milliseconds) =>
  seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000);

const unit = ['rules', 'rules-replacing', 'server', 'page', 'page-replacing'].flatMap((name) => ['--project', name]);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
for (const { name, startTime, endTime } of runTests(
  [vitest, 'run', ...unit, '--reporter=json', `--outputFile=${report}`],
  {},
).testResults)
  add(path.relative(tests, name), endTime - startTime);

/** @typedef {{ file: string, tests: { results: { duration: number }[] }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs: Spec[] }} Suite */
function addSuite(/** @type {Suite} */ { suites = [], specs }) {
  for (const { file, tests: runs } of specs)
    for (const { results } of runs) for (const { duration } of results) add(`e2e/${file}`, duration);
  for (const suite of suites) addSuite(suite);
}
const browser = { LONG: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
for (const suite of runTests(['tools/browser-tests.mjs', '--reporter=json'], browser).suites) addSuite(suite);

const turns = [...seconds]
  .filter(([file, length]) => !always.test(file) && length >= least(file))
  .map(([file, length]) => /** @type {const} */ ([file, Math.round(length)]))
  .sort(([a, one], [b, other]) => other - one || a.localeCompare(b));
writeFileSync(path.join(tests, 'seconds.json'), `${JSON.stringify(Object.fromEntries(turns), null, 2)}\n`);
rmSync(folder, { recursive: true });
