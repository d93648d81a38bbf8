import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toWireTripCard } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { tripCard } from '#domain/trip/card.ts';
import { withNewIds } from '#domain/trip/with-new-ids.ts';
import { allowSync, stopSync, syncNow } from '#src/data/sync.ts';
import { useSync } from '#src/data/sync-state.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import MyTripsScreen from '#src/screens/my-trips/MyTripsScreen.tsx';
import { OwnTrip } from '#src/screens/trip/OwnTrip.tsx';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { type FakeAnswer, fakeApi, refused } from '../support/fake-api.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const trips = Array.from({ length: 12 }, () => aTrip());
const cards = trips.map((trip) => toWireTripCard(tripCard(trip, 1)));
const database = () => databaseOf(ada.id);

/** What was asked for at a time, by place, in order. */
let asked: number[][] = [];

/**
 * A server with these trips that says `atOnce` of them in an answer; `each` answers for one of them, by its place: what is refused of one is
 * refused of all that are asked for with it.
 */
function aServer(list: FakeAnswer, each: (place: number) => FakeAnswer, atOnce = 3): void {
  asked = [];
  fakeApi(({ what, body }) => {
    if (what === 'GET /api/trips') return list;
    if (what !== 'POST /api/trips/fetch') return refused('NOT_FOUND', 404);
    const { ids } = body as { ids: string[] };
    const places = ids.map((own) => trips.findIndex(({ id }) => id === own));
    asked.push(places);
    const answers = places.slice(0, atOnce).map(each);
    const refusal = answers.find(([status, answer]) => status !== 200 || typeof answer === 'string');
    return refusal ?? [200, { trips: answers.map(([, answer]) => answer), left: ids.slice(atOnce) }];
  });
}

const whole = (place: number): FakeAnswer => [200, { ...toWireTrip(trips[place] ?? aTrip()), version: 1 }];

function open(screenToShow: React.ReactNode): void {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>{screenToShow}</MemoryRouter>
    </I18nextProvider>,
  );
}

beforeAll(async () => {
  await startI18n('en');
  await loadScreenTexts('myTrips');
});
beforeEach(() => {
  beginSession(ada, { access: 'a', refresh: 'r' });
});
afterEach(async () => {
  cleanup();
  await stopSync();
  vi.useRealTimers();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  useSync.setState({ reach: 'unknown', trips: 'unasked', missing: 0 });
  allowSync();
});

describe('trips that the server has and this device does not (15.6)', () => {
  it('arrive whole, as many at a time as the server says, and are not asked for again', async () => {
    aServer([200, cards], whole);
    await syncNow();
    expect(await database().trips.count()).toBe(12);
    expect(asked.map(({ length }) => length)).toEqual([12, 9, 6, 3]);
    expect(useSync.getState()).toMatchObject({ trips: 'whole', missing: 0 });
    await syncNow();
    expect(asked).toHaveLength(4);
  });

  it('come two answers at a time, and signing out waits for both', async () => {
    const [planned = aTrip()] = trips;
    const many = Array.from({ length: 120 }, () => withNewIds(planned, () => crypto.randomUUID()));
    const letGo: (() => void)[] = [];
    let writing = 0;
    fakeApi(async ({ what, body }) => {
      if (what === 'GET /api/trips') return [200, many.map((trip) => toWireTripCard(tripCard(trip, 1)))];
      if (what !== 'POST /api/trips/fetch') return refused('NOT_FOUND', 404);
      const { ids } = body as { ids: string[] };
      await new Promise<void>((resolve) => letGo.push(resolve));
      const found = many.filter(({ id }) => ids.includes(id));
      return [200, { trips: found.map((trip) => ({ ...toWireTrip(trip), version: 1 })), left: [] }];
    });
    const { trips: table } = database();
    table.hook('creating', () => {
      writing += 1;
    });
    void syncNow();
    await vi.waitFor(() => expect(letGo).toHaveLength(2));
    letGo.shift()?.();
    await vi.waitFor(() => expect(writing).toBe(50));
    await vi.waitFor(() => expect(letGo).toHaveLength(2));
    const stopped = stopSync();
    for (const go of letGo) go();
    await stopped;
    const before = writing;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(writing).toBe(before);
  });

  it('are listed anew where what was kept of the list cannot be read', async () => {
    aServer([200, cards, { etag: '"one"' }], whole);
    await syncNow();
    await database().notes.put({ key: 'listed', value: '{"tag":' });
    await database().trips.clear();
    await database().cards.clear();
    await syncNow();
    expect(await database().trips.count()).toBe(12);
    expect(JSON.parse((await database().notes.get('listed'))?.value ?? '')).toMatchObject({ tag: '"one"' });
  });

  it('are brought home where there is a newer version of them, and nothing else is', async () => {
    aServer([200, cards], whole);
    await syncNow();
    const newer = cards.map((card, place) => (place === 7 ? { ...card, version: 2 } : card));
    aServer([200, newer], () => [200, { ...toWireTrip(trips[7] ?? aTrip()), summary: 'Newer', version: 2 }]);
    await syncNow();
    expect(asked).toEqual([[7]]);
    expect(await database().trips.get(trips[7]?.id ?? '')).toMatchObject({ version: 2, trip: { summary: 'Newer' } });
  });

  it('arrive whole under a limit: the rest is fetched when the server said to come again', async () => {
    let left = 2;
    const limited = (place: number) => {
      if (place % 3 === 0) left -= 1;
      return left >= 0 ? whole(place) : refused('RATE_LIMITED', 429, { 'retry-after': '1' });
    };
    aServer([200, cards], limited);
    await syncNow();
    expect(await database().trips.count()).toBe(6);
    // One answer like this is enough.
    expect(asked).toHaveLength(3);
    expect(useSync.getState()).toMatchObject({ trips: 'part', missing: 6 });
    expect(await database().notes.get('refreshedAt')).toBeUndefined();
    left = 100;
    await vi.waitFor(async () => expect(await database().trips.count()).toBe(12), { timeout: 4000 });
    await vi.waitFor(() => expect(useSync.getState()).toMatchObject({ trips: 'whole', missing: 0 }));
  });

  it.each([
    ['the server cannot read', refused('INTERNAL', 500)],
    ['this page cannot read', [200, { id: 'no id' }] as const],
  ])('come past one that %s', async (_, broken) => {
    aServer([200, cards], (place) => (place === 3 ? broken : whole(place)), 12);
    await syncNow();
    expect(await database().trips.count()).toBe(11);
    expect(useSync.getState()).toMatchObject({ trips: 'part', missing: 1 });
  });

  it('are not asked for one by one where the server is ill', async () => {
    aServer([200, cards], () => refused('INTERNAL', 500));
    await syncNow();
    expect(asked).toHaveLength(5);
  });

  it('are not asked for for ever where the server gives none of them', async () => {
    aServer([200, cards], whole, 0);
    await syncNow();
    expect(asked).toHaveLength(5);
    expect(useSync.getState()).toMatchObject({ trips: 'part', missing: 12 });
  });

  const ill: [string, FakeAnswer][] = [
    ['an error', refused('INTERNAL', 500)],
    ['too many requests', refused('RATE_LIMITED', 429)],
    ['something else than JSON', [200, '<html>']],
  ];
  it.each(ill)('are never said not to exist after %s', async (_, answer) => {
    aServer(answer, whole);
    await syncNow();
    open(<MyTripsScreen />);
    expect(await screen.findByText('Your trips could not be fetched')).toBeTruthy();
    expect(screen.queryByText('No trips yet')).toBeNull();
    cleanup();
    open(<OwnTrip id={trips[0]?.id ?? ''} />);
    expect(await screen.findByText('This trip could not be fetched')).toBeTruthy();
    expect(screen.queryByText('There is no such trip')).toBeNull();
  });

  it('are said not to exist when the server said so', async () => {
    aServer([200, []], whole);
    await syncNow();
    open(<MyTripsScreen />);
    expect(await screen.findByText('No trips yet')).toBeTruthy();
    cleanup();
    open(<OwnTrip id={trips[0]?.id ?? ''} />);
    expect(await screen.findByText('There is no such trip')).toBeTruthy();
  });
});
