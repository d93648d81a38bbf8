/// <reference lib="dom" />
// A device that is new to an account with 100 trips to 20 destinations, on 150 ms and 1.6 Mbit/s, the app itself here already: until every
// trip is on the device. The floor is what came through the line until then, at its bandwidth, and one round trip. Then what the line carries
// when nothing is new: of an exchange of the open page, and of its next start, for the list of trips alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soonDates } from '../tests/support/soon.mjs';
import { launch } from './browser.mjs';
import { withServer } from './server.mjs';
import { thinLine } from './thin-line.mjs';
import { aTraveller, countTrips, signedInPage } from './traveller.mjs';

const RUNS = 3;
const PORT = 3974;
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = 200_000;
const LONGEST_MS = 120_000;
const TRIPS = 100;
const NOTHING_NEW_MS = 5000;
const DESTINATIONS =
  'Rome Paris London Kyoto Tokyo Lisbon Vienna Madrid Berlin Prague Amsterdam Barcelona Florence Venice Athens Istanbul Seville Porto Budapest Dublin'.split(
    ' ',
  );

const rest = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Trips as different as those of a traveller. @param {string} origin */
async function plannedTrips(origin) {
  const trips = [];
  for (let i = 0; i < TRIPS; i++) {
    const body = {
      destination: DESTINATIONS[i % DESTINATIONS.length],
      dates: soonDates(4 + (i % 5)),
      categories: ['history', 'food', 'nature'].slice(i % 3),
      budget: 'moderate',
      preferences: '',
      travelers: { adults: 1 + (i % 3), children: 0 },
    };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/trips/plan`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`planning answered ${answer.status}: ${await answer.text()}`);
    const { response, ...head } = await answer.json();
    const { important_info: importantInfo, luggage_list: luggageList, ...same } = response;
    trips.push({ ...head, ...same, importantInfo, luggageList });
  }
  return trips;
}

/** Bytes of the answers that the list of trips takes while something is done. @param {import('puppeteer-core').Page} page @param {() => Promise<unknown>} act */
async function listBytes(page, act) {
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  const answers = new Map();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname === '/api/trips') answers.set(requestId, response.encodedDataLength);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (answers.has(requestId)) answers.set(requestId, answers.get(requestId) + encodedDataLength);
  });
  await act();
  await rest(NOTHING_NEW_MS);
  await devtools.detach();
  return [...answers.values()];
}

/** @param {Awaited<ReturnType<typeof aTraveller>>['session']} session */
async function fill(session) {
  const profile = mkdtempSync(path.join(tmpdir(), 'periplo-bench-'));
  const line = await thinLine(PORT, { roundTripMs: ROUND_TRIP_MS, bytesPerSecond: BYTES_PER_SECOND });
  const browser = await launch(profile);
  try {
    const visitor = await browser.newPage();
    await visitor.goto(`${line.origin}/my-trips`, { waitUntil: 'networkidle0', timeout: LONGEST_MS });
    await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await rest(NOTHING_NEW_MS * 2);
    await visitor.close();
    const page = await signedInPage(browser, line.origin, session);
    const before = line.counted().received;
    const began = performance.now();
    await page.goto(`${line.origin}/my-trips`);
    while ((await page.evaluate(countTrips)) < TRIPS) {
      if (performance.now() - began > LONGEST_MS) throw new Error('the trips did not arrive');
      await rest(20);
    }
    const ms = performance.now() - began;
    const bytes = line.counted().received - before;
    await rest(NOTHING_NEW_MS * 2);
    const start = await listBytes(page, () => page.reload());
    const exchange = await listBytes(page, () => page.evaluate(() => window.dispatchEvent(new Event('online'))));
    return { ms, floor: (bytes / BYTES_PER_SECOND) * 1000 + ROUND_TRIP_MS, bytes, start, exchange };
  } finally {
    await browser.close();
    line.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

await withServer(PORT, async (origin) => {
  const trips = await plannedTrips(origin);
  const plain = trips.reduce((sum, trip) => sum + JSON.stringify(trip).length, 0);
  console.log(`${TRIPS} trips of ${Math.round(plain / 1000)} kB; ${ROUND_TRIP_MS} ms, ${BYTES_PER_SECOND} bytes/s`);
  const { session } = await aTraveller(origin, soonDates(4), () => trips);
  for (let run = 0; run < RUNS; run++) {
    const { ms, floor, bytes, start, exchange } = await fill(session);
    const seconds = (/** @type {number} */ time) => (time / 1000).toFixed(1);
    console.log(
      `all here after ${seconds(ms)} s (floor ${seconds(floor)} s: ${Math.round(bytes / 1000)} kB); the list again: ${start.join(' + ')} bytes at the next start, ${exchange.join(' + ')} in an exchange`,
    );
  }
});
