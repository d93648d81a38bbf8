import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toWireTripCard } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { tripCard } from '#domain/trip/card.ts';
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

/** A server with these trips; `each` answers for one of them, by its place. */
function aServer(list: FakeAnswer, each: (place: number) => FakeAnswer): void {
  fakeApi(({ what }) => {
    if (what === 'GET /api/trips') return list;
    const place = trips.findIndex(({ id }) => what === `GET /api/trips/${id}`);
    return place === -1 ? refused('NOT_FOUND', 404) : each(place);
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
  it('arrive whole under a limit: the rest is fetched when the server said to come again', async () => {
    let left = 5;
    aServer([200, cards], (place) => {
      left -= 1;
      return left >= 0 ? whole(place) : refused('RATE_LIMITED', 429, { 'retry-after': '1' });
    });
    await syncNow();
    expect(await database().trips.count()).toBe(5);
    expect(useSync.getState()).toMatchObject({ trips: 'part', missing: 7 });
    expect(await database().notes.get('refreshedAt')).toBeUndefined();
    left = 100;
    await vi.waitFor(async () => expect(await database().trips.count()).toBe(12), { timeout: 4000 });
    await vi.waitFor(() => expect(useSync.getState()).toMatchObject({ trips: 'whole', missing: 0 }));
  });

  it('come past one that cannot be had', async () => {
    aServer([200, cards], (place) => (place === 3 ? refused('INTERNAL', 500) : whole(place)));
    await syncNow();
    expect(await database().trips.count()).toBe(11);
    expect(useSync.getState()).toMatchObject({ trips: 'part', missing: 1 });
  });

  it('are not asked for one by one where the server is ill', async () => {
    let asked = 0;
    aServer([200, cards], () => {
      asked += 1;
      return refused('INTERNAL', 500);
    });
    await syncNow();
    expect(asked).toBe(5);
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
