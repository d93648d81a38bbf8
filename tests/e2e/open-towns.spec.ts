import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Destination } from '#domain/place/destination.ts';
import { BuiltServer } from '../support/built-server.ts';
import { FakeOverpass } from '../support/fake-overpass.ts';
import { osmTown } from '../support/osm-town.ts';
import { soonDates } from '../support/soon.mjs';
import { appIsKept, arrive, expectNoFaults, sizes } from './support.ts';

/** Nantes has what Lyon has. */
const NANTES = { latitude: 47.2173, longitude: -1.5534 };
const lyon = JSON.parse(readFileSync('places/lyon.json', 'utf8')) as Destination;

let fake: FakeOverpass;
let server: BuiltServer;
test.beforeAll(async () => {
  fake = await new FakeOverpass().start();
  fake.elements = osmTown(lyon).map((own) => ({
    ...own,
    latitude: own.latitude - lyon.latitude + NANTES.latitude,
    longitude: own.longitude - lyon.longitude + NANTES.longitude,
  }));
  server = await BuiltServer.make({
    ANONYMOUS_PLANS_PER_DAY: '100',
    PLACES_SOURCE: 'overpass',
    OVERPASS_URL: fake.origin,
    PLACES_USER_AGENT: 'Periplo tests (tests@example.org)',
  });
});
test.afterAll(async () => {
  await server.remove();
  await fake.stop();
});

const words = {
  en: {
    field: 'Destination',
    line: /Nantes.*from open maps/,
    known: /44 sights and 30 places to eat from OpenStreetMap, opening hours known for 45/,
    plan: 'Plan my trip',
    from: 'Start date',
    to: 'End date',
    verify: 'Verify before you go',
    osm: 'OpenStreetMap contributors',
    open: 'Open as a trip',
    fits: /opening hours that open maps know/,
  },
  es: {
    field: 'Destino',
    line: /Nantes.*de mapas abiertos/,
    known: /44 lugares y 30 sitios para comer de OpenStreetMap, con horario conocido en 45/,
    plan: 'Planificar mi viaje',
    from: 'Fecha de inicio',
    to: 'Fecha de fin',
    verify: 'Compruébalo antes de ir',
    osm: 'colaboradores de OpenStreetMap',
    open: 'Abrir como viaje',
    fits: /horarios que conocen los mapas abiertos/,
  },
} as const;

async function planNantes(page: Page, language: keyof typeof words): Promise<void> {
  const t = words[language];
  const dates = soonDates(3);
  // A form that was begun: wide screens have a calendar, phones a field of their own.
  const begun = { ...dates, destination: '', adults: 2, children: 0, categories: [], budget: null, preferences: '' };
  await page.goto(`${server.origin}/plan-trip`);
  await page.evaluate((form) => localStorage.setItem('planFormDraft', JSON.stringify(form)), begun);
  await page.reload();
  await page.getByLabel(t.field).fill('Nant');
  await page.getByRole('option', { name: t.line }).click();
  await expect(page.getByLabel(t.field)).toHaveValue(/^Nantes, /);
  await expect(page.getByText(t.known)).toBeVisible();
  await expectNoFaults(page, 'the form with a town from open data');
  await page.getByRole('button', { name: t.plan }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nantes' })).toBeVisible();
}

for (const [size, language] of [
  ['phone', 'es'],
  ['desktop', 'en'],
] as const) {
  test(`a town of no catalogue is gathered, told of, planned and checked with no network (23): ${size}, ${language}`, async ({
    browser,
  }) => {
    const locale = language === 'es' ? 'es-ES' : 'en-GB';
    const context = await browser.newContext({ baseURL: server.origin, viewport: sizes[size], locale });
    const page = await context.newPage();
    const t = words[language];
    await arrive(context, server.origin, `town-${language}@example.org`, page);
    await planNantes(page, language);
    await expect(page.getByRole('heading', { name: t.verify })).toBeVisible();
    await expect(page.getByRole('link', { name: t.osm })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
    await page.getByRole('link', { name: t.open }).click();
    await expect(page.getByText(t.fits)).toBeVisible();
    await expectNoFaults(page, 'a trip to a town from open data');
    await appIsKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Nantes' })).toBeVisible();
    await expect(page.getByText(t.fits)).toBeVisible();
    await expect(page.getByRole('link', { name: t.osm })).toBeVisible();
    expect(fake.asked).toHaveLength(1);
    await context.close();
  });
}

test('of a town with too little, or a service that does not answer, the form says so before anything is planned (23)', async ({
  page,
}) => {
  const { elements } = fake;
  const pick = async (beginning: string, name: RegExp) => {
    await page.getByLabel('Destination').fill(beginning);
    await page.getByRole('option', { name }).click();
  };
  await page.goto(`${server.origin}/plan-trip`);
  fake.elements = [];
  await pick('Limog', /Limoges.*from open maps/);
  await expect(page.getByText('OpenStreetMap has too little of Limoges, France to plan a day there.')).toBeVisible();
  fake.mode = 'error';
  await pick('Dijo', /Dijon.*from open maps/);
  await expect(page.getByText('The places of Dijon, France cannot be looked up now.')).toBeVisible();
  await pick('Rom', /^Rome/);
  await expect(page.getByText('cannot be looked up now')).toBeHidden();
  fake.mode = 'fine';
  fake.elements = elements;
});
