/// <reference lib="dom" />
// A second device changes a trip: milliseconds from the server's answer to it until a page that is looked at has drawn it, with the
// processor of the page slowed 4x, with one and with 1,000 trips on the device. Floor, in the same run: one fetch of the trip by the page.
// Median and worst of twenty each.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soonDates } from '../tests/support/soon.mjs';
import { launch } from './browser.mjs';
import { withServer } from './server.mjs';
import { aTraveller, signedInPage } from './traveller.mjs';

const CHANGES = 20;
const SLOWER = 4;
const PORT = 3977;
const SETTLED_MS = 30_000;

/** Runs in the page: when a text is drawn, by the clock of the machine. @param {string} text */
function whenDrawn(text) {
  return new Promise((resolve) => {
    const look = () => document.body.textContent?.includes(text) && resolve(Date.now());
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/** Runs in the page. @param {string} address */
async function fetchOnce(address) {
  const began = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } });
  await answer.json();
  return performance.now() - began;
}

/** @param {number[]} times */
function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return `median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, worst ${sorted.at(-1)?.toFixed(0)} ms`;
}

/** @param {string} profile @param {number} count */
async function measure(profile, count) {
  await withServer(PORT, async (origin) => {
    const browser = await launch(profile);
    const copies = (/** @type {{ id: string }} */ trip) =>
      Array.from({ length: count }, (_, i) => ({ ...trip, id: i === 0 ? trip.id : randomUUID() }));
    const { id, session } = await aTraveller(origin, soonDates(7), copies);
    const page = await signedInPage(browser, origin, session);
    await page.emulateCPUThrottling(SLOWER);
    await page.goto(`${origin}/trips/${id}`);
    await page.waitForSelector('main h4');
    await page.waitForFunction(
      async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'periplo-news'),
      { timeout: 120_000 },
    );
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    /** @type {number[]} */
    const seen = [];
    /** @type {number[]} */
    const floor = [];
    const device = randomUUID();
    for (let change = 1; change <= CHANGES; change++) {
      const title = `Title ${randomUUID()}`;
      const drawn = page.evaluate(whenDrawn, title);
      const answer = await fetch(`${origin}/api/trips/${id}`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${session.access_token}`,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ device, baseVersion: change, changes: [{ kind: 'title', title }] }),
      });
      if (!answer.ok) throw new Error(`the change was answered with ${answer.status}`);
      const answered = Date.now();
      seen.push(Number(await drawn) - answered);
      floor.push(await page.evaluate(fetchOnce, `${origin}/api/trips/${id}`));
    }
    console.log(`${count} trips: seen ${summary(seen)}; floor ${summary(floor)}`);
    await browser.close();
  });
}

for (const count of [1, 1000]) {
  const profile = mkdtempSync(path.join(tmpdir(), 'periplo-bench-'));
  try {
    await measure(profile, count);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
