/// <reference lib="dom" />
// A first visit on 150 ms and 1.6 Mbit/s: when the home page can be read, when the app opens without a network (its worker is
// active), and when every file of it is on the device. The floor of each is what came through the line until then, at its
// bandwidth, and one round trip. Each of three runs is a browser of its own with an empty profile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from './browser.mjs';
import { withServer } from './server.mjs';
import { thinLine } from './thin-line.mjs';

const RUNS = 2;
const PORT = 3975;
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = 200_000;
const LONGEST_MS = 120_000;

/** Runs in the page: how far it is. The map library is fetched only for those who keep a map. */
async function progress() {
  const registration = await navigator.serviceWorker.getRegistration();
  const [precache] = (await caches.keys()).filter((name) => name.includes('-precache-'));
  const kept = precache === undefined ? [] : await (await caches.open(precache)).keys();
  return { active: registration?.active?.state === 'activated', kept: kept.length };
}

/** How many files the worker lists, without the library of maps. @param {string} origin */
async function listed(origin) {
  const worker = await (await fetch(`${origin}/sw.js`)).text();
  const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
  return urls.filter((url) => !/\/maplibre[^/]*$|^manifest/.test(url)).length;
}

/** One first visit; what was reached when, in milliseconds, and the floor of it. @param {number} files */
async function visit(files) {
  const profile = mkdtempSync(path.join(tmpdir(), 'periplo-bench-'));
  const line = await thinLine(PORT, { roundTripMs: ROUND_TRIP_MS, bytesPerSecond: BYTES_PER_SECOND });
  const browser = await launch(profile);
  /** @type {Record<string, { ms: number, floor: number, bytes: number, files: number }>} */
  const reached = {};
  try {
    const page = await browser.newPage();
    const began = performance.now();
    const note = (/** @type {string} */ what, kept = 0) => {
      const { received } = line.counted();
      const floor = (received / BYTES_PER_SECOND) * 1000 + ROUND_TRIP_MS;
      reached[what] ??= { ms: performance.now() - began, floor, bytes: received, files: kept };
    };
    await page.goto(line.origin, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('h1');
    note('home can be read');
    while (!reached['every file is here'] && performance.now() - began < LONGEST_MS) {
      const { active, kept } = await page.evaluate(progress);
      if (active) note('opens with no network', kept);
      if (kept >= files) note('every file is here', kept);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return reached;
  } finally {
    await browser.close();
    line.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

await withServer(PORT, async (origin) => {
  const files = await listed(origin);
  console.log(`${files} files are listed; ${ROUND_TRIP_MS} ms, ${BYTES_PER_SECOND} bytes/s`);
  for (let run = 0; run < RUNS; run++) {
    const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
    const lines = Object.entries(await visit(files)).map(
      ([what, { ms, floor, bytes, files: kept }]) =>
        `${what}: ${seconds(ms)} s (floor ${seconds(floor)} s: ${Math.round(bytes / 1000)} kB, ${kept} files)`,
    );
    console.log(lines.join('; '));
  }
});
