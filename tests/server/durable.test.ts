import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canWatchCalls, runWatched } from '../support/strace.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'periplo-durable-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What SQLite says of itself is not asked: these are the calls that the kernel got. */
it.skipIf(!canWatchCalls)(
  'every commit is on the disk before it is answered: the journal is synced between any two',
  () => {
    const COMMITS = 20;
    const file = path.join(folder, 'periplo.db');
    const { calls, output } = runWatched(
      ['tests/support/commit-to.ts', file, String(COMMITS)],
      ['fsync', 'fdatasync', 'write'],
    );
    expect(output.trim().split('\n')).toHaveLength(COMMITS);
    const said = calls.flatMap((call, index) => (call.includes('"committed ') ? [index] : []));
    expect(said).toHaveLength(COMMITS);
    const syncsBefore = said.map(
      (index, number) =>
        calls.slice(said[number - 1] ?? 0, index).filter((call) => /sync\(\d+<.*-wal>/.test(call)).length,
    );
    expect(Math.min(...syncsBefore)).toBeGreaterThanOrEqual(1);
  },
);
