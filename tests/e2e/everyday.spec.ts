import { expect, type Page, test } from '@playwright/test';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { answerTo } from './support.ts';

const dates = soonDates(3, '06-07');

const PASSWORD = 'a calm sea and a good wind';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ ANONYMOUS_PLANS_PER_DAY: '100' });
});
test.afterAll(() => server.remove());

async function fillPlanForm(page: Page, destination: string): Promise<void> {
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill(destination);
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
}

async function arrive(page: Page, email: string): Promise<void> {
  const data = { name: 'Ada', lastname: 'Byron', email, password: PASSWORD, terms: LEGAL_VERSION };
  expect((await page.request.post(`${server.origin}/api/users`, { data })).status()).toBe(201);
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();
}

test('an unknown destination leads to the nearest known one, with the rest of the form kept', async ({ page }) => {
  await fillPlanForm(page, 'Versailles');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('alert')).toContainText('“Versailles” is not covered yet');
  await page.getByRole('button', { name: 'Paris', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paris' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the request' }).click();
  await expect(page.getByLabel('Start date')).toHaveValue(dates.start);
});

test('Plan Trip leads from the plan that is shown to the form, and on the form keeps what was typed', async ({
  page,
}) => {
  await fillPlanForm(page, 'Madrid');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Madrid' })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Plan Trip' });
  await link.click();
  await page.getByLabel('Destination').fill('Lis');
  await link.click();
  await expect(page.getByLabel('Destination')).toHaveValue('Lis');
  await page.getByRole('button', { name: 'Back to your plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Madrid' })).toBeVisible();
});

test('no answer from the server keeps the form and can be tried again', async ({ page }) => {
  await fillPlanForm(page, 'Madrid');
  await page.route('**/api/trips/plan', (route) => route.abort());
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('alert')).toContainText('No answer from the server');
  await page.unroute('**/api/trips/plan');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Madrid' })).toBeVisible();
});

test('a captive portal is nobody, not an answer', async ({ page }) => {
  await fillPlanForm(page, 'Madrid');
  await page.route('**/api/trips/plan', (route) => route.fulfill({ status: 200, body: '<html>Buy wifi</html>' }));
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('alert')).toContainText('No answer from the server');
});

test('cancelling goes back to the filled-in form', async ({ page }) => {
  await fillPlanForm(page, 'Kyoto');
  await page.route('**/api/trips/plan', () => undefined);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('heading', { name: 'Planning your trip' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Kyoto');
});

test('the interface changes its language and remembers it', async ({ page }) => {
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'ES: cambiar a español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tu viaje');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tu viaje');
});

test('signing out leaves nothing of the account on the device', async ({ page }) => {
  await arrive(page, 'leaving@example.org');
  await fillPlanForm(page, 'Lisbon');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('button', { name: 'Save trip' }).click();
  await page.getByRole('link', { name: 'Saved · My trips' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Account of Ada Byron' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your trip');
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'periplo-anonymous'),
    keys: Object.keys(localStorage).filter(
      (key) => !['settings', 'language', 'legalVersion', 'legalInForce', 'toldWholeApp'].includes(key),
    ),
  }));
  expect(left).toEqual({ databases: [], keys: [] });
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Please log in to see your trips')).toBeVisible();
});

test('signing out with unsent changes asks first', async ({ page }) => {
  await arrive(page, 'unsent@example.org');
  await fillPlanForm(page, 'London');
  const drafted = answerTo(page, 'POST', '/api/trips');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  expect((await drafted).status()).toBe(201);
  await expect(page.getByRole('button', { name: 'Save trip' })).toBeVisible();
  // For the worker too, which sends what a page cannot.
  await server.stop();
  await page.getByRole('button', { name: 'Save trip' }).click();
  await page.getByRole('button', { name: 'Account of Ada Byron' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 change has not reached the server');
  await server.start();
  await dialog.getByRole('button', { name: 'Send them now' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('editing replaces what is chosen and leaves the rest as it was', async ({ page }) => {
  await arrive(page, 'editor@example.org');
  await fillPlanForm(page, 'Rome');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const days = ['Day 1', 'Day 2', 'Day 3'].map((name) => page.getByRole('region', { name, exact: true }));
  const stops = async (day: number) => {
    const names = (days[day] ?? page).getByRole('listitem').getByRole('heading');
    await expect(names.first()).toBeVisible();
    return names.allInnerTexts();
  };
  const before = [await stops(0), await stops(1), await stops(2)];
  const replan = page.getByRole('button', { name: 'Replan', exact: true });
  await expect(replan).toBeDisabled();
  await page.getByLabel('Replace all of day 2').check();
  await expect(page.getByText(`${before[1]?.length} stops chosen`)).toBeVisible();
  await page.getByLabel(`Replace ${before[0]?.[0]}`, { exact: true }).check();
  await replan.click();
  await expect(page.getByText('Trip replanned successfully', { exact: true }).first()).toBeVisible();
  const after = [await stops(0), await stops(1), await stops(2)];
  expect(after[2]).toEqual(before[2]);
  const kept = before[0]?.slice(-2) ?? [];
  expect(after[0]?.filter((name) => kept.includes(name))).toEqual(kept);
  expect(after[0]).not.toContain(before[0]?.[0]);
  expect(after[1]?.filter((name) => before[1]?.includes(name))).toEqual([]);
  // The draft is the trip that has the new stops.
  const trip = page.url();
  expect(trip).toMatch(/\/trips\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Replan days or stops' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(trip);
  expect(await stops(1)).toEqual(after[1]);
});

test('a failed replan keeps the plan', async ({ page }) => {
  await arrive(page, 'unlucky@example.org');
  await fillPlanForm(page, 'Lisbon');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Replace all of day 1').check();
  await page.route('**/api/trips/replan', (route) => route.abort());
  await page.getByRole('button', { name: 'Replan', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Error replanning trip');
  await page.getByRole('button', { name: 'Back to your plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
});
