import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { appIsKept, arrive } from './support.ts';

/** What is on the device before the app says that it opens without a network, and how it becomes whole. */

const SHELL_BYTES = 430_000;
const READY = 'Ready for no network: Periplo is on this device.';

let server: BuiltServer;
test.beforeEach(async () => {
  server = await BuiltServer.make();
});
test.afterEach(() => server.remove());

const builtPage = () => path.resolve('dist/builds', readFileSync('dist/current', 'utf8').trim(), 'page');

/** The files of the worker's list, and whether it is installed without them. */
function listed(): { url: string; needed: boolean }[] {
  const worker = readFileSync(path.join(builtPage(), 'sw.js'), 'utf8');
  const entries = worker.matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g);
  return [...entries].map(([entry, url = '']) => ({ url, needed: entry.includes('"needed":true') }));
}

/** Bytes on the wire. */
function sizeOf(file: string): number {
  const full = path.join(builtPage(), file);
  const names = readdirSync(path.dirname(full));
  return statSync(names.includes(`${path.basename(full)}.br`) ? `${full}.br` : full).size;
}

/** Deletes every cache of the origin and leaves worker and database alone. */
const clearCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

/** For longer than the page takes to look and to say so. */
async function staysUntold(page: Page): Promise<void> {
  await appIsKept(page);
  const told = page.getByText(READY).first();
  expect(await told.waitFor({ timeout: 4000 }).catch(() => 'never')).toBe('never');
}

test('the list of the worker has the screens of kept trips first, within its weight', () => {
  const files = listed();
  const needed = files.filter((file) => file.needed).map(({ url }) => url);
  const has = (name: string) => needed.some((url) => url.startsWith(`assets/${name}-`));
  for (const name of ['MyTripsScreen', 'TripScreen', 'TripMap', 'BookingSection', 'sync', 'texts', 'main']) {
    expect(has(name), name).toBe(true);
  }
  expect(has('fraunces-latin-wght-normal')).toBe(true);
  for (const name of ['ShopScreen', 'ExportSheet', 'fit.worker', 'read-import']) expect(has(name), name).toBe(false);
  expect(needed).toContain('index.html');
  const packed = Object.keys(JSON.parse(readFileSync(path.join(builtPage(), 'shell.json'), 'utf8')));
  const single = needed.filter((url) => !packed.includes(url));
  expect(single.length).toBeLessThan(25);
  const bytes = ['shell.json', ...single].map(sizeOf).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(SHELL_BYTES);
});

test('after a first visit the rest comes by itself; who has an account is told once, and every screen opens without a server', async ({
  page,
}) => {
  await arrive(page.context(), server.origin, 'whole@example.org', page);
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText(READY).first()).toBeVisible();
  await server.stop();
  // A screen that is no part of what comes first.
  await page.goto(`${server.origin}/how-it-works`);
  await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
  await staysUntold(page);
  // So is the drawing of a destination that was never looked at.
  await page.goto(`${server.origin}/trips/sample`);
  const drawn = page.getByRole('img', { name: 'Barcelona' }).locator('use').last();
  await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(700);
});

test('a visitor without an account is not told', async ({ page }) => {
  await page.goto(server.origin);
  await staysUntold(page);
});

test('caches that were cleared alone are filled again by the next visit', async ({ page }) => {
  await page.goto(server.origin);
  await appIsKept(page);
  await page.reload();
  await clearCaches(page);
  await page.goto(`${server.origin}/how-it-works`);
  await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((own) => own.includes('-precache-'));
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    });
  await expect.poll(kept).toBe(listed().filter(({ url }) => !/\/maplibre[^/]*$|^manifest/.test(url)).length);
  await server.stop();
  await page.goto(`${server.origin}/plan-trip`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Runs in the page: the pictures that are named for the start, with their size and the colours of their corner and their middle. */
async function startPicturesInPage() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-startup-image"]')];
  const colour = (data: Uint8ClampedArray) => Array.from(data.subarray(0, 3));
  return Promise.all(
    links.map(async ({ href, media }) => {
      const image = Object.assign(new Image(), { src: href });
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const at = (x: number, y: number) => colour(context.getImageData(x, y, 1, 1).data);
      const { width, height } = image;
      return { media, width, height, corner: at(2, 2), right: at(width / 2 + width / 8, height / 2) };
    }),
  );
}

test('an iPhone finds a picture of its screen for the start of the app, light and dark; other devices name none', {
  tag: '@long',
}, async ({ page, browser }) => {
  await arrive(page.context(), server.origin, 'android@example.org', page);
  await page.goto(`${server.origin}/my-trips`);
  await appIsKept(page);
  expect(await page.evaluate(startPicturesInPage)).toEqual([]);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  const phone = await context.newPage();
  // What only Safari of iPhones and iPads has; no Safari runs here.
  await phone.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await phone.goto(`${server.origin}/my-trips`);
  await expect.poll(() => phone.evaluate(startPicturesInPage), { timeout: 60_000 }).toHaveLength(2);
  const [light, dark] = await phone.evaluate(startPicturesInPage);
  const size = { width: 1170, height: 2532 };
  expect(light).toMatchObject({ ...size, media: '(prefers-color-scheme: light)', corner: [0xfb, 0xf7, 0xf0] });
  expect(dark).toMatchObject({ ...size, media: '(prefers-color-scheme: dark)', corner: [0x0d, 0x19, 0x1c] });
  for (const picture of [light, dark]) expect(picture?.right).not.toEqual(picture?.corner);
  await context.close();
});
