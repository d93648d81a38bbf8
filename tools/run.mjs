// Runs a TypeScript program of this repository: node tools/run.mjs bench/toptw.ts arguments...
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.dirname(import.meta.dirname);
const [, , program, ...rest] = process.argv;
if (program === undefined) throw new Error('which program?');
process.argv = [process.argv[0] ?? 'node', path.resolve(root, program), ...rest];
await runnerImport(path.resolve(root, program), { root, configFile: false, logLevel: 'error' });
