import { expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { addDays } from '#domain/trip/dates.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { byVite } from './by-vite.ts';
import { arrive, expectNoFaults } from './support.ts';

const { aTrip } = await byVite<typeof import('../support/trips.ts')>('support/trips.ts');
const dates = soonDates(3);
const today = addDays(dates.start, 1);

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** What a window of 1280 x 800 shows at 200 % and, at 400 %, of 1280 x 1024 (WCAG 1.4.10); and with colours of the system's own. */
const ways = {
  '200 %': { viewport: { width: 640, height: 400 } },
  '400 %': { viewport: { width: 320, height: 256 } },
  'forced colours': { viewport: { width: 390, height: 844 }, forcedColors: 'active' },
} as const;

const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** How each sheet and menu of a trip is opened. */
const opened: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  // By keys: they are what scrolls a menu that is longer than the window.
  'the menu': (page) => page.getByRole('button', { name: 'More', exact: true }).press('Enter'),
  'asking for a change': async (page) => {
    await more(page, 'Ask for a change');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('What should be different?').fill('day 2 slower');
    await sheet.getByRole('button', { name: 'Show how it would look' }).click();
    await expect(sheet.getByRole('heading', { name: 'What was understood' })).toBeVisible();
  },
  'arranging the days': (page) => page.getByRole('button', { name: 'Arrange day 2' }).click(),
  'a stop': (page) =>
    page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click(),
  'a slower day': (page) => page.getByRole('button', { name: 'Make day 2 slower' }).click(),
  'a stop of their own': (page) => page.getByRole('button', { name: 'Add a stop to day 2' }).click(),
  'the card for a driver': (page) => page.getByRole('button', { name: 'Show the driver' }).click(),
  sharing: (page) => page.getByRole('button', { name: 'Share', exact: true }).click(),
};

/** Share of the height of the window that is covered by what does not scroll away. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      if (visibility === 'hidden' || !['fixed', 'sticky'].includes(position)) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > innerWidth / 2 && (top <= 1 || bottom >= innerHeight - 1) && bottom > 0 && top < innerHeight;
    });
    const rows = new Set<number>();
    for (const bar of bars) {
      const { top, bottom } = bar.getBoundingClientRect();
      for (let row = Math.max(0, Math.ceil(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row);
    }
    return rows.size / innerHeight;
  });

for (const [way, options] of Object.entries(ways)) {
  const tag = way === '400 %' ? [] : ['@full'];
  test(`a trip, its sheets and the list of trips with drafts can be used with ${way} (21)`, { tag }, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ ...options, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const email = `zoom-${Object.keys(ways).indexOf(way)}@example.org`;
    const account = await Account.of(server.origin, email);
    const trip = aTrip({ dates });
    const others = (['draft', 'archived'] as const).map((keptAs) => ({ ...aTrip({ dates }), keptAs }));
    for (const own of [trip, ...others]) await account.save(toWireTrip(own));
    const page = await arrive(context, server.origin, email);
    await page.goto(`${server.origin}/my-trips`);
    await expect(page.getByRole('button', { name: /^Keep/ })).toBeVisible();
    await expectNoFaults(page, `my trips, ${way}`);

    await page.clock.setSystemTime(new Date(`${today}T08:00:00+01:00`));
    await page.goto(`${server.origin}/trips/${trip.id}`);
    await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
    await expectNoFaults(page, `the trip, ${way}`);
    await page.evaluate(() => window.scrollTo(0, 1500));
    expect(await covered(page), `bars over the trip, ${way}`).toBeLessThan(0.5);
    for (const [what, open] of Object.entries(opened)) {
      await open(page);
      const layer = page.getByRole('dialog').or(page.getByRole('menu'));
      await expect(layer).toBeVisible();
      await expectNoFaults(page, `${what}, ${way}`);
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
    }
    await context.close();
  });
}
