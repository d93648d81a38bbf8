import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { FakeLlm } from '../support/fake-llm.ts';
import { soonDates } from '../support/soon.mjs';
import { arrive } from './support.ts';

const dates = soonDates(3);

/** A model that takes some seconds for a plan, so that much can happen meanwhile. */
const fake = new FakeLlm();
let server: BuiltServer;
test.beforeAll(async () => {
  await fake.start();
  fake.mode = 'slow';
  server = await BuiltServer.make({
    BETA_FREE: '0',
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'fake',
    LLM_BASE_URL: `${fake.origin}/v1`,
  });
});
test.beforeEach(() => {
  fake.paceMs = 200;
  fake.requests.length = 0;
});
test.afterAll(async () => {
  await server.remove();
  await fake.stop();
});

async function askForRome(page: Page): Promise<void> {
  await page.goto(`${server.origin}/plan-trip`);
  await page.getByLabel('Destination').fill('Rome');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
  await page.getByRole('button', { name: 'Plan my trip' }).click();
}

/** The first day is on the screen, the others are being made. */
async function askAndSeeOneDay(page: Page): Promise<void> {
  await askForRome(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Day 1' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Planning your trip' })).toBeVisible();
}

/** A stream may be silent for 30 s before it counts as lost, and the next request may take as long to be accepted. */
const FOUND_AGAIN_WITHIN_MS = 90_000;

async function expectPlanOnce(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible({ timeout: FOUND_AGAIN_WITHIN_MS });
  await expect(page.getByRole('region', { name: 'Day 3', exact: true })).toBeVisible();
  await expect(page.getByText(/Proposed by fake/)).toBeVisible();
  expect(fake.requests).toHaveLength(1);
}

/** Reads the account beside the page, whatever became of it. */
async function accountOf(page: Page): Promise<() => Promise<{ tokens: number; held: number }>> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return async () => {
    const headers = { authorization: `Bearer ${token}` };
    const { tokens, held } = await (await page.request.get(`${server.origin}/api/users/tokens`, { headers })).json();
    return { tokens, held };
  };
}

test('a phone that is locked in mid-plan finds the plan when it comes back, made and paid once', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const page = await arrive(context, server.origin, 'locked@example.org');
  const account = await accountOf(page);
  const { tokens } = await account();
  await askAndSeeOneDay(page);
  const phone = await context.newCDPSession(page);
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
  await context.setOffline(true);
  const paid = { tokens: tokens - 100, held: 0 };
  await expect.poll(account, { timeout: 60_000 }).toEqual(paid);
  await context.setOffline(false);
  await phone.send('Page.setWebLifecycleState', { state: 'active' });
  await expectPlanOnce(page);
  expect(await account()).toEqual(paid);
});

test('a page that is reloaded in mid-plan goes on waiting for the same plan', async ({ context }) => {
  const page = await arrive(context, server.origin, 'reloaded@example.org');
  await askAndSeeOneDay(page);
  await page.reload();
  await expectPlanOnce(page);
});

test('a plan that is cancelled in mid-plan gives its tokens back', async ({ context }) => {
  fake.paceMs = 2_000;
  const page = await arrive(context, server.origin, 'cancelled@example.org');
  const account = await accountOf(page);
  const before = await account();
  await askForRome(page);
  await expect.poll(() => fake.requests.length).toBe(1);
  expect((await account()).held).toBe(100);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Plan my trip' })).toBeVisible();
  await expect.poll(account).toEqual(before);
});
