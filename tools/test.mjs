// npm test: unit and server tests and the shortest in the browser; of what takes long the share of this commit, or TURN=<number>, or TURN=all.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

/** Another share with every commit; where there is no history always the same. */
function turnOfCommit() {
  const counted = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return counted.status === 0 ? counted.stdout.trim() : '0';
}

const turn = process.env.TURN ?? turnOfCommit();
if (turn !== 'all')
  process.stdout.write(
    `Of what takes long, share ${turn}: TURN=${turn} npm test looks at it again, TURN=all at everything.\n`,
  );
const env = { ...process.env, TURN: turn };
/** The house is in order by `npm run check`, the recipes by the gate. */
const unit = ['rules*', 'server', 'page*'].flatMap((name) => ['--project', name]);
for (const run of [[vitest, 'run', ...unit], ['tools/browser-tests.mjs']]) {
  const { status } = spawnSync(process.execPath, run, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
