// When the first day of a plan is on the wire: after the request with our own planner, and after a language model has
// finished writing it (the fake one of tests/support). Medians and worst of 20 plans each; 200 ms and 300 ms are promised.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inDays } from '../tests/support/soon.mjs';
import { withServer } from './server.mjs';

const PLANS = 20;
const destinations = ['Rome', 'Paris', 'Kyoto', 'London', 'Lisbon'];

/**
 * Asks for a plan as events; milliseconds since the epoch of the request and of the first day.
 * @param {string} origin @param {number} i
 */
async function firstDay(origin, i) {
  const asked = Date.now();
  const answer = await fetch(`${origin}/api/trips/plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({
      destination: destinations[i % destinations.length],
      dates: { start: inDays(10 + i), end: inDays(12 + i) },
      categories: ['history'],
      travelers: { adults: 2, children: 0 },
    }),
  });
  let text = '';
  let told = 0;
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (told === 0 && text.includes('"type":"day"')) told = Date.now();
  }
  if (!text.includes('"type":"plan"')) throw new Error(`no plan: ${text.slice(-300)}`);
  return { asked, told };
}

/** @param {string} name @param {number[]} times */
function say(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`${name}: p50 ${sorted[Math.floor(sorted.length / 2)]} ms, worst ${sorted.at(-1)} ms`);
}

await withServer(3977, async (origin) => {
  await firstDay(origin, 0);
  const times = [];
  for (let i = 0; i < PLANS; i++) {
    const { asked, told } = await firstDay(origin, i);
    times.push(told - asked);
  }
  say('first day after the request, our own planner', times);
});

const fake = spawn(process.execPath, ['tools/run.mjs', 'tests/support/dev-llm.ts', '3978'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(fake.stdout, 'data');
const llm = 'http://127.0.0.1:3978';
const env = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'fake-slow',
  LLM_BASE_URL: `${llm}/v1`,
  LLM_PLANS_PER_HOUR: '1000',
};
try {
  await withServer(
    3979,
    async (origin) => {
      await firstDay(origin, 0);
      const times = [];
      for (let i = 0; i < PLANS; i++) {
        const { told } = await firstDay(origin, i);
        /** @type {number[]} */
        const written = JSON.parse(await (await fetch(`${llm}/days-written`)).text());
        times.push(told - Math.floor(written[0] ?? Number.NaN));
      }
      say('first day after the model wrote it', times);
    },
    env,
  );
} finally {
  fake.kill();
}
