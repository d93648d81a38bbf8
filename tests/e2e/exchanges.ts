import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { ProblemCode } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { BuiltServer } from '../support/built-server.ts';
import { keptRows } from '../support/kept-rows.ts';
import { soonDates } from '../support/soon.mjs';
import { PASSWORD } from './support.ts';

const dates = soonDates(2);
const refused = (status: number, error: ProblemCode) => (route: Route) =>
  route.fulfill({
    status,
    headers: { 'x-api': '1', ...(status === 429 && { 'retry-after': '2' }) },
    json: { error, message: '-', details: '', fields: [], suggestions: [], requestId: '0' },
  });

export const faults = {
  '400': refused(400, 'INVALID_INPUT'),
  '401': refused(401, 'UNAUTHORIZED'),
  '403': refused(403, 'EMAIL_UNVERIFIED'),
  '404': refused(404, 'NOT_FOUND'),
  '409': refused(409, 'CONFLICT'),
  '413': refused(413, 'TOO_LARGE'),
  '429': refused(429, 'RATE_LIMITED'),
  '500': refused(500, 'INTERNAL'),
  '503': refused(503, 'UNAVAILABLE'),
  'a page with 200': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Buy wifi</h1>' }),
  'a cut connection': (route: Route) => route.abort('connectionreset'),
  'no answer': () => new Promise<void>(() => {}),
} as const;
export type Fault = keyof typeof faults;

export interface Scene {
  readonly page: Page;
  readonly trip: Trip;
  readonly fault: Fault;
  readonly email: string;
  readonly server: BuiltServer;
  readonly open: (path: string) => Promise<void>;
}

export interface Exchange {
  /** The method and the path, as a pattern. */
  readonly what: readonly [method: string, path: RegExp];
  /** Goes where the page asks for it, with it broken. */
  readonly go: (scene: Scene) => Promise<void>;
  /** What must hold then: what the traveller made is kept, and there is a way on. */
  readonly holds?: (scene: Scene) => Promise<void>;
  /** A claim that only a whole answer to this allows. */
  readonly neverSays?: string;
  /** After these, "There is no such trip" is what the server has said. */
  readonly isGoneAfter?: readonly Fault[];
  /** What most travellers meet. */
  readonly isShort?: true;
}

export const main = (page: Page): Locator => page.getByRole('main');
export const waits = ({ fault }: Scene) => fault === 'no answer';

const inOutbox = async (page: Page) => (await page.evaluate(keptRows, 'outbox')).length;

/** The change waits, or is refused and kept; either way it is on this device. */
export const isKept = async ({ page }: Scene) => expect.poll(() => inOutbox(page)).toBeGreaterThan(0);
const tickIsKept = async (scene: Scene) => {
  await isKept(scene);
  await scene.page.reload();
  await expect(scene.page.getByText('1 of 5')).toBeVisible();
};
export const offersAgain = (name: RegExp) => async (scene: Scene) => {
  if (waits(scene)) return;
  await expect(
    main(scene.page).getByRole('button', { name }).or(main(scene.page).getByRole('link', { name })).first(),
  ).toBeVisible();
};

/** An answer of a stranger is none: the page takes itself for offline, says so and asks again by itself. */
async function offersTrips(scene: Scene): Promise<void> {
  const isStranger = ['a page with 200', 'a cut connection'].includes(scene.fault);
  if (isStranger) await expect(main(scene.page).getByText('There is no connection')).toBeVisible();
  else await offersAgain(/Try again|Sign in/)(scene);
}

/** Those of the app itself, or the question again. */
async function offersIdeas(scene: Scene): Promise<void> {
  if (waits(scene)) return;
  const again = main(scene.page).getByRole('button', { name: 'Try again' });
  await expect(again.or(main(scene.page).getByRole('link')).first()).toBeVisible();
}

export async function openTrip({ page, open, trip }: Scene): Promise<void> {
  await open(`/trips/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1, name: trip.destination })).toBeVisible();
}

export async function fillPlan({ page, open }: Scene, destination = 'Rome'): Promise<void> {
  await open('/plan-trip');
  await page.getByLabel('Destination').fill(destination);
  await page.keyboard.press('Escape');
  await page.getByLabel('Start date').fill(dates.start);
  await page.getByLabel('End date').fill(dates.end);
}

export async function addTicket(scene: Scene): Promise<void> {
  await openTrip(scene);
  await scene.page.getByLabel('Files to add').setInputFiles({
    name: 'ticket.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  });
}

async function keepsTicket({ page }: Scene): Promise<void> {
  await page.reload();
  await expect(page.getByText('ticket.pdf').first()).toBeVisible();
}

const WISHES = 'Vegan, skip the Colosseum';

async function typeWishes(scene: Scene): Promise<void> {
  // Of the destination of a saved trip this device knows the names.
  await fillPlan(scene, 'Madrid');
  await scene.page.getByLabel('Tell us anything else').fill(WISHES);
}

async function keepsWishes({ page }: Scene): Promise<void> {
  await expect(page.getByRole('region', { name: 'What we understood' })).toBeVisible();
  await expect(page.getByLabel('Tell us anything else')).toHaveValue(WISHES);
}

export async function fillSignIn({ page, open }: Scene): Promise<void> {
  await open('/login');
  await page.getByLabel('Email').fill('new@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

export async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => ['user', 'token', 'refreshToken'].forEach((key) => localStorage.removeItem(key)));
}

export const opens =
  (path: string) =>
  ({ open }: Scene) =>
    open(path);

/** What the page exchanges with the server while trips are planned, read and paid for. */
export const exchanges: Readonly<Record<string, Exchange>> = {
  'the list of trips': {
    what: ['GET', /\/api\/trips$/],
    go: opens('/my-trips'),
    holds: offersTrips,
    isShort: true,
  },
  'the trips themselves': {
    what: ['POST', /\/api\/trips\/fetch$/],
    go: opens('/my-trips'),
    holds: offersTrips,
  },
  'a change of a trip': {
    what: ['PATCH', /\/api\/trips\/[\w-]+$/],
    go: async (scene) => {
      await openTrip(scene);
      await scene.page.getByRole('checkbox', { name: 'Thing 1', exact: true }).check();
    },
    holds: tickIsKept,
    isShort: true,
  },
  'a new trip': {
    what: ['POST', /\/api\/trips$/],
    go: async (scene) => {
      await fillPlan(scene);
      await scene.page.getByRole('button', { name: 'Plan my trip' }).click();
      await scene.page.getByRole('button', { name: 'Save trip' }).click();
    },
    holds: async (scene) => {
      await isKept(scene);
      await scene.open('/my-trips');
      await expect(main(scene.page).getByRole('link', { name: /^View details/ })).toHaveCount(3);
    },
  },
  'the deletion of a trip': {
    what: ['DELETE', /\/api\/trips\/[\w-]+$/],
    go: async (scene) => {
      await openTrip(scene);
      await scene.page.getByRole('button', { name: 'More', exact: true }).click();
      await scene.page.getByRole('menuitem', { name: /Delete/ }).click();
    },
    holds: isKept,
  },
  'a link to a trip': {
    what: ['POST', /\/shares$/],
    go: async (scene) => {
      await openTrip(scene);
      await scene.page.getByRole('button', { name: 'Share', exact: true }).click();
      await scene.page.getByRole('dialog').getByRole('button', { name: 'Make a link and copy it' }).click();
    },
    holds: isKept,
  },
  'the end of a link': {
    what: ['DELETE', /\/api\/shares\//],
    go: async (scene) => {
      await openTrip(scene);
      await scene.page.getByRole('button', { name: 'Share', exact: true }).click();
      const sheet = scene.page.getByRole('dialog');
      await sheet.getByRole('button', { name: 'Make a link and copy it' }).click();
      await sheet.getByRole('button', { name: 'End this link' }).click();
    },
    holds: isKept,
  },
  'the own links': {
    what: ['GET', /\/api\/shares$/],
    neverSays: 'There is none yet.',
    go: async (scene) => {
      await openTrip(scene);
      await scene.page.getByRole('button', { name: 'Share', exact: true }).click();
    },
    holds: ({ page }) => expect(page.getByRole('button', { name: 'Make a link and copy it' })).toBeVisible(),
  },
  'the profile': {
    what: ['GET', /\/api\/users\/me$/],
    go: opens('/profile'),
    holds: offersAgain(/Try again|Edit profile/),
  },
  'a change of the profile': {
    what: ['PUT', /\/api\/users$/],
    go: async ({ page, open }) => {
      await open('/profile');
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    holds: async ({ page }) => {
      const form = page.getByLabel('Last name');
      const told = page.getByText('Lovelace');
      await expect(form.or(told).first()).toBeVisible();
      if ((await form.count()) > 0) await expect(form).toHaveValue('Lovelace');
    },
  },
  'the own sessions': {
    what: ['GET', /\/api\/auth\/sessions$/],
    go: opens('/profile'),
    holds: offersAgain(/Try again/),
  },
  'the settings': { what: ['GET', /\/api\/settings$/], go: opens('/plan-trip') },
  'the packages': { what: ['GET', /\/api\/products$/], go: opens('/shop'), holds: offersAgain(/Try again/) },
  'the balance': {
    what: ['GET', /\/api\/users\/tokens$/],
    neverSays: '0 tokens',
    go: opens('/shop'),
    holds: offersAgain(/Try again/),
  },
  'the history of tokens': {
    what: ['GET', /\/api\/users\/tokens\/history/],
    go: opens('/profile'),
    holds: offersAgain(/Try again/),
  },
  'the purchases': {
    what: ['GET', /\/api\/payment\/orders$/],
    neverSays: 'You have not bought anything yet.',
    go: opens('/shop'),
    holds: offersAgain(/Try again/),
  },
  'a payment': {
    what: ['POST', /\/api\/payment\/create-payment-intent$/],
    go: async ({ page, open }) => {
      await open('/shop');
      await page.getByRole('link', { name: /^Buy Explorer/ }).click();
      await page.getByRole('button', { name: 'Pay now' }).click();
    },
    holds: offersAgain(/Pay now|Try again|Sign in|profile/i),
  },
  ideas: {
    what: ['GET', /\/api\/trips\/inspiration$/],
    neverSays: 'No trip like that yet',
    go: opens('/inspiration'),
    holds: offersIdeas,
  },
  'a shared trip': {
    what: ['GET', /\/api\/shared-trips\//],
    go: async ({ open }) => open(`/trips/s_${'a'.repeat(22)}`),
  },
  'the facts of a destination': { what: ['GET', /\/api\/destinations\/rome$/], go: openTrip, holds: openTrip },
  'the names of a destination': {
    what: ['GET', /\/api\/destinations\/madrid\/names$/],
    go: typeWishes,
    holds: keepsWishes,
  },
  'the destinations': { what: ['GET', /\/api\/destinations$/], go: fillPlan },
  'a photo': { what: ['GET', /\/api\/photos\//], go: openTrip, holds: openTrip },
  'the reading of wishes': {
    what: ['POST', /\/api\/trips\/understand$/],
    go: typeWishes,
    holds: keepsWishes,
  },
  'a plan': {
    what: ['POST', /\/api\/trips\/plan$/],
    go: async (scene) => {
      await fillPlan(scene);
      await scene.page.getByRole('button', { name: 'Plan my trip' }).click();
    },
    holds: async (scene) => {
      if (!waits(scene)) await expect(main(scene.page).getByRole('alert').first()).toBeVisible();
      await scene.page.reload();
      await expect(main(scene.page).getByRole('heading').first()).toBeVisible();
      const form = scene.page.getByLabel('Destination');
      await expect(form.or(main(scene.page).getByText('Rome')).first()).toBeVisible();
    },
    isShort: true,
  },
  'how far a document has come': { what: ['GET', /\/documents\/[\w-]+\/progress$/], go: addTicket, holds: keepsTicket },
  'the contents of a document': { what: ['PATCH', /\/documents\/[\w-]+\/content$/], go: addTicket, holds: keepsTicket },
  'a new pair of tokens': {
    what: ['POST', /\/api\/auth\/refresh$/],
    go: async (scene) => {
      await openTrip(scene);
      await scene.page.evaluate(() => localStorage.setItem('token', 'a1.x.1.1.AAAA'));
      await scene.page.getByRole('checkbox', { name: 'Thing 1', exact: true }).check();
    },
    holds: tickIsKept,
    isShort: true,
  },
  'signing in': {
    what: ['POST', /\/api\/auth\/token$/],
    go: async (scene) => {
      await signOut(scene.page);
      await fillSignIn(scene);
      await main(scene.page).getByRole('button', { name: 'Sign in' }).click();
    },
    holds: async (scene) => {
      if (!waits(scene)) await expect(main(scene.page).getByRole('alert')).toBeVisible();
      await expect(scene.page.getByLabel('Email')).toHaveValue('new@example.org');
    },
  },
  registering: {
    what: ['POST', /\/api\/users$/],
    go: async ({ page, open }) => {
      await signOut(page);
      await open('/register');
      await page.getByLabel('Name', { exact: true }).fill('Grace');
      await page.getByLabel('Last name').fill('Hopper');
      await page.getByLabel('Email').fill('grace@example.org');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Repeat the password').fill(PASSWORD);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Create account' }).click();
    },
    holds: async (scene) => {
      if (!waits(scene)) await expect(main(scene.page).getByRole('alert').first()).toBeVisible();
      await expect(scene.page.getByLabel('Email')).toHaveValue('grace@example.org');
    },
  },
  'a forgotten password': {
    what: ['POST', /\/api\/auth\/forgot-password$/],
    go: async ({ page, open }) => {
      await signOut(page);
      await open('/forgot-password');
      await page.getByLabel('Email').fill('grace@example.org');
      await main(page).getByRole('button').last().click();
    },
    holds: async (scene) => {
      if (!waits(scene)) await expect(main(scene.page).getByRole('alert').first()).toBeVisible();
      await expect(scene.page.getByLabel('Email')).toHaveValue('grace@example.org');
    },
  },
};
