// Lighthouse (mobile, simulated) on the public pages of the built product, or on those that are named: medians of five runs. How fast the
// machine is shows in every figure: compare runs on one machine.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { soonDates } from '../../tests/support/soon.mjs';
import { findChromium } from '../../tools/find-browser.mjs';
import { withServer } from '../server.mjs';
import { aSharedPath, aTraveller } from '../traveller.mjs';

const RUNS = 5;
const DEBUG_PORT = 9333;
const median = (/** @type {number[]} */ values) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Scores of 0 to 100 and three timings. @param {import('lighthouse').Result['lhr']} lhr @returns {[string, number][]} */
function figuresOf({ categories, audits }) {
  const figure = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  return [
    ...Object.entries(categories).map(
      ([name, { score }]) => /** @type {[string, number]} */ ([name, (score ?? 0) * 100]),
    ),
    ['LCP ms', figure('largest-contentful-paint')],
    ['CLS x1000', figure('cumulative-layout-shift') * 1000],
    ['TBT ms', figure('total-blocking-time')],
  ];
}

/** Ids of the audits that fail. @param {import('lighthouse').Result['lhr']} lhr */
const failingOf = ({ audits }) =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id }) => id);

/** A link that a trip of seven days is shared by. */
const SHARED = 'shared-trip';
const PUBLIC = ['/', '/how-it-works', '/inspiration', '/plan-trip', '/shop', '/login', '/terms-and-conditions', SHARED];
const wanted = process.argv.slice(2);
const routes = wanted.length > 0 ? wanted : PUBLIC;

/** One route, looked at as often as RUNS says. @param {string} address */
async function measure(address) {
  /** @type {Record<string, number[]>} */
  const found = {};
  /** @type {string[]} */
  let failing = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(address, { port: DEBUG_PORT, output: 'json', logLevel: 'silent' });
    if (!result) continue;
    for (const [name, value] of figuresOf(result.lhr)) found[name] = [...(found[name] ?? []), value];
    failing = failingOf(result.lhr);
  }
  const line = Object.entries(found).map(([name, values]) => `${name} ${median(values).toFixed(0)}`);
  return [...line, ...(failing.length > 0 ? [`audits that fail: ${failing.join(', ')}`] : [])].join(', ');
}

await withServer(3974, async (origin) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const traveller = await aTraveller(origin, soonDates(7), (trip) => [trip]);
    const shared = await aSharedPath(origin, traveller);
    for (const route of routes)
      console.log(`${route}, median of ${RUNS}: ${await measure(origin + (route === SHARED ? shared : route))}`);
  } finally {
    await browser.close();
  }
});
