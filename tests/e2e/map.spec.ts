import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import {
  centres,
  expectMarkersInPlace,
  markersOf,
  openMap as openMapAt,
  sample,
  showOnly,
  surfaceOf,
} from './map-support.ts';
import { aSoonTrip } from './soon-trips.ts';
import { appIsKept, arrive, besidesGoneServer, complaints, expectNoFaults, sizes } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const openMap = (page: Page) => openMapAt(page, `${server.origin}/trips/sample`);

for (const [name, size] of Object.entries(sizes)) {
  test(`on a ${name} the markers of day 1 are where their places are`, async ({ page }) => {
    await page.setViewportSize(size);
    const surface = await openMap(page);
    await showOnly(page, 1);
    await expectMarkersInPlace(surface, 1, sample.days[0]?.activities ?? []);
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
  await showOnly(page, 1);
  await markersOf(surface, 1).first().click();
  const stop = sample.days[0]?.activities[0];
  await expect(surface.getByRole('status')).toContainText(stop?.name ?? '');
  await expectNoFaults(page, 'the map with a stop chosen');
  await surface.getByRole('link', { name: 'Go to its card' }).click();
  await expect(page.getByRole('heading', { level: 4, name: stop?.name ?? '' }).first()).toBeInViewport();
});

test('the map begins with the town, and shows what lies further out at a press', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  const surface = await openMap(page);
  const isOn = async (day: number) => {
    const [marker, box] = [await markersOf(surface, day).first().boundingBox(), await surface.boundingBox()];
    return !!marker && !!box && marker.x > box.x && marker.y > box.y && marker.x < box.x + box.width;
  };
  expect(await isOn(1)).toBe(true);
  expect(await isOn(3)).toBe(false);
  await page.getByRole('button', { name: 'Show what lies further out' }).click();
  await expect.poll(() => isOn(3)).toBe(true);
  await expect(page.getByRole('button', { name: 'Show what lies further out' })).toHaveCount(0);
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
  // The map is drawn with the next frame.
  let pulled = before;
  const moved = async () => {
    pulled = await at();
    return [pulled.x - before.x, pulled.y - before.y].map(Math.round);
  };
  await expect.poll(moved).toEqual([30, 50]);
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
  expect((await large.boundingBox())?.height).toBeGreaterThan(650);
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
  await appIsKept(page);
  expect(await own.stop()).toBe(0);
  await page.reload();
  const found = complaints(page);
  await page.getByRole('heading', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  await expect(markersOf(surfaceOf(page), 1).first()).toBeVisible();
  await expect(surfaceOf(page).getByRole('img', { name: 'North is up' })).toBeVisible();
  expect(besidesGoneServer(found)).toEqual([]);
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
    await page.goto(server.origin + route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The network is never idle: a page that is looked at listens for news.
    await page.waitForTimeout(2000);
    expect(scripts, route).toEqual([]);
  }
  await openMap(page);
  expect(scripts.length).toBeGreaterThan(0);
  await context.close();
});

/** Eight days of eight stops within some hundred metres. */
function aDenseTrip(): Trip {
  const [day] = aSoonTrip().days;
  const [activity] = day?.activities ?? [];
  if (!day || !activity) throw new Error('a trip has a day with an activity');
  const days = Array.from({ length: 8 }, (_, d) => ({
    ...day,
    id: randomUUID(),
    day: d + 1,
    activities: Array.from({ length: 8 }, (__, i) => ({
      ...activity,
      id: randomUUID(),
      start: 480 + i * 90,
      name: `Stop ${d + 1}.${i + 1}`,
      latitude: 41.9 + ((d * 7 + i * 3) % 10) / 1500,
      longitude: 12.49 + ((d * 3 + i * 5) % 11) / 1500,
    })),
  }));
  return { ...aSoonTrip(), dates: soonDates(8), days };
}

test('a trip of 64 crowded stops on a phone: every marker can be pressed, in Spanish too', async ({ browser }) => {
  const context = await browser.newContext({ viewport: sizes.phone, locale: 'es-ES', reducedMotion: 'reduce' });
  const trip = aDenseTrip();
  await (await Account.of(server.origin, 'dense@example.org')).save(toWireTrip(trip));
  const page = await arrive(context, server.origin, 'dense@example.org');
  await page.goto(`${server.origin}/trips/${trip.id}`);
  const surface = page.getByRole('application', { name: /^Mapa de las paradas/ });
  await expect(async () => {
    await page.getByRole('heading', { name: 'Mapa', exact: true }).scrollIntoViewIfNeeded();
    await expect(surface.getByRole('button', { name: /^Día \d, parada/ })).toHaveCount(64, { timeout: 1_000 });
  }).toPass();
  const places = await centres(surface.getByRole('button', { name: /^Día \d, parada/ }));
  for (const [i, here] of places.entries())
    for (const other of places.slice(i + 1))
      expect(Math.hypot(here.x - other.x, here.y - other.y)).toBeGreaterThanOrEqual(24);
  await expectNoFaults(page, 'the crowded map');
  await page.getByText('64 paradas en lista').click();
  const way = page.getByRole('listitem').filter({ hasText: 'Stop 1.1' }).getByRole('link', { name: 'Cómo llegar' });
  await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&origin=41\./);
  await expect(way).toHaveAttribute('target', '_blank');
  await context.close();
});

test('the own position is shown when it is allowed, and its refusal is said', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: sizes.desktop,
    permissions: ['geolocation'],
    geolocation: { latitude: 41.4, longitude: 2.17 },
  });
  const page = await context.newPage();
  const surface = await openMap(page);
  await page.getByRole('button', { name: 'Where am I?' }).click();
  const here = surface.getByRole('img', { name: 'You are here' });
  await expect(here).toBeVisible();
  const [[dot], box] = [await centres(here), await surface.boundingBox()];
  expect(Math.abs((dot?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0) / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs((dot?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0) / 2)).toBeLessThanOrEqual(1);
  await context.clearPermissions();
  await page.reload();
  await openMap(page);
  await page.getByRole('button', { name: 'Where am I?' }).click();
  await expect(page.getByText('This device does not say where it is.')).toBeVisible();
  await context.close();
});

test('two fingers zoom the large map around their middle', async ({ browser }) => {
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, isMobile: true, locale: 'en-GB' });
  const page = await context.newPage();
  const small = await openMap(page);
  await showOnly(page, 1);
  await small.tap({ position: { x: 30, y: 200 } });
  const large = page.getByRole('dialog').getByRole('application');
  await expect(markersOf(large, 1).first()).toBeVisible();
  const box = await large.boundingBox();
  const middle = { x: Math.round((box?.x ?? 0) + 180), y: Math.round((box?.y ?? 0) + 300) };
  const scale = () => large.getByText(/^[\d,.]+ k?m$/).innerText();
  const before = await scale();
  const touch = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 1 },
    { x: middle.x + apart, y: middle.y, id: 2 },
  ];
  // A dialog that has just opened may leave the first touch to the browser.
  await expect(async () => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [60, 80, 100, 120, 140, 160])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await scale()).not.toBe(before);
  }).toPass();
  await context.close();
});

test('a map whose code does not arrive says so the first time, and can be tried again', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', viewport: sizes.phone });
  const page = await context.newPage();
  let opened = 0;
  page.on('domcontentloaded', () => {
    opened += 1;
  });
  await page.route(/\/assets\/TripMap/, (route) => route.abort());
  await page.goto(`${server.origin}/trips/sample`);
  const failed = page.getByRole('alert').filter({ hasText: 'Error loading maps' });
  await expect(async () => {
    await page.getByRole('heading', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
    await expect(failed).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectNoFaults(page, 'no map');
  expect(opened).toBe(1);
  await page.unroute(/\/assets\/TripMap/);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(markersOf(surfaceOf(page), 1).first()).toBeVisible();
  await context.close();
});

test('a page whose code a deployment took away is loaded anew, once', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', viewport: sizes.phone });
  const page = await context.newPage();
  let opened = 0;
  page.on('domcontentloaded', () => {
    opened += 1;
  });
  await page.route(/\/assets\/TripMap/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.origin}/trips/sample`);
  await expect(async () => {
    await page.getByRole('heading', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
    expect(opened).toBe(2);
    await expect(page.getByRole('alert').filter({ hasText: 'Error loading maps' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.waitForTimeout(1_000);
  expect(opened).toBe(2);
  await context.close();
});
