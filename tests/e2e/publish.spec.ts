import { expect, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aSoonTrip } from './soon-trips.ts';
import { arrive, confirmAddress, expectNoFaults, sizes } from './support.ts';

// Every context would install some hundred files that no test here reads.
test.use({ serviceWorkers: 'block' });

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const INTRO = 'Ruins by day, and long dinners where the Romans eat.';

test('a trip is published, found, opened and reported by a stranger, and taken back', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await page.setViewportSize(sizes.phone);
  const email = 'publisher@example.org';
  const trip = { ...aSoonTrip(), notes: 'canary-note' };
  const account = await Account.of(server.origin, email);
  await account.save(toWireTrip(trip));
  await confirmAddress(page, server.origin, server.dataDir);
  await arrive(page.context(), server.origin, email, page);
  await page.goto(`${server.origin}/trips/${trip.id}`);
  const openSheet = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Publish as an idea' }).click();
    return page.getByRole('dialog', { name: 'Publish as an idea' });
  };
  const sheet = await openSheet();
  await sheet.getByLabel('Title').fill('Rome by night');
  await sheet.getByLabel('What makes it worth copying?').fill('write to me@example.org about it');
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect(sheet.getByText('It holds an email address')).toBeVisible();
  await expectNoFaults(page, 'the publish sheet');
  await sheet.getByLabel('What makes it worth copying?').fill(INTRO);
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Thank you!', { exact: true })).toBeVisible();

  const stranger = await (await browser.newContext({ viewport: sizes.desktop })).newPage();
  await stranger.goto(`${server.origin}/inspiration`);
  await stranger.getByLabel('Search').fill('Rome by night');
  await expect(stranger.getByText('Rome · By a traveller')).toBeVisible({ timeout: 60_000 });
  await stranger.getByRole('link', { name: 'Rome by night' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Rome by night' })).toBeVisible();
  await expect(stranger.getByText('canary-note')).toHaveCount(0);
  await expect(stranger.getByText(new RegExp(`${trip.dates.start.slice(0, 4)}|2001`))).toHaveCount(0);
  await stranger.getByRole('button', { name: 'Report' }).click();
  const report = stranger.getByRole('dialog', { name: 'What is wrong with this idea?' });
  await report.getByRole('combobox').selectOption('advertising');
  await expectNoFaults(stranger, 'the report dialog');
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(stranger.getByText('Thank you. Somebody will look at it.', { exact: true })).toBeVisible();

  const again = await openSheet();
  await expect(again.getByRole('status')).toContainText('Published on');
  await again.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Taken back: nobody sees it any more', { exact: true })).toBeVisible();
  await stranger.evaluate(() => localStorage.clear());
  await stranger.reload();
  await expect(stranger.getByText('This idea is no longer among ours. There are others.')).toBeVisible();
});
