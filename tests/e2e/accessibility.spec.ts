import { expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { aSoonTrip } from './soon-trips.ts';
import { arrive, combinations, complaints, expectNoFaults, routes, sizes } from './support.ts';

// Every context would install some hundred files that no test here reads.
test.use({ serviceWorkers: 'block' });

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
  const tag = index === 0 ? [] : ['@full'];
  test(`every screen is accessible in ${locale}, ${colorScheme}, ${size}`, { tag }, async ({ browser }) => {
    // Axe looks at thirty screens, on machines that do something else beside.
    test.setTimeout(240_000);
    const context = await browser.newContext({ colorScheme, locale, viewport: sizes[size], reducedMotion: 'reduce' });
    const email = `axe-${colorScheme}-${locale}-${size}@example.org`;
    const page = await arrive(context, server.origin, email);
    const faults = complaints(page);
    for (const route of routes) {
      await page.goto(server.origin + route);
      await expectAccessible(page, route);
    }
    await page.goto(`${server.origin}/plan-trip`);
    const draft = { ...soonDates(3, '05-03'), adults: 2, children: 0, categories: [], budget: null };
    await page.evaluate((value) => localStorage.setItem('planFormDraft', JSON.stringify(value)), {
      ...draft,
      destination: 'Lisboa',
      preferences: '',
    });
    await page.reload();
    await page.getByRole('button', { name: locale === 'en-GB' ? 'Plan my trip' : 'Planificar mi viaje' }).click();
    await page
      .getByRole('button', { name: locale === 'en-GB' ? 'Change the request' : 'Cambiar la petición' })
      .waitFor();
    await expectAccessible(page, 'the plan');
    const account = await Account.of(server.origin, email);
    const trip = aSoonTrip();
    await account.save(toWireTrip(trip));
    await page.goto(server.origin + (await account.share(trip.id)));
    await expectAccessible(page, 'a shared trip');
    await page.goto(`${server.origin}/trips/${trip.id}`);
    await page.getByRole('button', { name: locale === 'en-GB' ? 'Share' : 'Compartir', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await expectNoFaults(page, 'the share sheet');
    expect(faults).toEqual([]);
    await context.close();
  });
}
