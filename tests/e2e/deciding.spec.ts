import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aSoonTrip } from './soon-trips.ts';
import { appIsKept, arrive, expectNoFaults } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0' });
});
test.afterAll(() => server.remove());

/** An account with a trip that is open on this device. */
async function aTripOpen(context: BrowserContext, email: string) {
  const account = await Account.of(server.origin, email);
  const trip = aSoonTrip();
  await account.save(toWireTrip(trip));
  const page = await arrive(context, server.origin, email);
  await page.goto(`${server.origin}/trips/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  return { page, account, id: trip.id };
}

async function rename(page: Page, name: string, notes: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Name and notes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the trip').fill(name);
  await dialog.getByLabel('Notes').fill(notes);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
}

const exchange = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('two texts that met are shown side by side and decided one by one', async ({ page, context }) => {
  const email = 'deciding@example.org';
  const { page: phone, account, id } = await aTripOpen(context, email);
  const other = await page.context().browser()?.newContext({ locale: 'en-GB' });
  if (!other) throw new Error('a browser');
  const tablet = await arrive(other, server.origin, email);
  await tablet.goto(phone.url());
  await expect(tablet.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await phone.reload();
  await context.setOffline(true);
  await rename(phone, 'Rome by phone', 'Bring the tickets');
  await rename(tablet, 'Rome by tablet', 'Ask for the keys');
  await expect.poll(async () => (await account.trip(id)).notes).toBe('Ask for the keys');
  await context.setOffline(false);
  await exchange(phone);
  const asked = phone.getByRole('alert').filter({ hasText: 'Changed elsewhere too' });
  const notes = asked.getByRole('region', { name: 'Notes' });
  await expect(notes).toContainText('Bring the tickets');
  await expect(notes).toContainText('Ask for the keys');
  await phone.setViewportSize({ width: 320, height: 640 });
  await expectNoFaults(phone, 'two texts');
  await expect(phone.getByRole('button', { name: /Account of .*1 to decide/ })).toBeVisible();
  await notes.getByRole('button', { name: 'Both', exact: true }).click();
  await expect.poll(async () => (await account.trip(id)).notes).toBe('Ask for the keys\n\nBring the tickets');
  await expect(asked.getByRole('region', { name: 'Name' })).toContainText('Rome by tablet');
  await asked.getByRole('button', { name: 'The other one', exact: true }).click();
  await expect(asked).toHaveCount(0);
  await phone.getByRole('button', { name: 'More' }).click();
  await phone.getByRole('menuitem', { name: 'Earlier texts' }).click();
  await expect(phone.getByRole('dialog')).toContainText('Rome by phone');
  await expectNoFaults(phone, 'earlier texts');
  await other.close();
});

test('what waits is listed with no network, kept as a file, and read back from it', async ({ context }) => {
  const { page, id } = await aTripOpen(context, 'waiting@example.org');
  await appIsKept(page);
  await page.reload();
  await context.setOffline(true);
  await rename(page, 'Rome in spring', 'Never sent');
  await page.getByRole('link', { name: /wait.? to be sent/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What waits to be sent' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rome in spring' })).toContainText('Never sent');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoFaults(page, 'what waits');
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy of what waits' }).click();
  const file = await (await kept).path();
  expect(readFileSync(file, 'utf8')).toContain('Never sent');
  await page.getByRole('button', { name: /^Drop/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop', exact: true }).click();
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${server.origin}/my-trips`);
  await page.getByLabel('Exported trip').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Take them over' }).click();
  await expect(page.getByText('The trips of the file are here', { exact: true })).toBeVisible();
  await page.goto(`${server.origin}/trips/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rome in spring' })).toBeVisible();
  await page.goto(`${server.origin}/sync`);
  await expect(page.getByText('Everything here has reached the server')).toBeVisible();
});
