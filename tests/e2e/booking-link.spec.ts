import { expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aSoonTrip } from './soon-trips.ts';
import { answerTo, arrive, copyNewLink, expectNoFaults } from './support.ts';

/** The field that proves what a field costs (16.2): shown, edited, undone, synced, exported, and shared only where it is ticked. */

const LINK = 'https://tickets.example.org/12';
let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const share = (page: Page) => page.getByRole('dialog', { name: 'Share this trip' });

test('a booking link is typed, shown, kept through removal and undo, and seen by others only when its owner says so', async ({
  page,
  browser,
}) => {
  const trip = aSoonTrip();
  const name = trip.days[0]?.activities[0]?.name ?? '';
  const account = await Account.of(server.origin, 'booker@example.org');
  await account.save(toWireTrip(trip));
  await arrive(page.context(), server.origin, 'booker@example.org', page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await page.goto(`${server.origin}/trips/${trip.id}`);

  const edit = page.getByRole('button', { name: `Edit ${name}`, exact: true }).first();
  await edit.click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByLabel('Booking link').fill('no address');
  await expect(sheet.getByText('This is no web address.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await sheet.getByLabel('Booking link').fill('tickets.example.org/12');
  await expectNoFaults(page, 'an activity with a link');
  const sent = answerTo(page, 'PATCH');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  expect((await sent).status()).toBe(200);
  const link = page.getByRole('link', { name: `Booking link: ${name}` });
  await expect(link).toHaveAttribute('href', LINK);

  await edit.click();
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toHaveAttribute('href', LINK);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const hidden = await copyNewLink(page);
  await share(page).getByLabel('Show booking links').check();
  const shown = await copyNewLink(page);
  const viewer = await (await browser.newContext()).newPage();
  await viewer.goto(shown);
  await expect(viewer.getByRole('link', { name: `Booking link: ${name}` })).toHaveAttribute('href', LINK);
  await viewer.goto(hidden);
  await expect(viewer.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await expect(viewer.getByRole('link', { name: /Booking link/ })).toHaveCount(0);
});
