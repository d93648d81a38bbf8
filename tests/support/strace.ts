import { spawnSync } from 'node:child_process';

/** Whether the calls of a process to the system can be watched here (Debian: strace); in CI they must be. */
export const canWatchCalls = spawnSync('strace', ['-V']).status === 0;
if (!canWatchCalls && process.env.CI) throw new Error('strace is missing: in CI nothing may be left out');

export interface Watched {
  readonly output: string;
  readonly errors: string;
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
  const run = spawnSync('strace', [...trace, '-o', '|cat >&2', process.execPath, 'tools/run.mjs', ...program], {
    encoding: 'utf8',
    timeout: 25_000,
  });
  const lines = run.stderr.split('\n');
  return {
    output: run.stdout,
    errors: run.stderr,
    calls: lines.filter((line) => calls.some((call) => line.includes(`${call}(`))),
  };
}
