/// <reference lib="dom" />
// The map of a trip on a phone: milliseconds from the moment it comes near the screen until the first drawn map with its markers
// (no network, processor slowed 4x, median of five), and pictures a second while 8 days of 8 stops are pulled around, on the
// drawn map and over streets that MapLibre draws with the processor.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soonDates } from '../tests/support/soon.mjs';
import { launch } from './browser.mjs';
import { withServer } from './server.mjs';
import { aTraveller, signedInPage } from './traveller.mjs';

const RUNS = 5;
const SLOWER = 4;
const PULL_MS = 4000;
const [PORT, STYLE_PORT] = [3971, 3972];
const [DAYS, STOPS] = [8, 8];
const STREETS = 1500;
/** A map that is drawn by the processor, where there is no graphics card. */
const BY_PROCESSOR = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const MARKER = '[role=application] button[aria-expanded]';

/** Every day as full as can be; places around those of the plan. @param {any} trip */
function dense(trip) {
  const itinerary = trip.itinerary.slice(0, DAYS).map((/** @type {any} */ day) => ({
    ...day,
    activities: Array.from({ length: STOPS }, (_, i) => {
      const one = day.activities[i % day.activities.length];
      const away = i < day.activities.length ? 0 : 0.004;
      return { ...one, id: randomUUID(), latitude: one.latitude + away, longitude: one.longitude - away };
    }),
  }));
  return [{ ...trip, itinerary }];
}

/** Brings the map onto the screen and waits for its first marker; milliseconds. @param {string} selector */
function timeFirstMap(selector) {
  const title = document.getElementById('map');
  if (!title) throw new Error('there is no map');
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    title.scrollIntoView();
  });
}

/**
 * Runs in the page, with the mouse pressed on the map: pulls it a little before every picture, and counts the pictures. Moves from
 * outside would measure how fast they arrive.
 * @param {number} x @param {number} y @param {number} ms
 */
function pull(x, y, ms) {
  const surface = document.querySelector('[role=application]');
  const layer = surface?.querySelector('button[aria-expanded]')?.parentElement;
  return new Promise((resolve) => {
    const start = performance.now();
    let [pictures, before] = [0, ''];
    const look = () => {
      if (layer && layer.style.transform !== before) pictures += 1;
      before = layer?.style.transform ?? '';
      const now = performance.now() - start;
      if (now > ms) return resolve((pictures / now) * 1000);
      const place = { clientX: x + 60 * Math.sin(now / 150), clientY: y + 50 * Math.cos(now / 120) };
      surface?.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, bubbles: true, ...place }));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** @param {import('puppeteer-core').Page} page */
async function picturesASecond(page) {
  const surface = await page.waitForSelector('[role=application]');
  await page.waitForFunction(
    (selector, count) => document.querySelectorAll(selector).length === count,
    {},
    MARKER,
    DAYS * STOPS,
  );
  await surface?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await surface?.boundingBox();
  if (!box) throw new Error('the map has no size');
  // Where no marker is.
  const [x, y] = [box.x + box.width - 70, box.y + 70];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const pictures = await page.evaluate(pull, x, y, PULL_MS);
  await page.mouse.up();
  return Number(pictures);
}

/** A style with made-up streets all over Rome. */
function style() {
  const line = (/** @type {number} */ i) => {
    const [x, y] = [12.35 + ((i * 7919) % 1000) / 3300, 41.78 + ((i * 104729) % 1000) / 4200];
    const coordinates = [0, 1, 2, 3].map((k) => [x + k * 0.003, y + (((i + k) % 5) - 2) * 0.001]);
    return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
  };
  const data = { type: 'FeatureCollection', features: Array.from({ length: STREETS }, (_, i) => line(i)) };
  return {
    version: 8,
    sources: { streets: { type: 'geojson', data } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': '#f4eddd' } },
      { id: 'streets', type: 'line', source: 'streets', paint: { 'line-color': '#ffffff', 'line-width': 3 } },
    ],
  };
}

/** @param {(profile: string) => Promise<void>} work */
async function withProfile(work) {
  const profile = mkdtempSync(path.join(tmpdir(), 'periplo-bench-'));
  try {
    await work(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

await withProfile(async (profile) => {
  await withServer(PORT, async (origin) => {
    const browser = await launch(profile, BY_PROCESSOR);
    const page = await browser.newPage();
    await page.goto(`${origin}/trips/sample`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await browser.close();
  });
  const times = [];
  for (let run = 0; run <= RUNS; run++) {
    const browser = await launch(profile, BY_PROCESSOR);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${PORT}/trips/sample`, { waitUntil: 'networkidle0' });
    await page.emulateCPUThrottling(SLOWER);
    const ms = await page.evaluate(timeFirstMap, MARKER);
    // The first start fills caches of the browser's own.
    if (run > 0) times.push(Number(ms));
    await browser.close();
  }
  times.sort((a, b) => a - b);
  console.log(
    `first drawn map: median ${times[Math.floor(RUNS / 2)]?.toFixed(0)} ms of ${times.map((ms) => ms.toFixed(0)).join(', ')}`,
  );
});

const styles = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify(style()));
}).listen(STYLE_PORT);
await once(styles, 'listening');
/** @type {[what: string, settings: Record<string, string>][]} */
const grounds = [
  ['drawn', {}],
  ['over streets (WebGL by the processor)', { BASEMAP_STYLE_URL: `http://localhost:${STYLE_PORT}/style.json` }],
];
for (const [what, settings] of grounds) {
  await withProfile((profile) =>
    withServer(
      PORT,
      async (origin) => {
        const { id, session } = await aTraveller(origin, soonDates(8), dense);
        const browser = await launch(profile, BY_PROCESSOR);
        const page = await signedInPage(browser, origin, session);
        await page.goto(`${origin}/trips/${id}`);
        await page.waitForSelector('#map');
        await page.evaluate(timeFirstMap, MARKER);
        if (what !== 'drawn')
          await page.waitForFunction(
            () => document.querySelector('[role=application] canvas')?.closest('.opacity-0') === null,
          );
        console.log(
          `${DAYS} x ${STOPS} stops pulled, ${what}: ${(await picturesASecond(page)).toFixed(0)} pictures a second`,
        );
        await browser.close();
      },
      settings,
    ),
  );
}
styles.close();
