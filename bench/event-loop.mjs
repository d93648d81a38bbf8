// How long other requests wait while 20 and 50 plans run at once: /health/live every 5 ms over a socket, and the plans' own times.

import { inDays } from '../tests/support/soon.mjs';
import { withServer } from './server.mjs';

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** @param {string} origin @param {number} i */
async function plan(origin, i) {
  const body = {
    destination: ['Rome', 'Paris', 'Kyoto', 'London'][i % 4],
    dates: { start: inDays(10 + i), end: inDays(15 + i) },
    categories: ['history'],
    travelers: { adults: 2, children: 0 },
  };
  const before = performance.now();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/trips/plan`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.text();
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return performance.now() - before;
}

const at = (/** @type {number[]} */ times, /** @type {number} */ share) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0);

await withServer(3976, async (origin) => {
  await plan(origin, 0);
  for (const count of [20, 50]) {
    let running = true;
    /** @type {number[]} */
    const waits = [];
    const watch = (async () => {
      while (running) {
        const before = performance.now();
        await (await fetch(`${origin}/health/live`)).text();
        waits.push(performance.now() - before);
        await pause(5);
      }
    })();
    const times = await Promise.all(Array.from({ length: count }, (_, i) => plan(origin, i)));
    running = false;
    await watch;
    console.log(
      `${count} plans at once: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms; other requests meanwhile: p50 ${at(waits, 0.5)} ms, p99 ${at(waits, 0.99)} ms`,
    );
  }
});
