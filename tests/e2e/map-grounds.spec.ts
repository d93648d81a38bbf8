import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { FAKE_CREDIT, FakeMaps } from '../support/fake-maps.ts';
import { FakeNominatim } from '../support/fake-nominatim.ts';
import { BOARD_ZOOM, boardArchive, isWater } from '../support/vector-tiles.ts';
import {
  coloursAt,
  expectMarkersInPlace,
  type Located,
  openMap,
  projectionOf,
  sample,
  showOnly,
} from './map-support.ts';
import { aSoonTrip } from './soon-trips.ts';
import { appIsKept, arrive, complaints, expectNoFaults, sizes } from './support.ts';

/** WebGL drawn by the processor: the machines that test have no other. */
const args = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
];
const launchOptions = {
  args,
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
};
test.use({ launchOptions });
// What a graphics card does in no time takes a busy processor long.
test.describe.configure({ timeout: 240_000 });

const aroundBarcelona = { west: 1.9, south: 41.2, east: 2.4, north: 41.6 };
const aroundRome = { west: 12.2, south: 41.7, east: 12.8, north: 42.1 };
const firstDay = sample.days[0]?.activities ?? [];

let maps: FakeMaps;
let folder: string;
test.beforeAll(async () => {
  maps = await new FakeMaps().start();
  folder = mkdtempSync(path.join(tmpdir(), 'periplo-maps-'));
});
test.afterAll(async () => {
  await maps.stop();
  rmSync(folder, { recursive: true });
});
test.beforeEach(() => {
  maps.mode = 'fine';
  maps.asked.length = 0;
});

function archive(name: string, box: typeof aroundRome, note = ''): string {
  const file = path.join(folder, name);
  writeFileSync(file, boardArchive(box, { attribution: FAKE_CREDIT, note }));
  return file;
}

const creditOf = (surface: Locator) => surface.getByText(FAKE_CREDIT);

/** What a marker may be off by: nearer to the edge of a square than this, a point is of neither. */
const OFF_PIXELS = 1;

/** Whether the squares of the made-up map are where they belong: the part that is, of all points beside the crowd of markers. */
async function rightSquares(page: Page, surface: Locator, stops: readonly Located[]): Promise<number> {
  const { box, worldAt } = await projectionOf(surface, stops);
  const isWaterAt = (x: number, y: number) => {
    const at = worldAt({ x, y });
    return isWater(Math.floor(at.x * 2 ** BOARD_ZOOM), Math.floor(at.y * 2 ** BOARD_ZOOM));
  };
  const points = Array.from({ length: 30 * 30 }, (_, i) => ({
    x: box.x + 4 + ((i % 30) * (box.width - 8)) / 30,
    y: box.y + 4 + (Math.floor(i / 30) * (box.height - 8)) / 30,
  }));
  const colours = await coloursAt(page, points);
  const known = points.flatMap((point, i) => {
    const { x, y } = { x: Math.round(point.x), y: Math.round(point.y) };
    const water = isWaterAt(x, y);
    const isInside = [-OFF_PIXELS, 1 + OFF_PIXELS].every(
      (off) => isWaterAt(x + off, y) === water && isWaterAt(x, y + off) === water,
    );
    const colour = colours[i];
    return isInside && (colour === '#c3dde0' || colour === '#f4eddd') ? [(colour === '#c3dde0') === water] : [];
  });
  // Most of the map is ground; the rest is markers, ways and controls.
  expect(known.length).toBeGreaterThan(400);
  return known.filter(Boolean).length / known.length;
}

/** Every request of a page to other hosts than those it may ask. */
function strangers(context: BrowserContext, ...allowed: readonly string[]): string[] {
  const found: string[] = [];
  const isAllowed = (url: string) => allowed.some((origin) => url.startsWith(origin)) || /^(data|blob):/.test(url);
  context.on('request', (request) => isAllowed(request.url()) || found.push(request.url()));
  return found;
}

const services = () => ({
  'a style': { BASEMAP_STYLE_URL: `${maps.origin}/style.json` },
  'a PMTiles file': { BASEMAP_PMTILES: archive('barcelona.pmtiles', aroundBarcelona) },
  Mapbox: { MAPBOX_TOKEN: 'pk.eyJ1IjoidGVzdCJ9.c2ln', MAPBOX_BASE_URL: maps.origin },
});

for (const name of ['a style', 'a PMTiles file', 'Mapbox'] as const) {
  test(`${name}: ground and markers of day 1 are at the same pixels, and nobody else is asked`, async ({ browser }) => {
    const server = await BuiltServer.make(services()[name]);
    const context = await browser.newContext({ viewport: sizes.desktop, locale: 'en-GB', colorScheme: 'light' });
    const foreign = strangers(context, server.origin, ...(name === 'a PMTiles file' ? [] : [maps.origin]));
    const page = await context.newPage();
    const found = complaints(page);
    const surface = await openMap(page, `${server.origin}/trips/sample`);
    await expect(creditOf(surface)).toBeVisible();
    const all = sample.days.flatMap(({ activities }) => activities).length;
    await expect(surface.getByRole('button', { name: /^Day \d/ })).toHaveCount(all);
    await showOnly(page, 1);
    await expectMarkersInPlace(surface, 1, firstDay);
    await surface.scrollIntoViewIfNeeded();
    await expect.poll(() => rightSquares(page, surface, firstDay)).toBeGreaterThan(0.99);
    await expectNoFaults(page, name);
    expect(foreign).toEqual([]);
    expect(found).toEqual([]);
    await context.close();
    await server.remove();
  });
}

test('a credit of the map service is text and a link, whatever it says', async ({ page }) => {
  const server = await BuiltServer.make(services()['a style']);
  const surface = await openMap(page, `${server.origin}/trips/sample`);
  await expect(creditOf(surface)).toHaveAttribute('href', 'https://example.org/board');
  expect(await creditOf(surface).getAttribute('onclick')).toBeNull();
  await server.remove();
});

for (const [name, mode] of [
  ['a style', 'no-style'],
  ['a style', 'no-tiles'],
  ['Mapbox', 'no-style'],
] as const) {
  test(`${name} with ${mode.replace('-', ' ')} leaves the drawn map, and that is said`, async ({ page }) => {
    maps.mode = mode;
    const server = await BuiltServer.make(services()[name]);
    const surface = await openMap(page, `${server.origin}/trips/sample`);
    const asked = mode === 'no-style' ? /^\/style/ : /^\/tiles/;
    await expect.poll(() => maps.asked.filter((one) => asked.test(one)).length).toBeGreaterThan(0);
    await expect(surface.locator('canvas')).toHaveCount(0);
    await expect(surface.getByRole('status')).toContainText('Error loading maps');
    await expectNoFaults(page, `${name} without a map`);
    await expect(surface.locator('svg path.fill-land').first()).toBeAttached();
    await showOnly(page, 1);
    await expectMarkersInPlace(surface, 1, firstDay);
    await server.remove();
  });
}

test('without WebGL the drawn map stays', async () => {
  const server = await BuiltServer.make(services()['a PMTiles file']);
  const blind = await chromium.launch({
    ...launchOptions,
    args: ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'],
  });
  const page = await blind.newPage({ viewport: sizes.phone, locale: 'en-GB' });
  const asked = page.waitForRequest((request) => request.url().endsWith('.pmtiles'));
  const surface = await openMap(page, `${server.origin}/trips/sample`);
  await asked;
  await expect(surface.locator('canvas')).toHaveCount(0);
  await expect(surface.locator('svg path.fill-land').first()).toBeAttached();
  await showOnly(page, 1);
  await expectMarkersInPlace(surface, 1, firstDay);
  await blind.close();
  await server.remove();
});

test('a map kept on the phone is there with the server gone, in the airplane check, and gone after signing out', async ({
  browser,
}) => {
  const server = await BuiltServer.make({ BASEMAP_PMTILES: archive('rome.pmtiles', aroundRome) });
  const context = await browser.newContext({ viewport: sizes.phone, locale: 'en-GB', colorScheme: 'light' });
  const foreign = strangers(context, server.origin);
  const trip = aSoonTrip();
  await (await Account.of(server.origin, 'area@example.org')).save(toWireTrip(trip));
  const page = await arrive(context, server.origin, 'area@example.org');
  const address = `${server.origin}/trips/${trip.id}`;
  const stops = (trip.days[0]?.activities ?? []).flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name, latitude, longitude }],
  );
  const only = async () => {
    const surface = await openMap(page, address);
    await showOnly(page, 1, trip.days.length);
    await expectMarkersInPlace(surface, 1, stops);
    await surface.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return surface;
  };
  await openMap(page, address);
  await appIsKept(page);
  await page.reload();

  await test.step('without it, and without the server, the map is drawn', async () => {
    await server.stop();
    const surface = await only();
    await expect(surface.locator('svg path.fill-land').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Keep this map on my phone' })).toBeDisabled();
    await server.start();
  });
  await test.step('it is kept, with its size', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Keep this map on my phone' }).click();
    await expect(page.getByText(/The map around this trip is on this device \(.+B\)/)).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Airplane check' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Street map you asked for' })).toContainText(/\d/);
    await expect(page.getByText('Ready: this trip opens with no signal')).toBeVisible();
  });
  await test.step('with the server gone it is there', async () => {
    await server.stop();
    const surface = await only();
    await expect(creditOf(surface)).toBeVisible();
    await expect.poll(() => rightSquares(page, surface, stops)).toBeGreaterThan(0.99);
    await expectNoFaults(page, 'the kept map');
  });
  await test.step('signing out removes it', async () => {
    await server.start();
    await page.goto(address);
    expect(await page.evaluate(() => caches.keys())).toContainEqual(expect.stringMatching(/^maps-/));
    await page.getByRole('button', { name: 'Account of Ada Byron' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringMatching(/^maps-/));
  });
  expect(foreign).toEqual([]);
  await context.close();
  await server.remove();
});

test('a map that was interrupted goes on where it was, and can be removed', async ({ browser }) => {
  // What cannot be packed makes three parts of it.
  const note = randomBytes(1_700_000).toString('base64');
  const server = await BuiltServer.make({ BASEMAP_PMTILES: archive('large.pmtiles', aroundRome, note) });
  const context = await browser.newContext({ viewport: sizes.phone, locale: 'en-GB', serviceWorkers: 'block' });
  const trip = aSoonTrip();
  await (await Account.of(server.origin, 'part@example.org')).save(toWireTrip(trip));
  const page = await arrive(context, server.origin, 'part@example.org');
  await page.goto(`${server.origin}/trips/${trip.id}`);
  const asked: string[] = [];
  let broken = true;
  await page.route('**/map/areas/*', (route, request) => {
    const range = request.headers().range ?? '';
    asked.push(range);
    return broken && !range.startsWith('bytes=0-') ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Keep this map on my phone' }).click();
  await expect(page.getByText(/^1 MB of 1.7 MB of the map are here/)).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(asked).toEqual(['bytes=0-1048575', expect.stringMatching(/^bytes=1048576-/)]);
  await page.reload();
  broken = false;
  asked.length = 0;
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/The map around this trip is on this device/)).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^bytes=1048576-/)]);
  await page.getByRole('button', { name: 'Remove the map from this device' }).click();
  await expect(page.getByRole('button', { name: 'Keep this map on my phone' })).toBeVisible();
  const left = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('maps-'));
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length;
  });
  expect(left).toBe(0);
  await context.close();
  await server.remove();
});

test('stops without a place are looked up where the operator allows it, and stay found', async ({ browser }) => {
  const nominatim = await new FakeNominatim().start();
  const server = await BuiltServer.make({ GEOCODER_BASE_URL: nominatim.origin, GEOCODER_USER_AGENT: 'Tests' });
  const context = await browser.newContext({ viewport: sizes.desktop, locale: 'en-GB' });
  const planned = aSoonTrip();
  const lost = { name: 'Grandma', location: 'Via Appia 1', latitude: null, longitude: null };
  const days = planned.days.map((day, d) => ({
    ...day,
    activities: day.activities.map((activity, i) => (d === 0 && i === 0 ? { ...activity, ...lost } : activity)),
  }));
  const account = await Account.of(server.origin, 'lost@example.org');
  await account.save(toWireTrip({ ...planned, days }));
  const page = await arrive(context, server.origin, 'lost@example.org');
  const surface = await openMap(page, `${server.origin}/trips/${planned.id}`);
  await expect(surface.getByRole('button', { name: /^Day 1, stop 1: Grandma/ })).toBeVisible();
  expect(nominatim.asked.map(({ query }) => query)).toEqual(['Via Appia 1, Rome']);
  await expect
    .poll(async () => (await account.trip(planned.id)).itinerary[0]?.activities[0])
    .toMatchObject({ name: 'Grandma', latitude: 41.9, longitude: 12.5 });
  await context.close();
  await server.remove();
  await nominatim.stop();
});
