import { expect, type Route, test } from '@playwright/test';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { type Exchange, exchanges, type Fault, faults, type Scene } from './exchanges.ts';
import { moreExchanges } from './more-exchanges.ts';
import { rareExchanges } from './rare-exchanges.ts';
import { aTripToPack } from './soon-trips.ts';
import { arrive } from './support.ts';

/** Every exchange of the page with the server, and every way in which it can go wrong: all of it by `node tools/browser-tests.mjs fault-table`. */

// A worker would answer in the place of what is broken here.
test.use({ serviceWorkers: 'block' });

let server: BuiltServer;
let people = 0;
test.beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0', ANONYMOUS_PLANS_PER_DAY: '1000' });
});
test.afterAll(() => server.remove());

/** This server has neither photos nor a model; the page asks for both where it is told so. */
async function withEverything(route: Route): Promise<void> {
  const response = await route.fetch();
  const settings: object = await response.json();
  await route.fulfill({ response, json: { ...settings, photos: true, modelReads: true } });
}
const unlessPageIsGone = (work: Promise<void>) => work.catch(() => undefined);

/** A server that is ill, and a stranger. */
const short: readonly Fault[] = ['500', 'a page with 200'];

/** Claims about what only a whole answer can tell. */
const NO_TRIPS = 'No trips yet';
const NO_SUCH_TRIP = 'There is no such trip';
const LOOK_MS = 2000;
/** In that time; a page that asks without end asks hundreds of times. */
const MOST_REQUESTS = 8;

async function isSound({ page, fault }: Scene, { neverSays, isGoneAfter = [] }: Exchange): Promise<void> {
  // By tag: behind an open sheet the page is hidden from assistive technology, and is there.
  await expect(page.locator('main').locator('h1, h2, [role=status]').first()).toBeVisible();
  const claims = [NO_TRIPS, ...(isGoneAfter.includes(fault) ? [] : [NO_SUCH_TRIP]), ...(neverSays ? [neverSays] : [])];
  for (const claim of claims) await expect(page.getByText(claim, { exact: true }), claim).toHaveCount(0);
}

const kinds = Object.keys(faults) as Fault[];
/** The gate breaks every second exchange in one way, and uses every way; what most travellers meet it breaks in more. */
const isInGate = (row: number, { isShort }: Exchange, fault: Fault) => {
  const isItsTurn = (row + Math.floor(row / kinds.length)) % 2 === 0;
  return (isItsTurn && kinds[row % kinds.length] === fault) || (isShort === true && short.includes(fault));
};

for (const [row, [name, exchange]] of Object.entries({ ...exchanges, ...moreExchanges, ...rareExchanges }).entries()) {
  for (const fault of kinds) {
    const tag = isInGate(row, exchange, fault) ? ['@long'] : ['@full'];
    test(`${name}: ${fault}`, { tag }, async ({ page }) => {
      const email = `table${people++}@example.org`;
      const trip = aTripToPack(5);
      const account = await Account.of(server.origin, email);
      for (const own of [trip, aTripToPack(1)]) await account.save(toWireTrip(own));
      await arrive(page.context(), server.origin, email, page);
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      let asked = 0;
      const [method, path] = exchange.what;
      await page.route('**/api/settings', (route) => unlessPageIsGone(withEverything(route)));
      await page.route(
        (url) => path.test(url.pathname),
        (route) => {
          if (route.request().method() !== method) return route.fallback();
          asked += 1;
          return faults[fault](route);
        },
      );
      const open = async (to: string) => void (await page.goto(server.origin + to));
      const scene = { page, trip, fault, open, email, server };
      await exchange.go(scene);
      await expect.poll(() => asked, `the page never asked for ${name}`).toBeGreaterThan(0);
      const before = asked;
      await page.waitForTimeout(LOOK_MS);
      expect(asked - before, `requests within ${LOOK_MS} ms`).toBeLessThanOrEqual(MOST_REQUESTS);
      await isSound(scene, exchange);
      await exchange.holds?.(scene);
      await isSound(scene, exchange);
      expect(broken).toEqual([]);
    });
  }
}
