// Lighthouse (mobile, simulated) on the built home page, median of five runs.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../tools/find-browser.mjs';
import { withServer } from '../server.mjs';

const RUNS = 5;
const DEBUG_PORT = 9333;
const median = (/** @type {number[]} */ values) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await withServer(3974, async (origin) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  /** @type {Record<string, number[]>} */
  const found = {};
  const add = (/** @type {string} */ name, /** @type {number | null | undefined} */ value) => {
    found[name] = [...(found[name] ?? []), value ?? Number.NaN];
  };
  try {
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(`${origin}/`, { port: DEBUG_PORT, output: 'json', logLevel: 'silent' });
      const { categories = {}, audits = {} } = result?.lhr ?? {};
      for (const [name, { score }] of Object.entries(categories)) add(name, (score ?? 0) * 100);
      add('LCP ms', audits['largest-contentful-paint']?.numericValue);
      add('CLS x1000', (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000);
      add('TBT ms', audits['total-blocking-time']?.numericValue);
      const failing = Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
        .map(({ id }) => id);
      if (run === 0 && failing.length > 0) console.log(`audits that fail: ${failing.join(', ')}`);
    }
  } finally {
    await browser.close();
  }
  const line = Object.entries(found).map(([name, values]) => `${name} ${median(values).toFixed(0)}`);
  console.log(`home page, median of ${RUNS}: ${line.join(', ')}`);
});
