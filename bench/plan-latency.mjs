// Milliseconds for POST /api/trips/plan over a socket on an idle machine: 200 plans of 1 to 8 days over the catalogue.

import { inDays } from '../tests/support/soon.mjs';
import { withServer } from './server.mjs';

await withServer(3979, async (origin) => {
  /** @type {{ destinations: { name: { en: string } }[] }} */
  const { destinations } = JSON.parse(await (await fetch(`${origin}/api/settings`)).text());
  /** @type {number[]} */
  const times = [];
  for (let i = 0; i < 220; i++) {
    const start = 10 + i;
    const body = {
      destination: destinations[i % destinations.length]?.name.en,
      dates: { start: inDays(start), end: inDays(start + (i % 8)) },
      preferences: '',
      budget: ['economic', 'moderate', 'luxury'][i % 3],
      categories: ['history', 'food'],
      travelers: { adults: 2, children: i % 3 },
    };
    const before = performance.now();
    const answer = await fetch(`${origin}/api/trips/plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    if (i >= 20) times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)]?.toFixed(0);
  console.log(`plan through the API: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of ${times.length}`);
});
