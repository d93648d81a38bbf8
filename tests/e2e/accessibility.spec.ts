import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { arrive, complaints, routes, sidewaysScroll } from './support.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    where,
  ).toEqual([]);
  expect(await sidewaysScroll(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-GB', 'es-ES'] as const) {
    test(`every screen is accessible in ${locale}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, locale, reducedMotion: 'reduce' });
      const page = await arrive(context, server.origin, `axe-${colorScheme}-${locale}@example.org`);
      const faults = complaints(page);
      for (const viewport of widths) {
        await page.setViewportSize(viewport);
        for (const screen of routes) {
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
