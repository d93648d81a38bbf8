// node tools/moved-clock.mjs [years...]: all tests of `npm test` under a clock moved by one, two and five years, or by those given.
// Needs Debian's `faketime`, which moves the clock of every process below it: tests, built servers, browsers.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builtFolder } from './built.mjs';

const root = path.dirname(import.meta.dirname);
/**
 * A browser whose monotonic clock stays behind spins; a test under strace hangs where that clock is moved. This is not about speed, and a
 * busy machine has little of it.
 * @type {[what: string, args: string[], env: Record<string, string>][]}
 */
const runs = [
  [
    'vitest',
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--testTimeout=180000'],
    { DONT_FAKE_MONOTONIC: '1' },
  ],
  ['browser', [path.join(root, 'tools/browser-tests.mjs')], {}],
];
const years = process.argv.length > 2 ? process.argv.slice(2) : ['1', '2', '5'];

/** @param {string} by such as "+5y" @param {string[]} args @param {Record<string, string>} env */
const moved = (by, args, env = {}) =>
  spawnSync('faketime', ['-f', by, process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });

if (moved('+0', ['--version']).status !== 0)
  throw new Error("faketime is missing: install Debian's package `faketime`");
await builtFolder();
const results = years.flatMap((year) =>
  runs.map(([what, args, env]) => ({
    what: `+${year} years, ${what}`,
    passed: moved(`+${year}y`, args, env).status === 0,
  })),
);
for (const { what, passed } of results) process.stdout.write(`${what}: ${passed ? 'passed' : 'FAILED'}\n`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
