// Runs a command for operators from the built server: node tools/operator.mjs check|show|grant|refund|model-calls arguments...
import { isStale } from './stale.mjs';

if (isStale()) {
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
const operator = '../dist/server/operator.js';
await import(operator);
