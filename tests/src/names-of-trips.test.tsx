import { render, screen } from '@testing-library/react';
import { Dexie } from 'dexie';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tripCard } from '#domain/trip/card.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { useSync } from '#src/data/sync-state.ts';
import { changeTrip, saveTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/layout/PageTitle.tsx';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { newOperation } from '#src/offline/outbox.ts';
import MyTripsScreen from '#src/screens/my-trips/MyTripsScreen.tsx';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { TripHeader } from '#src/trip-view/TripHeader.tsx';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const named = (title: string | null): Trip => ({ ...aTrip(), title });
const name = (title: string | null): Change => ({ kind: 'title', title });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  beginSession(ada, { access: 'a', refresh: 'r' });
  useSync.setState({ reach: 'unreachable' });
  await startI18n('en');
  await loadScreenTexts('myTrips');
});
afterEach(async () => {
  await stopSync();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  allowSync();
  useSync.setState({ reach: 'unknown' });
});

describe('what its owner calls a trip', () => {
  it('heads its card in the list, with where it goes', async () => {
    const trip = aTrip();
    await saveTrip(trip);
    await changeTrip({ trip, version: 0 }, [name('Grandma’s ninetieth')]);
    render(<MyTripsScreen />, { wrapper: MemoryRouter });
    const card = await screen.findByRole('article');
    expect(card.querySelector('h2')?.textContent).toBe('Grandma’s ninetieth');
    expect(card.textContent).toContain(trip.destination);
    expect(screen.getByRole('link', { name: /^View details: Grandma’s ninetieth, / })).toBeDefined();
  });

  it('stands in the tab for as long as the trip is shown', () => {
    const page = (trip: Trip | null) => (
      <I18nextProvider i18n={i18next}>
        <MemoryRouter initialEntries={['/trips/0c6f9d1e-3f0b-4a51-9a58-0b6f4f1d2c3e']}>
          <PageTitle />
          {trip && <TripHeader trip={trip} photo={null} />}
        </MemoryRouter>
      </I18nextProvider>
    );
    const { rerender } = render(page(named('Honeymoon')));
    expect(document.title).toBe('Honeymoon · Periplo');
    rerender(page(named(null)));
    expect(document.title).toBe('Rome · Periplo');
    rerender(page(null));
    expect(document.title).toBe('Trip · Periplo');
  });
});

describe('a device that an earlier release has filled', () => {
  it('knows the names of its trips, as they are shown, and what their pictures are drawn from', async () => {
    const coast: Trip = { ...named('Sent'), landscape: 'coast' };
    const desert: Trip = { ...named('Only here'), landscape: 'desert' };
    const [sent, renamed, unnamed, unsent] = [coast, named('Before'), named('Was'), desert];
    const before = new Dexie(databaseOf(ada.id).name);
    before.version(7).stores({ trips: 'id', cards: 'id, dates.start', outbox: '++seq, &opId, tripId' });
    const all = [sent, renamed, unnamed, unsent];
    await before.table('cards').bulkAdd(all.map((trip) => tripCard(trip, 1)));
    await before.table('trips').bulkAdd([sent, renamed, unnamed].map((trip) => ({ id: trip.id, version: 1, trip })));
    const patch = (id: string, ...changes: Change[]) => newOperation('trip.patch', id, { changes, baseVersion: 1 });
    await before
      .table('outbox')
      .bulkAdd([
        patch(renamed.id, name('Between'), { kind: 'notes', notes: 'x' }),
        newOperation('trip.create', unsent.id, unsent),
        patch(renamed.id, name('After')),
        patch(unnamed.id, name(null)),
      ]);
    before.close();
    const cards = await databaseOf(ada.id).cards.bulkGet(all.map(({ id }) => id));
    expect(cards.map((card) => card?.title)).toEqual(['Sent', 'After', null, 'Only here']);
    expect([cards[0], cards[3]].map((card) => card?.landscape)).toEqual(['coast', 'desert']);
    expect(cards[0]?.warmest).toBe(sent.days[0]?.weather?.temperature);
  });
});
