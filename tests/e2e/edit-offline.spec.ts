import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { arrive, openSavedRome } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

interface StoredTrip {
  readonly id: string;
  readonly title: string | null;
  readonly luggage: readonly { readonly label: string; readonly packed: boolean }[];
  readonly itinerary: readonly { readonly activities: readonly { readonly name: string; readonly done: boolean }[] }[];
}

async function token(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
}

async function onServer(page: Page, id: string): Promise<StoredTrip> {
  const headers = { authorization: `Bearer ${await token(page)}` };
  return (await page.request.get(`${server.origin}/api/trips/${id}`, { headers })).json();
}

/** Registers, signs in, plans two days in Rome and saves them; the id of the trip. */
async function aSavedTrip(page: Page, email: string): Promise<string> {
  await arrive(page.context(), server.origin, email, page);
  await openSavedRome(page, server.origin);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('edits made with the server gone are there after a cold start and arrive once', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const id = await aSavedTrip(page, 'ada@example.org');
  const link = page.url();
  const first = (await onServer(page, id)).itinerary[0]?.activities[0]?.name ?? '';
  expect(await server.stop()).toBe(0);

  const ticks = page.getByRole('region', { name: 'Luggage' }).getByRole('checkbox');
  await expect(ticks.first()).toBeVisible();
  const count = await ticks.count();
  for (let i = 0; i < count; i++) await ticks.nth(i).check();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Name and notes' }).click();
  await page.getByLabel('Name of the trip').fill('Honeymoon');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honeymoon' })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${first}`, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Done' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  // It closes when the change is on the disk.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.close();

  const cold = await context.newPage();
  await cold.goto(link);
  await expect(cold.getByRole('heading', { level: 1, name: 'Honeymoon' })).toBeVisible();
  await expect(cold.getByText(`${count} of ${count}`)).toBeVisible();
  await cold.close();

  await server.start();
  const back = await context.newPage();
  await back.goto(`${server.origin}/my-trips`);
  await expect(back.getByText('Saved', { exact: true })).toBeVisible();
  const stored = await onServer(back, id);
  expect(stored.title).toBe('Honeymoon');
  expect(stored.luggage.filter(({ packed }) => packed)).toHaveLength(count);
  expect(stored.itinerary[0]?.activities[0]?.done).toBe(true);
});

test('a deleted trip comes back with Undo, also with the server gone', { tag: '@long' }, async ({ page }) => {
  await aSavedTrip(page, 'bob@example.org');
  expect(await server.stop()).toBe(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete trip' }).click();
  await expect(page.getByText('Trip deleted', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /View details: (Rome|Honeymoon)/ }).first()).toBeVisible();
  await server.start();
});
