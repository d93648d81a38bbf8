import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';

const PASSWORD = 'a calm sea and a good wind';
const screens = [
  '/',
  '/plan-trip',
  '/my-trips',
  '/login',
  '/register',
  '/terms-and-conditions',
  '/privacy-policy',
  '/nowhere',
];
const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

/** Signs in through the API and puts the session where the page looks for it. */
async function arrive(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  const post = (path: string, data: object) => page.request.post(`${server.origin}/api${path}`, { data });
  await post('/users', { name: 'Ada', lastname: 'Byron', email, password: PASSWORD, terms: '2026-11-20' });
  const session = await (await post('/auth/token', { email, password: PASSWORD })).json();
  await page.goto(`${server.origin}/nowhere`);
  await page.evaluate(({ user, access_token, refresh_token }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', access_token);
    localStorage.setItem('refreshToken', refresh_token);
  }, session);
  return page;
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    where,
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-GB', 'es-ES'] as const) {
    test(`every screen is accessible in ${locale}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, locale, reducedMotion: 'reduce' });
      const page = await arrive(context, `axe-${colorScheme}-${locale}@example.org`);
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      for (const viewport of widths) {
        await page.setViewportSize(viewport);
        for (const screen of screens) {
          await page.goto(server.origin + screen);
          await expectAccessible(page, `${screen} at ${viewport.width}`);
        }
        await page.goto(`${server.origin}/plan-trip`);
        const plan = page.getByRole('button', { name: locale === 'en-GB' ? 'Plan my trip' : 'Planear mi viaje' });
        const change = page.getByRole('button', {
          name: locale === 'en-GB' ? 'Change the request' : 'Cambiar la petición',
        });
        await plan.or(change).waitFor();
        if (await plan.isVisible()) {
          await page.locator('input').first().fill('Lisboa');
          await page.locator('input[type=date]').first().fill('2027-05-03');
          await page.locator('input[type=date]').last().fill('2027-05-05');
          await plan.click();
        }
        await change.waitFor();
        await expectAccessible(page, `result at ${viewport.width}`);
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
}
