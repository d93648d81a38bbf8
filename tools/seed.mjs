import { isStale } from './stale.mjs';

if (isStale()) {
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
const seed = '../dist/server/seed.js';
await import(seed);
