import { expect, type Locator, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { arrive, expectNoFaults, namesIn, openSavedRome, sidewaysScroll } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const dayOf = (page: Page, number: number) => page.getByRole('region', { name: `Day ${number}`, exact: true });
const timesIn = (day: Locator) => day.locator('time').allInnerTexts();
const stateOf = async (page: Page, number: number) => [
  await namesIn(dayOf(page, number)),
  await timesIn(dayOf(page, number)),
];

async function openAsking(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Ask for a change' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ask for a change' });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function ask(sheet: Locator, words: string): Promise<void> {
  await sheet.getByLabel('What should be different?').fill(words);
  await sheet.getByRole('button', { name: 'Show how it would look' }).click();
  await expect(sheet.getByRole('heading', { name: 'What was understood' })).toBeVisible();
  await expect(sheet.getByRole('status').filter({ hasText: 'What was understood' })).toBeFocused();
}

test('with the server gone a trip is changed by words, by part, undone after a restart, and made again (21.2)', async ({
  context,
}) => {
  const page = await arrive(context, server.origin, 'ask@example.org');
  await openSavedRome(page, server.origin);
  await expect(page.getByText('Everything fits')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Everything fits')).toBeVisible();
  expect(await server.stop()).toBe(0);
  await expect(dayOf(page, 2).getByRole('heading', { level: 4 }).first()).toBeVisible();
  const [first, second] = [await stateOf(page, 1), await stateOf(page, 2)];

  const sheet = await openAsking(page);
  await expect(sheet.getByRole('button', { name: 'Show how it would look' })).toBeDisabled();
  await ask(sheet, 'slower, quieter places');
  await expect(sheet.getByText(/^Not understood, so nothing was done about it: .*quieter places/)).toBeVisible();
  await expect(sheet.getByText(/^Done: day 1/)).toBeVisible();
  await expectNoFaults(page, 'a change that was asked for');
  expect(await sidewaysScroll(page)).toBe(0);
  await sheet.getByRole('checkbox', { name: 'Change day 1' }).uncheck();
  const goes = sheet.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: 'Change day 2' }) });
  const gone = await goes.locator('s').first().innerText();
  await sheet.getByRole('button', { name: 'Make these changes' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => namesIn(dayOf(page, 2))).not.toContain(gone);
  expect(await stateOf(page, 1)).toEqual(first);
  const changed = await stateOf(page, 2);

  await page.reload();
  await expect.poll(() => stateOf(page, 2)).toEqual(changed);
  await expect(page.getByText('Everything fits')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => stateOf(page, 2)).toEqual(second);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(async () => (await stateOf(page, 2))[0]).toEqual(changed[0]);

  await server.start();
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('words that are not understood change nothing, and the sheet says so (21.2)', async ({ context }) => {
  const page = await arrive(context, server.origin, 'unread@example.org');
  await openSavedRome(page, server.origin);
  const sheet = await openAsking(page);
  await sheet.getByLabel('What should be different?').fill('flibber the wozzle');
  await sheet.getByRole('button', { name: 'Show how it would look' }).click();
  await expect(sheet.getByText(/^None of it was understood/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Make these changes' })).toHaveCount(0);
  await sheet.getByLabel('What should be different?').fill('dinner later on day 1');
  await expect(sheet.getByText(/^None of it was understood/)).toHaveCount(0);
});
