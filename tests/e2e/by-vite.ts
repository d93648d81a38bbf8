import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** A module of `tests/` loaded as Vite does: the planner finds its languages by their folders, and Playwright loads files without Vite. */
export async function byVite<T>(file: string): Promise<T> {
  const { NODE_ENV: nodeEnv } = process.env;
  const { module } = await runnerImport<T>(path.join(root, 'tests', file), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  // Vite says `development` to this whole process; what a later test builds or starts must not take that for its own.
  if (nodeEnv === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = nodeEnv;
  return module;
}
