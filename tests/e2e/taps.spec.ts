import { expect, type Locator, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { byVite } from './by-vite.ts';
import { arrive, namesIn } from './support.ts';

const { aTrip } = await byVite<typeof import('../support/trips.ts')>('support/trips.ts');
const CODE = 'K7PLQ2';
const dates = soonDates(3);
const today = addDays(dates.start, 1);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Europe/Rome', serviceWorkers: 'block' });

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** A reader on the second day of a trip to Rome. */
async function arriveInRome(page: Page): Promise<void> {
  const email = 'taps@example.org';
  const at = { name: 'Colosseum', address: '', latitude: 41.8902, longitude: 12.4922, placeId: 'colosseum' };
  const start = { date: today, time: 9 * 60, zone: 'Europe/Rome' };
  const ticket = { ...newBooking({ id: crypto.randomUUID(), kind: 'ticket', start, place: at }), code: CODE };
  const trip = aTrip({ dates, bookings: [ticket] });
  await (await Account.of(server.origin, email)).save(toWireTrip(trip));
  await arrive(page.context(), server.origin, email, page);
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Rome', { exact: true })).toBeVisible();
  await page.clock.setSystemTime(new Date(`${today}T08:00:00+01:00`));
}

/** The app as it opens on that day. */
async function openApp(page: Page): Promise<void> {
  await page.goto(`${server.origin}/?source=app`);
  await expect(page.getByRole('region', { name: /^Today/ })).toBeVisible();
  await expect(todaysDay(page).getByRole('heading', { level: 4 }).first()).toBeVisible();
}

const todaysDay = (page: Page) => page.getByRole('region', { name: 'Day 2', exact: true });
/** The last visit of today that something follows: nothing holds it. */
async function aVisit(page: Page): Promise<string> {
  const names = await namesIn(todaysDay(page));
  return names.at(-2) ?? '';
}

/** A stop of today for which something else is offered. */
async function aSwappable(page: Page): Promise<string> {
  const names = await namesIn(todaysDay(page));
  for (const name of names.filter((own) => own !== 'Colosseum')) {
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByText(/^(Each was checked|Nothing else fits here)/).first()).toBeVisible();
    const count = await sheet.getByRole('button', { name: /^Take / }).count();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    if (count > 0) return name;
  }
  throw new Error('nothing is offered today');
}

type Tap = (what: Locator) => Promise<void>;

/** Everyday tasks, as the README lists them, one after another on one trip: each as the taps that it takes, and what is to be seen then. Writing is no tap. */
const tasks: Readonly<Record<string, (page: Page, tap: Tap) => Promise<void>>> = {
  'the way to the next stop': async (page) => {
    const way = page.getByRole('region', { name: /^Today/ }).getByRole('link', { name: /^Way/ });
    await expect(way.first()).toHaveAttribute('href', /^(geo:|https:)/);
  },
  'tick luggage': async (page, tap) => {
    await tap(page.getByRole('navigation', { name: 'Parts of the trip' }).getByRole('link', { name: 'Luggage' }));
    const thing = page.getByRole('region', { name: 'Luggage' }).getByRole('checkbox').first();
    await tap(thing);
    await expect(thing).toBeChecked();
  },
  'show the driver': async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Show the driver' }));
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'move a stop': async (page, tap) => {
    const name = await aVisit(page);
    await tap(page.getByRole('button', { name: `Edit ${name}`, exact: true }));
    await tap(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Put .* (before|after)/ })
        .first(),
    );
    await expect(page.getByText(`${name} begins at`).first()).toBeVisible();
  },
  'replace a stop': async (page, tap) => {
    const name = await aSwappable(page);
    await tap(page.getByRole('button', { name: `Edit ${name}`, exact: true }));
    await tap(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Take / })
        .first(),
    );
    await expect(page.getByText(`instead of ${name}`).first()).toBeVisible();
  },
  'make a day slower': async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Make day 2 slower' }));
    await tap(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Leave out / })
        .first(),
    );
    await expect(page.getByText(/^Without /).first()).toBeVisible();
  },
  'find a booking code': async (page) => {
    await expect(page.getByRole('region', { name: /^Today/ }).getByText(CODE)).toBeVisible();
  },
  share: async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Share', exact: true }));
    await tap(page.getByRole('dialog').getByRole('button', { name: /^Make a link and/ }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'End this link' })).toBeVisible();
  },
  'add a restaurant': async (page, tap) => {
    await tap(page.getByRole('button', { name: 'Add a stop to day 2' }));
    await page.getByLabel('What', { exact: true }).fill('Da Marco');
    await page.getByLabel('Time', { exact: true }).fill('23:00');
    await tap(page.getByRole('button', { name: 'Add to the plan' }));
    await expect(todaysDay(page).getByRole('heading', { name: 'Da Marco' })).toBeVisible();
  },
  'the map of today': async (page, tap) => {
    const map = page.getByRole('navigation', { name: 'Parts of the trip' }).getByRole('link', { name: 'Map' });
    await tap(map);
    await expect(page.getByRole('region', { name: 'Map' })).toBeInViewport();
    await expect(map).toHaveAttribute('aria-current', 'location');
  },
  undo: async (page, tap) => {
    const done = page.getByRole('region', { name: /^Today/ }).getByRole('button', { name: /^Done: / });
    await done.click();
    await expect(todaysDay(page).getByText('Done', { exact: true }).first()).toBeVisible();
    await tap(page.getByRole('button', { name: 'More', exact: true }));
    await tap(page.getByRole('menuitem', { name: 'Undo the last change' }));
    await expect(todaysDay(page).getByText('Done', { exact: true })).toHaveCount(0);
  },
  'mark a stop as done': async (page, tap) => {
    await tap(page.getByRole('region', { name: /^Today/ }).getByRole('button', { name: /^Done: / }));
    await expect(todaysDay(page).getByText('Done', { exact: true }).first()).toBeVisible();
  },
};

test('each of twelve everyday tasks takes two taps at most from opening the app (21)', async ({ page }) => {
  test.setTimeout(240_000);
  await arriveInRome(page);
  for (const [task, run] of Object.entries(tasks)) {
    await test.step(task, async () => {
      await openApp(page);
      let taps = 0;
      await run(page, async (what) => {
        taps += 1;
        await what.tap();
      });
      expect(taps, task).toBeLessThanOrEqual(2);
    });
  }
});
