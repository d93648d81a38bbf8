// Milliseconds for POST /api/trips/plan over a socket on an idle machine: 200 plans of 1 to 8 days over the catalogue, two thirds
// of them around an arrival, a departure and a meeting.
import { randomUUID } from 'node:crypto';

import { inDays } from '../tests/support/soon.mjs';
import { withServer } from './server.mjs';

/**
 * @param {string} kind @param {string | null} leg @param {string} date @param {number} time
 */
const booking = (kind, leg, date, time) => ({
  id: randomUUID(),
  kind,
  title: '',
  leg,
  start: { date, time, zone: 'Europe/Madrid' },
  end: null,
  place: null,
  to: null,
  margin: null,
  code: '',
  seats: '',
  contact: '',
  notes: '',
  price: null,
  bookedBy: '',
});

/**
 * What is fixed of a trip of some days.
 * @param {number} start @param {number} nights
 */
function fixedThings(start, nights) {
  const [first, last] = [inDays(start), inDays(start + nights)];
  const end = { date: first, time: 640, zone: 'Europe/Madrid' };
  return [
    { ...booking('train', 'in', first, 600), end },
    ...(nights > 0 ? [booking('flight', 'out', last, 1140)] : []),
    ...(nights > 1 ? [booking('meeting', null, inDays(start + 1), 840)] : []),
  ];
}

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
      ...(i % 3 > 0 && { bookings: fixedThings(start, i % 8) }),
    };
    const before = performance.now();
    const answer = await fetch(`${origin}/api/trips/plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`status ${answer.status}: ${text.slice(0, 300)}`);
    if (i >= 20) times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)]?.toFixed(0);
  console.log(`plan through the API: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of ${times.length}`);
});
