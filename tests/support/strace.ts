import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether the calls of a process to the system can be watched here (Debian: strace); in CI they must be. */
export const canWatchCalls = spawnSync('strace', ['-V']).status === 0;
if (!canWatchCalls && process.env.CI) throw new Error('strace is missing: in CI nothing may be left out');

export interface Watched {
  readonly output: string;
  /** The calls that were asked for, one a line, in order. */
  readonly calls: readonly string[];
}

/**
 * Runs a TypeScript program of this repository to its end and watches some of its calls to the system; `killAt` kills it
 * inside its first call of this name.
 */
export function runWatched(program: readonly string[], calls: readonly string[], killAt?: string): Watched {
  const kill = killAt === undefined ? [] : ['-e', `inject=${killAt}:signal=KILL:when=1`];
  const trace = ['-f', '-qq', '-y', '-e', 'signal=none', '-e', `trace=${calls.join(',')}`, ...kill];
  // A file is whole when strace has ended; of a pipe a busy machine may read nothing.
  const folder = mkdtempSync(path.join(tmpdir(), 'periplo-strace-'));
  const file = path.join(folder, 'calls');
  try {
    const run = spawnSync('strace', [...trace, '-o', file, process.execPath, 'tools/run.mjs', ...program], {
      encoding: 'utf8',
      timeout: 25_000,
    });
    const lines = readFileSync(file, 'utf8').split('\n');
    return { output: run.stdout, calls: lines.filter((line) => calls.some((call) => line.includes(`${call}(`))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
