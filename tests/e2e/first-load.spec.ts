import { type Browser, expect, test } from '@playwright/test';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { aSoonWireTrip } from './soon-trips.ts';
import { arrive, routes, sizes } from './support.ts';

const MOST_SCRIPT_BYTES = 125_000;
/** One face for headings, one for text, each in the letters of Western Europe. */
const MOST_FONT_BYTES = 70_000;
/** Of any screen, with what it shares with the home page. */
const MOST_SCREEN_BYTES = 195_000;
/** The form waits so long with what lies below the fold, `useSettled` longer with what a user does not wait for; a quiet machine is done before. */
const REST_MS = 1000;
/** What comes when something is typed into the preferences: the reader with its words, what wishes are called, the chips with their sheets and texts. */
const MOST_WISH_BYTES = { reader: 62_550, labels: 8_600, chips: 14_300 };

/** What draws the trips of a signed-in traveller as cards, their covers included. */
const MOST_CARD_BYTES = 4_500;

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** Runs in the page: what it does when it has rested for so long never comes, on a busy machine neither. */
function neverRest(restMs: number) {
  const start = window.setTimeout.bind(window);
  const patched = (work: TimerHandler, ms = 0, ...more: unknown[]) => (ms >= restMs ? 0 : start(work, ms, ...more));
  window.setTimeout = patched as typeof window.setTimeout;
}

/** Bytes as sent (brotli) of scripts and fonts, by file, while a page opens in a browser that knows nothing yet. */
async function download(browser: Browser, path: string, viewport: (typeof sizes)[keyof typeof sizes], restedMs = 0) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport });
  if (restedMs === 0) await context.addInitScript(neverRest, REST_MS);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const urls = new Map<string, { url: string; headBytes: number }>();
  const files = new Map<string, number>();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, { url: response.url, headBytes: response.encodedDataLength }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '', headBytes = 0 } = urls.get(requestId) ?? {};
    files.set(url, encodedDataLength - headBytes);
  });
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(restedMs);
  await context.close();
  return files;
}

function bytesOf(files: Iterable<readonly [url: string, bytes: number]>, ending: string): number {
  return [...files].reduce((sum, [url, bytes]) => (url.endsWith(ending) ? sum + bytes : sum), 0);
}

for (const [name, size] of Object.entries(sizes)) {
  test(`the home page on a ${name} needs at most 125 kB of JavaScript and two small fonts`, async ({ browser }) => {
    const files = await download(browser, '/', size);
    expect(bytesOf(files, '.js')).toBeGreaterThan(50_000);
    expect(bytesOf(files, '.js')).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    expect(bytesOf(files, '.woff2')).toBeGreaterThan(0);
    expect(bytesOf(files, '.woff2')).toBeLessThanOrEqual(MOST_FONT_BYTES);
  });
}

test('a phone that rests on the home page needs no more, what follows included', async ({ browser }) => {
  const files = await download(browser, '/', sizes.phone, 4000);
  expect(bytesOf(files, '.js')).toBeGreaterThan(50_000);
  expect(bytesOf(files, '.js')).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});

test('what listens to a prepared page waits for no part of the app', async () => {
  const html = await (await fetch(`${server.origin}/`)).text();
  const [start] = html.match(/\/assets\/start-[^"]+\.js/) ?? [];
  const code = await (await fetch(`${server.origin}${start}`)).text();
  const parts = [...code.matchAll(/from"\.\/([a-z-]+)-[^"]{8}\.js"/g)].map(([, name]) => name);
  expect(new Set(parts)).toEqual(new Set(['early', 'loader', 'rolldown-runtime']));
});

test('no screen needs more than 195 kB of JavaScript', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(240_000);
  const bytes: Record<string, number> = {};
  for (const path of routes.filter((route) => route !== '/')) {
    bytes[path] = bytesOf(await download(browser, path, sizes.desktop), '.js');
  }
  expect(Object.values(bytes).every((all) => all > 50_000)).toBe(true);
  expect(Object.entries(bytes).filter(([, all]) => all > MOST_SCREEN_BYTES)).toEqual([]);
});

test('what reads and shows wishes comes when something is typed, within limits of its own', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: sizes.phone });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => response.url().endsWith('.js') && scripts.add(response.url()));
  page.on('worker', (worker) => scripts.add(worker.url()));
  await page.goto(server.origin, { waitUntil: 'networkidle' });
  await page.goto(`${server.origin}/plan-trip`, { waitUntil: 'networkidle' });
  const before = new Set(scripts);
  expect([...before].filter((url) => /reader|wish-labels|WishChips/.test(url))).toEqual([]);
  await page.getByLabel('Tell us anything else').fill('vegan');
  await expect(page.getByText('Vegan food').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a wish' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = { reader: 0, labels: 0, chips: 0 };
  const parts = {
    reader: /\/reader\.worker/,
    labels: /\/wish-labels/,
    chips: /\/(?:WishChips|WishSheet|AddSheet|wish)/,
  };
  for (const url of [...scripts].filter((script) => !before.has(script))) {
    const part = (['reader', 'labels', 'chips'] as const).find((name) => parts[name].test(url));
    if (!part) continue;
    const sent = await page.request.head(url, { headers: { 'accept-encoding': 'br' } });
    bytes[part] += Number(sent.headers()['content-length']);
  }
  for (const [part, most] of Object.entries(MOST_WISH_BYTES)) {
    expect(bytes[part as keyof typeof bytes], part).toBeGreaterThan(1000);
    expect(bytes[part as keyof typeof bytes], part).toBeLessThanOrEqual(most);
  }
  await context.close();
});

for (const [name, viewport] of Object.entries(sizes)) {
  test(`my trips on a ${name} bring what draws them there, and nothing for the other width`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport });
    const account = await Account.of(server.origin, 'list@example.org');
    await account.save(aSoonWireTrip());
    const page = await arrive(context, server.origin, 'list@example.org');
    const scripts = new Set<string>();
    page.on('response', (response) => response.url().endsWith('.js') && scripts.add(response.url()));
    await page.goto(`${server.origin}/my-trips`);
    await expect(page.getByRole('link', { name: /^View details/ }).first()).toBeVisible();
    const brought = (part: RegExp) => [...scripts].filter((url) => part.test(url));
    expect(brought(/\/TripCards-/).length).toBe(name === 'phone' ? 1 : 0);
    expect(brought(/\/TripTable-/).length).toBe(name === 'phone' ? 0 : 1);
    let bytes = 0;
    for (const url of brought(/\/(?:TripCards|cover|list)-/)) {
      const sent = await page.request.head(url, { headers: { 'accept-encoding': 'br' } });
      bytes += Number(sent.headers()['content-length']);
    }
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(MOST_CARD_BYTES);
    await context.close();
  });
}

test('assets are kept for ever, the page and its worker are asked for again', async ({ request }) => {
  const page = await request.get(`${server.origin}/plan-trip`);
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get(`${server.origin}/sw.js`)).headers()['cache-control']).toBe('no-cache');
  const asset = /assets\/vendor-[\w-]+\.js/.exec(await page.text())?.[0];
  const script = await request.get(`${server.origin}/${asset}`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  expect((await request.get(`${server.origin}/assets/gone.js`)).status()).toBe(404);
});

test('the app can be installed', async ({ page }) => {
  const manifest = await page.request.get(`${server.origin}/manifest.webmanifest`);
  const { icons, display, start_url: startUrl } = await manifest.json();
  expect(display).toBe('standalone');
  expect((await page.request.get(server.origin + startUrl)).ok()).toBe(true);
  for (const { src, sizes, purpose, type } of icons) {
    const icon = await page.request.get(server.origin + src);
    expect(icon.headers()['content-type'], `${src} ${sizes} ${purpose}`).toContain(type);
  }
  expect(icons.some((icon: { purpose: string }) => icon.purpose === 'maskable')).toBe(true);
});

test('the manifest is in the language of the browser, or in the one that was picked', async ({ page }) => {
  const asked = async (path: string, language: string) => {
    const answer = await page.request.get(server.origin + path, { headers: { 'accept-language': language } });
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { lang, shortcuts, screenshots } = await answer.json();
    for (const { src } of screenshots) expect((await page.request.get(server.origin + src)).ok(), src).toBe(true);
    return [lang, shortcuts[0].name];
  };
  expect(await asked('/manifest.webmanifest', 'es-MX,en;q=0.5')).toEqual(['es', 'Planificar']);
  expect(await asked('/manifest.webmanifest', 'en-GB')).toEqual(['en', 'Plan Trip']);
  const named = async () => (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  await page.goto(`${server.origin}/how-it-works`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await named()).toBe('/manifest.webmanifest');
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await expect.poll(named).toBe('/manifest.es.webmanifest');
  expect(await asked(await named(), 'en-GB')).toEqual(['es', 'Planificar']);
});

test('a running request finishes before the server stops', async () => {
  const own = await BuiltServer.make();
  const plan = () =>
    fetch(`${own.origin}/api/trips/plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        destination: 'Rome',
        dates: soonDates(8),
        categories: [],
        travelers: { adults: 2, children: 0 },
      }),
    });
  // The first plan of a server also waits for its planners, on a busy machine longer than a server takes to stop.
  await (await plan()).text();
  const answer = await plan();
  const [code, events] = await Promise.all([own.stop(), answer.text()]);
  expect(events).toContain('"type":"plan"');
  expect(code).toBe(0);
  await own.remove();
});
