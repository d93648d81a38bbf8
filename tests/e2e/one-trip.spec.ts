import { expect, type Locator, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { arrive, expectNoFaults, namesIn, openSavedRome } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const firstDay = (page: Page) => page.getByRole('region', { name: 'Day 1', exact: true });
const timesIn = (day: Locator) => day.locator('time').allInnerTexts();

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function openStop(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The first stop of a day for which something else is offered, its sheet open. */
async function openSwappable(
  page: Page,
  names: readonly string[],
): Promise<{ readonly sheet: Locator; readonly name: string }> {
  for (const name of names) {
    const sheet = await openStop(page, name);
    const instead = sheet.getByRole('region', { name: 'Something else instead' });
    await expect(instead.getByRole('listitem').or(instead.getByText('Nothing else fits here')).first()).toBeVisible();
    if ((await instead.getByRole('listitem').count()) > 0) return { sheet, name };
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  throw new Error('nothing is offered on this day');
}

test('with the server gone a stop is swapped and moved, undone after a restart, and made again (21.2)', async ({
  context,
}) => {
  const page = await arrive(context, server.origin, 'swap@example.org');
  await openSavedRome(page, server.origin);
  await expect(page.getByText('Everything fits')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Everything fits')).toBeVisible();
  expect(await server.stop()).toBe(0);
  const day = firstDay(page);
  const [names, times] = [await namesIn(day), await timesIn(day)];
  const { sheet: stop, name: gone } = await openSwappable(page, names);
  const choices = stop.getByRole('region', { name: 'Something else instead' }).getByRole('listitem');
  await expect(choices.first()).toBeVisible();
  expect(await choices.count()).toBeLessThanOrEqual(3);
  await expect(choices.first().getByText(/^(Fits best|Something different)$/)).toBeVisible();
  await expectNoFaults(page, 'alternatives to a stop');
  const chosen = await choices.first().getByRole('heading').innerText();
  await choices
    .first()
    .getByRole('button', { name: `Take ${chosen} instead of ${gone}` })
    .click();
  await expect(stop).toBeHidden();
  const swapped = names.map((name) => (name === gone ? chosen : name));
  await expect.poll(() => namesIn(day)).toEqual(swapped);
  await expect(page.getByText('Everything fits')).toBeVisible();

  const [first = '', second = '', ...rest] = swapped;
  const other = await openStop(page, second);
  await other.getByRole('button', { name: `Put ${second} before ${first}` }).click();
  const moved = [second, first, ...rest];
  await expect.poll(() => namesIn(day)).toEqual(moved);

  await page.reload();
  await expect.poll(() => namesIn(day)).toEqual(moved);
  await choose(page, 'Undo the last change');
  await expect.poll(() => namesIn(day)).toEqual(swapped);
  await page.keyboard.press('Control+z');
  await expect.poll(() => namesIn(day)).toEqual(names);
  expect(await timesIn(day)).toEqual(times);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => namesIn(day)).toEqual(swapped);

  await server.start();
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('what is written in a sheet is not lost to a press that swaps or moves (21.2)', async ({ context }) => {
  const page = await arrive(context, server.origin, 'written@example.org');
  await openSavedRome(page, server.origin);
  const { sheet } = await openSwappable(page, await namesIn(firstDay(page)));
  await expect(sheet.getByRole('button', { name: /^Put .* after/ })).toBeEnabled();
  await sheet.getByLabel('Notes').fill('Ticket 12');
  await expect(sheet.getByRole('button', { name: /^Put .* after/ })).toBeDisabled();
  await expect(sheet.getByText('Save or undo what you have written first.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Take .* instead of/ }).first()).toBeDisabled();
});

test('a saved trip is replanned as it is now, in its place, and that is undone (21.2)', async ({ context }) => {
  const page = await arrive(context, server.origin, 'replan@example.org');
  await openSavedRome(page, server.origin);
  const link = page.url();
  const day = firstDay(page);
  await day.getByRole('button', { name: 'Add a stop to day 1' }).click();
  await page.getByLabel('What', { exact: true }).fill('Coffee with Marco');
  await page.getByLabel('Time', { exact: true }).fill('23:00');
  await page.getByLabel('Minutes').fill('15');
  await page.getByRole('button', { name: 'Add to the plan' }).click();
  await choose(page, 'Name and notes');
  await page.getByLabel('Name of the trip').fill('Honeymoon');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honeymoon' })).toBeVisible();
  const before = await namesIn(day);
  const gone = before[1] ?? '';

  await choose(page, 'Replan days or stops');
  await expect(page.getByText('Choose the days or stops you want replaced.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(link);
  await choose(page, 'Replan days or stops');
  await page.getByRole('checkbox', { name: `Replace ${gone}` }).check();
  await page.getByRole('button', { name: 'Replan', exact: true }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByText('The saved trip has the new stops').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Honeymoon' })).toBeVisible();
  await expect.poll(() => namesIn(day)).not.toContain(gone);
  const after = await namesIn(day);
  expect(after).toContain('Coffee with Marco');
  expect(after.filter((name) => !before.includes(name))).toHaveLength(1);

  await page.reload();
  await choose(page, 'Undo the last change');
  await expect.poll(() => namesIn(day)).toEqual(before);
});

for (const [language, plan] of [
  ['en', 'Itinerary'],
  ['es', 'Itinerario'],
] as const) {
  test(`six stops are in the first view of a day, in ${language} (21)`, async ({ context }) => {
    const page = await arrive(context, server.origin, `six-${language}@example.org`);
    await openSavedRome(page, server.origin);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await page.getByRole('navigation', { name: plan }).getByRole('link').first().click();
    await expect(page.locator('#day-1').getByRole('heading', { level: 3 })).toBeInViewport();
    const inView = () =>
      page.evaluate(() => {
        const above = document.querySelector('.day-tabs')?.getBoundingClientRect().bottom ?? 0;
        const below = document.querySelector('.trip-parts')?.getBoundingClientRect().top ?? innerHeight;
        const boxes = [...document.querySelectorAll('#day-1 li h4')].map((name) =>
          name.closest('li')?.getBoundingClientRect(),
        );
        return boxes.filter((box) => box && box.top >= above && box.bottom <= below).length;
      });
    await expect.poll(inView).toBeGreaterThanOrEqual(6);
  });
}
