import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SYNC_TAG } from '#contract/worker.ts';
import { keepSendingToken, sendWithAppClosed } from '#src/data/background-sync.ts';
import { ANONYMOUS, databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { keptUsers } from '#src/offline/other-users.ts';
import { newOperation } from '#src/offline/outbox.ts';
import { readSendingToken } from '#src/offline/sending-token.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { fakeApi } from '../support/fake-api.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const DAY_MS = 86_400_000;
const database = () => databaseOf(ada.id);
const register = vi.fn<(tag: string) => Promise<void>>();
const { signal } = new AbortController();

/** A browser's worker container, as far as this needs one. */
function container(sync?: { register: (tag: string) => Promise<void> }): void {
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => ({ ...(sync && { sync }) }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
}
const change = () => database().outbox.add(newOperation('trip.create', aTrip().id, aTrip()));

beforeEach(() => {
  register.mockReset().mockResolvedValue();
  container({ register });
  beginSession(ada, { access: 'a', refresh: 'r' });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the browser is asked for every change that waits, online or not, and once for each', async () => {
  await sendWithAppClosed(database());
  expect(register).not.toHaveBeenCalled();
  await change();
  await sendWithAppClosed(database());
  await sendWithAppClosed(database());
  expect(register).toHaveBeenCalledExactlyOnceWith(SYNC_TAG);
  await change();
  await sendWithAppClosed(database());
  expect(register).toHaveBeenCalledTimes(2);
});

it('a browser that refuses or does not know it is no error', async () => {
  await change();
  container({ register: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  await expect(sendWithAppClosed(database())).resolves.toBeUndefined();
  await change();
  container();
  await expect(sendWithAppClosed(database())).resolves.toBeUndefined();
});

it('the worker gets a token of its own, renewed when a day has gone, and only where it can be woken', async () => {
  let count = 0;
  fakeApi(() => [200, { token: `o1.${++count}`, expires_in: (7 * DAY_MS) / 1000 }]);
  container();
  await keepSendingToken(database(), signal);
  expect(await readSendingToken(database())).toBeNull();
  container({ register });
  await keepSendingToken(database(), signal);
  await keepSendingToken(database(), signal);
  expect(await readSendingToken(database())).toMatchObject({ token: 'o1.1' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1000 });
  await keepSendingToken(database(), signal);
  expect(await readSendingToken(database())).toMatchObject({ token: 'o1.2' });
});

it('the worker looks at the databases of users, not at what visitors keep', async () => {
  await change();
  await databaseOf(null).notes.toArray();
  // Other files of the same process leave databases of users of their own behind.
  const users = await keptUsers();
  expect(users).toContain(ada.id);
  expect(users).not.toContain(ANONYMOUS);
});
