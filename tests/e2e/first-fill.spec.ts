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

/** More than the default limits let a device fetch in a minute. */
const TRIPS = 650;

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

test('650 trips arrive whole under the default limits, and until then are counted (15.6)', { tag: '@full' }, async ({
  context,
}) => {
  test.setTimeout(240_000);
  const { session } = await Account.of(server.origin, 'many@example.org');
  keep(session.user.id);
  const page = await arrive(context, server.origin, 'many@example.org');
  await page.goto(`${server.origin}/my-trips`);
  const notice = page.getByText(/^\d+ of 650 trips are here/);
  await expect(notice).toBeVisible({ timeout: 60_000 });
  const name = `periplo-${session.user.id}`;
  await expect.poll(() => page.evaluate(countTrips, name), { timeout: 150_000 }).toBe(TRIPS);
  await expect(notice).toHaveCount(0);
});
