import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { planTripEndpoint } from '#contract/planning.ts';
import { API_HEADER, API_VERSION } from '#contract/refusal.ts';
import { fromWirePlannedTrip, toWireTrip, type WirePlannedTrip, type WireTrip } from '#contract/wire-trip.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { FixedCase } from '../planner/fixed-cases.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { exported } from './exported.ts';
import { cases } from './fixed-cases.ts';
import { arrive, expectNoFaults } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({
    RATE_LIMIT: '0',
    ANONYMOUS_PLANS_PER_DAY: '1000',
    ANONYMOUS_PLANS_PER_ADDRESS: '1000',
  });
});
test.afterAll(() => server.remove());

/** The plan of a case as the server makes it for a stranger. */
async function planned({ city, start, days, bookings, said = '' }: FixedCase, language: string): Promise<WireTrip> {
  const answer = await fetch(server.origin + planTripEndpoint.path, {
    method: planTripEndpoint.method,
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      [API_HEADER]: String(API_VERSION),
    },
    body: JSON.stringify({
      destination: city.replace('-', ' '),
      dates: { start, end: addDays(start, days - 1) },
      preferences: said,
      budget: 'moderate',
      categories: ['history', 'food'],
      travelers: { adults: 2, children: 0 },
      bookings,
    }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return toWireTrip(fromWirePlannedTrip((await answer.json()) as WirePlannedTrip, randomUUID));
}

for (const [index, own] of cases.entries()) {
  test(`on the phone and in the file: ${own.name} @full`, async ({ browser }, info) => {
    const trip = await planned(own, 'en');
    const person = `case${index}@example.org`;
    await (await Account.of(server.origin, person)).save(trip);
    const context = await browser.newContext({
      colorScheme: index % 2 === 0 ? 'light' : 'dark',
      acceptDownloads: true,
    });
    const page = await arrive(context, server.origin, person);
    await page.goto(`${server.origin}/trips/${trip.id}`);
    await expect(page.getByRole('heading', { name: /^Day 1/ }).first()).toBeVisible();
    const fixed = page.getByRole('region', { name: 'Already fixed' });
    const bookings = trip.bookings ?? [];
    if (bookings.length > 0) await expect(fixed.getByRole('listitem')).toHaveCount(bookings.length);
    for (const panel of await page.locator('details:not([open]) > summary').all()) await panel.click();
    await expectNoFaults(page, own.name);
    await page.screenshot({ path: info.outputPath('phone.png'), fullPage: true });
    writeFileSync(info.outputPath('phone.txt'), await page.getByRole('main').innerText());
    const { file } = await exported(page, 'Page in one file (HTML)');
    const told = await context.newPage();
    await told.setContent(readFileSync(file, 'utf8'));
    writeFileSync(info.outputPath('file.txt'), await told.locator('body').innerText());
    await context.close();
  });
}
