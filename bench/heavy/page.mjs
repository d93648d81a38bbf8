// Lighthouse (mobile, simulated) on the built home page, median of five runs.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../tools/find-browser.mjs';
import { withServer } from '../server.mjs';

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

await withServer(3974, async (origin) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  /** @type {Record<string, number[]>} */
  const found = {};
  try {
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(`${origin}/`, { port: DEBUG_PORT, output: 'json', logLevel: 'silent' });
      if (!result) continue;
      for (const [name, value] of figuresOf(result.lhr)) found[name] = [...(found[name] ?? []), value];
      const failing = failingOf(result.lhr);
      if (run === 0 && failing.length > 0) console.log(`audits that fail: ${failing.join(', ')}`);
    }
  } finally {
    await browser.close();
  }
  const line = Object.entries(found).map(([name, values]) => `${name} ${median(values).toFixed(0)}`);
  console.log(`home page, median of ${RUNS}: ${line.join(', ')}`);
});
