import { expect, type Page, test } from '@playwright/test';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { complaints, expectNoFaults, PASSWORD } from './support.ts';

const dates = soonDates(3);

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0' });
});
test.afterAll(() => server.remove());

const sheet = (page: Page) => page.getByRole('dialog');
const chips = (page: Page) => page.getByRole('region', { name: 'What we understood' }).getByRole('listitem');

/** The bookings of the plan that a visitor's device keeps. */
function keptBookings(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('periplo-anonymous');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('plans').objectStore('plans').get('current');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.trip.bookings);
          };
        };
      }),
  );
}

async function say(page: Page, kind: string, fields: () => Promise<void>): Promise<void> {
  await page.getByRole('group', { name: 'What is already fixed?' }).getByRole('button', { name: kind }).click();
  await fields();
  await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
}

test('what is fixed is said in the form, and the plan goes around it', async ({ page }) => {
  const faults = complaints(page);
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Rome');
  await page.keyboard.press('Escape');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);

  await page.getByRole('button', { name: 'Arrival' }).click();
  await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet(page)).toContainText('Say a time.');
  await expectNoFaults(page, 'the sheet of an arrival');
  await sheet(page).getByLabel('You arrive at').fill('14:30');
  await sheet(page).getByLabel('How').selectOption('plane');
  await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chips(page).filter({ hasText: '14:30' })).toHaveCount(1);

  // Pressed again it holds what was said; so does the wish itself.
  await page.getByRole('button', { name: 'Arrival' }).click();
  await expect(sheet(page).getByLabel('You arrive at')).toHaveValue('14:30');
  await expect(sheet(page).getByLabel('How')).toHaveValue('plane');
  await sheet(page).getByLabel('You arrive at').fill('15:30');
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(chips(page).filter({ hasText: '14:30' })).toHaveCount(0);
  await chips(page).filter({ hasText: '15:30' }).getByRole('button').first().click();
  await expectNoFaults(page, 'the sheet of a wish that is fixed');
  await sheet(page).getByRole('button', { name: 'Change day or time' }).click();
  await expect(sheet(page).getByLabel('You arrive at')).toHaveValue('15:30');
  await sheet(page).getByLabel('You arrive at').fill('14:30');
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(chips(page).filter({ hasText: '14:30' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'What we understood' })).toBeFocused();

  // Half a time is no whole day.
  await page.getByRole('button', { name: 'Hours taken' }).click();
  await sheet(page).getByLabel('From').focus();
  await page.keyboard.type('09');
  await sheet(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet(page).getByLabel('From')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);

  await say(page, 'Where we stay', async () => {
    await sheet(page).getByLabel('Search places in Rome').fill('trastevere');
    await sheet(page)
      .getByRole('button', { name: /Trastevere/ })
      .first()
      .click();
  });
  await say(page, 'Something booked', () => sheet(page).getByLabel('Time').fill('12:00'));
  await expect(page.getByRole('alert')).toContainText('cannot both be kept');
  await chips(page)
    .filter({ hasText: '12:00' })
    .getByRole('button', { name: /^Leave out/ })
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('heading', { name: /Day 1/ }).first()).toBeVisible();
  const firstDay = page.locator('section, li, article').filter({ hasText: /Day 1/ }).last();
  await expect(firstDay).not.toContainText('09:00');

  // The plan says what is fixed, and where that can be changed: signing in there saves exactly this.
  const section = page.getByRole('region', { name: 'Already fixed' });
  await expect(section).toContainText('14:30');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Day 1', exact: true })).toContainText('14:30');
  await expectNoFaults(page, 'a plan with something fixed');
  const planned = await keptBookings(page);
  expect(planned).toMatchObject([{ kind: 'flight', leg: 'in' }, { kind: 'lodging' }]);
  const email = 'fixed-first@example.org';
  const account = await Account.of(server.origin, email);
  await section.getByRole('link', { name: 'sign in to save it' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await section.getByRole('link', { name: 'the saved trip' }).click();
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  const onServer = async () => (await account.trip(id).catch(() => null))?.bookings;
  await expect.poll(onServer).toEqual(planned);
  expect(faults).toEqual([]);
});
