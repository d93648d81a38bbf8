import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aSoonTrip } from './soon-trips.ts';
import { appIsKept, arrive, expectNoFaults, sidewaysScroll, sizes } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const namesIn = (page: Page) =>
  page
    .getByRole('region', { name: /^(Day|Día) \d$/ })
    .getByRole('heading', { level: 4 })
    .allInnerTexts();
const namesOf = ({ days }: Trip) => days.flatMap(({ activities }) => activities.map(({ name }) => name));

for (const size of ['phone', 'desktop'] as const)
  test(`a shared plan opens in the language of who opens it, also with no network: ${size} (21.2)`, async ({
    browser,
  }) => {
    const trip = aSoonTrip();
    const account = await Account.of(server.origin, `share-${size}@example.org`);
    await account.save(toWireTrip(trip));
    const path = await account.share(trip.id);
    const [english, spanish] = [toldIn(trip, 'en'), toldIn(trip, 'es')];
    expect(namesOf(spanish)).not.toEqual(namesOf(english));

    const context = await browser.newContext({ locale: 'es-ES', viewport: sizes[size] });
    const page = await context.newPage();
    await page.goto(server.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Roma' })).toBeVisible();
    await expect.poll(() => namesIn(page)).toEqual(namesOf(spanish));
    await expect(page.getByText(spanish.summary)).toBeVisible();
    for (const line of spanish.importantInfo) await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByText(spanish.luggage[0]?.label ?? '', { exact: true })).toBeVisible();
    await expectNoFaults(page, 'a shared trip in the language of its reader');
    expect(await sidewaysScroll(page)).toBe(0);

    await appIsKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => namesIn(page)).toEqual(namesOf(spanish));
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
    await expect.poll(() => namesIn(page)).toEqual(namesOf(english));
    await context.close();
  });

test("an owner's trips follow the language of the page, its files too, and what is stored stays as it was (21.2)", async ({
  context,
}) => {
  const email = 'bilingual@example.org';
  const account = await Account.of(server.origin, email);
  const trip = aSoonTrip();
  await account.save(toWireTrip(trip));
  const page = await arrive(context, server.origin, email);
  await page.goto(`${server.origin}/trips/${trip.id}`);
  await expect.poll(() => namesIn(page)).toEqual(namesOf(trip));
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  const spanish = toldIn(trip, 'es');
  await expect.poll(() => namesIn(page)).toEqual(namesOf(spanish));

  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: namesOf(spanish)[0] ?? '' });
  await form.getByLabel('Notas').fill('Llevar agua');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(form).toBeHidden();
  await expect.poll(async () => (await account.trip(trip.id)).itinerary[0]?.activities[0]?.notes).toBe('Llevar agua');
  const stored = await account.trip(trip.id);
  expect(stored.itinerary.flatMap(({ activities }) => activities.map(({ name }) => name))).toEqual(namesOf(trip));

  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Markdown/ }).click(),
  ]);
  const file = test.info().outputPath('trip.md');
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  for (const name of namesOf(spanish)) expect(text).toContain(name);
  expect(text).toContain('Llevar agua');
});
