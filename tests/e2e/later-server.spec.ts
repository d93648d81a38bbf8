import { expect, type Page, type Route, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { inDays } from '../support/soon.mjs';
import { arrive, complaints } from './support.ts';

/** This page before a server of a later version: it goes on, shows what it does not know in a neutral way, and hands it back (16.1). */

type Json = unknown;
const LATER = { seats: ['12A'] };

/** Words that this version has never heard of, by the key they stand at. */
const words: Record<string, string> = {
  condition: 'hail',
  source: 'oracle',
  landscape: 'moon',
  met: 'perhaps',
  by: 'robot',
};
const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a later server would have said. */
function later(value: Json): Json {
  if (Array.isArray(value)) return value.map(later);
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => {
    if (key in words && typeof part === 'string') return [key, words[key]];
    if (key === 'categories' && Array.isArray(part)) return [key, [...part, 'railways']];
    if (key === 'verify' && Array.isArray(part)) return [key, ['visa']];
    if (key === 'kind' && part === 'free-time') return [key, 'transfer'];
    if (key === 'meal' && part === 'lunch') return [key, 'breakfast'];
    return [key, later(part)];
  });
  return { ...Object.fromEntries(parts), later: LATER };
}

/** What the server of today understands of it. */
function today(value: Json): Json {
  if (Array.isArray(value)) return value.filter((part) => part !== 'railways' && part !== 'visa').map(today);
  if (!isObject(value)) return value;
  const back: Record<string, string> = {
    hail: 'sunny',
    oracle: 'season',
    moon: 'city',
    perhaps: 'partly',
    transfer: 'free-time',
  };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'later')
      .map(([key, part]) => [
        key,
        typeof part === 'string' ? (back[part] ?? (part === 'breakfast' ? 'lunch' : part)) : today(part),
      ]),
  );
}

interface Sent {
  readonly url: string;
  readonly body: string;
}

async function answerAsLater(route: Route, body: string | null): Promise<void> {
  const answer = await route.fetch(body ? { postData: JSON.stringify(today(JSON.parse(body))) } : {});
  const type = answer.headers()['content-type'] ?? '';
  if (type.includes('event-stream')) {
    const news = (await answer.text()).replace(/^data: (.*)$/gm, (_, text: string) => {
      const unheardOf = JSON.stringify({ type: 'mood', mood: 'calm' });
      return `data: ${unheardOf}\n\ndata: ${JSON.stringify(later(JSON.parse(text)))}`;
    });
    await route.fulfill({ response: answer, body: news });
  } else if (type.includes('json')) await route.fulfill({ response: answer, json: later(await answer.json()) });
  else await route.fulfill({ response: answer });
}

/** From now on the server speaks as a later one; what the page sends is noted. */
async function pretend(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const body = request.postData();
    if (body) sent.push({ url: new URL(request.url()).pathname, body });
    // A page that goes elsewhere hangs up.
    await answerAsLater(route, body).catch(() => undefined);
  });
  return sent;
}

// The worker sends too, and what it sends is not noted here.
test.use({ serviceWorkers: 'block' });

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

test('plans, saves, edits, and opens every screen', async ({ page, context }) => {
  const heard = complaints(page);
  await arrive(context, server.origin, 'later@example.org', page);
  const sent = await pretend(page);
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(inDays(30));
  await page.getByLabel('End date').fill(inDays(32));
  await page.getByRole('button', { name: 'Moderate' }).click();
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  const unsure = page.getByRole('listitem').filter({ hasText: 'Not confirmed' }).first();
  await unsure.getByRole('button', { name: /^Details of/ }).click();
  await expect(unsure.getByText('Not confirmed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Trip saved successfully', { exact: true }).first()).toBeVisible();
  const sentTrip = () => sent.find(({ url }) => url === '/api/trips');
  await expect.poll(sentTrip).toBeDefined();
  const saved = sentTrip();
  expect(JSON.parse(saved?.body ?? '{}')).toMatchObject({ later: LATER, itinerary: [{ later: LATER }, {}, {}] });
  expect(saved?.body).toContain('breakfast');

  await page.goto(`${server.origin}/my-trips`);
  await page.getByRole('link', { name: /View details: Rome/ }).click();
  await page.getByRole('button', { name: 'Notes for day 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Ticket 12');
  const noted = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  expect((await noted).status()).toBe(200);
  await expect(page.getByText('Ticket 12').first()).toBeVisible();

  for (const path of ['/my-trips', '/inspiration', '/profile', '/shop', '/trips/sample', '/how-it-works', '/']) {
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/\b(?:undefined|NaN|unheard|railways|transfer|hail)\b/)).toHaveCount(0);
  }
  expect(heard).toEqual([]);
});
