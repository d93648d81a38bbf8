import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { confirmAddress } from './support.ts';

const dates = soonDates(2);

// Every context would install some hundred files that no test here reads.
test.use({ serviceWorkers: 'block' });

const EMAIL = 'grace@example.org';
const PASSWORD = 'a calm sea and a good wind';

let server: BuiltServer;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-shop-'));
  server = await BuiltServer.make({ BETA_FREE: '0', WELCOME_TOKENS: '0', DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await server.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function register(page: Page): Promise<void> {
  await page.goto(`${server.origin}/register`);
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Account of Grace Hopper' })).toBeVisible();
  await confirmAddress(page, server.origin, dataDir);
}

/** From the shop to the balance after it. */
async function buy(page: Page, pack: RegExp): Promise<void> {
  await page.getByRole('link', { name: pack }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-success\?tokens=\d+&order=/);
  await expect(page.getByText('added to your account')).toBeVisible();
}

const balanceOnServer = async (page: Page): Promise<number> => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`${server.origin}/api/users/tokens`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).tokens;
};

async function fillForm(page: Page): Promise<void> {
  await page.goto(`${server.origin}/plan-trip`);
  const again = page.getByRole('button', { name: 'Change the request' });
  await expect(again.or(page.getByLabel('Destination'))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
  await page.getByRole('button', { name: 'Food' }).click();
}

test('buys, plans until the tokens are gone, buys more and goes on where it stopped', async ({ page }) => {
  await register(page);
  await page.goto(`${server.origin}/shop`);
  await expect(page.getByText('1.20 cents per token')).toBeVisible();
  await buy(page, /^Buy Explorer/);
  await expect(page.getByText('500 tokens', { exact: true })).toBeVisible();
  expect(await balanceOnServer(page)).toBe(500);

  await fillForm(page);
  await expect(page.getByText('Price: 100 tokens.', { exact: true })).toBeVisible();
  for (const left of [400, 300, 200, 100, 0]) {
    await page.getByRole('button', { name: 'Plan my trip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
    expect(await balanceOnServer(page)).toBe(left);
    await page.getByRole('button', { name: 'Change the request' }).click();
  }

  await page.getByRole('button', { name: 'Plan my trip' }).click();
  const panel = page.getByRole('alert');
  await expect(panel.getByText('Not enough tokens')).toBeVisible();
  await expect(panel.getByRole('definition')).toHaveText(['100', '0']);
  await panel.getByRole('link', { name: 'Buy More Tokens' }).click();
  await buy(page, /^Buy Basic/);
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(`${server.origin}/plan-trip`);
  const again = page.getByRole('button', { name: 'Change the request' });
  await expect(again.or(page.getByLabel('Destination'))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page.getByLabel('Destination')).toHaveValue('Rome');
  await expect(page.getByLabel('End date')).toHaveValue(dates.end);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  expect(await balanceOnServer(page)).toBe(0);

  await page.goto(`${server.origin}/payment-success?tokens=999999`);
  await expect(page.getByText('0 tokens', { exact: true })).toBeVisible();
  await expect(page.getByText('999')).toHaveCount(0);
  expect(await balanceOnServer(page)).toBe(0);
});

test('a declined card and an abandoned checkout cost nothing; an unspent package can be given back', async ({
  page,
}) => {
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of Grace Hopper' })).toBeVisible();
  const before = await balanceOnServer(page);

  await page.goto(`${server.origin}/shop`);
  await page.getByRole('link', { name: /^Buy Adventurer/ }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Card is declined' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(page.getByText('Nothing was charged')).toBeVisible();
  expect(await balanceOnServer(page)).toBe(before);

  await buy(page, /^Buy Adventurer/);
  expect(await balanceOnServer(page)).toBe(before + 1000);
  await page.getByRole('link', { name: 'Your purchases' }).click();
  await page.getByRole('button', { name: 'Withdraw from this purchase' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your name')).toHaveValue('Grace Hopper');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('I, Grace Hopper, withdraw from my purchase of Adventurer');
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  expect(await balanceOnServer(page)).toBe(before);
});
