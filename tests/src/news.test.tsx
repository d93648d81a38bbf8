import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { toWireTripCard } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { tripCard } from '#domain/trip/card.ts';
import { keepHearing } from '#src/data/news.ts';
import { allowSync, keepInSync, stopSync, syncNow } from '#src/data/sync.ts';
import { useSync } from '#src/data/sync-state.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { type FakeAnswer, fakeApi, refused } from '../support/fake-api.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();
const { id } = trip;
const card = (version: number) => toWireTripCard(tripCard(trip, version));
const database = () => databaseOf(ada.id);
const asked: string[] = [];

/** A server that has the trip in a version, tells `news` to who listens and then ends, or answers that with something else. */
function aServer(
  version: number,
  news: readonly object[] | FakeAnswer,
  list: FakeAnswer = [200, [card(version)]],
): void {
  asked.length = 0;
  fakeApi(({ what, body }) => {
    asked.push(what);
    if (what === 'GET /api/trips') return list;
    if (what === 'GET /api/trips/news') {
      if (typeof news[0] === 'number') return news as FakeAnswer;
      const text = news.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');
      return [200, text, { 'content-type': 'text/event-stream' }];
    }
    if (what !== 'POST /api/trips/fetch') return refused('NOT_FOUND', 404);
    const { ids } = body as { ids: string[] };
    return [200, { trips: ids.map(() => ({ ...toWireTrip(trip), version })), left: [] }];
  });
}

const times = (what: string) => asked.filter((one) => one === what).length;
const look = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  aServer(1, []);
  look('hidden');
  keepInSync();
  keepHearing();
});
afterEach(async () => {
  look('hidden');
  await stopSync();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  useSync.setState({ reach: 'unknown', trips: 'unasked', missing: 0, live: false });
  allowSync();
});

afterAll(() => {
  vi.useRealTimers();
});

const begin = () => {
  beginSession(ada, { access: 'a', refresh: 'r' });
  look('visible');
};

it('a trip that another device changed is brought home when the server tells of it', async () => {
  aServer(1, [], [200, [card(1)]]);
  beginSession(ada, { access: 'a', refresh: 'r' });
  await syncNow();
  aServer(2, [{ type: 'trip', id, version: 2 }], [200, [card(1)]]);
  look('visible');
  await vi.waitFor(async () => expect(await database().trips.get(id)).toMatchObject({ version: 2 }));
});

it('news of a version that is here already brings nothing home', async () => {
  aServer(3, []);
  beginSession(ada, { access: 'a', refresh: 'r' });
  await syncNow();
  aServer(3, [{ type: 'trip', id, version: 3 }, { type: 'trip', id, version: 2 }, { type: 'list' }]);
  look('visible');
  await vi.waitFor(() => expect(times('GET /api/trips')).toBeGreaterThan(0));
  expect(times('POST /api/trips/fetch')).toBe(0);
});

it.each([
  ['a list', { type: 'list' }],
  ['news that a later server made up', { type: 'weather', sun: true }],
])('%s makes the page ask for the list', async (_, news) => {
  aServer(2, [news]);
  beginSession(ada, { access: 'a', refresh: 'r' });
  look('visible');
  await vi.waitFor(async () => expect(await database().trips.get(id)).toMatchObject({ version: 2 }));
});

it('a page that is not looked at does not listen, and one without a user never does', async () => {
  aServer(1, [{ type: 'list' }]);
  look('visible');
  beginSession(ada, { access: 'a', refresh: 'r' });
  await vi.waitFor(() => expect(times('GET /api/trips/news')).toBeGreaterThan(0));
  look('hidden');
  const before = times('GET /api/trips/news');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(times('GET /api/trips/news')).toBe(before);
  forgetSession();
  look('visible');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(times('GET /api/trips/news')).toBe(before);
});

it('a connection that ends as soon as it began is asked for less and less often', async () => {
  aServer(1, []);
  begin();
  await new Promise((resolve) => setTimeout(resolve, 4500));
  // After 1, 2 and 4 seconds, each with up to a second more.
  expect(times('GET /api/trips/news')).toBeLessThanOrEqual(3);
});

/** Resolves when the page has asked for nothing for a while: what began with the session is over. */
async function quiet(): Promise<void> {
  for (let seen = -1; seen !== asked.length; ) {
    seen = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

it('where the server does not tell, the page asks every 30 seconds; where it does, it does not', async () => {
  aServer(1, refused('NOT_FOUND', 404));
  begin();
  await vi.waitFor(() => expect(times('GET /api/trips/news')).toBeGreaterThan(0));
  await syncNow();
  await quiet();
  const before = times('GET /api/trips');
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.waitFor(() => expect(times('GET /api/trips')).toBe(before + 1));
  useSync.setState({ live: true });
  await vi.advanceTimersByTimeAsync(31_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(times('GET /api/trips')).toBe(before + 1);
});

it('a list that is still the same is asked for by its tag and not sent again', async () => {
  const tags: (string | null)[] = [];
  fakeApi(({ what, body }, headers) => {
    if (what === 'POST /api/trips/fetch') {
      const { ids } = body as { ids: string[] };
      return [200, { trips: ids.map(() => ({ ...toWireTrip(trip), version: 1 })), left: [] }];
    }
    if (what !== 'GET /api/trips') return refused('NOT_FOUND', 404);
    tags.push(headers.get('if-none-match'));
    return headers.get('if-none-match') === '"one"' ? [304, null] : [200, [card(1)], { etag: '"one"' }];
  });
  beginSession(ada, { access: 'a', refresh: 'r' });
  await syncNow();
  await database().trips.clear();
  await database().cards.clear();
  await syncNow();
  expect(tags).toEqual([null, '"one"']);
  // What went missing here is brought home all the same.
  expect(await database().trips.count()).toBe(1);
  expect(useSync.getState()).toMatchObject({ trips: 'whole', missing: 0 });
});
