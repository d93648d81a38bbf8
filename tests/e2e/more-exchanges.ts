import { expect, type Page } from '@playwright/test';
import {
  addTicket,
  type Exchange,
  fillPlan,
  main,
  offersAgain,
  opens,
  openTrip,
  type Scene,
  signOut,
  waits,
} from './exchanges.ts';
import { arrive, PASSWORD } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What an answer would have said. */
const neverTold = (text: string) => async (scene: Scene) => {
  await expect(scene.page.getByText(text, { exact: true })).toHaveCount(0);
};
const seesAlert = async (scene: Scene) => {
  if (!waits(scene)) await expect(scene.page.getByRole('alert').first()).toBeVisible();
};

async function openFeed(scene: Scene): Promise<void> {
  await openTrip(scene);
  await button(scene.page, 'Export').click();
}

async function openPublishing(scene: Scene): Promise<void> {
  await openTrip(scene);
  await button(scene.page, 'More').click();
  await scene.page.getByRole('menuitem', { name: 'Publish as an idea' }).click();
}

/** The same trip with a document that another device has added. */
async function withDocumentOfOther(scene: Scene): Promise<void> {
  const { page, server, email } = scene;
  const context = await page.context().browser()?.newContext({ locale: 'en-GB' });
  if (!context) throw new Error('a browser');
  const other = await arrive(context, server.origin, email);
  await addTicket({ ...scene, page: other, open: async (to) => void (await other.goto(server.origin + to)) });
  await expect(other.getByRole('listitem').filter({ hasText: 'ticket.pdf' })).toContainText(/On this device$/);
  await context.close();
}

async function passwordFor(scene: Scene, what: string): Promise<void> {
  await scene.open('/profile');
  await button(scene.page, what).click();
  await scene.page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD);
}

const NEW_PASSWORD = 'correct horse battery 9';

/** What the page exchanges with the server about plans under way, documents, links, ideas and accounts. */
export const moreExchanges: Readonly<Record<string, Exchange>> = {
  'a new plan of a part': {
    what: ['POST', /\/api\/trips\/replan$/],
    go: async (scene) => {
      const { page } = scene;
      await fillPlan(scene);
      await button(page, 'Plan my trip').click();
      await button(page, 'Edit').click();
      await page.getByLabel('Replace all of day 2').check();
      await button(page, 'Replan').click();
    },
    holds: async (scene) => {
      if (waits(scene)) return;
      await seesAlert(scene);
      await button(scene.page, 'Back to your plan').click();
      await expect(scene.page.getByRole('heading', { level: 1, name: 'Rome' })).toBeVisible();
    },
  },
  'what became of a plan': {
    what: ['GET', /\/api\/plans\/[\w-]+$/],
    go: async (scene) => {
      const { page } = scene;
      await page.route('**/api/trips/plan', async (route) => {
        await route.fetch().catch(() => undefined);
        await route.abort('connectionreset').catch(() => undefined);
      });
      await fillPlan(scene);
      await button(page, 'Plan my trip').click();
      await expect(main(page).getByRole('alert').first()).toBeVisible();
      await page.reload();
    },
    holds: async (scene) => {
      const { page } = scene;
      await page.reload();
      const form = page.getByLabel('Destination');
      await expect(form.or(main(page).getByText('Rome')).first()).toBeVisible();
    },
  },
  'the end of a plan': {
    what: ['DELETE', /\/api\/plans\/[\w-]+$/],
    go: async (scene) => {
      await scene.page.route('**/api/trips/plan', () => new Promise<void>(() => {}));
      await fillPlan(scene);
      await button(scene.page, 'Plan my trip').click();
      await button(scene.page, 'Cancel').click();
    },
    holds: async ({ page }) => {
      await expect(button(page, 'Plan my trip')).toBeVisible();
      await expect(page.getByLabel('Destination')).toHaveValue('Rome');
    },
  },
  'a document of another device': {
    what: ['GET', /\/documents\/[\w-]+\/content$/],
    go: async (scene) => {
      await withDocumentOfOther(scene);
      await openTrip(scene);
      await button(scene.page, 'Keep for offline').click();
    },
    holds: async ({ page }) => {
      const row = page.getByRole('listitem').filter({ hasText: 'ticket.pdf' });
      await expect(row).toBeVisible();
      await expect(row).not.toContainText(/On this device$/);
    },
  },
  'the link for calendars': {
    what: ['GET', /\/api\/calendar-feeds\//],
    neverSays: 'Make a calendar link',
    go: openFeed,
    holds: async (scene) => {
      if (!waits(scene))
        await expect(
          scene.page
            .getByRole('dialog')
            .getByText(/Try again|connection/)
            .first(),
        ).toBeVisible();
    },
  },
  'a new link for calendars': {
    what: ['POST', /\/api\/calendar-feeds\//],
    neverSays: 'Secret link',
    go: async (scene) => {
      await openFeed(scene);
      await button(scene.page, 'Make a calendar link').click();
    },
    holds: seesAlert,
  },
  'the end of a link for calendars': {
    what: ['DELETE', /\/api\/calendar-feeds\//],
    neverSays: 'Make a calendar link',
    go: async (scene) => {
      await openFeed(scene);
      await button(scene.page, 'Make a calendar link').click();
      await button(scene.page, 'End the link').click();
    },
    holds: seesAlert,
  },
  'how a trip stands among the ideas': {
    what: ['GET', /\/publication$/],
    neverSays: 'Publish',
    go: openPublishing,
    holds: async (scene) => {
      if (!waits(scene)) await expect(button(scene.page, 'Try again')).toBeVisible();
    },
  },
  'publishing a trip': {
    what: ['PUT', /\/publication$/],
    neverSays: 'Published. Thank you!',
    go: async (scene) => {
      await openPublishing(scene);
      await scene.page.getByLabel('Title').fill('Rome by night');
      await scene.page.getByLabel('What makes it worth copying?').fill('Ruins by day, and long dinners at night.');
      await button(scene.page, 'Publish').click();
    },
    holds: async (scene) => {
      await seesAlert(scene);
      await expect(scene.page.getByLabel('Title')).toHaveValue('Rome by night');
    },
  },
  'an idea': {
    what: ['GET', /\/api\/trips\/inspiration\/[\w-]+$/],
    isGoneAfter: ['400', '404'],
    go: opens('/trips/inspiration-0c6f9d1e-3f0b-4a51-9a58-0b6f4f1d2c3e'),
  },
  'the news of other devices': { what: ['GET', /\/api\/trips\/news$/], go: openTrip, holds: openTrip },
  'the deletion of the account': {
    what: ['POST', /\/api\/users\/deletion$/],
    go: async (scene) => {
      await passwordFor(scene, 'Delete account');
      await button(scene.page, 'Delete for good').click();
    },
    holds: async (scene) => {
      if (!waits(scene)) await expect(scene.page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      await scene.open('/my-trips');
      await expect(main(scene.page).getByRole('link', { name: /^View details/ })).toHaveCount(2);
    },
  },
  'everything held about an account': {
    what: ['POST', /\/api\/users\/export$/],
    neverSays: 'Your data has been downloaded',
    go: async (scene) => {
      await passwordFor(scene, 'Download my data');
      await scene.page.getByRole('dialog').getByRole('button', { name: 'Download my data' }).click();
    },
    holds: async (scene) => {
      if (!waits(scene)) await expect(scene.page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
    },
  },
  'a new password': {
    what: ['POST', /\/api\/auth\/change-password$/],
    neverSays: 'Password changed',
    go: async (scene) => {
      await passwordFor(scene, 'Change password');
      const sheet = scene.page.getByRole('dialog');
      await sheet.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await sheet.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
      await sheet.getByRole('button', { name: 'Change password' }).click();
    },
    holds: async ({ page }) => {
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
    },
  },
  'the end of a session': {
    what: ['DELETE', /\/api\/auth\/sessions\/[\w-]+$/],
    neverSays: 'Session ended',
    go: async ({ page, open }) => {
      await open('/profile');
      await page
        .getByRole('button', { name: /^End the session of/ })
        .first()
        .click();
    },
  },
  'the end of all other sessions': {
    what: ['DELETE', /\/api\/auth\/sessions$/],
    neverSays: 'All other sessions ended',
    go: async ({ page, open }) => {
      await open('/profile');
      await button(page, 'End all other sessions').click();
    },
  },
  'another mail with the link': {
    what: ['POST', /\/api\/users\/verification$/],
    neverSays: 'We have sent you the link again',
    go: async ({ page, open }) => {
      await open('/profile');
      await button(page, 'Send the link again').click();
    },
    holds: ({ page }) => expect(button(page, 'Send the link again')).toBeVisible(),
  },
  'a confirmed address': {
    what: ['POST', /\/api\/auth\/verify-email$/],
    go: opens('/verify-email?token=abcdefghijklmnopqrstuvwx'),
    holds: neverTold('Your address is confirmed'),
  },
  'a password that was forgotten': {
    what: ['POST', /\/api\/auth\/reset-password$/],
    go: async (scene) => {
      const { page } = scene;
      await signOut(page);
      await scene.open('/reset-password?token=abcdefghijklmnopqrstuvwx');
      const fields = main(page).locator('input');
      await fields.nth(0).fill(NEW_PASSWORD);
      await fields.nth(1).fill(NEW_PASSWORD);
      await main(page).getByRole('button').last().click();
    },
  },
  'signing out': {
    what: ['POST', /\/api\/auth\/sign-out$/],
    go: async ({ page, open }) => {
      await open('/my-trips');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
    // Also when the server says nothing: soon.
    holds: ({ page }) => expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0, { timeout: 5000 }),
  },
  'what was bought': {
    what: ['GET', /\/api\/payment\/orders\/[\w-]+$/],
    go: opens('/payment-success?order=0c6f9d1e-3f0b-4a51-9a58-0b6f4f1d2c3e'),
    holds: offersAgain(/Try again|Sign in|Check again|shop|purchases|tokens/i),
  },
};
