// Milliseconds for GET /api/destinations over a socket, letter by letter as people type.
import { withServer } from './server.mjs';

const typed = ['barcelona', 'new york', 'mardid', 'sao paulo', 'san sebastian', 'zzzzzz', 'birmingham', 'konigsberg'];

await withServer(3978, async (origin) => {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < 5; round++) {
    for (const name of typed) {
      for (let end = 1; end <= name.length; end++) {
        const before = performance.now();
        await (await fetch(`${origin}/api/destinations?q=${encodeURIComponent(name.slice(0, end))}`)).text();
        if (round > 0) times.push(performance.now() - before);
      }
    }
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)]?.toFixed(1);
  console.log(`suggestions through the API: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${times.length}`);
});
