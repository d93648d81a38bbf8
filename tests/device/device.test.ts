import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWireTrip } from '#contract/wire-trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { aTripToPack } from '../support/soon-trips.ts';
import { Device, engines, says, tick } from './device.ts';

const THINGS = 60;
const SECRET = 'Casa Malaparte 1938';

let server: BuiltServer;
beforeAll(async () => {
  server = await BuiltServer.make();
});
afterAll(() => server.remove());

describe.each(engines)('in $name', (engine) => {
  const trip = { ...aTripToPack(THINGS), notes: SECRET };
  const link = `/trips/${trip.id}`;
  const firstStop = trip.days[0]?.activities[0]?.name ?? '';
  let device: Device;
  let account: Account;

  const stored = () => account.trip(trip.id);
  const packed = async () => (await stored()).luggage?.filter((item) => item.packed).length;

  beforeAll(async () => {
    device = new Device(engine, server.origin);
    account = await Account.of(server.origin, `${engine.name}@example.org`);
    await account.save(toWireTrip(trip));
    await device.signIn(account);
  });
  afterAll(() => device.remove());

  it('a trip opens by its link in a new process with the server gone', async () => {
    const page = await device.open('/my-trips');
    await says(page, 'Saved');
    await device.installed(page);
    await device.kill();
    expect(await server.stop()).toBe(0);
    await says(await device.open(link), 'Rome', firstStop, `0 of ${THINGS}`);
    await says(await device.open('/my-trips'), 'Rome');
  });

  it('fifty ticks made with the server gone survive the end of the browser and arrive once', async () => {
    const page = await device.open(link);
    await says(page, firstStop);
    await tick(page, 1, 50);
    await says(page, '50 changes wait to be sent');
    await device.kill();
    await server.start();
    const { version = 0 } = await stored();
    await says(await device.open('/my-trips'), 'Saved');
    expect(await packed()).toBe(50);
    expect((await stored()).version).toBe(version + 50);
  });

  it('two tabs see each other and send everything once', async () => {
    const { version = 0 } = await stored();
    expect(await server.stop()).toBe(0);
    const [one, two] = [await device.open(link), await device.open(link)];
    await says(one, firstStop);
    await says(two, firstStop);
    await tick(one, 51, 55);
    await says(two, `55 of ${THINGS}`);
    await tick(two, 56, THINGS);
    await says(one, `${THINGS} of ${THINGS}`);
    await server.start();
    const online = () => void window.dispatchEvent(new Event('online'));
    await Promise.all([one.evaluate(online), two.evaluate(online)]);
    await expect.poll(packed).toBe(THINGS);
    expect((await stored()).version).toBe(version + 10);
  });

  it('signing out in one tab leaves nothing on the device, and the next person finds nothing', async () => {
    const [one, other] = [await device.open('/my-trips'), await device.open(link)];
    await says(one, 'Saved');
    await says(other, firstStop);
    await one.bringToFront();
    await one.locator('button[aria-label="Account of Ada Byron"]').click();
    await one.locator('::-p-aria([name="Sign out"][role="menuitem"])').click();
    await expect.poll(() => one.evaluate(() => window.location.pathname)).toBe('/');
    await says(other, 'Sign in');
    // The other tab may have made a database anew before it heard; it removes that as it hears.
    const left = () => one.evaluate(whatIsLeft, [account.session.user.id, trip.id, SECRET]);
    await expect.poll(left, { timeout: 5000 }).toEqual([]);

    const next = await Account.of(server.origin, `next-${engine.name}@example.org`);
    await device.signIn(next);
    await says(await device.open('/my-trips'), 'No trips yet');
    const page = await device.open(link);
    await says(page, 'There is no such trip');
    expect(await page.evaluate(whatIsLeft, [account.session.user.id, trip.id, SECRET])).toEqual([]);
  });
});

/** Where on this device one of the texts is still to be found; runs in the page. */
async function whatIsLeft(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const look = (where: string, content: string) => {
    if (texts.some((text) => content.includes(text))) found.push(where);
  };
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no answer'));
    });
  look('local storage', JSON.stringify(Object.entries(localStorage)));
  look('session storage', JSON.stringify(Object.entries(sessionStorage)));
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text();
      look(`${name} ${request.url}`, `${request.url} ${text}`);
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    let hadGone = false;
    // It went after it was listed, and is not made anew by looking.
    opening.onupgradeneeded = () => {
      hadGone = true;
      opening.transaction?.abort();
    };
    const database = await answered(opening).catch((error: unknown) => {
      if (hadGone) return null;
      throw error;
    });
    if (!database) continue;
    look(`database ${name}`, name);
    for (const store of database.objectStoreNames) {
      const rows = await answered(database.transaction(store).objectStore(store).getAll());
      look(`database ${name} ${store}`, JSON.stringify(rows));
    }
    database.close();
  }
  return found;
}
