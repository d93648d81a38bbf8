import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'tests/support/soon-trips.ts');

/** The planner finds its languages as Vite does, by their folders; Playwright loads files without Vite. */
const { module } = await runnerImport<typeof import('../support/soon-trips.ts')>(file, {
  root,
  configFile: false,
  logLevel: 'error',
});

export const { aSoonTrip, aTripToPack } = module;
