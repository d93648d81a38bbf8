import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { aRegistration } from '../support/people.ts';
import { soonDates } from '../support/soon.mjs';
import { answerTo, appIsKept } from './support.ts';

const dates = soonDates(4);

const EMAIL = 'ada@example.org';
const PASSWORD = 'a calm sea and a good wind';

let server: BuiltServer;

test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

async function register(page: Page): Promise<void> {
  await page.goto(`${server.origin}/register`);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is ready').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/my-trips`);
}

async function planRome(page: Page): Promise<void> {
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Food' }).click();
  await page.getByRole('button', { name: 'Moderate' }).click();
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
}

/** The user's trips as the server lists them. */
async function tripsOnServer(page: Page): Promise<{ id: string }[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`${server.origin}/api/trips`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

async function workerIsReady(page: Page): Promise<void> {
  await appIsKept(page);
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (
          await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))
        ).reduce((sum, count) => sum + count, 0),
      ),
    )
    .toBeGreaterThan(20);
}

test('plans a trip, keeps it, and reads it with the server gone', async ({ page, context }) => {
  await register(page);
  const drafted = answerTo(page, 'POST', '/api/trips');
  await planRome(page);
  for (const number of [1, 2, 3, 4]) {
    const day = page.getByRole('region', { name: `Day ${number}`, exact: true });
    await expect(day).toBeVisible();
    await expect(day.getByRole('time').nth(3)).toBeVisible();
    await expect(day.getByRole('time').first()).toHaveText(/^\d\d:\d\d$/);
  }
  expect((await drafted).status()).toBe(201);
  const saved = answerTo(page, 'PATCH');
  await page.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Trip saved successfully', { exact: true }).first()).toBeVisible();
  expect((await saved).status()).toBe(200);
  const before = await tripsOnServer(page);
  expect(before).toHaveLength(1);
  const dayTwo = await page.getByRole('region', { name: 'Day 2', exact: true }).getByRole('listitem').allInnerTexts();
  await workerIsReady(page);

  await page.close();
  expect(await server.stop()).toBe(0);

  const cold = await context.newPage();
  await cold.goto(`${server.origin}/my-trips`);
  await expect(cold.getByText('No connection.')).toBeVisible();
  await cold.getByRole('link', { name: /View details: Rome/ }).click();
  await expect(cold.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  const link = cold.url();
  await cold.close();

  const deep = await context.newPage();
  await deep.goto(link);
  await expect(deep.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  const dayTwoHere = deep.getByRole('region', { name: 'Day 2', exact: true });
  await expect(dayTwoHere).toBeVisible();
  await expect.poll(() => dayTwoHere.getByRole('listitem').allInnerTexts()).toEqual(dayTwo);
  await deep.getByRole('button', { name: 'More' }).click();
  await deep.getByRole('menuitem', { name: 'Save a copy' }).click();
  await expect(deep.getByText('Copy saved', { exact: true }).first()).toBeVisible();
  await expect(deep).not.toHaveURL(link);
  await deep.goto(`${server.origin}/my-trips`);
  await expect(deep.getByText('On this device, waits to be sent')).toHaveCount(1);
  await deep.close();

  await server.start();
  const back = await context.newPage();
  await back.goto(`${server.origin}/my-trips`);
  await expect(back.getByText('Saved', { exact: true })).toHaveCount(2);
  const after = await tripsOnServer(back);
  expect(after).toHaveLength(2);
  expect(after.filter(({ id }) => before.every((trip) => trip.id !== id))).toHaveLength(1);
});

test('a plan made without an account is saved when its maker signs in, without another press (15.5)', {
  tag: '@long',
}, async ({ page }) => {
  const registration = aRegistration('grace@example.org');
  expect((await page.request.post(`${server.origin}/api/users`, { data: registration })).status()).toBe(201);
  await planRome(page);
  const dayOne = page.getByRole('region', { name: 'Day 1', exact: true }).getByRole('listitem');
  await expect(dayOne.first()).toBeVisible();
  const before = await dayOne.allInnerTexts();
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await page.getByLabel('Email').fill(registration.email);
  await page.getByLabel('Password').fill(registration.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Saved · My trips' })).toBeVisible();
  await expect.poll(() => dayOne.allInnerTexts()).toEqual(before);
  await expect.poll(async () => (await tripsOnServer(page)).length).toBeGreaterThan(0);
});
