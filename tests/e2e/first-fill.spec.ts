import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from '@playwright/test';
import { toWireTripCard } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { tripCard } from '#domain/trip/card.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aSoonTrip } from './soon-trips.ts';
import { arrive } from './support.ts';

/** More than a device could ask for one by one under the default limits. */
const TRIPS = 2000;
/** The network loses one answer in so many. */
const LOST = 4;

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** As many trips as a device can hardly make in one sitting, put where the server keeps them. */
function keep(userId: string): void {
  const database = new DatabaseSync(path.join(server.dataDir, 'periplo.db'));
  const insert = database.prepare(
    `insert into trips (user_id, id, version, date_start, card, document, paths, created_at, updated_at)
     values (?, ?, 1, ?, ?, ?, '{}', ?, ?)`,
  );
  const first = aSoonTrip();
  const moment = new Date().toISOString();
  database.exec('begin');
  for (let number = 0; number < TRIPS; number++) {
    const trip = { ...first, id: randomUUID() };
    const card = JSON.stringify(toWireTripCard(tripCard(trip, 1)));
    insert.run(userId, trip.id, trip.dates.start, card, JSON.stringify(toWireTrip(trip)), moment, moment);
  }
  database.exec('commit');
  database.close();
}

/** Runs in the page: how many trips the device has. */
async function countTrips(name: string): Promise<number> {
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no answer'));
    });
  const database = await answered(indexedDB.open(name));
  const count = await answered(database.transaction('trips').objectStore('trips').count());
  database.close();
  return count;
}

test('2,000 trips arrive whole under the default limits, past a network that loses answers (20.5)', {
  tag: '@full',
}, async ({ context }) => {
  test.setTimeout(300_000);
  const { session } = await Account.of(server.origin, 'many@example.org');
  keep(session.user.id);
  const page = await arrive(context, server.origin, 'many@example.org');
  let [asked, refused] = [0, 0];
  await context.route('**/api/trips/fetch', async (route) => {
    asked += 1;
    if (asked % LOST === 0) return route.abort();
    const answer = await route.fetch();
    refused += Number(!answer.ok());
    await route.fulfill({ response: answer });
  });
  await page.goto(`${server.origin}/my-trips`);
  const name = `periplo-${session.user.id}`;
  const here = () => page.evaluate(countTrips, name);
  await expect(page.getByRole('link', { name: /^View details/ }).first()).toBeVisible({ timeout: 60_000 });
  // What the interval does by itself, without half a minute between.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => void window.dispatchEvent(new Event('online')));
        return here();
      },
      { timeout: 200_000, intervals: [2000] },
    )
    .toBe(TRIPS);
  await expect(page.getByText(/^Trips here: \d+ of 2,?000/)).toHaveCount(0);
  test.info().annotations.push({ type: 'requests', description: `${asked} asked, ${refused} refused` });
  expect(refused).toBe(0);
  expect(asked).toBeLessThan(120);
});
