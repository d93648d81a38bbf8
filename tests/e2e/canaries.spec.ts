import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aSoonTrip } from './soon-trips.ts';
import { storageOf } from './storage.ts';
import { appIsKept, arrive, PASSWORD } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ LOG_LEVEL: 'trace' });
});
test.afterAll(() => server.remove());

const planted: string[] = [];
function canary(): string {
  const word = `canary${randomUUID().replaceAll('-', '')}`;
  planted.push(word);
  return word;
}

const foundIn = (text: string) => planted.filter((word) => text.includes(word));

function files(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => file + readFileSync(file).toString('latin1'))
    .join('\n');
}

test('what somebody wrote is nowhere after they left: not on the device, not in the log, and once deleted not on the server', async ({
  page,
}) => {
  const email = `${canary()}@example.org`;
  const trip = { ...aSoonTrip(), title: canary(), notes: canary() };
  await (await Account.of(server.origin, email)).save(toWireTrip(trip));
  await arrive(page.context(), server.origin, email, page);

  await page.goto(`${server.origin}/profile`);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill(canary());
  await page.getByLabel('Last name').fill(canary());
  await page.getByLabel('How you like to travel').fill(canary());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await page.goto(`${server.origin}/trips/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1, name: trip.title })).toBeVisible();
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill(canary());
  await page.getByLabel('Tell us anything else').fill(canary());
  await appIsKept(page);
  await expect.poll(async () => foundIn(await storageOf(page)).length).toBeGreaterThanOrEqual(7);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  expect(foundIn(await storageOf(page))).toEqual([]);
  expect(server.output).toContain('"path":"/api/trips"');
  expect(foundIn(server.output)).toEqual([]);

  expect(foundIn(files(server.dataDir)).length).toBeGreaterThanOrEqual(5);
  const { access_token: token } = (await Account.of(server.origin, email)).session;
  const erased = await fetch(`${server.origin}/api/users/deletion`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(erased.status).toBe(200);
  expect(foundIn(files(server.dataDir))).toEqual([]);
  expect(foundIn(server.output)).toEqual([]);
});
