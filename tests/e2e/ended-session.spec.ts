import { expect, type Page, test } from '@playwright/test';
import { deleteAccountEndpoint } from '#contract/account.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aTripToPack } from './soon-trips.ts';
import { storageOf } from './storage.ts';
import { arrive, expectNoFaults, PASSWORD } from './support.ts';

let server: BuiltServer;
let people = 0;
test.beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0' });
});
test.afterAll(() => server.remove());

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Your trips are still on this device' });
const packed = async (email: string, id: string) =>
  (await (await Account.of(server.origin, email)).trip(id)).luggage?.filter((item) => item.packed).length;

/** A user whose trip is on this device, and the page open on it. */
async function withTrip(page: Page, title = 'Honeymoon') {
  const email = `ended${people++}@example.org`;
  const trip = { ...aTripToPack(5), title };
  await (await Account.of(server.origin, email)).save(toWireTrip(trip));
  await arrive(page.context(), server.origin, email, page);
  await page.goto(`${server.origin}/trips/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { email, trip };
}

/** On another device. */
async function endElsewhere(email: string): Promise<void> {
  await (await Account.of(server.origin, email)).endOthers();
}
async function deleteElsewhere(email: string): Promise<void> {
  const { session } = await Account.of(server.origin, email);
  const answer = await fetch(server.origin + deleteAccountEndpoint.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  // A menu that is opened before the next screen has come goes with this one.
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
}

test('trips of a session that was ended elsewhere stay readable through restarts, and changes go after signing in again', async ({
  page,
}) => {
  const { email, trip } = await withTrip(page);
  await endElsewhere(email);
  await page.reload();
  await expect(notice(page)).toContainText('You were signed out on another device');
  await expect(page.getByRole('heading', { level: 1, name: 'Honeymoon' })).toBeVisible();
  await page.reload();
  await expect(notice(page)).toContainText('You were signed out on another device');
  await page.getByRole('checkbox', { name: 'Thing 1' }).check();
  await expect(notice(page)).toContainText('1 change is sent once you sign in again');

  await server.stop();
  await page.reload();
  await expect(page.getByText('1 of 5')).toBeVisible();
  await expect(notice(page)).toContainText('1 change is sent once you sign in again');
  await notice(page).getByRole('link', { name: 'My Trips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Trips' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(1);
  await expectNoFaults(page, 'my trips of a session that ended');

  await server.start();
  expect(await packed(email, trip.id)).toBe(0);
  await notice(page).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(`${server.origin}/my-trips`);
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => packed(email, trip.id)).toBe(1);
});

test('data of an account that was deleted elsewhere goes from the device at the next contact, and its user is told', async ({
  page,
}) => {
  for (const isEndedBefore of [false, true]) {
    const { email } = await withTrip(page, 'Canaryland');
    if (isEndedBefore) {
      await endElsewhere(email);
      await page.reload();
      await expect(notice(page)).toBeVisible();
    }
    // Before the account goes: the page may hear of it at any moment.
    expect(await storageOf(page)).toContain('Canaryland');
    await deleteElsewhere(email);
    await page.reload();
    const told = page.getByRole('status').filter({ hasText: 'What was kept of it here has been removed' });
    await expect(told).toBeVisible();
    await expect(page.getByText('Canaryland')).toBeHidden();
    const left = await storageOf(page);
    for (const word of ['Canaryland', email]) expect(left).not.toContain(word);
    await page.reload();
    await told.getByRole('button', { name: 'Got it' }).click();
    await expect(told).toBeHidden();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(told).toBeHidden();
  }
});

test('another user on a device that keeps data of a session that ended sees and sends nothing of it, and may remove it', async ({
  page,
}) => {
  const { email, trip } = await withTrip(page, 'Canaryland');
  await endElsewhere(email);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Thing 1' }).check();
  await expect(notice(page)).toContainText('1 change is sent');
  const other = `ended${people++}@example.org`;
  await Account.of(server.origin, other);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await notice(page).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, other);
  const told = page.getByRole('status').filter({ hasText: 'This device also keeps data of another account' });
  await expect(told).toBeVisible();
  // Signing in leads back to the trip, which is no trip of this user.
  await expect(page.getByRole('heading', { name: 'There is no such trip' })).toBeVisible();
  await expectNoFaults(page, 'data of another account');
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByRole('heading', { name: /no trips/i })).toBeVisible();
  await expect(page.getByText('Canaryland')).toBeHidden();
  expect(sent.filter((request) => /PATCH|Canaryland/.test(request))).toEqual([]);
  expect(await packed(email, trip.id)).toBe(0);

  await page.goto(`${server.origin}/profile`);
  const own = page.getByRole('heading', { name: 'Other accounts on this device' }).locator('..');
  await own.getByRole('button', { name: 'Remove their data' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 change there was never sent');
  await question.getByRole('button', { name: 'Keep' }).click();
  expect(await storageOf(page)).toContain('Canaryland');
  await own.getByRole('button', { name: 'Remove their data' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(own).toBeHidden();
  await expect(page.getByText('Data of other accounts was removed').first()).toBeVisible();
  expect(await storageOf(page)).not.toContain('Canaryland');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
});

test('another user leaves the kept data to its owner, who finds it after signing in', { tag: '@long' }, async ({
  page,
}) => {
  const { email, trip } = await withTrip(page);
  await endElsewhere(email);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Thing 1' }).check();
  await expect(notice(page)).toContainText('1 change is sent');
  const other = `ended${people++}@example.org`;
  await Account.of(server.origin, other);
  await notice(page).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, other);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Honeymoon')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email);
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(1);
  await expect.poll(() => packed(email, trip.id)).toBe(1);
});

test('what is kept of a session that ended can be removed without signing in', { tag: '@long' }, async ({ page }) => {
  const { email } = await withTrip(page, 'Canaryland');
  await endElsewhere(email);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Thing 1' }).check();
  await expect(notice(page)).toContainText('1 change is sent');
  await notice(page).getByRole('button', { name: 'Remove from this device' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 change has not reached the server and would be lost');
  await expectNoFaults(page, 'the question before removing');
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Canaryland' })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Remove from this device' }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  const left = await storageOf(page);
  for (const word of ['Canaryland', email]) expect(left).not.toContain(word);
});

test('a device with no trip of a session that ended says so and leads to signing in', async ({ page }) => {
  const email = `ended${people++}@example.org`;
  await arrive(page.context(), server.origin, email, page);
  await endElsewhere(email);
  await page.goto(`${server.origin}/my-trips`);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(/could not be fetched|not here/i);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
});
