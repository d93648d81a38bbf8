import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builtFolder } from './built.mjs';
import { findChromium, findFirefox } from './find-browser.mjs';

const root = path.dirname(import.meta.dirname);
const browsers = { CHROMIUM_PATH: findChromium() ?? '', FIREFOX_PATH: findFirefox() ?? '' };
const missing = Object.entries(browsers).flatMap(([name, file]) => (file === '' ? [name] : []));
for (const name of missing) process.stdout.write(`Device tests skipped in one browser: install it or set ${name}.\n`);
if (missing.length > 0 && process.env.CI) process.exit(1);
if (missing.length === 2) process.exit(0);
await builtFolder();
const runner = path.join(root, 'node_modules/vitest/vitest.mjs');
const config = path.join(root, 'tests/device/vitest.config.ts');
const run = spawnSync(process.execPath, [runner, 'run', '--config', config, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...browsers },
});
process.exit(run.status ?? 1);
