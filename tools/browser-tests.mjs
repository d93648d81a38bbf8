import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builtFolder } from './built.mjs';
import { findChromium, findHeadlessChromium } from './find-browser.mjs';

const [chromium, whole] = [findHeadlessChromium(), findChromium()];
if (!chromium || !whole) {
  const line = 'Browser tests skipped: no Chromium found. Install one or set CHROMIUM_PATH.';
  process.stdout.write(`${line}\n`);
  process.exit(process.env.CI ? 1 : 0);
}
await builtFolder();
const runner = path.join(path.dirname(import.meta.dirname), 'node_modules/@playwright/test/cli.js');
const wanted = process.argv.slice(2);
const everything = process.env.FULL === '1' || wanted.some((word) => !word.startsWith('--'));
const share = process.env.LONG === '1' ? 'long' : 'short';
const run = spawnSync(process.execPath, [runner, 'test', ...wanted], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium, WHOLE_CHROMIUM_PATH: whole, SHARE: everything ? 'all' : share },
});
process.exit(run.status ?? 1);
