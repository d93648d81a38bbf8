import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { addDays } from '#domain/trip/dates.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { wordsIn } from '../support/database-files.ts';
import { aPdf } from '../support/documents.ts';
import { aSoonTrip } from './soon-trips.ts';
import { appIsKept, arrive, besidesGoneServer, complaints, expectNoFaults, PASSWORD } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ LOG_LEVEL: 'trace', RATE_LIMIT: '0' });
});
test.afterAll(() => server.remove());

interface SharedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: readonly number[];
  /** So many bytes more, all of them zero. */
  readonly more?: number;
}

interface Shared {
  readonly text?: string;
  readonly files?: readonly SharedFile[];
}

/** What the system does when its user shares something with the installed app: a form, sent by POST. */
async function share(page: Page, { text = '', files = [] }: Shared): Promise<void> {
  const arrived = page.waitForURL(/\/handed-over\?/);
  await page.evaluate(
    ([said, chosen]) => {
      const form = document.createElement('form');
      form.method = 'POST';
      form.enctype = 'multipart/form-data';
      form.action = '/handed-over';
      const field = document.createElement('input');
      field.name = 'text';
      field.value = said;
      const input = document.createElement('input');
      input.type = 'file';
      input.name = 'files';
      input.multiple = true;
      const list = new DataTransfer();
      for (const { name, type, bytes, more = 0 } of chosen)
        list.items.add(new File([new Uint8Array(bytes), new Uint8Array(more)], name, { type }));
      input.files = list.files;
      form.append(field, input);
      document.body.append(form);
      form.submit();
    },
    [text, files] as const,
  );
  await arrived;
}

const pdf = (name: string) => ({ name, type: 'application/pdf', bytes: [...aPdf({ title: 'canary-content' })] });
const textFile = (name: string, text: string) => ({ name, type: 'text/plain', bytes: [...Buffer.from(text)] });

const english = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const mail = (date: string) => `Booking confirmed!
Booking reference: K7PLQ2
Flight IB 3166 on ${english(date)}
Departure 06:10 Madrid (MAD)
Arrival 08:40 Rome Fiumicino (FCO)`;

/** A page that its worker serves. */
async function controlled(page: Page): Promise<void> {
  await appIsKept(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** An account with a trip that is near and one that is not, both on this device, which is alone in the world. */
async function travel(context: BrowserContext, email: string) {
  const account = await Account.of(server.origin, email);
  const near = aSoonTrip();
  const later = addDays(near.dates.start, 40);
  const far = { ...aSoonTrip(), destination: 'Lisbon', dates: { start: later, end: addDays(later, 2) } };
  await account.save(toWireTrip(near));
  await account.save(toWireTrip(far));
  const page = await arrive(context, server.origin, email);
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByRole('link', { name: /View details: Lisbon/ })).toBeVisible();
  for (const { id } of [near, far]) {
    await page.goto(`${server.origin}/trips/${id}`);
    await expect(page.getByRole('heading', { name: 'Already fixed' })).toBeVisible();
  }
  await controlled(page);
  return { account, page, near, far };
}

/** Also behind a sheet, where nothing may have been added yet. */
const fixed = (page: Page) => page.getByRole('region', { name: 'Already fixed', includeHidden: true });
const documents = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true, includeHidden: true });
const sheet = (page: Page) => page.getByRole('dialog');
const trips = (page: Page) => page.getByRole('region', { name: 'Add to a trip' }).getByRole('link');

test('a shared mail goes to the trip of its days, read and confirmed, with the server gone', async ({ context }) => {
  const { page, account, near, far } = await travel(context, 'shares@example.org');
  const wrong = complaints(page);
  await server.stop();
  await share(page, { text: mail(far.dates.start) });
  await expect(page.getByRole('heading', { level: 1, name: 'What you shared' })).toBeVisible();
  // The trip on whose days the flight is comes first, though another one is nearer.
  await expect(trips(page)).toHaveCount(2);
  await expect(trips(page).first()).toHaveAccessibleName(/^Add to Lisbon/);
  await expect(trips(page).first()).toContainText('It is on these days');
  await expect(trips(page).last()).toHaveAccessibleName(/^Add to Rome/);
  await expectNoFaults(page, 'what was handed over');

  // Into the wrong trip, and out again without a word: nothing is added, and what was shared waits.
  await trips(page).last().click();
  await expect(page).toHaveURL(new RegExp(near.id));
  await expect(sheet(page).getByText('1 booking found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(fixed(page)).not.toContainText('IB 3166');
  await page.getByRole('button', { name: 'See it' }).click();

  await trips(page).first().press('Enter');
  await expect(page).toHaveURL(new RegExp(far.id));
  await expect(sheet(page).getByText('1 booking found')).toBeVisible();
  await expect(fixed(page)).not.toContainText('IB 3166');
  await sheet(page).getByRole('button', { name: 'Add 1 booking' }).click();
  await expect(fixed(page)).toContainText('IB 3166');
  await page.reload();
  await expect(fixed(page)).toContainText('IB 3166');
  await expect(sheet(page)).toHaveCount(0);
  await page.goto(`${server.origin}/handed-over`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  expect(besidesGoneServer(wrong)).toEqual([]);

  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await account.trip(far.id)).bookings?.[0]?.code).toBe('K7PLQ2');
  expect((await account.trip(near.id)).bookings ?? []).toEqual([]);
});

test('a PDF is offered to the documents and the mail beside it to the reader; what is too large is told', async ({
  context,
}) => {
  const { page, near } = await travel(context, 'files@example.org');
  await context.setOffline(true);
  const large = { ...textFile('large.txt', 'x'), more: 10 << 20 };
  await share(page, { files: [pdf('ticket.pdf'), textFile('mail.txt', mail(near.dates.start)), large] });
  await expect(page.getByRole('alert')).toHaveText('large.txt is larger than 10 MB and was not taken.');
  await trips(page).first().click();
  await expect(sheet(page)).toContainText('For the documents of Rome');
  await expect(documents(page)).not.toContainText('ticket.pdf');
  await expectNoFaults(page, 'documents that are offered');
  await sheet(page).getByRole('button', { name: 'Add 1 document' }).click();
  await expect(documents(page)).toContainText('ticket.pdf');
  await expect(sheet(page).getByText('1 booking found')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Add 1 booking' }).click();
  await expect(fixed(page)).toContainText('IB 3166');
  expect(await page.evaluate(() => caches.has('handed-over'))).toBe(false);

  await share(page, {});
  await expect(page.getByRole('heading', { name: 'Nothing came' })).toBeVisible();
  await expectNoFaults(page, 'an empty share');
});

test('a visitor keeps it until he has signed in; a text can be a wish; signing out takes it away', async ({
  context,
}) => {
  const email = 'visitor@example.org';
  const account = await Account.of(server.origin, email);
  const trip = aSoonTrip();
  await account.save(toWireTrip(trip));
  const page = await context.newPage();
  await page.goto(`${server.origin}/nowhere`);
  await controlled(page);
  await share(page, { text: mail(trip.dates.start) });
  await expect(page.getByRole('heading', { name: 'Sign in to add it to a trip' })).toBeVisible();
  await expectNoFaults(page, 'handed over to a visitor');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(trips(page).first()).toHaveAccessibleName(/^Add to Rome/);

  await share(page, { text: 'Best carbonara in Trastevere' });
  await expect(page.getByText('1 other thing you shared waits after this one.')).toBeVisible();
  await page.getByRole('button', { name: 'Plan a trip with this text' }).click();
  await expect(page.getByLabel('Tell us anything else')).toHaveValue('Best carbonara in Trastevere');
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('1 thing you shared waits to be added to a trip.')).toBeVisible();
  await page.getByRole('link', { name: 'See it' }).click();
  await expect(page.getByText('Flight IB 3166')).toBeVisible();

  await page.getByRole('button', { name: 'Account of Ada Byron' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  expect(await page.evaluate(() => caches.has('handed-over'))).toBe(false);
  await share(page, { text: 'To be dismissed' });
  await page.getByRole('button', { name: 'Delete it from this device' }).click();
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('handed-over'))).toBe(false);
});

test('before there is a worker the server keeps nothing and says to share it once more', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${server.origin}/nowhere`);
  await share(page, { text: 'canary-text', files: [pdf('canary.pdf')] });
  await expect(page.getByRole('heading', { name: 'Share it once more' })).toBeVisible();
  await context.close();
  expect(server.output).toContain('/handed-over');
  expect(server.output).not.toContain('canary');
  expect(wordsIn([server.dataDir], ['canary'])).toEqual([]);
});
