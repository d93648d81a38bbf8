import { expect, type Page, type Route, test } from '@playwright/test';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { arrive, PASSWORD } from './support.ts';

const dates = soonDates(2, '06-07');

/** The error catalogue (S8), row by row, as far as its screens have a server. */
const ours = { 'content-type': 'application/json', 'x-api': '1' };

// Every context would install some hundred files that no test here reads.
test.use({ serviceWorkers: 'block' });

let server: BuiltServer;
let people = 0;
test.beforeAll(async () => {
  server = await BuiltServer.make({ ANONYMOUS_PLANS_PER_DAY: '1000' });
});
test.afterAll(() => server.remove());

const answer = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, headers: ours, body: JSON.stringify(body) });

const refusal = (error: string) => ({
  error,
  message: error,
  details: '',
  fields: [],
  suggestions: [],
  requestId: '0',
});

/** A new user, signed in. */
const signIn = (page: Page) => arrive(page.context(), server.origin, `errors${people++}@example.org`, page);

async function plan(page: Page): Promise<void> {
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Madrid');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
}

test('plan, 402: required and balance as the server says, and the way to the shop', async ({ page }) => {
  const detail = { error: 'INSUFFICIENT_TOKENS', required: 100, balance: 40 };
  await page.route('**/api/trips/plan', answer(402, { detail }));
  await plan(page);
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('Not enough tokens');
  await expect(panel.locator('dd')).toHaveText(['100', '40']);
  await expect(panel.getByRole('link', { name: 'Buy More Tokens' })).toHaveAttribute('href', '/shop');
  await panel.getByRole('button', { name: 'Change the request' }).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Madrid');
});

test('replan, 422 with INSUFFICIENT_TOKENS: the same panel, and the plan is kept', async ({ page }) => {
  await signIn(page);
  await plan(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('checkbox').first().check();
  await page.route('**/api/trips/replan', answer(422, { error: 'INSUFFICIENT_TOKENS' }));
  await page.getByRole('button', { name: 'Replan' }).click();
  const panel = page.getByRole('alert');
  await expect(panel.locator('dd')).toHaveText(['50', '–']);
  await panel.getByRole('button', { name: 'Back to your plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Madrid' })).toBeVisible();
});

test('any 401: the tokens are renewed once and the request is repeated', async ({ page }) => {
  await signIn(page);
  let refused = 0;
  await page.route('**/api/trips', async (route) => {
    if (refused++ > 0) return route.fallback();
    await answer(401, refusal('UNAUTHORIZED'))(route);
  });
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
  await page.goto(`${server.origin}/my-trips`);
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
});

test('plan, no answer: says so and can be tried again', async ({ page }) => {
  await page.route('**/api/trips/plan', (route) => route.abort());
  await plan(page);
  await expect(page.getByRole('alert')).toContainText('No answer from the server');
  await expect(page.getByRole('alert')).toContainText('An error occurred while planning your trip');
});

for (const [status, code] of [
  [500, 'INTERNAL'],
  [503, 'UNAVAILABLE'],
] as const) {
  test(`plan, ${status}: the message of the catalogue`, async ({ page }) => {
    await page.route('**/api/trips/plan', answer(status, refusal(code)));
    await plan(page);
    await expect(page.getByRole('alert')).toContainText('An error occurred while planning your trip');
    await expect(page.getByRole('alert')).toContainText('Please try again later');
  });
}

test('save, the device cannot write: errorSavingTrip', async ({ page }) => {
  await signIn(page);
  await plan(page);
  await page.getByRole('button', { name: 'Save trip' }).waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Error saving trip', { exact: true }).first()).toBeVisible();
});

test('replan, failure: errorReplanningTrip, and the plan is kept', async ({ page }) => {
  await signIn(page);
  await plan(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('checkbox').first().check();
  await page.route('**/api/trips/replan', answer(500, refusal('INTERNAL')));
  await page.getByRole('button', { name: 'Replan' }).click();
  await expect(page.getByRole('alert')).toContainText('Error replanning trip');
});

test('login, failure: invalid email or password', async ({ page }) => {
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
});

test('a stored user nobody can parse: signed out without a word', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('user', '{broken'));
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Please log in to see your trips')).toBeVisible();
  expect(await page.evaluate(() => ['user', 'token', 'refreshToken'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ]);
});

test('no city image: the drawn cover takes its place', async ({ page }) => {
  await page.route('**/api/settings', async (route) => {
    const settings = await (await route.fetch()).json();
    await answer(200, { ...settings, photos: true })(route);
  });
  const photo = { src: '/photos/barcelona-0.jpg', credit: { name: 'Ana', url: null } };
  await page.route('**/api/photos/*', answer(200, { photo }));
  await page.goto(`${server.origin}/trips/sample`);
  await expect(page.getByRole('img', { name: 'Drawing of Barcelona' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('register, failure: error creating account, and nothing typed is lost', async ({ page }) => {
  await page.route('**/api/users', answer(500, refusal('INTERNAL')));
  await page.goto(`${server.origin}/register`);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Error creating account');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
});

test('register with an address that has an account: nothing tells, and the address is filled in where one signs in', async ({
  page,
}) => {
  const data = { name: 'Ada', lastname: 'Byron', email: 'taken@example.org', password: PASSWORD, terms: LEGAL_VERSION };
  expect((await page.request.post(`${server.origin}/api/users`, { data })).status()).toBe(201);
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill('taken@example.org');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('taken@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD} of another`);
  await page.getByLabel('Repeat the password').fill(`${PASSWORD} of another`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('We have your registration. Sign in to continue.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('taken@example.org');
});

test('forgot password: its failure, then the same answer for everybody', async ({ page }) => {
  await page.route('**/api/auth/forgot-password', answer(500, refusal('INTERNAL')));
  await page.goto(`${server.origin}/forgot-password`);
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert')).toHaveText('An error has occurred. Please try again later.');
  await page.unroute('**/api/auth/forgot-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page).toHaveURL(`${server.origin}/forgot-password/sent`);
  await expect(page.getByText('If the email exists, you will receive a link to reset your password')).toBeVisible();
});

test('reset password, failure: error resetting password; a link that is no good leads to a new one', async ({
  page,
}) => {
  await page.route('**/api/auth/reset-password', answer(500, refusal('INTERNAL')));
  await page.goto(`${server.origin}/reset-password?token=used`);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  const submit = page.locator('main form button[type=submit]');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Error resetting password');
  await page.unroute('**/api/auth/reset-password');
  await submit.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/forgot-password');
});

test('profile update, failure: error updating profile, and nothing typed is lost', async ({ page }) => {
  await signIn(page);
  await page.goto(`${server.origin}/profile`);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Last name').fill('Lovelace');
  await page.route('**/api/users', answer(500, refusal('INTERNAL')));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Error updating profile');
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
});

test('token balance, failure: says so in the language of the page, and can be tried again', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.route('**/api/users/tokens', answer(500, refusal('INTERNAL')));
  await page.goto(`${server.origin}/profile`);
  const alert = page.getByRole('alert').filter({ hasText: 'Error al cargar los tokens' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/users/tokens');
  await alert.getByRole('button').click();
  await expect(page.getByText('200 tokens', { exact: true })).toBeVisible();
});

test('inspiration, failure: the trips could not be loaded, and can be tried again', async ({ page }) => {
  test.setTimeout(90_000);
  await page.route('**/api/trips/inspiration', answer(500, refusal('INTERNAL')));
  await page.goto(`${server.origin}/inspiration`);
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('The trips could not be loaded');
  await page.unroute('**/api/trips/inspiration');
  await panel.getByRole('button', { name: 'Try again' }).click();
  // The first visitor waits until all of them are planned.
  await expect(page.getByRole('article').or(page.locator('main li')).first()).toBeVisible({ timeout: 60_000 });
});

test('trip view, failure: a trip that is not there, and an address without one', async ({ page }) => {
  await signIn(page);
  await page.goto(`${server.origin}/trips/5f0c5f0c-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: 'There is no such trip' })).toBeVisible();
  await page.goto(`${server.origin}/trips`);
  await expect(page.getByText('No trip ID provided')).toBeVisible();
});

test('payment, failure: payment failed, nothing was charged', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/payment/create-payment-intent', answer(500, refusal('INTERNAL')));
  await page.goto(`${server.origin}/payment?product=explorer_pack`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('alert')).toContainText('Payment failed');
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
});

test('map, not even the drawn one: error loading maps', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.route('**/assets/TripMap-*.js', (route) => route.abort());
  await page.goto(`${server.origin}/trips/sample`);
  await page.getByRole('heading', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText('Error loading maps');
  await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await context.close();
});
