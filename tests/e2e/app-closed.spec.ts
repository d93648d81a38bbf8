import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { SYNC_TAG } from '#contract/worker.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { keptRows } from '../support/kept-rows.ts';
import { aSoonTrip } from './soon-trips.ts';
import { arrive } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0', LOG_LEVEL: 'info' });
});
test.afterAll(() => server.remove());

/** What the browser does when the network is back: it starts the worker and gives it the event, whether a page is open or not. */
async function networkIsBack(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const event = { origin: server.origin, registrationId, tag: SYNC_TAG, lastChance: false };
  await devtools.send('ServiceWorker.dispatchSyncEvent', event);
  await page.close();
}

const kept = (page: Page, table: string) => page.evaluate(keptRows, table);

interface Phone {
  readonly page: Page;
  readonly account: Account;
  readonly id: string;
  readonly stops: readonly string[];
}

/** A phone in a tunnel, with a saved trip on the screen and all that the worker needs. */
async function phoneInTunnel(context: BrowserContext, email: string): Promise<Phone> {
  const account = await Account.of(server.origin, email);
  const trip = aSoonTrip();
  await account.save(toWireTrip(trip));
  const page = await arrive(context, server.origin, email);
  await page.goto(`${server.origin}/nowhere`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${server.origin}/trips/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await expect.poll(async () => (await kept(page, 'notes')).map(({ key }) => key)).toContain('sending');
  await context.setOffline(true);
  const stops = trip.days[0]?.activities.map(({ name }) => name) ?? [];
  return { page, account, id: trip.id, stops };
}

async function note(page: Page, stop: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${stop}`, exact: true }).click();
  await page.getByRole('dialog').getByLabel('Notes').fill(text);
  await page.getByRole('button', { name: 'Save changes' }).click();
  // The form closes a moment after the screen shows the note: until then the text stands twice.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
}

const notesOf = async ({ account, id }: Phone) =>
  (await account.trip(id)).itinerary[0]?.activities.map(({ notes }) => notes ?? '') ?? [];
/** How often a change of this trip has reached the server. */
const timesSent = (id: string) =>
  server.output.split('\n').filter((line) => line.includes('"PATCH"') && line.includes('incoming') && line.includes(id))
    .length;

test('what was changed with no network is sent with the app closed', async ({ page, context }) => {
  const phone = await phoneInTunnel(context, 'closed@example.org');
  await note(phone.page, phone.stops[0] ?? '', 'Written in the tunnel');
  expect(await kept(phone.page, 'outbox')).toHaveLength(1);
  expect(await notesOf(phone)).not.toContain('Written in the tunnel');
  await phone.page.close();
  await page.close();
  await context.setOffline(false);
  await expect(async () => {
    await networkIsBack(context);
    await expect.poll(() => notesOf(phone), { timeout: 4000 }).toContain('Written in the tunnel');
  }).toPass();
  expect(timesSent(phone.id)).toBe(1);
  const again = await context.newPage();
  await again.goto(`${server.origin}/trips/${phone.id}`);
  await expect(again.getByText('Written in the tunnel')).toBeVisible();
  expect(await kept(again, 'outbox')).toHaveLength(0);
});

test('the page and the worker never send the same', async ({ context }) => {
  const phone = await phoneInTunnel(context, 'both@example.org');
  for (const [i, stop] of phone.stops.slice(0, 3).entries()) await note(phone.page, stop, `Note ${i}`);
  await context.setOffline(false);
  await Promise.all([networkIsBack(context), networkIsBack(context)]);
  await expect.poll(() => notesOf(phone)).toEqual(expect.arrayContaining(['Note 0', 'Note 1', 'Note 2']));
  await expect.poll(() => kept(phone.page, 'outbox')).toHaveLength(0);
  expect(timesSent(phone.id)).toBe(3);
});

test('nothing is sent with the app closed for a session that has ended, and nothing is lost', async ({ context }) => {
  const phone = await phoneInTunnel(context, 'ended@example.org');
  await note(phone.page, phone.stops[0] ?? '', 'Written in the tunnel');
  await phone.account.endOthers();
  await phone.page.goto('about:blank');
  await context.setOffline(false);
  // The network of a worker is back some time after that of its pages.
  await expect(async () => {
    await networkIsBack(context);
    await expect.poll(() => timesSent(phone.id), { timeout: 4000 }).toBeGreaterThan(0);
  }).toPass();
  expect(await notesOf(phone)).not.toContain('Written in the tunnel');
  await phone.page.goto(`${server.origin}/terms-and-conditions`);
  expect(await kept(phone.page, 'outbox')).toHaveLength(1);
});
