/** 200 sign-ins a second for 20 s against a running server (RATE_LIMIT=0): what other routes wait meanwhile. */
const origin = process.argv[2] ?? 'http://localhost:3000';
const SECONDS = 20;
const PER_SECOND = 200;
const PROBES_PER_SECOND = 20;

const headers = { 'content-type': 'application/json' };
const statuses = new Map();
/** @type {number[]} */
const waits = [];
const pending = [];

async function signIn(/** @type {number} */ i) {
  const body = JSON.stringify({ email: `storm-${i}@example.org`, password: 'a guess, and not a good one' });
  const response = await fetch(`${origin}/api/auth/token`, { method: 'POST', headers, body });
  await response.text();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
}

async function probe() {
  const start = performance.now();
  const response = await fetch(`${origin}/api/settings`);
  await response.text();
  waits.push(performance.now() - start);
}

const start = performance.now();
let [signIns, probes] = [0, 0];
while (performance.now() - start < SECONDS * 1000) {
  const elapsed = (performance.now() - start) / 1000;
  for (; signIns < elapsed * PER_SECOND; signIns++) pending.push(signIn(signIns));
  for (; probes < elapsed * PROBES_PER_SECOND; probes++) pending.push(probe());
  await new Promise((resolve) => setTimeout(resolve, 5));
}
await Promise.all(pending);
waits.sort((a, b) => a - b);
const at = (/** @type {number} */ share) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
process.stdout.write(`${signIns} sign-ins: ${answers}; /api/settings p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`);
