import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { after } from '../support/soon.mjs';
import { arrive, expectNoFaults, openSavedRome, romeDates } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** Two days in Rome with everything they need on the device. */
async function openSavedTrip(page: Page): Promise<void> {
  await openSavedRome(page, server.origin);
  await expect(page.getByText('Everything fits')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Everything fits')).toBeVisible();
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('with the server gone a plan is edited, checked, mended and undone', async ({ context }) => {
  const page = await arrive(context, server.origin, 'fit@example.org');
  await openSavedTrip(page);
  expect(await server.stop()).toBe(0);
  const first = page.getByRole('region', { name: 'Day 1', exact: true });

  await first.getByRole('button', { name: 'Notes for day 1' }).click();
  await page.getByRole('dialog').getByLabel('Notes').fill('Meet Marco at the fountain');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(first.getByText('Meet Marco at the fountain')).toBeVisible();

  const taken = await first.locator('time').nth(1).innerText();
  await first.getByRole('button', { name: 'Add a stop to day 1' }).click();
  await page.getByLabel('What', { exact: true }).fill('Coffee with Marco');
  await expectNoFaults(page, 'adding a stop');
  await page.getByLabel('Time', { exact: true }).fill(taken);
  await page.getByLabel('Minutes').fill('10');
  await page.getByLabel('Price per person').fill('2.50');
  await page.getByRole('button', { name: 'Add to the plan' }).click();
  const own = first.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Coffee with Marco' }) });
  await expect(own.getByText('Added by you')).toBeVisible();
  await expect(own.getByText('Not checked: opening hours, the way there')).toBeVisible();
  const stops = await first.getByRole('heading', { level: 4 }).count();

  // It begins together with another stop: one of the two no longer fits, and a tap mends it.
  const panel = page.getByRole('region', { name: 'Does the plan still fit?' });
  await expect(panel.getByText(/no longer fit/)).toBeVisible();
  await expectNoFaults(page, 'a plan that no longer fits');
  await first
    .getByRole('button', { name: /^(Move to|\d+ min later)/ })
    .first()
    .click();
  await expect(first.getByText('Begins before the previous stop ends')).toHaveCount(0);
  // What was pressed is gone: the keyboard goes on beside it.
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.locator('#content')).toBeFocused();
  await expect(first.getByText('Begins before the previous stop ends').first()).toBeVisible();
  await expect(first.getByRole('heading', { level: 4 })).toHaveCount(stops);

  await choose(page, 'Change dates');
  await page.getByLabel('Start date').fill('2020-01-01');
  await expect(page.getByText('Start date cannot be in the past')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await page.getByLabel('Start date').fill(after(romeDates.start, -1));
  await page.getByLabel('End date').fill(romeDates.end);
  await page.getByRole('button', { name: 'The plan stays on its dates' }).click();
  const preview = page.getByRole('region', { name: 'How it would look' });
  await expectNoFaults(page, 'changing dates');
  await expect(preview.getByRole('listitem')).toHaveText([/empty day/, /stops/, /stops/]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Day 3', exact: true })).toBeVisible();
  const second = page.getByRole('region', { name: 'Day 2', exact: true });
  await expect(second.getByRole('heading', { name: 'Coffee with Marco' })).toBeVisible();

  await server.start();
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('the airplane check says ready only when everything can be read with no network', async ({ context }) => {
  const page = await arrive(context, server.origin, 'plane@example.org');
  await openSavedTrip(page);
  expect(await server.stop()).toBe(0);

  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('No connection.')).toBeVisible();

  await choose(page, 'Airplane check');
  const sheet = page.getByRole('dialog', { name: 'Airplane check' });
  await expect(sheet.getByText('Ready: this trip opens with no signal')).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Periplo itself' })).toContainText(/\d(\.\d)? MB/);
  await expect(sheet.getByText(/^Checked .*2\d{3}/)).toBeVisible();
  await expectNoFaults(page, 'the airplane check');

  // A file of the app and the facts go missing: it says so, and cannot be had with no network.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const file = (await cache.keys()).find(({ url }) => url.includes('/assets/'));
      if (file) await cache.delete(file);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const request = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      if (database.objectStoreNames.contains('facts')) {
        const work = database.transaction('facts', 'readwrite');
        work.objectStore('facts').clear();
        await new Promise((resolve) => work.addEventListener('complete', resolve));
      }
      database.close();
    }
  });
  await sheet.getByRole('button', { name: 'Check again' }).click();
  await expect(sheet.getByText('Not ready: something is missing')).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'missing' })).toHaveText([
    /Periplo itself/,
    /Opening hours, ways and prices/,
  ]);
  await expect(sheet.getByRole('button', { name: 'Fetch what is missing' })).toBeDisabled();

  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await sheet.getByRole('button', { name: 'Fetch what is missing' }).click();
  await expect(sheet.getByText('Ready: this trip opens with no signal')).toBeVisible();
});
