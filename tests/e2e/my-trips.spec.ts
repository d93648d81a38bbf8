import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Trip } from '#domain/trip/trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { after, inDays } from '../support/soon.mjs';
import { byVite } from './by-vite.ts';
import { appIsKept, arrive, expectNoFaults, openSavedRome, sidewaysScroll, sizes } from './support.ts';

const { aWireTrip } = await byVite<typeof import('../support/trips.ts')>('support/trips.ts');

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const words = {
  'en-GB': {
    counted: ['Day 2 of 3', 'Tomorrow', 'In 12 days'],
    past: 'Past trips (4)',
    search: 'Search your trips',
    found: 'Trastevere',
  },
  'es-ES': {
    counted: ['Día 2 de 3', 'Mañana', 'Dentro de 12 días'],
    past: 'Viajes pasados (4)',
    search: 'Busca en tus viajes',
    found: 'TRASTÉVERE',
  },
} as const;

/** Three days that begin in so many. */
const threeDays = (from: number) => ({ start: inDays(from), end: after(inDays(from), 2) });

/** A traveller who is on the road, with two trips to come and four that are over, the last of them first. */
async function aTraveller(email: string): Promise<void> {
  const account = await Account.of(server.origin, email);
  const save = (title: string, from: number, landscape: Trip['landscape']) =>
    account.save({ ...aWireTrip({ dates: threeDays(from) }), title, landscape });
  await save('In two weeks', 12, 'coast');
  await save('Now', -1, 'city');
  await save('Next', 1, 'mountain');
  for (const n of [4, 3, 2, 1]) await save(`Past ${n}`, -20 * n, 'desert');
}

const names = (page: Page) => page.getByRole('article').getByRole('link').allTextContents();

/** Opens the list of that traveller, on a device whose days are those of `inDays`. */
async function openList(browser: Browser, locale: keyof typeof words, width: number): Promise<Page> {
  const email = `cards-${locale}-${width}@example.org`;
  await aTraveller(email);
  const context = await browser.newContext({
    locale,
    timezoneId: 'UTC',
    viewport: { ...sizes.phone, width },
    colorScheme: width < 390 ? 'dark' : 'light',
  });
  const page = await arrive(context, server.origin, email);
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByRole('article')).toHaveCount(3);
  return page;
}

for (const [locale, own] of Object.entries(words) as [keyof typeof words, (typeof words)['en-GB']][]) {
  for (const width of [390, 320]) {
    test(`trips are cards: next first, past below and folded, found by a stop with the server gone (${locale}, ${width})`, async ({
      browser,
    }) => {
      const page = await openList(browser, locale, width);
      expect(await names(page)).toEqual(['Now', 'Next', 'In two weeks']);
      for (const [place, text] of own.counted.entries())
        await expect(page.getByRole('article').nth(place)).toContainText(text);
      await expect(page.locator('article svg[viewBox="0 0 800 320"]')).toHaveCount(3);
      await expectNoFaults(page, 'folded');

      await appIsKept(page);
      expect(await server.stop()).toBe(0);
      await page.reload();
      await page.getByRole('button', { name: own.past }).click();
      await expect(page.getByRole('article')).toHaveCount(7);
      expect((await names(page)).slice(3)).toEqual(['Past 1', 'Past 2', 'Past 3', 'Past 4']);
      await expectNoFaults(page, 'open');
      const box = await page.getByRole('button', { name: own.past }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);

      await page.getByLabel(own.search).fill(`next ${own.found}`);
      await expect(page.getByRole('article')).toHaveCount(1);
      expect(await names(page)).toEqual(['Next']);
      await page.getByRole('article').getByRole('link').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Next' })).toBeVisible();
      await server.start();
      await page.context().close();
    });
  }
}

test('a card is pressed anywhere, and a wide screen has the table', async ({ browser }) => {
  const page = await openList(browser, 'en-GB', 391);
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 30, y: 30 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toBeVisible();
  await page.goBack();
  await page.setViewportSize(sizes.desktop);
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.context().close();
});

test('what the list showed is there before any script, but for what is so for a day only', async ({ browser }) => {
  const page = await openList(browser, 'en-GB', 392);
  // Only a page with a worker keeps what it shows.
  await appIsKept(page);
  await page.reload();
  const kept = () =>
    page.evaluate(async () => (await caches.match('/kept-view/my-trips'))?.json() as Promise<{ markup: string }>);
  await expect.poll(async () => (await kept())?.markup ?? '').toContain('Past trips (4)');
  const cold = await page.context().newPage();
  const html = (await (await cold.goto(`${server.origin}/my-trips`))?.text()) ?? '';
  expect(html).toMatch(/data-view>.*<article.*<svg.*Next<\/a>/s);
  expect(html).toMatch(/class="[^"]*\binvisible\b[^"]*">Tomorrow</);
  await expect(cold.locator('[data-view]')).toHaveCount(0);
  await expect(cold.getByText('Tomorrow')).toBeVisible();
  await page.context().close();
});

const device = (browser: Browser, size: keyof typeof sizes) =>
  browser.newContext({ locale: 'en-GB', viewport: sizes[size] });

async function planRome(page: Page): Promise<void> {
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(threeDays(40).start);
  await page.getByLabel('End date').fill(threeDays(40).end);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('button', { name: 'Save trip' })).toBeVisible();
}

test('two plans that were not saved are drafts on every device: discarded here, brought back, kept there (21.1)', async ({
  browser,
}) => {
  const [phone, laptop] = await Promise.all([device(browser, 'phone'), device(browser, 'desktop')]);
  const page = await arrive(phone, server.origin, 'drafts@example.org');
  await page.goto(`${server.origin}/plan-trip`);
  await planRome(page);
  await page.getByRole('button', { name: 'Change the request' }).click();
  await planRome(page);
  await page.goto(`${server.origin}/my-trips`);
  const unsaved = page.getByText('Not saved yet');
  await expect(unsaved).toHaveCount(2);
  await expectNoFaults(page, 'drafts');
  expect(await sidewaysScroll(page)).toBe(0);
  await page
    .getByRole('button', { name: /^Discard: Rome/ })
    .first()
    .click();
  await expect(unsaved).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unsaved).toHaveCount(2);

  const other = await arrive(laptop, server.origin, 'drafts@example.org');
  await other.goto(`${server.origin}/my-trips`);
  await expect(other.getByText('Not saved yet')).toHaveCount(2);
  await other
    .getByRole('button', { name: /^Open: Rome/ })
    .first()
    .click();
  await expect(other.getByText('You have not saved this trip yet.')).toBeVisible();
  await expectNoFaults(other, 'a draft');
  await other.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(other.getByText('You have not saved this trip yet.')).toBeHidden();

  await expect(unsaved).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('link', { name: /^View details: Rome/ })).toBeVisible();
  await Promise.all([phone.close(), laptop.close()]);
});

test('a trip is archived with no network, is in the archive of every device, found by a search, and comes back (21.3)', async ({
  browser,
}) => {
  const [phone, laptop] = await Promise.all([device(browser, 'phone'), device(browser, 'desktop')]);
  const page = await arrive(phone, server.origin, 'archive@example.org');
  await openSavedRome(page, server.origin);
  await phone.setOffline(true);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('Trip archived', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await phone.setOffline(false);

  const other = await arrive(laptop, server.origin, 'archive@example.org');
  await other.goto(`${server.origin}/my-trips`);
  await other.getByText('Archive: 1 trip').click();
  await expectNoFaults(other, 'the archive');
  await other.getByRole('link', { name: /^Rome/ }).click();
  await expect(other.getByText('This trip is archived')).toBeVisible();
  await other.getByRole('button', { name: 'Back to my trips' }).click();
  await expect(other.getByText('This trip is archived')).toBeHidden();
  await expect(page.getByRole('article').getByRole('link', { name: /^View details: Rome/ })).toBeVisible();
  await Promise.all([phone.close(), laptop.close()]);
});
