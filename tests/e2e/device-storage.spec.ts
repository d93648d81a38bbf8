import { expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { PICTURES_CACHE } from '#contract/worker.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aTripToPack } from './soon-trips.ts';
import { appIsKept, arrive } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

async function open(page: Page, email: string): Promise<string> {
  const trip = aTripToPack(5);
  await (await Account.of(server.origin, email)).save(toWireTrip(trip));
  await arrive(page.context(), server.origin, email, page);
  await page.goto(`${server.origin}/trips/${trip.id}`);
  await expect(page.getByText('0 of 5')).toBeVisible();
  return trip.id;
}

/** From now on nothing fits on this device; with `pictures` until they are gone. */
async function fillDevice(page: Page, pictures: string | null): Promise<void> {
  await page.evaluate((name) => {
    let full = true;
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, args);
    };
    const { delete: remove } = CacheStorage.prototype;
    CacheStorage.prototype.delete = async function (this: CacheStorage, gone) {
      const was = await remove.call(this, gone);
      if (gone === name && was) full = false;
      return was;
    };
  }, pictures);
}

test('on a full device pictures make room, the trips stay, and the traveller is told', async ({ page }) => {
  await open(page, 'full@example.org');
  await appIsKept(page);
  await page.evaluate(async (name) => {
    const pictures = await caches.open(name);
    await pictures.put('/photos/rome.jpg', new Response('a picture'));
  }, PICTURES_CACHE);
  await server.stop();
  await fillDevice(page, PICTURES_CACHE);
  await page.getByRole('checkbox', { name: 'Thing 1' }).check();
  await expect(page.getByText('Pictures were removed to make room for your trips')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 5')).toBeVisible();
  expect(await page.evaluate((name) => caches.has(name), PICTURES_CACHE)).toBe(false);

  await fillDevice(page, null);
  // What cannot be stored is taken back at once: the tick may be gone before the test looks.
  await page.getByRole('checkbox', { name: 'Thing 2' }).click();
  await expect(page.getByText('the last change could not be stored')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 5')).toBeVisible();
  await server.start();
});

test('a newer version of the database opens beside an old tab, which goes on working', async ({ page, context }) => {
  const id = await open(page, 'upgrade@example.org');
  const newer = await context.newPage();
  await newer.goto(`${server.origin}/nowhere`);
  const upgrade = await newer.evaluate(async () => {
    const [own] = (await indexedDB.databases()).filter(({ name }) => name !== 'periplo-anonymous');
    const request = indexedDB.open(own?.name ?? '', (own?.version ?? 0) + 10);
    return new Promise<string>((resolve) => {
      request.onupgradeneeded = () => request.result.createObjectStore('added', { keyPath: 'id' });
      request.onblocked = () => resolve('blocked');
      request.onsuccess = () => {
        request.result.close();
        resolve('upgraded');
      };
    });
  });
  expect(upgrade).toBe('upgraded');

  await page.getByRole('checkbox', { name: 'Thing 1' }).check();
  await expect(page.getByText('1 of 5')).toBeVisible();
  const account = await Account.of(server.origin, 'upgrade@example.org');
  await expect.poll(async () => (await account.trip(id)).luggage?.filter(({ packed }) => packed).length).toBe(1);
  await page.reload();
  await expect(page.getByText('1 of 5')).toBeVisible();
});

test.describe('a deployment took a chunk away from an open page', () => {
  test.use({ serviceWorkers: 'block' });

  /** Opens the home page and counts how often the page loads from then on; for that many pages the chunk is gone. */
  async function afterDeployment(page: Page, gone: number): Promise<{ loads: number }> {
    let pages = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages += 1;
    });
    await page.route('**/assets/HowItWorksScreen-*.js', (route) =>
      pages <= gone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(server.origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const count = { loads: 0 };
    page.on('load', () => {
      count.loads += 1;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click();
    return count;
  }

  test('it reloads once and goes on where its user wanted to be', async ({ page }) => {
    const count = await afterDeployment(page, 1);
    await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
    // What the server put into the page is there before it has loaded.
    await page.waitForLoadState('networkidle');
    expect(count.loads).toBe(1);
  });

  test('a chunk that stays away ends in a message, not in a loop', async ({ page }) => {
    const count = await afterDeployment(page, 100);
    // The page that is left says it too, until it is left.
    await expect.poll(() => count.loads).toBe(1);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(count.loads).toBe(1);
  });
});
