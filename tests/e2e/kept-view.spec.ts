import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { arrive, besidesGoneServer, complaints, openSavedRome, romeDates } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** Whether what this page shows is kept for its next start. */
const isKept = (page: Page) =>
  page.evaluate(async () => (await caches.match(`/kept-view${location.pathname}`)) !== undefined);

/** A new page at an address; the HTML it came as, before any script. */
async function coldStart(page: Page, link: string): Promise<[cold: Page, html: string]> {
  const cold = await page.context().newPage();
  const answer = await cold.goto(link);
  return [cold, (await answer?.text()) ?? ''];
}

test('what a trip showed is readable before any script, with the server gone, and the app takes over', async ({
  page,
}) => {
  await arrive(page.context(), server.origin, 'kept@example.org', page);
  await openSavedRome(page, server.origin);
  const link = page.url();
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(true);
  expect(await server.stop()).toBe(0);
  await page.close();

  const [cold, html] = await coldStart(page, link);
  const faults = complaints(cold);
  expect(html).toContain('data-view');
  expect(html).toMatch(/<h1[^>]*>Rome<\/h1>/);
  expect(html).toContain('Day 1 · Monday');
  expect(html).not.toContain('Day 2 · ');
  await expect(cold.getByRole('heading', { name: /^Day 2/ })).toBeVisible();
  await expect(cold.locator('[data-view]')).toHaveCount(0);
  await expect(cold.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(besidesGoneServer(faults)).toEqual([]);

  await cold.getByRole('link', { name: 'Periplo', exact: true }).click();
  await cold.goto(`${server.origin}/my-trips`);
  await expect.poll(() => isKept(cold)).toBe(true);
  const [list, rows] = await coldStart(cold, `${server.origin}/my-trips`);
  expect(rows).toMatch(/data-view>.*Rome/);
  // Whether it is saved only the app knows.
  expect(/<span[^>]*>Saved</.exec(rows)?.[0]).toContain('invisible');
  await list.getByRole('searchbox').fill('nothing like that');
  await expect(list.getByText('No trip matches')).toBeVisible();
  await server.start();
});

test('a trip that was changed and not looked at since is readable before any script, with the server gone', async ({
  page,
}) => {
  await arrive(page.context(), server.origin, 'changed@example.org', page);
  await openSavedRome(page, server.origin);
  const link = page.url();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Name and notes' }).click();
  await page.getByLabel('Name of the trip').fill('Honeymoon');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honeymoon' })).toBeVisible();
  expect(await server.stop()).toBe(0);
  const place = page.context();
  await page.close();
  const [cold] = await coldStart(await place.newPage(), `${server.origin}/nowhere`);
  await cold.evaluate(() => caches.delete('views'));
  const [trip, html] = await coldStart(cold, link);
  const faults = complaints(trip);
  expect(html).toMatch(/data-view>.*<h1[^>]*>Honeymoon<\/h1>/s);
  expect(html).toContain('Day 2 · ');
  await expect(trip.getByRole('region', { name: 'Day 2', exact: true })).toBeVisible();
  await expect(trip.locator('[data-view]')).toHaveCount(0);
  await expect(trip.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(besidesGoneServer(faults)).toEqual([]);
  await server.start();
});

test('a button that is pressed before the app is there is pressed when it is', async ({ page }) => {
  await arrive(page.context(), server.origin, 'early@example.org', page);
  await openSavedRome(page, server.origin);
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(true);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const started = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/vendor-'));
    const look = () => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-view] main button')];
      const button = buttons.find(({ textContent }) => textContent === 'Share');
      if (!button || !started()) return requestAnimationFrame(look);
      button.click();
      document.documentElement.dataset.pressed = '';
    };
    look();
  });
  await page.reload();
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  // A press is not kept for as long as the slowest machine needs.
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
});

test('a reader who begins before the app is there stays where they are (21)', async ({ page }) => {
  await arrive(page.context(), server.origin, 'scrolled@example.org', page);
  await openSavedRome(page, server.origin);
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(true);
  // What comes late above moves the place with it.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 1000));
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  }).toPass();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const started = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/vendor-'));
    const look = () => {
      if (!started() || !document.querySelector('[data-view] h1')) return requestAnimationFrame(look);
      document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      window.scrollTo(0, 300);
      document.documentElement.dataset.begun = '';
    };
    look();
  });
  await page.reload();
  await expect(page.locator('[data-begun]')).toHaveCount(1);
  await expect(page.locator('[data-view]')).toHaveCount(0);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // As long as the app would lead back.
  await page.waitForTimeout(5500);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(600);
});

test('nothing old is shown after an edit, and nothing after signing out', async ({ page }) => {
  await arrive(page.context(), server.origin, 'edited@example.org', page);
  await openSavedRome(page, server.origin);
  const link = page.url();
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(true);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Name and notes' }).click();
  await page.getByLabel('Name of the trip').fill('Honeymoon');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honeymoon' })).toBeVisible();
  const starts: string[] = [];
  const shows = (title: string) => starts.filter((html) => html.includes(`>${title}</h1>`)).length;
  let edited = page;
  // The answer of the server is a change too: until its screen is drawn, nothing is kept.
  await expect(async () => {
    const [cold, html] = await coldStart(page, link);
    edited = cold;
    starts.push(html);
    expect(shows('Honeymoon')).toBe(1);
  }).toPass();
  expect(shows('Rome')).toBe(0);

  await edited.getByRole('button', { name: /^Account of/ }).click();
  await edited.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(edited).toHaveURL(`${server.origin}/`);
  expect(await edited.evaluate(async () => (await caches.has('views')) || (await caches.has('reader')))).toBe(false);
  const [, stranger] = await coldStart(edited, link);
  expect(stranger).not.toContain('Honeymoon');
});

test('the installed app opens on the trip of today with the server gone, else on the list', async ({ page }) => {
  await arrive(page.context(), server.origin, 'traveller@example.org', page);
  await openSavedRome(page, server.origin);
  const link = page.url();
  const app = `${server.origin}/?source=app`;
  await page.goto(app);
  await expect(page).toHaveURL(`${server.origin}/my-trips`);
  await expect(page.getByText('Rome', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await caches.match('/kept-start')) !== undefined)).toBe(true);
  expect(await server.stop()).toBe(0);
  await page.clock.setSystemTime(new Date(`${romeDates.end}T09:00:00`));
  // The worker has a clock of its own, and would lead to where one goes today; the page that is left would tell it that once more.
  await page.evaluate(async () => {
    await Promise.all(['views', 'reader'].map((name) => caches.delete(name)));
    CacheStorage.prototype.open = () => new Promise(() => {});
  });
  await page.goto(app);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('region', { name: /^Today/ })).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);
  const kept = await page.evaluate(async () => (await caches.match(`/kept-view${location.pathname}`))?.text());
  expect(kept).toContain('Day 2 · ');
  await server.start();
});
