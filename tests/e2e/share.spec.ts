import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { FakeUnsplash } from '../support/fake-unsplash.ts';
import { readCode } from '../support/read-code.ts';
import { aSoonTrip } from './soon-trips.ts';
import { storageOf } from './storage.ts';
import { appIsKept, arrive, copyNewLink, expectNoFaults, PASSWORD, sizes } from './support.ts';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await BuiltServer.make({ LOG_LEVEL: 'trace', RATE_LIMIT: '0' });
});
test.afterAll(() => server.remove());

/** What only the owner may ever see. */
function aSecretTrip() {
  const canary = () => `canary${randomUUID().replaceAll('-', '')}`;
  const [tripNote, dayNote, stopNote, wish, email] = [canary(), canary(), canary(), canary(), canary()];
  const trip = aSoonTrip({ preferences: `${wish} food` });
  const days = trip.days.map((day) => ({
    ...day,
    notes: dayNote,
    activities: day.activities.map((activity) => ({ ...activity, notes: stopNote, done: true, paid: 12_300 })),
  }));
  return {
    trip: { ...trip, notes: tripNote, days },
    email: `${email}@example.org`,
    secrets: [tripNote, dayNote, stopNote, wish, email, 'Byron'],
  };
}

/** A saved trip open in front of its owner, and everything about it that is secret. */
async function anOwnersTrip(page: Page) {
  const { trip, email, secrets } = aSecretTrip();
  const account = await Account.of(server.origin, email);
  await account.save(toWireTrip(trip));
  await arrive(page.context(), server.origin, email, page);
  await page.goto(`${server.origin}/trips/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  return { trip, account, secrets: [...secrets, trip.id, account.session.user.id] };
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Share this trip' });

/** Makes a link in the share sheet; what the clipboard has then. */
async function makeLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return copyNewLink(page);
}

/** A phone whose own sheet for sharing is closed, or does not open; what it was given. */
async function onPhone(browser: Browser, how: 'AbortError' | 'NotAllowedError', told: string) {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: sizes.phone, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((name) => {
    navigator.share = async (data) => {
      Object.assign(window, { given: data?.url });
      throw new DOMException('-', name);
    };
  }, how);
  await anOwnersTrip(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  // Looked for from before the press: it is told for some seconds only.
  const seen = expect(page.getByText(told).first()).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Make a link and share it' }).click();
  await seen;
  const link = () => page.evaluate(() => (window as { given?: string }).given ?? '');
  await expect.poll(link).toMatch(/s_/);
  return { context, page, link: await link() };
}

/** Opens a link that its owner made a moment ago, once the server has heard of it. */
async function openLink(page: Page, link: string): Promise<void> {
  await expect(async () => {
    expect((await page.goto(link))?.status()).toBe(200);
  }).toPass();
}

/** A viewer's browser, with everything that our server says to it. */
async function aViewer(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const heard: Promise<string>[] = [];
  page.on('response', (response) => {
    const body = response.body().then((bytes) => bytes.toString(), String);
    heard.push(body.then((text) => `${response.url()} ${JSON.stringify(response.headers())} ${text}`));
  });
  return { context, page, heard: async () => (await Promise.all(heard)).join('\n') };
}

test('a shared trip is read without an account, kept for no network, copied to a new account, and gone when the link ends', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { account, secrets } = await anOwnersTrip(page);
  const link = await makeLink(page);
  expect(link).toMatch(new RegExp(`^${server.origin}/trips/s_[\\w-]{24}$`));
  await expect(sheetOf(page).getByText('Opened on 0 devices')).toBeVisible();
  await expectNoFaults(page, 'the share sheet');

  const viewer = await aViewer(browser);
  await viewer.page.goto(link);
  await expect(viewer.page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await expectNoFaults(viewer.page, 'the shared trip');
  await appIsKept(viewer.page);
  const everything = [await viewer.heard(), await viewer.page.content(), await storageOf(viewer.page)].join('\n');
  expect(everything).toContain('Colosseum');
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);

  await viewer.context.setOffline(true);
  await viewer.page.reload();
  await expect(viewer.page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await expect(viewer.page.getByText(/^As of /)).toBeVisible();
  await viewer.context.setOffline(false);

  await viewer.page.getByRole('link', { name: 'Sign in and copy to my trips' }).click();
  await viewer.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await viewer.page.getByLabel('Name', { exact: true }).fill('Grace');
  await viewer.page.getByLabel('Last name').fill('Hopper');
  await viewer.page.getByLabel('Email').fill('grace@example.org');
  await viewer.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await viewer.page.getByLabel('Repeat the password').fill(PASSWORD);
  await viewer.page.getByRole('checkbox').check();
  await viewer.page.getByRole('button', { name: 'Create account' }).click();
  await expect(viewer.page.getByText('Copy saved', { exact: true }).first()).toBeVisible();
  await expect(viewer.page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  await expect(viewer.page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  const copied = await Account.of(server.origin, 'grace@example.org');
  const copyId = new URL(viewer.page.url()).pathname.split('/').at(-1) ?? '';
  await expect(async () => {
    const copy = JSON.stringify(await copied.trip(copyId));
    expect(secrets.filter((secret) => copy.includes(secret))).toEqual([]);
  }).toPass();
  await account.trip(secrets.at(-2) ?? '');

  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheetOf(page).getByText('Opened on 1 device')).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'End this link' }).click();
  await expect(sheetOf(page).getByText('There is none yet.')).toBeVisible();
  await viewer.page.goto(link);
  await expect(viewer.page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await expectNoFaults(viewer.page, 'a link that has ended');
  const token = link.split('s_').at(-1) ?? '';
  const seen = await viewer.page.evaluate(storedSeen);
  expect(seen).toEqual([]);
  expect(server.output).toContain('"path":"/trips/s_…"');
  expect(server.output).not.toContain(token);
  await viewer.context.close();
});

/** Tokens of the shared trips that are kept on a device; runs in the page. */
async function storedSeen(): Promise<unknown[]> {
  const tokens: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith('periplo-')) continue;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    if (database.objectStoreNames.contains('seen')) {
      const keys = await new Promise<unknown[]>((resolve) => {
        const asking = database.transaction('seen').objectStore('seen').getAllKeys();
        asking.onsuccess = () => resolve(asking.result);
      });
      tokens.push(...keys);
    }
    database.close();
  }
  return tokens;
}

test('a link made with no network is known at once and opens after reconnecting', async ({ page, browser }) => {
  await anOwnersTrip(page);
  await appIsKept(page);
  await page.context().setOffline(true);
  const link = await makeLink(page);
  await expect(sheetOf(page).getByText('On this device, opens for others once it is sent')).toBeVisible();
  const viewer = await aViewer(browser);
  await viewer.page.goto(link);
  await expect(viewer.page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();

  await page.context().setOffline(false);
  await expect(sheetOf(page).getByText('Opened on 0 devices')).toBeVisible();
  await viewer.page.reload();
  await expect(viewer.page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await viewer.context.close();
});

test('another phone at the table reads the link from the screen, light and dark, with no network at the owner', async ({
  page,
}) => {
  // The smallest there are: the head and the buttons of the sheet take most of it.
  await page.setViewportSize({ width: 320, height: 640 });
  await anOwnersTrip(page);
  await appIsKept(page);
  await page.context().setOffline(true);
  const link = await makeLink(page);
  await sheetOf(page).getByRole('button', { name: 'Show QR code' }).click();
  const shown = page.getByRole('dialog', { name: 'QR code of the link' });
  const code = shown.getByRole('img', { name: 'QR code of the link' });
  await expect(shown.getByText(link, { exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await readCode(code)).toBe(link);
    await expectNoFaults(page, `the code, ${colorScheme}`);
  }
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(code).toHaveCount(0);
  await expect(sheetOf(page).getByRole('button', { name: 'Show QR code' })).toBeFocused();
});

test('the preview and the link show only what was chosen', async ({ page, browser }) => {
  await anOwnersTrip(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = sheetOf(page);
  for (const name of ['Show the dates', 'Show the luggage list', 'Show prices and budget'])
    await sheet.getByRole('checkbox', { name }).uncheck();
  await sheet.getByRole('button', { name: 'See what others see' }).click();
  const expectBare = async (shown: Page) => {
    await expect(shown.getByText('3 days', { exact: true })).toBeVisible();
    await expect(shown.getByRole('heading', { name: 'Day 1', exact: true })).toBeVisible();
    await expect(shown.getByRole('heading', { name: 'Luggage' })).toHaveCount(0);
    await expect(shown.getByRole('heading', { name: 'Budget' })).toHaveCount(0);
    expect(await shown.getByRole('main').innerText()).not.toMatch(/\d\/0?3\b|March|€/);
  };
  await expectBare(page);
  await expectNoFaults(page, 'the preview');
  await page.getByRole('button', { name: 'Back to sharing' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  const link = await makeLink(page);
  const reader = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const plain = await reader.newPage();
  await openLink(plain, link);
  await expectBare(plain);
  await reader.close();
  const viewer = await aViewer(browser);
  await viewer.page.goto(link);
  await expectBare(viewer.page);
  await viewer.context.close();
});

test('on a phone a link goes to its own sheet, and a chat sees what it leads to without running anything', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => void shared.push(data);
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const { trip } = await anOwnersTrip(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await sheetOf(page).getByRole('button', { name: 'Make a link and share it' }).click();
  await expect(sheetOf(page).getByRole('button', { name: 'Share link' })).toBeVisible();
  const [{ title, url = '' } = {}] = await page.evaluate(
    () => (globalThis as unknown as { shared: ShareData[] }).shared,
  );
  expect(title).toBe('Rome');
  await expect(sheetOf(page).getByText('Opened on 0 devices')).toBeVisible();

  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await answer.text();
  expect(html).toContain('<title>Rome · Periplo</title>');
  const year = trip.dates.start.slice(0, 4);
  expect(html).toMatch(
    new RegExp(`<meta property="og:description" content="[^"]*${year}[^"]*${trip.summary.slice(0, 40)}`),
  );
  expect(html).toContain('<meta name="robots" content="noindex" />');
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(picture).toBe(`${url}/cover.png`);
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');

  const unknown = await fetch(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).not.toContain('og:');
  await context.close();
});

test('a chat sees the photo of the destination where photos are configured', async () => {
  const unsplash = await new FakeUnsplash().start();
  const own = await BuiltServer.make({ PHOTO_ACCESS_KEY: 'key-1', PHOTO_BASE_URL: unsplash.origin });
  try {
    const account = await Account.of(own.origin, 'photo@example.org');
    const trip = aSoonTrip();
    await account.save(toWireTrip(trip));
    const html = await (await fetch(own.origin + (await account.share(trip.id)))).text();
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture).toMatch(new RegExp(`^${own.origin}/photos/rome-[0-9a-f]+\\.jpg$`));
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
  } finally {
    await own.remove();
    await unsplash.stop();
  }
});

test('closing the sheet of the phone leaves no link that opens', async ({ browser }) => {
  const { context, page, link } = await onPhone(browser, 'AbortError', 'Not shared: the link has ended again.');
  await expect(sheetOf(page).getByText('There is none yet.')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
  await context.close();
});

test('a sheet of the phone that does not open leaves the link in the list, and says so', async ({ browser }) => {
  const { context, page, link } = await onPhone(browser, 'NotAllowedError', 'The share sheet did not open.');
  await expect(sheetOf(page).getByRole('button', { name: 'End this link' })).toBeVisible();
  await expect.poll(async () => (await page.request.get(link)).status()).toBe(200);
  await context.close();
});

test('a shared trip is read where no script runs, and its preview has dates and a picture that comes', async ({
  page,
  browser,
}) => {
  await anOwnersTrip(page);
  const link = await makeLink(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const viewer = await context.newPage();
  await openLink(viewer, link);
  await expect(viewer.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
  await expect(viewer.getByText(/Colosseum/).first()).toBeVisible();
  const told = (name: string) => viewer.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await told('title')).toContain('Rome');
  expect(await told('description')).toMatch(/20\d\d/);
  const { pathname } = new URL((await told('image')) ?? '');
  const picture = await viewer.request.get(server.origin + pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await context.close();
});

test('a shared trip is read before the app is there, in the language of the viewer, and asked for once', async ({
  page,
  browser,
}) => {
  await anOwnersTrip(page);
  const link = await makeLink(page);
  const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' });
  const viewer = await context.newPage();
  await viewer.route('**/assets/*.js', (route) => route.abort());
  await openLink(viewer, link);
  await expect(viewer.getByRole('heading', { level: 2, name: /^Día 1/ })).toBeVisible();
  expect(await viewer.locator('html').getAttribute('lang')).toBe('es');

  await viewer.unroute('**/assets/*.js');
  // What draws it comes late.
  await viewer.route('**/assets/SharedTrip-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  const asked: string[] = [];
  viewer.on('request', (request) => request.url().includes('/api/shared-trips/') && asked.push(request.url()));
  await viewer.addInitScript(() => {
    let read = false;
    let taken = 0;
    const look = () => {
      const here = document.querySelector('main h1') !== null;
      if (read && !here) taken += 1;
      read ||= here;
      Object.assign(window, { taken });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await viewer.reload();
  await expect(viewer.getByText('Iniciar sesión y copiar a mis viajes')).toBeVisible();
  await viewer.waitForLoadState('networkidle');
  expect(await viewer.evaluate(() => (window as { taken?: number }).taken)).toBe(0);
  expect(asked).toHaveLength(1);
  await context.close();
});

test('a shared trip that was looked at is in the page at the next start, with no network and no account', async ({
  page,
  browser,
}) => {
  await anOwnersTrip(page);
  const link = await makeLink(page);
  const context = await browser.newContext({ locale: 'es-ES' });
  const viewer = await context.newPage();
  await openLink(viewer, link);
  await appIsKept(viewer);
  await context.setOffline(true);
  const start = await viewer.reload();
  expect(start?.fromServiceWorker()).toBe(true);
  expect(await start?.text()).toMatch(/<div id="app" data-view>[^]*<h2[^>]*>Día 1/);
  await expect(viewer.getByText('Iniciar sesión y copiar a mis viajes')).toBeVisible();
  await context.close();
});
