import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { arrive } from './support.ts';

const dates = soonDates(2);

test.use({ serviceWorkers: 'block' });

let server: BuiltServer;
let people = 0;
test.beforeAll(async () => {
  server = await BuiltServer.make({ ANONYMOUS_PLANS_PER_DAY: '1000' });
});
test.afterAll(() => server.remove());

const signIn = (page: Page) => arrive(page.context(), server.origin, `failures${people++}@example.org`, page);

test('a part of the header that cannot be loaded leaves the rest of the page alive (15.11)', async ({ page }) => {
  await signIn(page);
  await page.route('**/assets/AccountMenu-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.origin}/how-it-works`);
  await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Periplo' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a screen that cannot be loaded says so, and does not speak of storage (15.11)', async ({ page }) => {
  await page.route('**/assets/HowItWorksScreen-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.origin}/how-it-works`);
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('A part of the page could not be loaded');
  await expect(panel).not.toContainText('storage');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/assets/HowItWorksScreen-*.js');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
});

test('texts of a screen that cannot be loaded are no empty page (15.11)', async ({ page }) => {
  await page.route('**/assets/howItWorks-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.origin}/how-it-works`);
  await expect(page.getByRole('alert')).toContainText('A part of the page could not be loaded');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

/** From the first script on, every database fails to open in this way. */
const breakStorage = (page: Page, how: 'throws' | 'fails' | 'hangs') =>
  page.addInitScript((way) => {
    IDBFactory.prototype.open = () => {
      if (way === 'throws') throw new DOMException('no storage here', 'UnknownError');
      const request = new EventTarget() as IDBOpenDBRequest;
      Object.assign(request, { error: new DOMException('no storage here', 'UnknownError') });
      if (way === 'fails') setTimeout(() => request.onerror?.(new Event('error')));
      return request;
    };
  }, how);

for (const how of ['throws', 'fails', 'hangs'] as const) {
  for (const who of ['a stranger', 'somebody signed in']) {
    test(`/plan-trip shows the form to ${who} when the storage ${how}, and says what cannot be kept (15.8, 15.11)`, async ({
      page,
    }) => {
      if (who !== 'a stranger') await signIn(page);
      await breakStorage(page, how);
      await page.goto(`${server.origin}/plan-trip`);
      await expect(page.getByLabel('Destination')).toBeVisible();
      await expect(page.getByRole('alert').first()).toContainText('a plan could not be kept here');
      await page.getByLabel('Destination').fill('Rome');
      await page.getByLabel('Start date').fill(dates.start);
      await page.getByLabel('End date').fill(dates.end);
      await expect(page.getByRole('button', { name: 'Plan my trip' })).toBeDisabled();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
}

test('a trip that the server refuses after it was kept is not called saved (15.11)', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/trips', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          headers: { 'content-type': 'application/json', 'x-api': '1' },
          body: JSON.stringify({
            error: 'INVALID_INPUT',
            message: '-',
            details: '',
            fields: [],
            suggestions: [],
            requestId: '0',
          }),
        })
      : route.fallback(),
  );
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  // The plan is a draft at once; that is refused.
  const refusal = page.getByRole('listitem').filter({ hasText: 'The server did not accept a change' });
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('link', { name: 'Not accepted by the server: see why' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Saved/ })).toBeHidden();
  await refusal.getByRole('button', { name: 'See it' }).click();
  await expect(page.getByText('Your change is kept here.')).toBeVisible();
});
