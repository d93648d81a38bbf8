import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Order } from '#contract/payments.ts';
import type { Publication } from '#contract/publications.ts';
import { inDays } from '../support/soon.mjs';
import { type Exchange, main, opens, openTrip, type Scene, waits } from './exchanges.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const seesAlert = async (scene: Scene) => {
  if (!waits(scene)) await expect(scene.page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
};

const ideaId = randomUUID();
const session = `test_${'a'.repeat(22)}`;
const yesterday = `${inDays(-1)}T10:00:00.000Z`;

/** One of our ideas, as if a traveller had published it. */
async function openIdeaOfTraveller({ page, server, open }: Scene): Promise<void> {
  const ideas = await page.request.get(`${server.origin}/api/trips/inspiration`);
  const [first] = (await ideas.json()) as { id: string }[];
  const idea = await page.request.get(`${server.origin}/api/trips/inspiration/${first?.id}`);
  const body = await idea.text();
  await page.route(`**/api/trips/inspiration/${ideaId}`, (route) =>
    route.fulfill({ contentType: 'application/json', headers: { 'x-api': '1' }, body }),
  );
  await open(`/trips/inspiration-${ideaId}`);
}

const publication: Publication = {
  id: ideaId,
  title: 'Rome by night',
  intro: 'Ruins by day, and long dinners at night.',
  publishedAt: yesterday,
  waiting: false,
  takenDownBecause: null,
};

const order: Order = {
  id: randomUUID(),
  productId: 'explorer',
  name: 'Explorer',
  tokens: 500,
  amount: 5.99,
  currency: 'EUR',
  state: 'paid',
  createdAt: yesterday,
  paidAt: yesterday,
  withdrawUntil: inDays(13),
};

/** Answers a question as a server in another state would. */
const told = (page: Page, method: string, path: RegExp, json: unknown) =>
  page.route(
    (url) => path.test(url.pathname),
    (route) =>
      route.request().method() === method ? route.fulfill({ headers: { 'x-api': '1' }, json }) : route.fallback(),
  );

/** What few travellers ask a server for, and what it answers only in a state that takes long to reach. */
export const rareExchanges: Readonly<Record<string, Exchange>> = {
  'a report of an idea': {
    what: ['POST', /\/api\/trips\/inspiration\/[\w-]+\/reports$/],
    neverSays: 'Thank you. Somebody will look at it.',
    go: async (scene) => {
      await openIdeaOfTraveller(scene);
      await button(scene.page, 'Report').click();
      await button(scene.page, 'Send').click();
    },
    holds: seesAlert,
  },
  'taking a published trip back': {
    what: ['DELETE', /\/publication$/],
    neverSays: 'Taken back: nobody sees it any more',
    go: async (scene) => {
      await told(scene.page, 'GET', /\/publication$/, { publication });
      await openTrip(scene);
      await button(scene.page, 'More').click();
      await scene.page.getByRole('menuitem', { name: 'Publish as an idea' }).click();
      await button(scene.page, 'Unpublish').click();
    },
    holds: async (scene) => {
      await seesAlert(scene);
      await expect(button(scene.page, 'Unpublish')).toBeVisible();
    },
  },
  'the withdrawal from a purchase': {
    what: ['POST', /\/withdrawal$/],
    neverSays: 'Withdrawn. €5.99 is on its way back to you.',
    go: async ({ page, open }) => {
      await told(page, 'GET', /\/api\/payment\/orders$/, [order]);
      await open('/shop');
      await button(page, 'Withdraw from this purchase').click();
      await button(page, 'Continue').click();
      await button(page, 'Confirm withdrawal').click();
    },
    holds: async (scene) => {
      await seesAlert(scene);
      const mayHaveArrived = ['500', '503', 'a page with 200', 'a cut connection'].includes(scene.fault);
      const words = mayHaveArrived ? /it may have arrived all the same/ : /Nothing has changed/;
      if (!waits(scene)) await expect(scene.page.getByRole('dialog').getByText(words)).toBeVisible();
    },
  },
  'a session of the test checkout': {
    what: ['GET', /\/api\/payment\/test-checkout\/[\w-]+$/],
    go: opens(`/payment/test?session=${session}`),
    holds: async (scene) => {
      if (waits(scene)) return;
      const isGone = ['400', '404'].includes(scene.fault);
      if (isGone) await expect(scene.page.getByRole('heading', { name: 'This checkout is closed' })).toBeVisible();
      else {
        await expect(scene.page.getByText('This checkout is closed')).toHaveCount(0);
        await expect(button(scene.page, 'Try again')).toBeVisible();
      }
    },
  },
  'paying in the test checkout': {
    what: ['POST', /\/api\/payment\/test-checkout\/[\w-]+$/],
    go: async ({ page, open }) => {
      const answer = { name: 'Explorer', amount: 5.99, currency: 'EUR', open: true };
      await told(page, 'GET', /\/api\/payment\/test-checkout\/[\w-]+$/, answer);
      await open(`/payment/test?session=${session}`);
      await button(page, 'Pay').click();
    },
    holds: async (scene) => {
      if (waits(scene)) return;
      await expect(main(scene.page).getByRole('alert').first()).toBeVisible();
      await expect(button(scene.page, 'Pay')).toBeEnabled();
    },
  },
  'a map to keep': {
    what: ['POST', /\/api\/map\/areas$/],
    neverSays: 'Remove the map from this device',
    go: async (scene) => {
      const { page } = scene;
      const settings = await (await page.request.get(`${scene.server.origin}/api/settings`)).json();
      await told(page, 'GET', /\/api\/settings$/, { ...settings, map: { ...settings.map, areas: true } });
      await openTrip(scene);
      await button(page, 'Keep this map on my phone').click();
    },
    holds: async (scene) => {
      if (waits(scene)) await expect(button(scene.page, 'Stop')).toBeVisible();
      else await expect(button(scene.page, 'Keep this map on my phone')).toBeVisible();
    },
  },
  'a token to send with the app closed': {
    what: ['POST', /\/api\/auth\/sending-token$/],
    go: async (scene) => {
      // Only for browsers that wake a worker, and the worker is blocked here.
      await scene.page.addInitScript(() => {
        const own = { sync: { register: async () => undefined }, update: async () => undefined };
        navigator.serviceWorker.getRegistration = async () => own as unknown as ServiceWorkerRegistration;
      });
      await openTrip(scene);
    },
    holds: openTrip,
  },
  'where a stop is': {
    what: ['POST', /\/api\/places\/find$/],
    go: async (scene) => {
      const { page } = scene;
      const settings = await page.request.get(`${scene.server.origin}/api/settings`);
      await told(page, 'GET', /\/api\/settings$/, { ...(await settings.json()), geocoding: true });
      await openTrip(scene);
      await button(page, 'Add a stop to day 1').click();
      await page.getByLabel('What').fill('Supper at Ana’s');
      await button(page, 'Add to the plan').click();
    },
    holds: async ({ page }) => {
      await page.reload();
      await expect(page.getByText('Supper at Ana’s').first()).toBeVisible();
    },
  },
  'a legal text that is newer than the page': {
    what: ['GET', /\/api\/legal\/privacy$/],
    go: async ({ page, open }) => {
      await page.addInitScript(() => localStorage.setItem('legalInForce', '9999'));
      await open('/privacy-policy');
    },
    holds: async (scene) => {
      if (!waits(scene)) await expect(main(scene.page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
};
