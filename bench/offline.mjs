/// <reference lib="dom" />
// Cold start with no network, in a new browser process, with the processor slowed 4x: milliseconds from the navigation until a
// saved itinerary, and the list of one and of 1,000 trips, can be read, and until the app itself has drawn it. What was looked at
// before and not changed since is shown by the service worker at once (record 28); without that, a trip is written by it as text, and the
// list is there with the app.
// Median of five each, each beside a page of one line that a service worker has kept (bench/floor.mjs), in turn with it; a first start
// is not counted.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soonDates } from '../tests/support/soon.mjs';
import { launch } from './browser.mjs';
import { keepFloor } from './floor.mjs';
import { withServer } from './server.mjs';
import { aTraveller, countTrips, signedInPage } from './traveller.mjs';

const RUNS = 5;
const MANY = 1000;
const SLOWER = 4;
const PORT = 3976;
const LONGEST_FETCH_MS = 240_000;

/** Brings trips, and the floor, onto the device of a profile. @param {string} profile @param {number} count */
async function prepare(profile, count) {
  let id = '';
  let floor = '';
  await withServer(PORT, async (origin) => {
    const browser = await launch(profile);
    const copies = (/** @type {{ id: string }} */ trip) =>
      Array.from({ length: count }, (_, i) => ({ ...trip, id: i === 0 ? trip.id : randomUUID() }));
    const traveller = await aTraveller(origin, soonDates(7), copies);
    id = traveller.id;
    const page = await signedInPage(browser, origin, traveller.session);
    await page.goto(`${origin}/my-trips`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const deadline = Date.now() + LONGEST_FETCH_MS;
    while ((await page.evaluate(countTrips)) < count) {
      if (Date.now() > deadline) throw new Error('the trips did not arrive');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    floor = await keepFloor(browser);
    await browser.close();
  });
  return { id, floor };
}

/** Runs before the page's own code: notes when what matters can be read, and when the app has drawn it. @param {string} selector */
function watch(selector) {
  const note = (/** @type {string} */ what) => requestAnimationFrame(() => setTimeout(() => performance.mark(what)));
  let seen = false;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    if (!seen) note('readable');
    seen = true;
    if (document.querySelector('#app[data-view]')) return;
    observer.disconnect();
    note('live');
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-view'] });
}

/** Runs in the page: what it shows is kept for the next start, or nothing is. @param {boolean} keep */
async function leave(keep) {
  const kept = () => caches.match(`/kept-view${location.pathname}`);
  const rest = () => new Promise((resolve) => setTimeout(resolve, 500));
  for (let tries = 0; tries < 20 && !(await kept()); tries++) await rest();
  if (!(await kept())) throw new Error('what the page showed was not kept');
  // What is drawn a little later is kept anew.
  await rest();
  if (keep) return;
  // It would be kept once more while the browser closes.
  CacheStorage.prototype.open = () => Promise.reject(new Error('the next start finds nothing'));
  await caches.delete('views');
}

/**
 * One cold start with the server gone; milliseconds until it can be read and until it is live.
 * @param {string} profile @param {string} address @param {string} selector
 * @param {boolean | null} keep whether the next one finds what this one showed; null: a page that is not of the app
 */
async function coldStart(profile, address, selector, keep) {
  const browser = await launch(profile);
  try {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(SLOWER);
    await page.evaluateOnNewDocument(watch, selector);
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
    const times = await page.evaluate(() =>
      ['readable', 'live'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
    );
    if (keep !== null) await page.evaluate(leave, keep);
    return times;
  } finally {
    await browser.close();
  }
}

/** @param {number[][]} runs @param {number} which */
function middle(runs, which) {
  const times = runs.map((run) => run[which] ?? Number.NaN).sort((a, b) => a - b);
  const median = times[Math.floor(RUNS / 2)] ?? Number.NaN;
  return { median, text: `${median.toFixed(0)} ms (${times.map((ms) => ms.toFixed(0)).join(', ')})` };
}

/** @param {string} what @param {{ profile: string, floor: string, address: string, selector: string }} start */
async function report(what, { profile, floor, address, selector }) {
  for (const keep of [true, false]) {
    await coldStart(profile, address, selector, keep);
    const runs = [];
    const floors = [];
    for (let run = 0; run < RUNS; run++) {
      floors.push(await coldStart(profile, floor, 'h4', null));
      runs.push(await coldStart(profile, address, selector, keep));
    }
    const [least, readable, live] = [middle(floors, 0), middle(runs, 0), middle(runs, 1)];
    const times = (/** @type {{ median: number }} */ { median }) => `${(median / least.median).toFixed(1)} x`;
    console.log(`${what}${keep ? '' : ', nothing kept'}: floor ${least.text}`);
    console.log(`  readable ${times(readable)}: ${readable.text}; live ${times(live)}: ${live.text}`);
  }
}

/** A stop, as the screen has it and as the worker writes it. */
const STOP = 'main h4, [data-view] main li h3';
const ROW = 'main article a';
for (const count of [1, MANY]) {
  const profile = mkdtempSync(path.join(tmpdir(), 'periplo-bench-'));
  try {
    const { id, floor } = await prepare(profile, count);
    const origin = `http://localhost:${PORT}`;
    const trip = { profile, floor, address: `${origin}/trips/${id}`, selector: STOP };
    if (count === 1) await report('an itinerary', trip);
    await report(`the list of ${count} trips`, { ...trip, address: `${origin}/my-trips`, selector: ROW });
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
