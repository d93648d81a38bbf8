import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { arrive, combinations, complaints, expectNoFaults, routes, sizes } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make();
});
test.afterAll(() => server.remove());

async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFaults(page, where);
}

for (const [index, { colorScheme, locale, size }] of combinations.entries()) {
  const tag = index === 0 ? [] : ['@long'];
  test(`every screen is accessible in ${locale}, ${colorScheme}, ${size}`, { tag }, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, locale, viewport: sizes[size], reducedMotion: 'reduce' });
    const page = await arrive(context, server.origin, `axe-${colorScheme}-${locale}-${size}@example.org`);
    const faults = complaints(page);
    for (const route of routes) {
      await page.goto(server.origin + route);
      await expectAccessible(page, route);
    }
    await page.goto(`${server.origin}/plan-trip`);
    const draft = { start: '2027-05-03', end: '2027-05-05', adults: 2, children: 0, categories: [], budget: null };
    await page.evaluate((value) => localStorage.setItem('planFormDraft', JSON.stringify(value)), {
      ...draft,
      destination: 'Lisboa',
      preferences: '',
    });
    await page.reload();
    await page.getByRole('button', { name: locale === 'en-GB' ? 'Plan my trip' : 'Planear mi viaje' }).click();
    await page
      .getByRole('button', { name: locale === 'en-GB' ? 'Change the request' : 'Cambiar la petición' })
      .waitFor();
    await expectAccessible(page, 'the plan');
    expect(faults).toEqual([]);
    await context.close();
  });
}
