// npm run tool -- shots [part of a name [part of size-theme-language]]: pictures of every screen of the built product, phone and desktop, light and dark, both languages,
// into shots/ (not in git), to be looked at.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { withServer } from '../bench/server.mjs';
import { inDays } from '../tests/support/soon.mjs';
import { findChromium } from './find-browser.mjs';
import { legalVersion } from './legal-version.mjs';

const folder = path.join(path.dirname(import.meta.dirname), 'shots');
const PASSWORD = 'a calm sea and a good wind';
const filter = process.argv[2] ?? '';
const only = process.argv[3] ?? '';
const sizes = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
];

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, string>} */
const addresses = {
  home: '/',
  'how-it-works': '/how-it-works',
  inspiration: '/inspiration',
  shop: '/shop',
  payment: '/payment',
  'payment-success': '/payment-success?tokens=500',
  'plan-form': '/plan-trip',
  sample: '/trips/sample',
  'my-trips': '/my-trips',
  profile: '/profile',
  login: '/login',
  register: '/register',
  forgot: '/forgot-password',
  'forgot-sent': '/forgot-password/sent',
  reset: '/reset-password?token=abc',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  'not-found': '/nowhere',
};

/** @param {Page} page @param {string} key @param {string} value */
const remember = (page, key, value) =>
  page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);

/** @param {Page} page @param {string} origin @param {string} email */
async function signIn(page, origin, email) {
  const post = (/** @type {string} */ to, /** @type {object} */ data) =>
    page.request.post(`${origin}/api${to}`, { data });
  await post('/users', { name: 'Ada', lastname: 'Byron', email, password: PASSWORD, terms: legalVersion() });
  const session = await (await post('/auth/token', { email, password: PASSWORD })).json();
  await page.goto(`${origin}/nowhere`);
  await remember(page, 'user', JSON.stringify(session.user));
  await remember(page, 'token', session.access_token);
  await remember(page, 'refreshToken', session.refresh_token);
}

/**
 * The states of planning: filled form, result, edit mode, the saved trip.
 * @param {Page} page @param {string} origin @param {string} locale @param {string} suffix
 */
async function shootPlanning(page, origin, locale, suffix) {
  const spanish = locale === 'es-ES';
  const draft = {
    destination: 'Lisbon',
    start: inDays(0),
    end: inDays(3),
    adults: 2,
    children: 1,
    categories: ['history', 'food'],
    budget: 'moderate',
    preferences: spanish
      ? 'mañanas tranquilas, sin museos, Torre de Belém, un balcón con brisa'
      : 'slow mornings, no museums, Belém Tower, a balcony with sea breeze',
  };
  await page.goto(`${origin}/plan-trip`);
  await remember(page, 'planFormDraft', JSON.stringify(draft));
  await page.goto(`${origin}/plan-trip`, { waitUntil: 'networkidle' });
  await shoot(page, `plan-filled-${suffix}`);
  await page.getByRole('button', { name: spanish ? 'Planificar mi viaje' : 'Plan my trip' }).click();
  await page.getByRole('heading', { name: /Lisbo/ }).waitFor({ timeout: 20_000 });
  await shoot(page, `plan-result-${suffix}`);
  await page.getByRole('button', { name: spanish ? 'Guardar viaje' : 'Save trip' }).click();
  await page.getByRole('button', { name: spanish ? 'Editar' : 'Edit', exact: true }).click();
  await shoot(page, `plan-edit-${suffix}`);
  await page.goto(`${origin}/my-trips`, { waitUntil: 'networkidle' });
  await shoot(page, `my-trips-full-${suffix}`);
}

/** @param {Page} page @param {string} name */
async function shoot(page, name) {
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(350);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}

mkdirSync(folder, { recursive: true });
await withServer(3975, async (origin) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  let people = 0;
  for (const { name: size, viewport } of sizes) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      for (const locale of ['en-GB', 'es-ES']) {
        const suffix = `${size}-${colorScheme}-${locale.slice(0, 2)}`;
        if (!suffix.includes(only)) continue;
        const context = await browser.newContext({ viewport, colorScheme, locale, reducedMotion: 'reduce' });
        const page = await context.newPage();
        for (const visitor of ['visitor', 'user']) {
          if (visitor === 'user') await signIn(page, origin, `ada${people++}@example.org`);
          for (const [name, address] of Object.entries(addresses)) {
            if (!`${name}-${visitor}-${suffix}`.includes(filter)) continue;
            await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
            await shoot(page, `${name}-${visitor}-${suffix}`);
          }
        }
        if ('plan-my-trips'.includes(filter.split('-')[0] ?? '')) await shootPlanning(page, origin, locale, suffix);
        await context.close();
      }
    }
  }
  await browser.close();
});
