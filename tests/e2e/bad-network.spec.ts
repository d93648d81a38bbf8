import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { keptRows } from '../support/kept-rows.ts';
import { aTripToPack } from './soon-trips.ts';
import { appIsKept, arrive, PASSWORD } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** A trip of a new user, open on a page that works without the server. */
async function open(context: BrowserContext, email: string) {
  const trip = aTripToPack(5);
  const account = await Account.of(server.origin, email);
  await account.save(toWireTrip(trip));
  const page = await arrive(context, server.origin, email);
  const link = `${server.origin}/trips/${trip.id}`;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await appIsKept(page);
  return { page, account, id: trip.id, link };
}

async function tick(page: Page, ...items: readonly number[]): Promise<void> {
  for (const item of items) await page.getByRole('checkbox', { name: `Thing ${item}`, exact: true }).check();
}

/** How many changes the device has that the server has not answered. */
const waiting = async (page: Page) => (await page.evaluate(keptRows, 'outbox')).length;

const goOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

async function packed(account: Account, id: string): Promise<string[]> {
  const { luggage = [] } = await account.trip(id);
  return luggage.filter((item) => item.packed).map(({ label }) => label);
}

test('a tab closed between request and answer: the edit takes effect once', async ({ context }) => {
  const { page, account, id, link } = await open(context, 'closed@example.org');
  const before = (await account.trip(id)).version ?? 0;
  // The tab sends it or its worker; of either the server has it, and the answer never comes.
  const delivered = new Promise<() => Promise<void>>((resolve) => {
    const cut = async (route: Route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await context.unroute(`**/api/trips/${id}`, cut);
      await route.fetch();
      resolve(() => route.abort().catch(() => undefined));
    };
    void context.route(`**/api/trips/${id}`, cut);
  });
  await tick(page, 1);
  const endConnection = await delivered;
  await page.close();
  await endConnection();
  expect(await packed(account, id)).toEqual(['Thing 1']);

  const next = await context.newPage();
  await next.goto(link);
  // Sent again under the same key: by the worker once the tab is gone, or by the next one where browsers wake no worker.
  await expect.poll(() => waiting(next)).toBe(0);
  await tick(next, 2);
  await expect.poll(() => packed(account, id)).toEqual(['Thing 1', 'Thing 2']);
  expect((await account.trip(id)).version).toBe(before + 2);
});

test('a session that ended meanwhile: nothing is lost, and signing in sends what waits', async ({ context }) => {
  const { page, account, id, link } = await open(context, 'ended@example.org');
  await server.stop();
  await tick(page, 1, 2);
  await expect(page.getByText('2 changes wait to be sent.')).toBeVisible();
  await page.close();
  await server.start();
  await account.endOthers();

  const next = await context.newPage();
  await next.goto(link);
  await expect(next.getByText('2 changes are sent once you sign in again')).toBeVisible();
  await expect(next.getByText('2 of 5')).toBeVisible();
  expect(await packed(account, id)).toEqual([]);
  await next.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
  await next.getByLabel('Email').fill('ended@example.org');
  await next.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await next.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect.poll(() => packed(account, id)).toEqual(['Thing 1', 'Thing 2']);
});

test('a captive portal that answers everything with a page is no answer', async ({ context }) => {
  const { page, account, id, link } = await open(context, 'portal@example.org');
  await server.stop();
  const portal = createServer((_, response) => response.end('<html><h1>Buy wifi</h1></html>'));
  portal.listen(Number(new URL(server.origin).port));
  await once(portal, 'listening');

  await tick(page, 1);
  await goOnline(page);
  await expect(page.getByText('1 change waits to be sent.')).toBeVisible();
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('On this device, waits to be sent', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('1 of 5')).toBeVisible();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull();

  portal.closeAllConnections();
  portal.close();
  await once(portal, 'close');
  await server.start();
  await goOnline(page);
  await expect.poll(() => packed(account, id)).toEqual(['Thing 1']);
});

test('signing out with unsent changes and no server: they can be kept as a file, then nothing is left', async ({
  context,
}) => {
  const { page, account, id } = await open(context, 'leaves@example.org');
  await server.stop();
  await tick(page, 3);
  await page.getByRole('button', { name: 'Account of Ada Byron' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 change has not reached the server');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download them' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file).toMatchObject({ format: 'periplo.trips/1', trips: [{ id }] });
  expect(file.trips[0].luggage[2].packed).toBe(true);

  await dialog.getByRole('button', { name: 'Sign out and discard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your trip');
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    `periplo-${account.session.user.id}`,
  );
  await server.start();
  await goOnline(page);
  expect(await packed(account, id)).toEqual([]);
});

test('a server that takes requests and does not answer is told of after five seconds, and a slow answer is waited for', async ({
  context,
}) => {
  const { page, link } = await open(context, 'hangs@example.org');
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/api/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByText('0 of 5')).toBeVisible();
  const began = Date.now();
  const banner = page.getByText('The server does not answer yet.');
  await expect(banner).toBeVisible();
  expect(Date.now() - began).toBeLessThan(9000);
  answer();
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('No connection.')).toHaveCount(0);
});
