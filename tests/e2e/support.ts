import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page, type Response } from '@playwright/test';
import { verifyEmailEndpoint } from '#contract/account.ts';
import { Account, keepSession } from '../support/account.ts';
import { GOOD_PASSWORD } from '../support/people.ts';
import { soonDates } from '../support/soon.mjs';

export const PASSWORD = GOOD_PASSWORD;

/** Every route of the specification, and one that is none. */
export const routes = [
  '/',
  '/plan-trip',
  '/inspiration',
  '/how-it-works',
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-password/sent',
  '/reset-password?token=abc',
  '/shop',
  '/payment',
  '/payment-success?tokens=500',
  '/profile',
  '/my-trips',
  '/handed-over',
  '/sync',
  '/trips/sample',
  '/terms-and-conditions',
  '/privacy-policy',
  '/nowhere',
] as const;

/** `FULL=1` looks at every combination of theme, language and width; otherwise at two that differ in everything. */
export const full = process.env.FULL === '1';

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

interface Combination {
  readonly colorScheme: 'light' | 'dark';
  readonly locale: 'en-GB' | 'es-ES';
  readonly size: keyof typeof sizes;
}

const every: readonly Combination[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['en-GB', 'es-ES'] as const).flatMap((locale) =>
    (['phone', 'desktop'] as const).map((size) => ({ colorScheme, locale, size })),
  ),
);
const two: readonly Combination[] = [
  { colorScheme: 'light', locale: 'es-ES', size: 'phone' },
  { colorScheme: 'dark', locale: 'en-GB', size: 'desktop' },
];
export const combinations = full ? every : two;

/** Registers through the API and puts the session where the page looks for it. */
export async function arrive(context: BrowserContext, origin: string, email: string, own?: Page): Promise<Page> {
  const page = own ?? (await context.newPage());
  const { session } = await Account.of(origin, email);
  // A page of the origin that loads nothing.
  await page.goto(`${origin}/health/live`);
  await page.evaluate(keepSession, session);
  return page;
}

/** The next answer to such a change, asked for by the page or by its worker: either of them sends what waits. */
export const answerTo = (page: Page, method: 'PATCH' | 'POST', path = ''): Promise<Response> =>
  page
    .context()
    .waitForEvent('response', (answer) => answer.request().method() === method && answer.url().endsWith(path));

/** Does what the link in the first mail of a server does. */
export async function confirmAddress(page: Page, origin: string, dataDir: string): Promise<void> {
  const outbox = path.join(dataDir, 'outbox');
  const token = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((file) => readFileSync(path.join(outbox, file), 'utf8').replace(/=\r?\n/g, ''))
      .map((mail) => /verify-email\?token=(?:3D)?([\w-]+)/.exec(mail)?.[1])
      .find((found) => found !== undefined);
  await expect.poll(token).toBeTruthy();
  const answer = await page.request.post(`${origin}${verifyEmailEndpoint.path}`, { data: { token: token() } });
  expect(answer.ok()).toBe(true);
}

/** Whatever the browser complained about since. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** Complaints without those of requests that met a server which was ending (503) or had ended. */
export const besidesGoneServer = (found: readonly string[]): string[] =>
  found.filter((line) => !/ERR_CONNECTION_REFUSED|status of 503 /.test(line));

export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What lies under a bar that sticks to an edge is scrolled from under it; axe looks at one moment only. */
const unstick = (isStuck: boolean) => {
  for (const bar of document.querySelectorAll<HTMLElement>('header.sticky, .day-tabs, .trip-parts'))
    bar.style.position = isStuck ? '' : 'static';
};

async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(unstick, false);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  await page.evaluate(unstick, true);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What axe finds once the page has come to rest. Counted in looks: one look at a crowded page may take seconds. */
async function settledAxeFaults(page: Page, looks = 4): Promise<string[]> {
  const found = await axeFaults(page);
  if (found.length === 0 || looks <= 1) return found;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return settledAxeFaults(page, looks - 1);
}

/** Nothing for axe to find on what is shown once it has come to rest, and nothing beside the edge. */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  expect(await settledAxeFaults(page), where).toEqual([]);
  expect(await sidewaysScroll(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Resolves when every file of the app is on the device, so that any of its screens opens without a server. */
export async function appIsKept(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<number>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data.missing);
      });
      active?.postMessage({ type: 'KEEP_APP' }, [port2]);
      return answer;
    });
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
}

/** When the trip of `openSavedRome` is. */
export const romeDates = soonDates(2);

/** Plans two days in Rome, saves them and opens them from the list, with a worker that serves the page. */
export async function openSavedRome(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(romeDates.start);
  await page.getByLabel('End date').fill(romeDates.end);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Trip saved successfully', { exact: true }).first()).toBeVisible();
  await page.goto(`${origin}/my-trips`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /View details: Rome/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await appIsKept(page);
}

/** What the stops of a day are called, after the first is drawn: that may be after the panels above the days. */
export async function namesIn(day: Locator): Promise<string[]> {
  const names = day.getByRole('heading', { level: 4 });
  await expect(names.first()).toBeVisible();
  return names.allInnerTexts();
}

/** Presses a button that says something else for a second only, which looking once a second on a busy machine can miss. */
export async function pressAndRead(page: Page, button: string, said: string): Promise<void> {
  const seen = await page.evaluateHandle((said) => {
    const says = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim() === said);
    const promise = new Promise<void>((resolve) => {
      const look = new MutationObserver(() => {
        if (!says()) return;
        look.disconnect();
        resolve();
      });
      look.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { promise };
  }, said);
  await page.getByRole('button', { name: button }).click();
  await seen.evaluate(({ promise }) => promise);
  await expect(page.getByRole('button', { name: button })).toBeVisible();
}

/** Makes a link in the open sheet for sharing; what the clipboard has then. */
export async function copyNewLink(page: Page): Promise<string> {
  await pressAndRead(page, 'Make a link and copy it', 'Copied!');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Carries the first stop of a day down to a place (2: one down) by keys, each pressed when the last was answered. */
export async function carryByKeys(page: Page, handle: Locator, place: number): Promise<void> {
  const told = page.locator('[id^="DndLiveRegion"]');
  await handle.focus();
  // A list that still moves is measured where it is not.
  let before = '';
  await expect
    .poll(async () => {
      const [now, was] = [JSON.stringify(await handle.boundingBox()), before];
      before = now;
      return now === was;
    })
    .toBe(true);
  await page.keyboard.press('Space');
  await expect(told).toHaveText(/in your hand|en la mano|place 1 |puesto 1 /);
  for (let at = 2; at <= place; at++) {
    await page.keyboard.press('ArrowDown');
    await expect(told).toHaveText(new RegExp(`(place|puesto) ${at} `));
  }
}
