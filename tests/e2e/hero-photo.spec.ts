import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { FakeUnsplash } from '../support/fake-unsplash.ts';
import { complaints, sizes } from './support.ts';

// Every context would install some hundred files that no test here reads.
test.use({ serviceWorkers: 'block' });

let unsplash: FakeUnsplash;
let server: BuiltServer;
test.beforeAll(async () => {
  unsplash = await new FakeUnsplash().start();
  server = await BuiltServer.make({ PHOTO_ACCESS_KEY: 'key-1', PHOTO_BASE_URL: unsplash.origin });
});
test.afterAll(async () => {
  await server.remove();
  await unsplash.stop();
});

test('with a photo service the hero shows photos with their credit', { tag: '@long' }, async ({ browser }) => {
  unsplash.picture = readFileSync(path.resolve(import.meta.dirname, '../../public/icons/icon-192.png'));
  const context = await browser.newContext({ locale: 'en-GB', viewport: sizes.phone });
  const page = await context.newPage();
  const found = complaints(page);
  await page.goto(server.origin);
  const hero = page.getByRole('figure').first();
  await expect(hero.getByRole('img', { name: /^Photo of / })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Photo: Ana Luz' })).toHaveAttribute('href', /unsplash/);
  await expect(hero.getByRole('img')).toHaveCount(1);
  expect(found).toEqual([]);
  await context.close();
});

test('a photo that does not arrive leaves the drawing', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: sizes.phone });
  const page = await context.newPage();
  const refused = page.waitForRequest('**/photos/*.jpg');
  await page.route('**/photos/*.jpg', (route) => route.abort());
  await page.goto(server.origin);
  await refused;
  const hero = page.getByRole('figure').first();
  await expect(hero.locator('svg[role=img]')).toBeVisible();
  await expect(hero.getByRole('img')).toHaveCount(1);
  await context.close();
});
