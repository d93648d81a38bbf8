import { expect, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { arrive, complaints, full, routes, sidewaysScroll, sizes } from './support.ts';

const dates = soonDates(2, '06-07');

// Every context would install some hundred files that no test here reads.
test.use({ serviceWorkers: 'block' });

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

for (const locale of ['en-GB', 'es-ES']) {
  for (const visitor of full ? ['a visitor', 'a user'] : [locale === 'en-GB' ? 'a visitor' : 'a user']) {
    test(`every route opens for ${visitor} in ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
      const page =
        visitor === 'a user'
          ? await arrive(context, server.origin, `routes-${locale}@example.org`)
          : await context.newPage();
      const faults = complaints(page);
      for (const viewport of full ? Object.values(sizes) : [sizes.phone]) {
        await page.setViewportSize(viewport);
        for (const route of routes) {
          await page.goto(server.origin + route);
          await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
          expect(await page.title(), route).toContain('Periplo');
          expect(await page.getByRole('main').innerText(), route).not.toMatch(/\b[a-z]+[A-Za-z]*\.[a-z]+[A-Z]\w*/);
        }
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}

test('nothing scrolls sideways at 320 px, nor with text of twice the size', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 320, height: 640 } });
  const page = await arrive(context, server.origin, 'narrow@example.org');
  for (const route of routes) {
    await page.goto(server.origin + route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    expect(await sidewaysScroll(page), `${route} at 320 px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 640, height: 800 });
  for (const route of routes) {
    await page.goto(server.origin + route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    // Late parts come; the network is never idle where a page listens for news.
    await page.waitForTimeout(700);
    expect(await sidewaysScroll(page), `${route} with text of 200 %`).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('the first Tab reaches the skip link, and it leads to the content', async ({ page }) => {
  await page.goto(server.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /^#/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('planning works by keyboard alone', async ({ page }) => {
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByRole('combobox').focus();
  await page.keyboard.type('Lisb');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue('Lisbon');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
  await page.getByRole('button', { name: 'Plan my trip' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
});

test('no text becomes markup, code or the address of a foreign worker', async ({ page }) => {
  await page.goto(server.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(() => {
    const sinks: readonly (() => unknown)[] = [
      () => document.createElement('div').setHTMLUnsafe('<b>x</b>'),
      () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      () => Object.assign(document.createElement('script'), { text: 'x' }),
      () => new Worker('https://example.org/worker.js'),
    ];
    return sinks.map((sink) => {
      try {
        sink();
        return 'taken';
      } catch (error) {
        return String(error).split(':', 1)[0];
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});
