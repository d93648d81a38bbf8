import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { after, soonDates } from '../support/soon.mjs';
import { appIsKept, complaints, expectNoFaults } from './support.ts';

const dates = soonDates(4);

let server: BuiltServer;
test.beforeAll(async () => {
  // Readings of a hundred texts are compared within a minute.
  server = await BuiltServer.make({ RATE_LIMIT: '0' });
});
test.afterAll(() => server.remove());

async function openForm(page: Page, destination = 'Rome'): Promise<void> {
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill(destination);
  await page.keyboard.press('Escape');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
}

const field = (page: Page) => page.getByLabel('Tell us anything else');
const wishes = (page: Page) => page.getByRole('region', { name: 'What we understood' });
const chip = (page: Page, label: string) => wishes(page).getByRole('listitem').filter({ hasText: label });

test('what is typed is understood, corrected, added to and sent', async ({ page }) => {
  const faults = complaints(page);
  await openForm(page);
  await expect(wishes(page)).toHaveCount(0);
  await field(page).fill('Skip the Colosseum. Vegan, dinner after 21:00, 100 USD a day');
  await expect(chip(page, 'Skip: Colosseum')).toContainText('Must');
  await expect(chip(page, 'Vegan food')).toContainText(/we know \d+ places? to eat with something suitable/);
  await expect(chip(page, 'USD').or(chip(page, '$'))).toContainText('we cannot convert USD');
  await expectNoFaults(page, 'the form with chips');

  await wishes(page)
    .getByRole('button', { name: /^Leave out: Vegan food/ })
    .click();
  await expect(wishes(page).getByRole('heading')).toBeFocused();
  await expect(chip(page, 'Vegan food')).toHaveCount(0);

  await chip(page, 'Skip: Colosseum').getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('You wrote “');
  await sheet.getByRole('button', { name: 'Nice to have' }).click();
  await expectNoFaults(page, 'the sheet of a wish');
  await sheet.getByLabel('Search places in Rome').fill('pantheon');
  await sheet.getByRole('button', { name: 'Pantheon', exact: true }).click();
  await expect(chip(page, 'Skip: Pantheon')).toContainText('Nice to have');

  await wishes(page).getByRole('button', { name: 'Add a wish' }).click();
  await sheet.getByText('Rhythm', { exact: true }).click();
  await sheet.getByRole('button', { name: 'An easy pace' }).click();
  await expect(sheet.getByRole('button', { name: 'An easy pace' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoFaults(page, 'the sheet of usual wishes');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(chip(page, 'An easy pace')).toBeVisible();

  await page.reload();
  await expect(chip(page, 'Skip: Pantheon')).toContainText('Nice to have');
  await expect(chip(page, 'An easy pace')).toBeVisible();
  await expect(wishes(page).getByRole('button', { name: 'Bring back: Vegan food' })).toBeVisible();

  const request = new Promise<string>((resolve) => {
    void page.route('**/api/trips/plan', async (route) => {
      resolve(route.request().postData() ?? 'null');
      await route.continue();
    });
  });
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  const sent: { wishes: { item: object; binds: string }[] } = JSON.parse(await request);
  const items = sent.wishes.map(({ item, binds }) => ({ ...item, binds }));
  expect(items).toContainEqual({ kind: 'place', placeId: 'pantheon', stance: 'skip', binds: 'like' });
  expect(items).toContainEqual({ kind: 'pace', pace: 'relaxed', binds: 'must' });
  expect(JSON.stringify(items)).not.toMatch(/vegan|colosseum/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('children who were written of are counted, or their number is asked for', async ({ page }) => {
  await openForm(page);
  await field(page).fill('we go with our kids');
  await expect(wishes(page)).toContainText('count none above');
  await field(page).fill('our kids are 4 and 7');
  await expect(wishes(page)).toContainText('The plan counts 2 children');
  for (let pressed = 0; pressed < 2; pressed++) await page.getByRole('button', { name: 'One child more' }).click();
  await expect(wishes(page)).not.toContainText('The plan counts');
});

test('words that are not understood are explained, by keyboard alone', async ({ page }) => {
  await openForm(page);
  await field(page).fill('vegan, a quarkweasel');
  const piece = wishes(page).getByRole('button', { name: /quarkweasel.*say what you mean/ });
  await expect(wishes(page).getByRole('status')).toHaveText(/Understood: Vegan food\. Not understood: .*quarkweasel/);
  await piece.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: /quarkweasel/ })).toBeVisible();
  await sheet.getByText('Style', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Like a local' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(chip(page, 'Like a local')).toBeVisible();
  await expect(piece).toHaveCount(0);
});

test('with no network names of places are known that were here once, and what is missing is said', async ({ page }) => {
  await openForm(page);
  await field(page).fill('vegan');
  await expect(chip(page, 'Vegan food')).toContainText(/we know \d+ places? to eat/);
  await appIsKept(page);
  await page.reload();
  await expect(chip(page, 'Vegan food')).toBeVisible();
  expect(await server.stop()).toBe(0);

  await page.reload();
  await field(page).fill('skip the Colosseum, no churches');
  await expect(chip(page, 'Skip: Colosseum')).toBeVisible();
  await expect(chip(page, 'Without: Churches')).toBeVisible();
  await page.getByLabel('Destination').fill('Paris');
  await expect(wishes(page)).toContainText('Names of places in Paris are not known here');
  await expect(chip(page, 'Without: Churches')).toBeVisible();
  await server.start();
});

interface OpenWish {
  readonly in: string;
  readonly from: string;
  readonly days: number;
  readonly say: string;
}

const openWishes = readFileSync(path.join(import.meta.dirname, '../reading/open.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as OpenWish)
  .filter(({ days }) => days <= 8);

test('a phone and the server read a hundred texts alike, byte for byte', async ({ page }) => {
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('reader.worker'));
  await openForm(page);
  await field(page).fill('vegan');
  const url = (await started).url();
  const texts = openWishes.filter((_, index) => index % 4 === 0).slice(0, 100);
  expect(texts).toHaveLength(100);
  const asked = texts.map(({ in: id, from, days, say }) => ({
    id,
    text: say,
    dates: { start: from, end: after(from, days - 1) },
  }));
  const readings = await page.evaluate(
    async ({ questions, reader }) => {
      const sheets = new Map<string, unknown>();
      const worker = new Worker(reader, { type: 'module' });
      const read = (question: object) =>
        new Promise<unknown>((resolve) => {
          worker.onmessage = ({ data }) => resolve(data.understood);
          worker.postMessage(question);
        });
      const found = [];
      for (const { id, text, dates: when } of questions) {
        const sheet = sheets.get(id) ?? (await (await fetch(`/api/destinations/${id}/names`)).json()).sheet;
        sheets.set(id, sheet);
        const here = await read({ number: 1, text, sheet, dates: when });
        const there = await fetch('/api/trips/understand', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ destination: id, dates: when, preferences: text }),
        });
        found.push({ text, id, here: JSON.stringify(here), there: await there.text() });
      }
      return found;
    },
    { questions: asked, reader: url },
  );
  for (const { text, id, here, there } of readings)
    expect(there, text).toBe(`{"destinationId":${JSON.stringify(id)},${here.slice(1, -1)},"read":"grammar"}`);
  expect(readings.filter(({ here }) => here.includes('"placeId"')).length).toBeGreaterThan(10);
});
