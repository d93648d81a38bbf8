import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { BuiltServer } from '../support/built-server.ts';
import { exported } from './exported.ts';
import { arrive, combinations, expectNoFaults, openSavedRome, romeDates, sizes } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

const HOSTILE = '</script><img src=x onerror="document.title=1"> 🏛️ "Rome" & friends';

async function rename(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Name and notes' }).click();
  await page.getByLabel('Name of the trip').fill(title);
  await page.getByRole('button', { name: 'Save changes' }).click();
}

/** A file as a reader opens it who has nothing but the file; whatever it asks the network for is refused and told. */
async function openedFromDisk(browser: Browser, file: string, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ colorScheme, viewport: sizes.phone });
  const asked: string[] = [];
  await context.route(/^(?!file:)/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(pathToFileURL(file).href);
  return { context, page, asked, complaints };
}

test('a trip leaves the app with the server gone, and the HTML file is the whole of it', async ({ page, browser }) => {
  await arrive(page.context(), server.origin, 'ada@example.org', page);
  await openSavedRome(page, server.origin);
  await rename(page, HOSTILE);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Export the trip' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await server.stop()).toBe(0);

  const calendar = await exported(page, 'Calendar (ICS)');
  expect(calendar.name).toBe(`script-img-src-x-onerror-document-title-1-rome-friends-${romeDates.start}.ics`);
  const events = new ICAL.Component(ICAL.parse(readFileSync(calendar.file, 'utf8'))).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(5);
  for (const kind of ['Stops for GPS (GPX)', 'Stops for maps (KML)', 'Text (Markdown)', 'Data (JSON)']) {
    expect(readFileSync((await exported(page, kind)).file, 'utf8').length).toBeGreaterThan(500);
  }
  const { file } = await exported(page, 'Page in one file (HTML)');
  for (const scheme of ['light', 'dark'] as const) {
    const opened = await openedFromDisk(browser, file, scheme);
    await expect(opened.page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
    await expect(opened.page.getByRole('img', { name: /Drawn map/ }).first()).toBeVisible();
    await expectNoFaults(opened.page, `the file, ${scheme}`);
    const boxes = opened.page.getByRole('checkbox');
    const count = await boxes.count();
    expect(count).toBeGreaterThan(5);
    await boxes.nth(1).check();
    await boxes.nth(3).focus();
    await opened.page.keyboard.press('Space');
    await expect(opened.page.getByText(`2 / ${count} packed`)).toBeVisible();
    // A browser hands what a file keeps to the next process of that file a moment later.
    await expect(async () => {
      await opened.page.reload();
      await expect(boxes.nth(1)).toBeChecked({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(boxes.nth(2)).not.toBeChecked();
    await expect(opened.page.getByText(`2 / ${count} packed`)).toBeVisible();
    expect(opened.asked).toEqual([]);
    expect(opened.complaints).toEqual([]);
    await opened.context.close();
  }
  await server.start();
});

test('a file with which the system opens the installed app becomes a trip', async ({ page, browser }) => {
  await arrive(page.context(), server.origin, 'dora@example.org', page);
  await openSavedRome(page, server.origin);
  const { file } = await exported(page, 'Data (JSON)');
  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  await other.addInitScript(
    (text) => {
      const handle = { getFile: async () => new File([text], 'rome.json', { type: 'application/json' }) };
      const setConsumer = (take: (launch: object) => void) => take({ files: [handle] });
      Object.defineProperty(window, 'launchQueue', { configurable: true, value: { setConsumer } });
    },
    readFileSync(file, 'utf8'),
  );
  await arrive(context, server.origin, 'edna@example.org', other);
  const { file_handlers: handlers } = await (await page.request.get(`${server.origin}/manifest.webmanifest`)).json();
  expect(handlers[0].accept).toEqual({ 'application/json': [path.extname(file)] });
  await other.goto(server.origin + handlers[0].action);
  await expect(other.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await expect(other).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  await context.close();
});

test('a file updates the trip it is of, after asking and with a way back; elsewhere it is a trip of its own', async ({
  page,
  browser,
}) => {
  await arrive(page.context(), server.origin, 'bea@example.org', page);
  await openSavedRome(page, server.origin);
  const { file } = await exported(page, 'Page in one file (HTML)');
  const link = page.url();
  await rename(page, 'Changed since');
  await expect(page.getByRole('heading', { level: 1, name: 'Changed since' })).toBeVisible();
  expect(await server.stop()).toBe(0);

  await page.goto(`${server.origin}/my-trips`);
  await page.getByLabel('Exported trip, JSON or HTML').setInputFiles(file);
  await expect(page.getByRole('dialog', { name: 'This trip is here already' })).toBeVisible();
  await expectNoFaults(page, 'the question');
  await page.getByRole('button', { name: 'Update the trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  expect(page.url()).toBe(link);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changed since' })).toBeVisible();

  await page.goto(`${server.origin}/my-trips`);
  const wrong = { name: 'trip.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"periplo.trip/1"}') };
  await page.getByLabel('Exported trip, JSON or HTML').setInputFiles(wrong);
  await expect(page.getByRole('dialog', { name: 'This file cannot be imported' })).toContainText('exportedAt');
  await expectNoFaults(page, 'the refusal');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /View details/ })).toHaveCount(1);
  await server.start();

  const other = await arrive(await browser.newContext(), server.origin, 'cleo@example.org');
  await other.goto(`${server.origin}/my-trips`);
  const data = await other.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'rome.html', { type: 'text/html' }));
      return transfer;
    },
    readFileSync(file, 'utf8'),
  );
  await other.getByRole('button', { name: 'Import a trip' }).waitFor();
  await other.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await expect(other.getByText('Drop the file here to import the trip')).toBeVisible();
  await other.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(other.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  expect(other.url()).not.toBe(link);
  await other.context().close();
});

/** Width and height of the first page of a PDF, in millimetres. */
function paperOf(pdf: Buffer): number[] {
  const [, width = '', height = ''] =
    /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
  return [width, height].map((points) => Math.round((Number(points) / 72) * 25.4));
}

test('a trip prints on A4 and on paper for a pocket, in place of the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`${server.origin}/trips/sample`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  for (const [paper, size] of [
    ['A4', [210, 297]],
    ['Phone', [90, 160]],
  ] as const) {
    await page.getByRole('button', { name: paper, exact: true }).click();
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.print-sheet');
    await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sheet.getByRole('img', { name: /Drawn map/ }).first()).toBeVisible();
    await expect(page.locator('header').first()).not.toBeVisible();
    await page.emulateMedia({ media: null });
    expect(paperOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(size);
    await expect(sheet).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Luggage only' }).click();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('.print-sheet').getByRole('heading', { level: 3, includeHidden: true })).toHaveCount(0);
});

test('a calendar follows a trip by a secret link until it is ended', async ({ page, request }) => {
  await arrive(page.context(), server.origin, 'calendar@example.org', page);
  await openSavedRome(page, server.origin);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Make a calendar link' }).click();
  const link = await page.getByLabel('Secret link').inputValue();
  await expect(page.getByRole('link', { name: 'Open in the calendar' })).toHaveAttribute(
    'href',
    link.replace('http:', 'webcal:'),
  );
  const url = `${server.origin}${new URL(link).pathname}`;
  expect(await (await request.get(url)).text()).toContain('X-WR-TIMEZONE:Europe/Rome');
  await expectNoFaults(page, 'a new link');
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('button', { name: 'Make a calendar link' })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
  expect(server.output).not.toContain(path.basename(url, '.ics'));
});

for (const { colorScheme, locale, size } of combinations) {
  test(`the ways to export are for everybody: ${colorScheme} ${locale} ${size}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, locale, viewport: sizes[size] });
    const page = await context.newPage();
    await page.goto(`${server.origin}/trips/sample`);
    await page.getByRole('button', { name: /^Export(ar)?$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFaults(page, 'the ways to export');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Export(ar)?$/ })).toBeFocused();
    await context.close();
  });
}
