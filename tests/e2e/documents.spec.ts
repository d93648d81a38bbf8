import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { wordsIn } from '../support/database-files.ts';
import { aPdf, digestOf, HOSTILE_SCRIPT, hostileFiles, sampleFiles } from '../support/documents.ts';
import { SlowLine } from '../support/slow-line.ts';
import { canMount, SmallDisk } from '../support/small-disk.ts';
import { aTripToPack } from './soon-trips.ts';
import { answerTo, appIsKept, arrive, complaints, expectNoFaults, PASSWORD } from './support.ts';

const MEGABYTE = 1 << 20;
let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ LOG_LEVEL: 'trace', RATE_LIMIT: '0' });
});
test.afterAll(() => server.remove());

const file = (name: string, content: Uint8Array, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const aLongPdf = (title: string, bytes: number) =>
  Uint8Array.from(Buffer.concat([aPdf({ title }), randomBytes(bytes), aPdf({ title })]));

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const add = (page: Page, ...files: ReturnType<typeof file>[]) => page.getByLabel('Files to add').setInputFiles(files);
const online = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));
const documentsFolder = () => readdirSync(path.join(server.dataDir, 'documents'));

/** A trip of a user, open on a page that works without the server. */
async function openTrip(
  context: BrowserContext,
  email: string,
  { origin, tripId }: { origin: string; tripId: string },
) {
  const page = await arrive(context, origin, email);
  await page.goto(`${origin}/trips/${tripId}`);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await appIsKept(page);
  return page;
}

async function aTrip(email: string, { origin } = server) {
  const trip = aTripToPack(1);
  const account = await Account.of(origin, email);
  await account.save(toWireTrip(trip));
  return { account, tripId: trip.id };
}

/** What the page hands over when a document is saved. */
async function saved(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Open ${name}` }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save or open with another app' }).click();
  const content = readFileSync(await (await downloading).path());
  await page.getByRole('button', { name: 'Close' }).click();
  return digestOf(content);
}

test('added in a plane, sent over 200 kB/s cut three times, read in a plane on another device', async ({
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const line = await SlowLine.to(server.port);
  const email = 'canary-owner@example.org';
  const { account, tripId } = await aTrip(email);
  const ticket = aLongPdf('canary-content', 1.5 * MEGABYTE);
  try {
    const page = await openTrip(context, email, { origin: line.origin, tripId });
    await context.setOffline(true);
    await add(
      page,
      file('canary-ticket.pdf', ticket),
      file('pass.pkpass', sampleFiles['application/vnd.apple.pkpass'], 'application/vnd.apple.pkpass'),
    );
    for (const name of ['canary-ticket.pdf', 'pass.pkpass'])
      await expect(row(page, name)).toContainText('On this device, waiting to be uploaded');
    await page.reload();
    await expect(row(page, 'pass.pkpass')).toContainText('waiting to be uploaded');
    expect(await saved(page, 'canary-ticket.pdf')).toBe(digestOf(ticket));

    line.bytesPerSecond = 200_000;
    line.cutAfter(400_000, 800_000, 1_200_000);
    const before = line.sent;
    await context.setOffline(false);
    await expect(row(page, 'canary-ticket.pdf').getByRole('progressbar')).toBeVisible();
    await expect(async () => {
      await online(page);
      await expect(row(page, 'canary-ticket.pdf')).toContainText(/On this device$/, { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await expect(row(page, 'pass.pkpass')).toContainText(/On this device$/);
    expect(line.cutsLeft).toBe(0);
    // Of each cut 64 kB and what was in the air; never the whole of it again.
    expect(line.sent - before).toBeLessThan(ticket.length + 3 * 200_000 + 100_000);

    const tablet = await browser.newContext({ locale: 'en-GB' });
    const other = await openTrip(tablet, email, { origin: server.origin, tripId });
    await expect(row(other, 'canary-ticket.pdf')).toContainText('Not on this device');
    await other.getByRole('button', { name: 'Keep for offline' }).click();
    await expect(row(other, 'canary-ticket.pdf')).toContainText(/On this device$/);
    await expect(row(other, 'pass.pkpass')).toContainText(/On this device$/);
    await expectNoFaults(other, 'documents');
    await tablet.setOffline(true);
    await other.reload();
    expect(await saved(other, 'canary-ticket.pdf')).toBe(digestOf(ticket));
    await tablet.close();

    const link = await account.share(tripId);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(server.origin + link);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
    expect(await stranger.content()).not.toMatch(/canary|Documents/);
    await stranger.context().close();
    expect(server.output).toContain('/documents/');
    expect(server.output).not.toContain('canary');
    expect(wordsIn([server.dataDir], ['canary-content'])).toEqual([]);
    expect(documentsFolder()).toHaveLength(2);

    await page.getByRole('button', { name: 'Account of Ada Byron' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${line.origin}/`);
    const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    expect(left.filter((name) => name.includes(account.session.user.id))).toEqual([]);
    const erased = await fetch(`${server.origin}/api/users/deletion`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    expect(erased.status).toBe(200);
    expect(documentsFolder()).toEqual([]);
  } finally {
    await line.close();
  }
});

test('a PDF and pictures with scripts do nothing, and what is no document is refused with words', async ({
  context,
}) => {
  const email = 'hostile@example.org';
  const { tripId } = await aTrip(email);
  const page = await openTrip(context, email, { origin: server.origin, tripId });
  const wrong = complaints(page);
  const dialogs: string[] = [];
  const asked: string[] = [];
  context.on('page', (opened) =>
    opened.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    }),
  );
  context.on('request', (request) => asked.push(request.url()));
  for (const [what, content] of Object.entries(hostileFiles).filter(([, bytes]) => bytes.length > 0)) {
    await add(page, file('holiday.png', content, 'image/png'));
    await expect(page.getByRole('alert'), what).toContainText('holiday.png cannot be added: its content is no PDF');
  }
  await expect(row(page, 'holiday.png')).toHaveCount(0);

  const stolen = `${server.origin}/stolen`;
  // A viewer may let a script say something in its own tab; that is as far as it gets.
  const hostile = [`app.alert(1)`, `app.launchURL('${stolen}')`, `this.submitForm('${stolen}')`, HOSTILE_SCRIPT]
    .map((own) => `try { ${own} } catch (e) {}`)
    .join(' ');
  await add(page, file('hostile.pdf', aPdf({ script: hostile })));
  await add(page, file('dot.png', sampleFiles['image/png'], 'image/png'));
  await expect(row(page, 'dot.png')).toContainText(/On this device$/);
  await page.getByRole('button', { name: 'Open dot.png' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'dot.png' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Open hostile.pdf' }).click();
  const link = page.getByRole('link', { name: 'Open', exact: true });
  await expect(link).toHaveAttribute('href', /^blob:/);
  await expectNoFaults(page, 'a document that is open');
  const before = asked.length;
  const opening = context.waitForEvent('page');
  await link.click();
  const viewer = await opening;
  await page.waitForTimeout(1500);
  expect(asked.slice(before).filter((url) => url.startsWith('http'))).toEqual([]);
  expect(dialogs.filter((said) => said !== '1')).toEqual([]);
  expect(viewer.url()).toMatch(/^blob:|^about:blank$|^$/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await viewer.close().catch(() => undefined);
  expect(wrong).toEqual([]);
});

test('a full phone says so and keeps nothing half-written; removing can be undone', async ({ context }) => {
  const email = 'full-phone@example.org';
  const { account, tripId } = await aTrip(email);
  const page = await openTrip(context, email, { origin: server.origin, tripId });
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      if (this.name === 'contents') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await add(page, file('ticket.pdf', aPdf()));
  // Beside it the page may say that the device is full.
  await expect(page.getByText('There is no room on this device for ticket.pdf. Nothing of it')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  // What the worker showed meanwhile takes no files.
  await expect(page.locator('[data-view]')).toHaveCount(0);
  await expect(row(page, 'ticket.pdf')).toHaveCount(0);

  await add(page, file('ticket.pdf', aPdf()));
  await expect(row(page, 'ticket.pdf')).toContainText(/On this device$/);
  await page.getByRole('button', { name: 'Remove ticket.pdf' }).click();
  await expect(row(page, 'ticket.pdf').filter({ hasText: 'On this device' })).toHaveCount(0);
  await expect.poll(async () => (await account.trip(tripId)).documents).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'ticket.pdf')).toContainText(/On this device$/);
  await expect.poll(async () => (await account.trip(tripId)).documents?.length).toBe(1);
});

test('a server whose disk is full: the document waits on the device and arrives when there is room', async ({
  context,
}) => {
  test.skip(!canMount, 'only root may mount a small disk');
  const disk = new SmallDisk(90);
  const full = await BuiltServer.make({}, { dataDir: disk.folder });
  try {
    const email = 'full-server@example.org';
    const { tripId } = await aTrip(email, full);
    const page = await openTrip(context, email, { origin: full.origin, tripId });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const filled = disk.free() - 20 * MEGABYTE;
    disk.take(filled);
    const refused = answerTo(page, 'PATCH', '/content');
    await add(page, file('ticket.pdf', aPdf()));
    expect((await refused).status()).toBe(503);
    await expect(row(page, 'ticket.pdf')).toContainText('On this device, waiting to be uploaded');
    disk.makeRoom();
    await online(page);
    await expect(row(page, 'ticket.pdf')).toContainText(/On this device$/);
  } finally {
    await full.stop();
    disk.remove();
  }
});

test('documents of a booking are added in its sheet and one press away in a plane; they outlive the booking', async ({
  context,
}) => {
  const email = 'of-a-booking@example.org';
  const plain = aTripToPack(1);
  const start = { date: plain.dates.start, time: 9 * 60, zone: 'Europe/Rome' };
  const own = newBooking({ id: crypto.randomUUID(), kind: 'ticket', title: 'Moon Museum', start });
  const account = await Account.of(server.origin, email);
  await account.save(toWireTrip({ ...plain, bookings: [own] }));
  const page = await openTrip(context, email, { origin: server.origin, tripId: plain.id });
  await page.reload();
  await context.setOffline(true);
  const fixed = page.getByRole('region', { name: 'Already fixed' });
  const whole = page.getByRole('region', { name: 'Documents' });
  const sheet = page.getByRole('dialog');
  const inSheet = sheet.getByRole('region', { name: 'Documents' });
  const mark = (count: string) => fixed.getByRole('button', { name: `${count}: Moon Museum` });
  await fixed.getByRole('button', { name: 'Edit Moon Museum' }).click();
  const choose = (...files: ReturnType<typeof file>[]) => inSheet.getByLabel('Files to add').setInputFiles(files);
  await choose(file('ticket.pdf', aPdf({ title: 'Ticket' })));
  await expect(inSheet.getByRole('listitem')).toContainText('ticket.pdf');
  await expectNoFaults(page, 'a booking with a document');
  await page.keyboard.press('Escape');
  await expect(row(page, 'ticket.pdf')).toContainText('Belongs to Moon Museum');

  await page.reload();
  await mark('1 document').press('Enter');
  await expect(sheet.getByRole('heading', { name: 'ticket.pdf' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute('href', /^blob:/);
  await page.keyboard.press('Escape');
  await expect(mark('1 document')).toBeFocused();

  await fixed.getByRole('button', { name: 'Edit Moon Museum' }).click();
  await choose(file('dot.png', sampleFiles['image/png'], 'image/png'));
  await inSheet.getByRole('button', { name: 'Open dot.png' }).click();
  await expect(page.getByRole('img', { name: 'dot.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inSheet.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await mark('2 documents').click();
  await inSheet.getByRole('button', { name: 'Remove dot.png' }).click();
  await expect(inSheet.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inSheet.getByRole('listitem')).toHaveCount(2);
  await expectNoFaults(page, 'the documents of a booking');
  await page.keyboard.press('Escape');

  await fixed.getByRole('button', { name: 'Remove Moon Museum' }).click();
  await expect(whole.getByRole('listitem')).toHaveCount(2);
  await expect(whole).not.toContainText('Belongs to');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(whole.getByText('Belongs to Moon Museum')).toHaveCount(2);
  await expect(mark('2 documents')).toBeVisible();
  await context.setOffline(false);
  await online(page);
  // What comes back by Undo comes under another id, with its documents.
  const heard = async () => {
    const { documents = [], bookings } = await account.trip(plain.id);
    return documents.filter(({ bookingId }) => bookingId !== own.id && bookingId === bookings?.[0]?.id).length;
  };
  await expect.poll(heard).toBe(2);
});
