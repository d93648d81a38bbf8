import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const LONGEST_START_MS = 60_000;

/**
 * Runs the built server with data of its own while something is measured, and ends it whatever happens.
 * @param {number} port
 * @param {(origin: string) => Promise<void>} measure
 * @param {Record<string, string>} [settings]
 */
export async function withServer(port, measure, settings = {}) {
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    ANONYMOUS_PLANS_PER_DAY: '1000',
    ...settings,
  };
  const server = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env, stdio: 'ignore' });
  try {
    const deadline = Date.now() + LONGEST_START_MS;
    while (!(await fetch(`${origin}/health/ready`).catch(() => null))?.ok) {
      if (Date.now() > deadline || server.exitCode !== null) throw new Error('the server did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await measure(origin);
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await Promise.race([once(server, 'exit'), new Promise((resolve) => setTimeout(resolve, 5000))]);
      server.kill('SIGKILL');
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}
