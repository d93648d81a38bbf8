// Seconds from `npm start` of a built product to its first answer: median of nine cold starts on an empty data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const port = 3977;

async function once() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-bench-'));
  const start = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env, stdio: 'ignore' });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - start) / 1000;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true });
  return seconds;
}

const runs = [];
for (let i = 0; i < 9; i++) runs.push(await once());
runs.sort((a, b) => a - b);
console.log(`start-up: median ${runs[4]?.toFixed(2)} s, worst ${runs[8]?.toFixed(2)} s of ${runs.length}`);
