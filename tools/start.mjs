import { isStale } from './stale.mjs';

if (isStale()) {
  process.stdout.write('Building Periplo, about half a minute the first time...\n');
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
const server = '../dist/server/main.js';
await import(server);
