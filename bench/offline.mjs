/// <reference lib="dom" />
// Cold start with no network, in a new browser process, with the processor slowed 4x: milliseconds from the navigation until a
// saved itinerary, and the list of one and of 1,000 trips, can be read. Median of five each; a first start is not counted.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from './browser.mjs';
import { withServer } from './server.mjs';
import { aTraveller, signedInPage } from './traveller.mjs';

const RUNS = 5;
const MANY = 1000;
const SLOWER = 4;
const PORT = 3976;
const LONGEST_FETCH_MS = 240_000;

/** Runs in the page: how many whole trips this device has. */
async function countTrips() {
  const { name } = (await indexedDB.databases()).find((database) => database.name !== 'periplo-anonymous') ?? {};
  if (!name) return 0;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('trips').objectStore('trips').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

/** Brings trips onto the device of a profile. @param {string} profile @param {number} count */
async function prepare(profile, count) {
  let id = '';
  await withServer(PORT, async (origin) => {
    const browser = await launch(profile);
    const copies = (/** @type {{ id: string }} */ trip) =>
      Array.from({ length: count }, (_, i) => ({ ...trip, id: i === 0 ? trip.id : randomUUID() }));
    const traveller = await aTraveller(origin, { start: '2027-03-15', end: '2027-03-21' }, copies);
    id = traveller.id;
    const page = await signedInPage(browser, origin, traveller.session);
    await page.goto(`${origin}/my-trips`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const deadline = Date.now() + LONGEST_FETCH_MS;
    while ((await page.evaluate(countTrips)) < count) {
      if (Date.now() > deadline) throw new Error('the trips did not arrive');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await browser.close();
  });
  return id;
}

/** Runs before the page's own code: notes when what matters can be read. @param {string} selector */
function watch(selector) {
  const look = () => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('readable')));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

/** One cold start with the server gone; milliseconds. @param {string} profile @param {string} address @param {string} selector */
async function coldStart(profile, address, selector) {
  const browser = await launch(profile);
  try {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(SLOWER);
    await page.evaluateOnNewDocument(watch, selector);
    await page.goto(`http://localhost:${PORT}${address}`);
    await page.waitForSelector(selector);
    for (;;) {
      const [mark] = await page.evaluate(() =>
        performance.getEntriesByName('readable').map((entry) => entry.startTime),
      );
      if (mark !== undefined) return mark;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await browser.close();
  }
}

/** @param {string} what @param {Parameters<typeof coldStart>} start */
async function report(what, ...start) {
  await coldStart(...start);
  const times = [];
  for (let run = 0; run < RUNS; run++) times.push(await coldStart(...start));
  times.sort((a, b) => a - b);
  console.log(
    `${what}: median ${times[Math.floor(RUNS / 2)]?.toFixed(0)} ms of ${times.map((ms) => ms.toFixed(0)).join(', ')}`,
  );
}

const ROW = 'tbody tr a';
for (const count of [1, MANY]) {
  const profile = mkdtempSync(path.join(tmpdir(), 'periplo-bench-'));
  try {
    const id = await prepare(profile, count);
    if (count === 1) await report('an itinerary', profile, `/trips/${id}`, 'main h4');
    await report(`the list of ${count} trips`, profile, '/my-trips', ROW);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
