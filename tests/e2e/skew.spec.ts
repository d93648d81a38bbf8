import { expect, type Page, test } from '@playwright/test';
import { legalVersions } from '#domain/account/legal-version.ts';
import { hasPreviousRelease, previousCheckout } from '../skew/previous-release.ts';
import { BuiltServer } from '../support/built-server.ts';
import { inDays } from '../support/soon.mjs';
import { answerTo, appIsKept } from './support.ts';

/** Pages and servers of two releases meet at every deployment: what is open goes on, and nothing is lost (16.1). */

const EMAIL = 'ada@example.org';
const PASSWORD = 'a calm sea and a good wind';
const reaches = hasPreviousRelease();
let previous = '';
test.skip(!reaches, 'the history of this clone does not reach the previous release');

let server: BuiltServer;

// Building the other release takes longer than a test may.
test.beforeAll(() => {
  test.setTimeout(240_000);
  previous = previousCheckout();
});
test.beforeEach(() => test.setTimeout(180_000));

/** The other release takes the place of the running one. */
async function replaceBy(place: { root?: string; dataDir?: string }): Promise<void> {
  const { port } = server;
  await server.stop();
  server = await BuiltServer.make({}, { port, ...place });
}

/** Through the API with the terms of the previous release: its server knows no later ones. */
async function register(page: Page): Promise<void> {
  const data = { name: 'Ada', lastname: 'Byron', email: EMAIL, password: PASSWORD, terms: legalVersions[0] };
  const answer = await page.request.post(`${server.origin}/api/users`, { data });
  expect(answer.status()).toBe(201);
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of Ada Byron' })).toBeVisible();
}

async function planAndSave(page: Page): Promise<void> {
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(inDays(30));
  await page.getByLabel('End date').fill(inDays(32));
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Moderate' }).click();
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await page.getByRole('button', { name: 'Save trip' }).click();
  await expect(page.getByText('Trip saved successfully', { exact: true }).first()).toBeVisible();
}

/** A note on the first day, told to the server. */
async function editAndSend(page: Page): Promise<void> {
  const sent = answerTo(page, 'PATCH');
  await page.getByRole('button', { name: 'Notes for day 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Ticket 12');
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Ticket 12').first()).toBeVisible();
}

async function openFromList(page: Page): Promise<void> {
  await page.goto(`${server.origin}/my-trips`);
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: /View details: Rome/ }).click();
  await expect(page.getByRole('region', { name: 'Day 3', exact: true })).toBeVisible();
}

/** What the page's worker is doing, in a word or two. */
const workerState = (page: Page) =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return 'has the page';
    const registered = await navigator.serviceWorker.getRegistration();
    if (!registered) return 'not registered';
    const { installing, waiting, active } = registered;
    return [installing, waiting, active].map((worker) => worker?.state ?? 'none').join(', ');
  });

/** Until its worker answers for it, in a page that was loaded twice: the first load registers it. */
async function workerHasThePage(page: Page): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('requestfailed', (request) => said.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(server.origin);
  const state = async () => {
    const now = await workerState(page);
    if (now.endsWith('activated') || now === 'not registered') await page.reload();
    return `${now} ${said.slice(-5).join(' | ')}`;
  };
  await expect.poll(state, { timeout: 90_000, intervals: [2000] }).toMatch(/^has the page/);
}

/** Which release a page is: the first one names its version nowhere. */
const apiHeaderOf = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/api/trips')).then((request) => request.headers()['x-api']);

test('the page of the previous release goes on with this server', async ({ page }) => {
  server = await BuiltServer.make({}, { root: previous });
  await workerHasThePage(page);
  await register(page);
  await replaceBy({ dataDir: server.dataDir });
  await signIn(page);
  const version = apiHeaderOf(page);
  await planAndSave(page);
  expect(await version).toBeUndefined();
  await openFromList(page);
  await editAndSend(page);
  await server.remove();
});

test('this page goes on with the server of the previous release', async ({ page }) => {
  server = await BuiltServer.make();
  await workerHasThePage(page);
  await appIsKept(page);
  await replaceBy({ root: previous });
  await register(page);
  await signIn(page);
  const version = apiHeaderOf(page);
  await planAndSave(page);
  expect(await version).toBe('2');
  await openFromList(page);
  await editAndSend(page);
  await server.remove();
});
