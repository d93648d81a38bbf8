import { expect, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';

const MOST_SCRIPT_BYTES = 135_000;
const MOST_FONT_BYTES = 45_000;

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

test('the home page needs at most 135 kB of JavaScript and one small font', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  const bytes = { script: 0, font: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (url.endsWith('.js')) bytes.script += encodedDataLength;
    if (url.endsWith('.woff2')) bytes.font += encodedDataLength;
  });
  await page.goto(server.origin, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(bytes.script).toBeGreaterThan(50_000);
  expect(bytes.script).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  expect(bytes.font).toBeGreaterThan(0);
  expect(bytes.font).toBeLessThanOrEqual(MOST_FONT_BYTES);
  await context.close();
});

test('assets are kept for ever, the page and its worker are asked for again', async ({ request }) => {
  const page = await request.get(server.origin);
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get(`${server.origin}/sw.js`)).headers()['cache-control']).toBe('no-cache');
  const asset = /assets\/[\w-]+\.js/.exec(await page.text())?.[0];
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

test('a running request finishes before the server stops', async ({ request }) => {
  const own = await BuiltServer.make();
  const body = {
    destination: 'Rome',
    dates: { start: '2027-03-15', end: '2027-03-22' },
    categories: [],
    travelers: { adults: 2, children: 0 },
  };
  const planning = request.post(`${own.origin}/api/trips/plan`, { data: body });
  await new Promise((resolve) => setTimeout(resolve, 15));
  const code = await own.stop();
  expect((await planning).status()).toBe(200);
  expect(code).toBe(0);
  await own.remove();
});
