import { expect, type Locator, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { arrive, carryByKeys, expectNoFaults, openSavedRome, sidewaysScroll } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const dayOf = (page: Page, number: number) => page.getByRole('region', { name: `Day ${number}`, exact: true });
const stateOf = async (page: Page, number: number) => [
  await dayOf(page, number).getByRole('heading', { level: 4 }).allInnerTexts(),
  await dayOf(page, number).locator('time').allInnerTexts(),
];

async function openArranging(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Arrange day 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Arrange the days' });
  await expect(sheet).toBeVisible();
  return sheet;
}

const linesIn = (sheet: Locator, number: number) =>
  sheet.getByRole('region', { name: new RegExp(`^Day ${number} `) }).getByRole('listitem');
const namesIn = async (sheet: Locator, number: number) => linesIn(sheet, number).locator('time + span').allInnerTexts();
const handleIn = (line: Locator) => line.getByRole('button', { name: /^Move / });

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse, as a hand does: in steps. */
async function dragTo(page: Page, handle: Locator, goal: Locator): Promise<void> {
  // The sheet may still be on its way in.
  await handle.hover();
  const [from, to] = [await middleOf(handle), await middleOf(goal)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 8, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** Drags with a finger, by what a touch screen says. */
async function dragByFinger(page: Page, handle: Locator, goal: Locator): Promise<void> {
  // The sheet may still be on its way in.
  await handle.hover();
  const [from, to] = [await middleOf(handle), await middleOf(goal)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 12; step++) {
    const share = step / 12;
    await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * share }]);
  }
  await touch('touchEnd', []);
}

test('a stop is dragged within its day by pointer, finger and keys, with the server gone, and undone to the first state (21.2)', async ({
  context,
}) => {
  const page = await arrive(context, server.origin, 'drag@example.org');
  await openSavedRome(page, server.origin);
  await expect(page.getByText('Everything fits')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Everything fits')).toBeVisible();
  expect(await server.stop()).toBe(0);
  // What is drawn before the app is there gives way to the app's own.
  await expect.poll(async () => (await stateOf(page, 1)).every((texts) => texts.length > 3)).toBe(true);
  const first = await stateOf(page, 1);

  const sheet = await openArranging(page);
  const names = await namesIn(sheet, 1);
  const [a, b, c] = names as [string, string, string];
  await dragTo(page, handleIn(linesIn(sheet, 1).nth(0)), linesIn(sheet, 1).nth(1));
  await expect.poll(() => namesIn(sheet, 1)).toEqual([b, a, ...names.slice(2)]);
  await dragByFinger(page, handleIn(linesIn(sheet, 1).nth(1)), linesIn(sheet, 1).nth(0));
  await expect.poll(() => namesIn(sheet, 1)).toEqual(names);
  await carryByKeys(page, handleIn(linesIn(sheet, 1).nth(0)), 3);
  await page.keyboard.press('Space');
  await expect.poll(() => namesIn(sheet, 1)).toEqual([b, c, a, ...names.slice(3)]);
  await expectNoFaults(page, 'arranging');
  expect(await sidewaysScroll(page)).toBe(0);

  // Escape leaves a stop where it was, and the sheet open.
  await carryByKeys(page, handleIn(linesIn(sheet, 1).nth(0)), 2);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  expect(await namesIn(sheet, 1)).toEqual([b, c, a, ...names.slice(3)]);

  for (let step = 0; step < 3; step++) await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => namesIn(sheet, 1)).toEqual(names);
  await expect(sheet.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => stateOf(page, 1)).toEqual(first);
  await server.start();
});

test('a stop is dragged to another day, and what is locked keeps its hour (21.2)', async ({ context }) => {
  const page = await arrive(context, server.origin, 'across@example.org');
  await openSavedRome(page, server.origin);
  await expect(page.getByText('Everything fits')).toBeVisible();
  await dayOf(page, 1)
    .getByRole('button', { name: /^Edit / })
    .nth(1)
    .click();
  const form = page.getByRole('dialog');
  const locked = await form.getByRole('heading', { level: 2 }).innerText();
  await form.getByRole('checkbox', { name: /^Lock this stop/ }).check();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(dayOf(page, 1).getByText('Locked', { exact: true })).toBeVisible();

  const sheet = await openArranging(page);
  await expect(sheet.getByText(`${locked} keeps its hour`)).toBeAttached();
  const [ones, twos] = [await namesIn(sheet, 1), await namesIn(sheet, 2)];
  expect(await handleIn(linesIn(sheet, 1).nth(1)).count()).toBe(0);
  const last = linesIn(sheet, 1).last();
  await last.scrollIntoViewIfNeeded();
  await dragTo(page, handleIn(last), linesIn(sheet, 2).nth(1));
  await expect.poll(() => namesIn(sheet, 1)).toEqual(ones.slice(0, -1));
  expect(new Set(await namesIn(sheet, 2))).toEqual(new Set([...twos, ones.at(-1)]));
  await sheet.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(async () => (await stateOf(page, 1))[0]).toEqual(ones.slice(0, -1));

  await page.reload();
  await expect.poll(async () => (await stateOf(page, 1))[0]).toEqual(ones.slice(0, -1));
  await expect(dayOf(page, 1).getByText('Locked', { exact: true })).toBeVisible();
});
