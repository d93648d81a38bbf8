import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'tests/support/soon-trips.ts');

const { NODE_ENV: nodeEnv } = process.env;

/** The planner finds its languages as Vite does, by their folders; Playwright loads files without Vite. */
const { module } = await runnerImport<typeof import('../support/soon-trips.ts')>(file, {
  root,
  configFile: false,
  logLevel: 'error',
});

// Vite says `development` to this whole process; what a later test builds or starts must not take that for its own.
if (nodeEnv === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = nodeEnv;

export const { aSoonTrip, aTripToPack } = module;
