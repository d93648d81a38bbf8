import { expect, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { soonDates } from '../support/soon.mjs';
import { appIsKept, arrive, expectNoFaults, sizes } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ ANONYMOUS_PLANS_PER_DAY: '100' });
});
test.afterAll(() => server.remove());

const words = {
  en: {
    field: 'Destination',
    typed: 'Lisbon and Porto',
    first: 'Place 1',
    more: 'One night more in Lisbon',
    plan: 'Plan my trip',
    title: 'Lisbon and Porto',
    route: 'Lisbon, 4 nights; Porto, 1 night',
    base: 'Porto · 1 night',
    way: /On to Porto by train, about 3 h 10/,
    open: 'Open as a trip',
    fits: /Everything fits/,
  },
  es: {
    field: 'Destino',
    typed: 'Lisboa y Oporto',
    first: 'Lugar 1',
    more: 'Una noche más en Lisboa',
    plan: 'Planificar mi viaje',
    title: 'Lisboa y Oporto',
    route: 'Lisboa, 4 noches; Oporto, 1 noche',
    base: 'Oporto · 1 noche',
    way: /A Oporto en tren, unas 3 h 10/,
    open: 'Abrir como viaje',
    fits: /Todo encaja/,
  },
} as const;

async function begin(page: Page, days: number): Promise<void> {
  // A form that was begun: wide screens have a calendar, phones a field of their own.
  const begun = {
    ...soonDates(days),
    destination: '',
    adults: 2,
    children: 0,
    categories: [],
    budget: null,
    preferences: '',
  };
  await page.goto(`${server.origin}/plan-trip`);
  await page.evaluate((form) => localStorage.setItem('planFormDraft', JSON.stringify(form)), begun);
  await page.reload();
}

for (const [size, language] of [
  ['phone', 'es'],
  ['desktop', 'en'],
] as const) {
  test(`a journey over two places is proposed, changed, planned and there with no network (23): ${size}, ${language}`, async ({
    browser,
  }) => {
    const locale = language === 'es' ? 'es-ES' : 'en-GB';
    const context = await browser.newContext({ baseURL: server.origin, viewport: sizes[size], locale });
    const page = await context.newPage();
    const t = words[language];
    await arrive(context, server.origin, `journey-${language}@example.org`, page);
    await begin(page, 6);
    await page.getByLabel(t.field).fill(t.typed);
    await page.getByRole('option', { name: t.typed }).click();
    await expect(page.getByRole('combobox', { name: t.first })).toHaveValue(t.title.split(' ')[0] ?? '');
    const nights = page.getByRole('spinbutton', { name: language === 'es' ? 'Noches' : 'Nights' });
    await expect(nights.first()).toHaveValue('3');
    await page.getByRole('button', { name: t.more }).click();
    await expect(nights.first()).toHaveValue('4');
    await expect(nights.nth(1)).toHaveValue('1');
    await expectNoFaults(page, 'the form with a journey');
    await page.getByRole('button', { name: t.plan }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByText(t.route)).toBeVisible();
    await page.getByRole('link', { name: t.open }).click();
    await expect(page.getByText(t.base)).toBeVisible();
    await expect(page.getByText(t.way)).toBeVisible();
    await expect(page.getByText(t.fits)).toBeVisible();
    await expectNoFaults(page, 'a journey');
    await appIsKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(t.base)).toBeVisible();
    await expect(page.getByText(t.fits)).toBeVisible();
    await context.close();
  });
}

test('places are added, moved and removed by hand; what cannot be is said before and after it is sent (23)', async ({
  page,
}) => {
  await begin(page, 4);
  await page.getByLabel('Destination').fill('London');
  await page.getByRole('option', { name: /^London.*United Kingdom/ }).click();
  await page.getByRole('button', { name: 'Add another place' }).click();
  await page.getByRole('combobox', { name: 'Place 2' }).fill('Sydney');
  await page.getByRole('option', { name: /^Sydney.*Australia/ }).click();
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page.getByText('Between London - Sydney the way takes more than a day')).toBeVisible();
  await page.getByRole('button', { name: 'Change the request' }).click();
  await expect(page.getByRole('combobox', { name: 'Place 2' })).toHaveValue('Sydney');
  await page.getByRole('combobox', { name: 'Place 2' }).fill('London');
  await expect(page.getByText('The same place stands twice in a row.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Place 2' }).fill('Edinburgh');
  // The list lies over the buttons of its row until it is answered.
  await page.getByRole('option', { name: /^Edinburgh/ }).click();
  await page.getByRole('button', { name: 'Edinburgh earlier' }).click();
  await expect(page.getByRole('combobox', { name: 'Place 1' })).toHaveValue('Edinburgh');
  await page.getByRole('button', { name: 'Remove London' }).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Edinburgh');
});
