import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aSoonTrip } from './soon-trips.ts';
import { appIsKept, arrive, expectNoFaults } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0', EXCHANGE_RATES: '2025-11-20 USD=1.25' });
});
test.afterAll(() => server.remove());

/** The budget of the Markdown file that the page makes. */
async function budgetOfFile(page: Page, withCodes: boolean): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  if (withCodes) await page.getByLabel('With booking codes').check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Text (Markdown)' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  return text.slice(text.indexOf('## Budget'), text.indexOf('## Good to know'));
}

test('a budget tells booked prices with the day of the rate, also with no network, and in files where that is asked for', async ({
  context,
}) => {
  const account = await Account.of(server.origin, 'budget@example.org');
  const trip = aSoonTrip();
  const flight = newBooking({
    id: crypto.randomUUID(),
    kind: 'flight',
    leg: 'in',
    start: { date: trip.dates.start, time: 370, zone: 'Europe/Madrid' },
    price: { cents: 120_00, currency: 'USD' },
  });
  await account.save(toWireTrip({ ...trip, bookings: [flight], fares: { single: 150, day: 700 } }));
  const page = await arrive(context, server.origin, 'budget@example.org');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.origin}/trips/${trip.id}`);
  const budget = page.getByRole('region', { name: 'Budget' });
  await expect(budget).toContainText('$120 ≈ €96, rate of 20 November 2025');
  await appIsKept(page);
  await page.reload();
  await expect(budget).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(budget).toContainText('$120 ≈ €96, rate of 20 November 2025');
  await expect(budget).toContainText('Local transport');
  await expect(budget).toContainText('Not included: lodging.');
  await expectNoFaults(page, 'a trip with a budget of every line');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const plain = await budgetOfFile(page, false);
  expect(plain).toContain('Not included: the journey there and back, lodging.');
  expect(plain).not.toMatch(/Booked|≈/);
  expect(await budgetOfFile(page, true)).toContain('Booked · Flight: €96; \\$120 ≈ €96, rate of 20 November 2025');
});
