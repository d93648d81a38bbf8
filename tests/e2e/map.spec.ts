import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { arrive, complaints, expectNoFaults, sizes } from './support.ts';

interface Located {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The trip that everybody can open, as it is shipped. */
const sample: { readonly days: readonly { readonly activities: readonly Located[] }[] } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../src/data/sample/barcelona.en.json'), 'utf8'),
);
const MARKER_PIXELS = 32;
/** Markers that would hide each other give way. */
const MOST_SPREAD_PIXELS = 60;

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** Web Mercator, written down a second time: the world is 1 wide. */
function mercator({ latitude, longitude }: Located) {
  const angle = (latitude * Math.PI) / 180;
  return { x: longitude / 360, y: -Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI) };
}

const surfaceOf = (page: Page) => page.getByRole('application', { name: /^Map of the stops/ });
const markersOf = (surface: Locator, day: number) => surface.getByRole('button', { name: `Day ${day}, stop ` });

async function openMap(page: Page): Promise<Locator> {
  await page.goto(`${server.origin}/trips/sample`);
  await page.getByRole('heading', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  const surface = surfaceOf(page);
  await expect(markersOf(surface, 1).first()).toBeVisible();
  return surface;
}

async function centres(markers: Locator) {
  const boxes = await Promise.all((await markers.all()).map((marker) => marker.boundingBox()));
  return boxes.map((box) => ({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }));
}

async function showOnly(page: Page, day: number): Promise<void> {
  const chips = page.getByRole('group', { name: 'Days on the map' });
  for (const [i] of sample.days.entries()) {
    if (i + 1 !== day) await chips.getByRole('button', { name: `Day ${i + 1}` }).click();
  }
}

/** Where the map must draw them when it shows them all: in the middle, as large as a margin of 72 pixels allows. */
async function expected(surface: Locator, stops: readonly Located[]) {
  const box = await surface.boundingBox();
  if (!box) throw new Error('the map has no size');
  const points = stops.map(mercator);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // The border of one pixel is not the map's.
  const [width, height] = [box.width - 2, box.height - 2];
  const scale = Math.min((width - 144) / (right - left), (height - 144) / (bottom - top));
  return points.map(({ x, y }) => ({
    x: box.x + 1 + width / 2 + (x - (left + right) / 2) * scale,
    y: box.y + 1 + height / 2 + (y - (top + bottom) / 2) * scale,
  }));
}

for (const [name, size] of Object.entries(sizes)) {
  test(`on a ${name} the markers of day 1 are where their places are`, async ({ page }) => {
    await page.setViewportSize(size);
    const surface = await openMap(page);
    await showOnly(page, 1);
    const stops = sample.days[0]?.activities ?? [];
    await expect(surface.getByRole('button', { name: /^Day \d/ })).toHaveCount(stops.length);
    const [shown, right] = [await centres(markersOf(surface, 1)), await expected(surface, stops)];
    right.forEach((place, i) => {
      const alone = right.every(
        (other, k) => k === i || Math.hypot(other.x - place.x, other.y - place.y) > 3 * MARKER_PIXELS,
      );
      const off = Math.hypot((shown[i]?.x ?? 0) - place.x, (shown[i]?.y ?? 0) - place.y);
      expect(off, stops[i]?.name).toBeLessThanOrEqual(alone ? 1 : MOST_SPREAD_PIXELS);
    });
    // Every marker can be told from every other.
    shown.forEach((at, i) => {
      for (const other of shown.slice(i + 1))
        expect(Math.hypot(at.x - other.x, at.y - other.y)).toBeGreaterThanOrEqual(MARKER_PIXELS);
    });
  });
}

test('days are switched on and off, a marker tells its stop and leads to its card', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  const surface = await openMap(page);
  const every = surface.getByRole('button', { name: /^Day \d/ });
  const all = sample.days.flatMap(({ activities }) => activities).length;
  await expect(every).toHaveCount(all);
  await page.getByRole('group', { name: 'Days on the map' }).getByRole('button', { name: 'Day 2' }).click();
  await expect(markersOf(surface, 2)).toHaveCount(0);
  await expect(every).toHaveCount(all - (sample.days[1]?.activities.length ?? 0));
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(every).toHaveCount(all);
  await showOnly(page, 3);
  await markersOf(surface, 3).first().click();
  const stop = sample.days[2]?.activities[0];
  await expect(surface.getByRole('status')).toContainText(stop?.name ?? '');
  await expectNoFaults(page, 'the map with a stop chosen');
  await surface.getByRole('link', { name: 'Go to its card' }).click();
  await expect(page.getByRole('heading', { level: 4, name: stop?.name ?? '' }).first()).toBeInViewport();
});

test('keys, wheel and pointer move the map', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  const surface = await openMap(page);
  await surface.focus();
  const first = markersOf(surface, 1).first();
  const at = async () => (await centres(first))[0] ?? { x: 0, y: 0 };
  const before = await at();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await at()).x - before.x).toBeCloseTo(-80, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await at()).x - before.x).toBeCloseTo(0, 0);
  const box = await surface.boundingBox();
  const corner = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 120 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x + 30, corner.y + 50, { steps: 4 });
  await page.mouse.up();
  const pulled = await at();
  expect([pulled.x - before.x, pulled.y - before.y].map(Math.round)).toEqual([30, 50]);
  await page.mouse.wheel(0, -300);
  // One step closer around the pointer: twice as far from it, but for what crowded markers give way.
  await expect.poll(async () => ((await at()).x - corner.x - 30) / (pulled.x - corner.x - 30)).toBeGreaterThan(1.7);
});

test('on a phone a tap opens the map over the whole screen, and its links lead back to the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, isMobile: true, locale: 'en-GB' });
  const page = await context.newPage();
  const surface = await openMap(page);
  await showOnly(page, 1);
  await surface.tap({ position: { x: 30, y: 200 } });
  const dialog = page.getByRole('dialog', { name: 'Barcelona on the map' });
  const large = dialog.getByRole('application');
  expect((await large.boundingBox())?.height).toBeGreaterThan(700);
  await expectNoFaults(page, 'the large map');
  const stop = sample.days[0]?.activities[0];
  await markersOf(large, 1).first().dispatchEvent('click');
  await dialog.getByRole('link', { name: 'Go to its card' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 4, name: stop?.name ?? '' }).first()).toBeInViewport();
  await context.close();
});

test('with the server gone the map is drawn, and nothing is asked of anybody else', async ({ browser }) => {
  const own = await BuiltServer.make();
  const context = await browser.newContext({ locale: 'en-GB', viewport: sizes.phone });
  const page = await context.newPage();
  const foreign: string[] = [];
  context.on('request', (request) => request.url().startsWith(own.origin) || foreign.push(request.url()));
  await page.goto(`${own.origin}/trips/sample`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await own.stop()).toBe(0);
  await page.reload();
  const found = complaints(page);
  await page.getByRole('heading', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  await expect(markersOf(surfaceOf(page), 1).first()).toBeVisible();
  await expect(surfaceOf(page).getByRole('img', { name: 'North is up' })).toBeVisible();
  expect(found.filter((line) => !line.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
  await own.remove();
});

test('home, my trips and a trip whose map is far below the screen never load it', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', viewport: sizes.phone });
  const scripts: string[] = [];
  context.on('request', (request) => request.url().includes('TripMap') && scripts.push(request.url()));
  const page = await arrive(context, server.origin, 'map@example.org');
  for (const route of ['/', '/my-trips', '/trips/sample']) {
    await page.goto(server.origin + route, { waitUntil: 'networkidle' });
    expect(scripts, route).toEqual([]);
  }
  await openMap(page);
  expect(scripts.length).toBeGreaterThan(0);
  await context.close();
});
