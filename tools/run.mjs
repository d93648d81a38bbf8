// Runs a TypeScript program of this repository: node tools/run.mjs bench/toptw.ts arguments...
import path from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

const root = path.dirname(import.meta.dirname);
const [, , program, ...rest] = process.argv;
if (program === undefined) throw new Error('which program?');
const file = path.resolve(root, program);
process.argv = [process.argv[0] ?? 'node', file, ...rest];

/** @type {import('vite').EnvironmentOptions} */
const forNode = {
  consumer: 'server',
  dev: { moduleRunnerTransform: true },
  resolve: { external: true, mainFields: [], conditions: ['node'] },
};
const NAME = 'program';
const environments = { [NAME]: forNode };
const config = await resolveConfig(
  { root, configFile: false, envFile: false, logLevel: 'error', environments },
  'serve',
);
// Vite's own runnerImport closes its runner once the program is loaded: a server could then import nothing at a request.
const environment = createRunnableDevEnvironment(NAME, config, { runnerOptions: { hmr: false }, hot: false });
await environment.init();
await environment.runner.import(file);
