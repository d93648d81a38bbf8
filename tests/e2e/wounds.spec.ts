import { expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aSoonTrip } from './soon-trips.ts';
import { arrive, sidewaysScroll, sizes } from './support.ts';

test.use({ serviceWorkers: 'block' });

let server: BuiltServer;
let people = 0;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** A new user with a saved trip, on no page of theirs yet. */
async function withTrip(page: Page, trip = aSoonTrip()) {
  const email = `wounds${people++}@example.org`;
  await (await Account.of(server.origin, email)).save(toWireTrip(trip));
  await arrive(page.context(), server.origin, email, page);
  return trip;
}

const longNames = () => {
  const trip = aSoonTrip({ categories: ['history', 'nightlife', 'adventure'] });
  return { ...trip, destination: 'San Cristóbal de La Laguna', budget: 'luxury' as const };
};

for (const locale of ['en-GB', 'es-ES']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });

    test('a saved trip and the list of them do not scroll sideways at 320 px (15)', async ({ page }) => {
      const trip = await withTrip(page, longNames());
      await page.goto(`${server.origin}/my-trips`);
      await expect(page.getByRole('article').getByRole('link')).toBeVisible();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.goto(`${server.origin}/trips/${trip.id}`);
      await expect(page.locator('#day-3')).toBeVisible();
      await expect(page.locator('#day-3').getByRole('button').last()).toBeVisible();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  });
}

for (const [name, viewport] of Object.entries({ ...sizes, narrow: { width: 320, height: 640 } })) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a jump to a day shows its heading below what sticks to the top, where its tab is marked (15)', async ({
      page,
    }) => {
      await page.goto(`${server.origin}/trips/sample`);
      const days = page.getByRole('navigation', { name: 'Itinerary' });
      for (const number of [2, 3]) {
        await days.getByRole('link', { name: `Day ${number}` }).click();
        const heading = page.getByRole('heading', { level: 3, name: `Day ${number}` });
        await expect(heading).toBeInViewport();
        await expect(days.locator('[aria-current=location]')).toHaveAccessibleName(new RegExp(`^Day ${number}, `));
        const [header, tabs] = [await page.getByRole('banner').boundingBox(), await days.boundingBox()];
        const bottom = (box: typeof header) => (box?.y ?? 0) + (box?.height ?? 0);
        expect(tabs?.y).toBeGreaterThanOrEqual(bottom(header) - 2);
        const box = await heading.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(bottom(tabs));
        expect(box?.y).toBeLessThan(250);
      }
    });
  });
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Which screen is shown, whether the page is long enough to have been read at 1,500 px, and where it stands. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    screen: location.pathname,
    ends: document.documentElement.scrollHeight > 1500 + window.innerHeight ? 'below' : 'above',
    top: window.scrollY,
  }));

test('a link to the screen that is shown goes to its top (specification, section 2)', async ({ page }) => {
  await page.goto(`${server.origin}/how-it-works`);
  await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' });
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await link.click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test.describe('Back', () => {
  test('returns to where the reader was, though the content comes later, and never to the footer (15)', async ({
    page,
  }) => {
    const trip = await withTrip(page);
    await page.goto(`${server.origin}/trips/${trip.id}`);
    await expect(page.getByRole('heading', { level: 3, name: 'Day 3' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1500));
    // What comes above later moves what the reader sees along with it.
    await expect(page.getByText('Everything fits')).toHaveCount(1);
    await page.waitForTimeout(1000);
    const at = await scrolled(page);
    expect(at).toBeGreaterThan(1000);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/how-it-works"]')?.click());
    await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toEqual({ screen: `/trips/${trip.id}`, ends: 'below', top: at });
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('from a day of the trip returns to where the day was chosen, and the day can be chosen again (15)', async ({
    page,
  }) => {
    await page.goto(`${server.origin}/trips/sample`);
    const link = page.getByRole('navigation', { name: 'Itinerary' }).getByRole('link', { name: 'Day 3' });
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await link.click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 500);
    const there = await scrolled(page);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(there);
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(5);
    await link.click();
    await expect.poll(() => scrolled(page)).toBe(there);
  });

  test('never ends in the footer of a screen that has become short (15)', async ({ page }) => {
    await page.goto(`${server.origin}/terms-and-conditions`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'How It Works' })
      .evaluate((one: HTMLElement) => one.click());
    await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
    await page.route('**/legal/**', (route) => route.abort());
    await page.route('**/api/legal/**', (route) => route.abort());
    await page.goBack();
    await page.waitForTimeout(500);
    const footerTop = await page.getByRole('contentinfo').evaluate((one) => one.getBoundingClientRect().top);
    expect(footerTop).toBeGreaterThan(300);
  });
});

test.describe('a toast', () => {
  // Here it lies on the sheet, and not on what is beside it.
  test.use({ viewport: sizes.desktop });

  test('lies above an open sheet, can be pressed, and is told to screen readers (15)', async ({ page }) => {
    const trip = await withTrip(page);
    await page.goto(`${server.origin}/trips/${trip.id}`);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    // The change is kept, and refused while another sheet is open.
    let answer = () => {};
    const opened = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/trips/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await opened;
      const refusal = {
        error: 'INVALID_INPUT',
        message: '-',
        details: '',
        fields: [],
        suggestions: [],
        requestId: '0',
      };
      await route.fulfill({ status: 400, headers: { 'x-api': '1' }, json: refusal });
    });
    await sheet.getByRole('button', { name: 'Save' }).waitFor();
    await sheet.getByRole('textbox', { name: 'Notes' }).fill('Bring water');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(1)
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    answer();
    const toast = page.getByRole('listitem').filter({ hasText: 'The server did not accept a change' });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    const isOnTop = await toast.evaluate((one) => {
      // A dialog takes the pointer from the page, which would hide what lies above what.
      document.body.style.pointerEvents = 'auto';
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await page.evaluate(() => {
      document.body.style.pointerEvents = 'none';
    });
    expect(await toast.evaluate((one) => one.closest('[aria-hidden="true"], [inert]') === null)).toBe(true);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toBeHidden();
  });
});

test.describe('the focus', () => {
  test('goes to the heading of the next screen, and back, and is not moved on the first', async ({ page }) => {
    // A page that is drawn by the app: on one that comes drawn, an early press is a page load.
    await page.goto(`${server.origin}/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Inspiration' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Inspiration' })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
  });

  test('stays where the reader puts it while a screen is on its way', async ({ page }) => {
    let come = () => {};
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/InspirationScreen-*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(`${server.origin}/login`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Inspiration' }).press('Enter');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
    await page.keyboard.press('Shift+Tab');
    await terms.focus();
    come();
    await expect(page.getByRole('heading', { level: 1, name: 'Inspiration' })).toBeVisible();
    await page.waitForTimeout(300);
    await expect(terms).toBeFocused();
  });
});
