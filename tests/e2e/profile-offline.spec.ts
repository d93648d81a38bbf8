import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { appIsKept, arrive } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** The last name as the server has it. */
async function lastNameOnServer(page: Page): Promise<string> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
  return (await (await page.request.get(`${server.origin}/api/users/me`, { headers })).json()).lastname;
}

async function rename(page: Page, lastName: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a profile changed with the server gone is there after a cold start and arrives', async ({ page, context }) => {
  await arrive(context, server.origin, 'ada@example.org', page);
  await page.goto(`${server.origin}/profile`);
  await rename(page, 'King');
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  expect(await lastNameOnServer(page)).toBe('King');
  await appIsKept(page);
  expect(await server.stop()).toBe(0);

  await rename(page, 'Lovelace');
  await expect(
    page.getByText('Saved on this device; sent as soon as there is a connection', { exact: true }),
  ).toBeVisible();
  await page.close();

  const cold = await context.newPage();
  await cold.goto(`${server.origin}/profile`);
  await expect(cold.getByText('Lovelace').first()).toBeVisible();
  await server.start();
  await cold.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => lastNameOnServer(cold), { timeout: 40_000 }).toBe('Lovelace');
  await expect(cold.getByText('Lovelace').first()).toBeVisible();
});
