import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { inDays } from '../support/soon.mjs';
import { aSoonTrip } from './soon-trips.ts';
import { appIsKept, arrive, expectNoFaults } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0' });
});
test.afterAll(() => server.remove());

interface Opened {
  readonly page: Page;
  readonly account: Account;
  readonly id: string;
  readonly dates: { readonly start: string; readonly end: string };
}

/** A saved trip of three coming days in Rome, open on a device. */
async function openTrip(context: BrowserContext, email: string): Promise<Opened> {
  const account = await Account.of(server.origin, email);
  const trip = aSoonTrip();
  await account.save(toWireTrip(trip));
  const page = await open(context, email, trip.id);
  return { page, account, id: trip.id, dates: trip.dates };
}

async function open(context: BrowserContext, email: string, id: string): Promise<Page> {
  const page = await arrive(context, server.origin, email);
  await page.goto(`${server.origin}/trips/${id}`);
  await expect(page.getByRole('heading', { name: 'Already fixed' })).toBeVisible();
  return page;
}

const fixed = (page: Page) => page.getByRole('region', { name: 'Already fixed' });
const sheet = (page: Page) => page.getByRole('dialog');
const onServer = async ({ account, id }: Opened) => (await account.trip(id)).bookings ?? [];

/** Writes a flight there on the first day of the trip and keeps it. */
async function addArrival({ page, dates }: Opened): Promise<void> {
  // A page that is being taken over loses a press: its owner presses again.
  await expect(async () => {
    if ((await sheet(page).count()) === 0) await fixed(page).getByRole('button', { name: 'Arrival' }).click();
    await expect(sheet(page).getByLabel('From')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await sheet(page).getByLabel('From').fill('Madrid');
  await sheet(page).getByLabel('To', { exact: true }).fill('Rome Fiumicino');
  await sheet(page).getByLabel('Departure: date').fill(dates.start);
  await sheet(page).getByLabel('Departure: time', { exact: true }).fill('06:10');
  await sheet(page).getByLabel('Departure: time zone').fill('Europe/Madrid');
  await sheet(page).getByLabel('Arrival: date').fill(dates.start);
  await sheet(page).getByLabel('Arrival: time', { exact: true }).fill('08:40');
  await sheet(page).getByLabel('Code').fill('K7PLQ2');
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
}

test('what is fixed is added, edited, removed and brought back; every change reaches the server', async ({
  context,
}) => {
  const opened = await openTrip(context, 'fixed@example.org');
  const { page } = opened;
  await addArrival(opened);
  await expect(fixed(page)).toContainText('06:10 Madrid → 08:40 Rome');
  await expect(fixed(page)).toContainText('K7PLQ2');
  await expect.poll(async () => (await onServer(opened))[0]?.code).toBe('K7PLQ2');
  // Between the stops of its day.
  const first = page.getByRole('region', { name: 'Day 1', exact: true });
  await expect(first.getByRole('button', { name: /08:40 You arrive/ })).toBeVisible();

  await fixed(page)
    .getByRole('button', { name: /^Edit Flight/ })
    .click();
  await sheet(page).getByLabel('Arrival: time', { exact: true }).fill('05:00');
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet(page).getByText('This is before the start')).toBeVisible();
  await expectNoFaults(page, 'the sheet with an error');
  await sheet(page).getByLabel('Arrival: time', { exact: true }).fill('09:05');
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fixed(page)).toContainText('09:05 Rome');
  await expect.poll(async () => (await onServer(opened))[0]?.end?.time).toBe(9 * 60 + 5);

  await fixed(page)
    .getByRole('button', { name: /^Remove Flight/ })
    .click();
  await expect.poll(async () => (await onServer(opened)).length).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fixed(page)).toContainText('K7PLQ2');
  await expect.poll(async () => (await onServer(opened))[0]?.code).toBe('K7PLQ2');
  await expectNoFaults(page, 'a trip with a booking');
});

test('it works with no network, and another device has it afterwards', async ({ context }) => {
  const opened = await openTrip(context, 'nowhere@example.org');
  const { page, id } = opened;
  await appIsKept(page);
  await page.reload();
  await expect(fixed(page)).toBeVisible();
  await context.setOffline(true);
  await addArrival(opened);
  await expect(fixed(page)).toContainText('K7PLQ2');
  await page.reload();
  await expect(fixed(page)).toContainText('K7PLQ2');
  expect(await onServer(opened)).toEqual([]);
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await onServer(opened)).length).toBe(1);
  const other = await context.browser()?.newContext({ locale: 'en-GB' });
  if (!other) throw new Error('a browser');
  try {
    const second = await open(other, 'nowhere@example.org', id);
    await expect(fixed(second)).toContainText('K7PLQ2');
  } finally {
    await other.close();
  }
});

test('one that both devices change is asked about, and both are kept', async ({ context }) => {
  const opened = await openTrip(context, 'both@example.org');
  const { page, id } = opened;
  await addArrival(opened);
  await expect.poll(async () => (await onServer(opened)).length).toBe(1);
  const other = await context.browser()?.newContext({ locale: 'en-GB' });
  if (!other) throw new Error('a browser');
  try {
    const second = await open(other, 'both@example.org', id);
    const change = async (on: Page, code: string) => {
      await sheet(on).getByLabel('Code').fill(code);
      await sheet(on).getByRole('button', { name: 'Save', exact: true }).click();
    };
    await fixed(page)
      .getByRole('button', { name: /^Edit Flight/ })
      .click();
    await fixed(second)
      .getByRole('button', { name: /^Edit Flight/ })
      .click();
    await change(second, 'TABLET');
    await expect.poll(async () => (await onServer(opened))[0]?.code).toBe('TABLET');
    await change(page, 'PHONE1');
    await expect(page.getByRole('alert').filter({ hasText: 'Changed elsewhere too' })).toBeVisible();
    expect((await onServer(opened))[0]?.code).toBe('TABLET');
  } finally {
    await other.close();
  }
});

test('today tells what is booked in its hours, with no network, and its code can be copied', async ({ context }) => {
  const start = inDays(0);
  const trip = aSoonTrip({ dates: { start, end: addDays(start, 1) } });
  const train = newBooking({
    id: crypto.randomUUID(),
    kind: 'train',
    title: 'Train to Orvieto',
    start: { date: start, time: 9 * 60, zone: 'Europe/Rome' },
    place: { name: 'Roma Termini', address: '', latitude: null, longitude: null, placeId: null },
    code: 'TR41N',
  });
  const account = await Account.of(server.origin, 'today@example.org');
  await account.save(toWireTrip({ ...trip, bookings: [train] }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await open(context, 'today@example.org', trip.id);
  await page.setViewportSize({ width: 320, height: 640 });
  await appIsKept(page);
  // Half past six or half past seven in Rome.
  await page.clock.setSystemTime(new Date(`${start}T05:30:00Z`));
  await context.setOffline(true);
  const today = page.getByRole('region', { name: 'Today, day 1' });
  const list = today.getByRole('list', { name: 'Today in order' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(today.getByText(/^09:00\s+Train to Orvieto$/)).toBeVisible();
    await expect(list).toContainText('Be there by 08:30');
    await expectNoFaults(page, `today in ${colorScheme}`);
  }
  await list.getByRole('button', { name: 'Copy the code TR41N' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TR41N');
  // What is kept of it is one press away, with the keyboard too.
  await list.getByRole('button', { name: 'Train to Orvieto' }).press('Enter');
  await expect(sheet(page).getByLabel('Code')).toHaveValue('TR41N');
});

const english = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

test('a pasted confirmation is shown first, and added only when its owner says so', async ({ context }) => {
  const opened = await openTrip(context, 'paste@example.org');
  const { page, dates } = opened;
  const mail = `Booking confirmed!
Booking reference: K7PLQ2
Flight IB 3166 on ${english(dates.start)}
Departure 06:10 Madrid (MAD)
Arrival 08:40 Rome Fiumicino (FCO)
Flight IB 3167 on ${english(dates.end)}
Departure 20:45 Rome Fiumicino (FCO)
Arrival 23:20 Madrid (MAD)`;
  await fixed(page).getByRole('button', { name: 'Paste a confirmation' }).click();
  await sheet(page).getByLabel('Text of the confirmation').fill(mail);
  await sheet(page).getByRole('button', { name: 'Read it' }).click();
  await expect(sheet(page).getByText('2 bookings found')).toBeVisible();
  await expectNoFaults(page, 'what was read');
  // Closed without a word, nothing is added.
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(fixed(page)).not.toContainText('K7PLQ2');
  expect(await onServer(opened)).toEqual([]);

  await fixed(page).getByRole('button', { name: 'Paste a confirmation' }).click();
  await sheet(page).getByLabel('Text of the confirmation').fill(mail);
  await sheet(page).getByRole('button', { name: 'Read it' }).click();
  await sheet(page)
    .getByRole('checkbox', { name: /IB 3167/ })
    .uncheck();
  await sheet(page).getByRole('button', { name: 'Add 1 booking' }).click();
  await expect(fixed(page)).toContainText('IB 3166');
  await expect(fixed(page)).not.toContainText('IB 3167');
  await expect.poll(async () => (await onServer(opened)).length).toBe(1);
});

test('a calendar file is read, and what cannot be read says so', async ({ context }) => {
  const opened = await openTrip(context, 'files@example.org');
  const { page, dates } = opened;
  const day = addDays(dates.start, 1).replaceAll('-', '');
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1@example.org',
    `DTSTART;TZID=Europe/Rome:${day}T203000`,
    `DTEND;TZID=Europe/Rome:${day}T220000`,
    'SUMMARY:Dinner at Roscioli',
    'LOCATION:Via dei Giubbonari 21',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const choose = (name: string, text: string) =>
    fixed(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('broken.pkpass', 'PK\u0003\u0004 no archive');
  await expect(sheet(page).getByRole('alert')).toBeVisible();
  // Not by Escape: what tells that the app is kept may come just now, and takes it.
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await choose('dinner.ics', calendar);
  await expect(sheet(page).getByText('1 booking found')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Add 1 booking' }).click();
  await expect(fixed(page)).toContainText('20:30 – 22:00');
  await expect.poll(async () => (await onServer(opened))[0]?.title).toBe('Dinner at Roscioli');
});
