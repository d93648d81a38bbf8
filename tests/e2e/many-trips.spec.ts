import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { arrive, sizes } from './support.ts';

const dates = soonDates(2);

const TRIPS = 1000;
const FIRST_PAGE = 60;

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

async function saveOne(page: Page): Promise<void> {
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Trip saved successfully', { exact: true }).first()).toBeVisible();
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Copies the card of the one saved trip in the device's own database until there are as many as wanted. */
async function multiply(page: Page, wanted: number): Promise<void> {
  await page.evaluate(async (count) => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      const stores = ['trips', 'cards'].filter((store) => database.objectStoreNames.contains(store));
      if (stores.length === 2) {
        const transaction = database.transaction(stores, 'readwrite');
        for (const store of stores) {
          const [one] = await answered(transaction.objectStore(store).getAll());
          for (let copy = 1; one && copy < count; copy++) {
            const id = `00000000-0000-4000-8000-${String(copy).padStart(12, '0')}`;
            transaction.objectStore(store).put({ ...one, id });
          }
        }
        await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      }
      database.close();
    }
  }, wanted);
}

/** Scrolls a screen at a time until nothing more comes; milliseconds between the frames on the way. */
async function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const gaps: number[] = [];
    let before = performance.now();
    for (let still = 0; still < 30; ) {
      const at = window.scrollY;
      window.scrollBy({ top: window.innerHeight / 4, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      gaps.push(performance.now() - before);
      before = performance.now();
      still = window.scrollY === at ? still + 1 : 0;
    }
    return gaps.sort((a, b) => a - b);
  });
}

test('a thousand trips scroll smoothly, on a phone, to the last one', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ locale: 'en-GB', viewport: sizes.phone, serviceWorkers: 'block' });
  const page = await arrive(context, server.origin, 'many@example.org');
  await saveOne(page);
  await page.route('**/api/trips', (route) => route.abort());
  // A list that was asked for before would take the copies away, which the server does not know.
  await page.reload();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await multiply(page, TRIPS);
  await page.reload();
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(FIRST_PAGE);
  const gaps = await scrollThrough(page);
  await expect(rows).toHaveCount(TRIPS);
  const figures = { median: gaps[Math.floor(gaps.length / 2)], p95: gaps[Math.floor(gaps.length * 0.95)] };
  test.info().annotations.push({ type: 'milliseconds between frames', description: JSON.stringify(figures) });
  expect(figures.median).toBeLessThan(34);
  expect(figures.p95).toBeLessThan(100);
  await context.close();
});
