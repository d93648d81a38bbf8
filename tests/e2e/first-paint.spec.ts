import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { prerendered } from '#contract/page-html.ts';
import { BuiltServer } from '../support/built-server.ts';
import { inDays } from '../support/soon.mjs';
import { arrive, complaints, sizes } from './support.ts';

/** Pages that come with their first screen in them; React takes that over and moves nothing. */
let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const titles = {
  'en-GB': 'Your trip, day by day, checked and in your pocket',
  'es-ES': 'Tu viaje, día a día, comprobado y en el bolsillo',
} as const;

for (const [locale, title] of Object.entries(titles)) {
  test(`without any script the home page can be read and left (${locale})`, async ({ browser }) => {
    const context = await browser.newContext({ locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.origin);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`Periplo · ${title}`);
    await expect(page.locator('main a[href="/plan-trip"]').first()).toBeVisible();
    await context.close();
  });
}

const others = Object.keys(prerendered).filter((path) => path !== '/');

for (const locale of Object.keys(titles)) {
  test(`without any script the other pages say what they are about (${locale})`, async ({ browser }) => {
    const context = await browser.newContext({ locale, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of others) {
      await page.goto(server.origin + path);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect(heading, path).not.toBe('');
      expect(await page.title(), path).toMatch(/. · Periplo$/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    }
    await context.close();
  });
}

/** Adds up what moves, and marks the headings that were painted. */
async function watched(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      const before = Number(document.documentElement.dataset.shift ?? 0);
      document.documentElement.dataset.shift = String(shifts.reduce((sum, { value }) => sum + value, before));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      for (const heading of document.querySelectorAll('h1, footer')) heading.setAttribute('data-painted', '');
    });
  });
  return page;
}
const shiftOn = async (page: Page) => Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0));

for (const [name, viewport] of Object.entries(sizes)) {
  test(`React takes over the other pages: same elements, nothing moves (${name})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block', viewport });
    const page = await watched(context);
    const found = complaints(page);
    // The second time this device knows more than the first.
    for (const path of [...others, ...others]) {
      await page.goto(server.origin + path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1[data-painted]'), path).toBeVisible();
      expect(await page.locator('#app').getAttribute('data-shell'), path).toBe('es');
      expect(await shiftOn(page), path).toBeLessThanOrEqual(0.02);
      expect(found, path).toEqual([]);
    }
    await context.close();
  });
}

test('on a slow line nothing moves while the other pages come, and the footer waits below', async ({ browser }) => {
  const viewport = { width: 412, height: 823 };
  for (const path of ['/plan-trip', '/shop', '/terms-and-conditions', '/privacy-policy']) {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', viewport });
    const page = await watched(context);
    const line = await context.newCDPSession(page);
    const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(await shiftOn(page), path).toBeLessThanOrEqual(0.02);
    await context.close();
  }
});

for (const [name, viewport] of Object.entries(sizes)) {
  test(`React takes over what was painted, in the year after too: same elements, nothing moves (${name})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block', viewport });
    const page = await watched(context);
    const found = complaints(page);
    const nextYear = inDays(366);
    await page.clock.setFixedTime(nextYear);
    await page.goto(server.origin, { waitUntil: 'networkidle' });
    await expect(page.locator('figure svg path').first()).toBeAttached();
    await expect(page.locator('footer')).toContainText(`© ${nextYear.slice(0, 4)} Periplo`);
    await expect(page.locator('h1[data-painted]')).toBeVisible();
    await expect(page.locator('footer[data-painted]')).toBeAttached();
    expect(await shiftOn(page)).toBeLessThanOrEqual(0.02);
    expect(found).toEqual([]);
    await context.close();
  });
}

test('a deep link never brings the home page', async ({ request }) => {
  const home = await (await request.get(server.origin)).text();
  const deep = await (await request.get(`${server.origin}/plan-trip`)).text();
  expect(home).toContain('<h1');
  expect(deep).not.toContain('<h1');
  expect((await request.get(server.origin)).headers().vary).toContain('accept-language');
});

test('what a query asks for is in no page made at build time', async ({ request }) => {
  const [made, asked] = await Promise.all(
    ['/inspiration', '/inspiration?theme=food'].map((path) => request.get(server.origin + path)),
  );
  expect(await made?.text()).toContain('<h1');
  expect(await asked?.text()).not.toContain('<h1');
  expect(made?.headers().vary).toContain('accept-language');
});

test('the language picked on this device wins over the one the page came in', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const found = complaints(page);
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.goto(server.origin);
  await expect(page.getByRole('heading', { level: 1, name: titles['es-ES'] })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  expect(found).toEqual([]);
  await context.close();
});

test('somebody signed in gets the own header, not the one of strangers', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await arrive(context, server.origin, 'paint@example.org');
  const found = complaints(page);
  await page.goto(server.origin);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /Ada/ })).toBeVisible();
  expect(found).toEqual([]);
  await context.close();
});
