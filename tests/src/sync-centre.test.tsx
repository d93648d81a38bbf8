import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSync } from '#src/data/sync-state.ts';
import { changeTrip, saveTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { AccountMenu } from '#src/layout/AccountMenu.tsx';
import { databaseOf } from '#src/offline/database.ts';
import { keepNewPlan } from '#src/offline/plan-store.ts';
import { readTrip, receive } from '#src/offline/trip-store.ts';
import MyTripsScreen from '#src/screens/my-trips/MyTripsScreen.tsx';
import SyncScreen from '#src/screens/sync/SyncScreen.tsx';
import { useSession } from '#src/session/session.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { aDocument } from '../support/documents.ts';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const text = () => document.body.textContent ?? '';

async function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <SyncScreen />
        <Toaster closeLabel="Close" regionLabel="Notifications" />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

/** A trip that is here in version 1, with its notes changed and not sent. */
async function aChangedTrip() {
  const trip = { ...aTrip(), title: 'Roman spring' };
  await receive(database(), { id: trip.id, version: 1, trip });
  await changeTrip({ trip, version: 1 }, [{ kind: 'notes', notes: 'Never sent' }]);
  return trip;
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
});
withNoServer();

describe('the list of what waits', () => {
  it('says what of which trip waits, since when and why', async () => {
    await aChangedTrip();
    await waitFor(() => expect(useSync.getState().reach).toBe('unreachable'));
    await open();
    expect(screen.getByRole('heading', { name: 'Roman spring' })).toBeDefined();
    const [line] = within(screen.getByRole('list', { name: 'Roman spring' })).getAllByRole('listitem');
    expect(line?.textContent).toContain('Notes: Never sent');
    expect(line?.textContent).toMatch(/Since .*20\d\d/);
    expect(line?.textContent).toMatch(/Tried \d+ times?; next try|Waits for a connection/);
  });

  it('says why something was refused, and leads to where that is decided', async () => {
    const trip = await aChangedTrip();
    const refused = { parkedBecause: 'CONFLICT' as const, collidesAt: ['notes'], theirVersion: 2 };
    await database().outbox.toCollection().modify(refused);
    await open();
    expect(text()).toContain('Not accepted. Changed elsewhere too.');
    expect(screen.getByRole('link', { name: 'Decide in the trip' }).getAttribute('href')).toBe(`/trips/${trip.id}`);
  });

  it('says of what is written at the same place after it that it waits for the decision', async () => {
    const trip = await aChangedTrip();
    const refused = { parkedBecause: 'CONFLICT' as const, collidesAt: ['notes'], theirVersion: 2 };
    await database().outbox.toCollection().modify(refused);
    const seen = { trip: (await readTrip(database(), trip.id)) ?? trip, version: 1 };
    await changeTrip(seen, [{ kind: 'notes', notes: 'Never sent, and more' }]);
    await changeTrip(seen, [{ kind: 'title', title: 'Another name' }]);
    await open();
    const lines = within(screen.getByRole('list', { name: 'Another name' })).getAllByRole('listitem');
    const waits = lines.map(({ textContent }) => textContent?.includes('Waits for the decision'));
    expect(waits).toEqual([false, true, false]);
  });

  it('drops one change after asking, and brings it back', async () => {
    const trip = await aChangedTrip();
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Drop: Notes' }));
    expect(await database().outbox.count()).toBe(1);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Drop' }));
    await waitFor(async () => expect(await database().outbox.count()).toBe(0));
    expect((await readTrip(database(), trip.id))?.notes).toBe(trip.notes);
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    await waitFor(async () => expect((await readTrip(database(), trip.id))?.notes).toBe('Never sent'));
  });

  it('does not drop a new trip, which is nowhere else', async () => {
    await saveTrip(aTrip());
    await open();
    expect(text()).toContain('New trip');
    expect(screen.queryByRole('button', { name: /^Drop/ })).toBeNull();
  });

  it('sends nothing in a session that has ended, and asks to sign in', async () => {
    await aChangedTrip();
    useSession.setState({ state: 'ended', user: ada, because: 'expired', refresh: null }, true);
    await database().outbox.toCollection().modify({ attempts: 0 });
    await open();
    expect(text()).toContain('Waits until you sign in.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send all now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save a copy of what waits' })).toBeDefined();
  });
});

describe('the marks of what needs a decision', () => {
  it('stand in the menu of the account and above the list of trips', async () => {
    const trip = await aChangedTrip();
    await database()
      .outbox.toCollection()
      .modify({ parkedBecause: 'CONFLICT', collidesAt: ['notes'] });
    await loadScreenTexts('myTrips');
    render(
      <I18nextProvider i18n={i18next}>
        <MemoryRouter>
          <AccountMenu />
          <MyTripsScreen />
        </MemoryRouter>
      </I18nextProvider>,
    );
    await screen.findByRole('button', { name: /^Account of .*, 1 to decide$/ });
    const heading = await screen.findByRole('heading', { name: '1 trip needs a decision of yours' });
    const link = within(heading.parentElement as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toBe(`/trips/${trip.id}`);
    act(() => screen.getByRole('button', { name: /^Account of/ }).click());
    expect((await screen.findByRole('menuitem', { name: /What waits/ })).textContent).toContain('1 to decide');
  });
});

describe('"Everything here has reached the server"', () => {
  const all = 'Everything here has reached the server';
  const whole = { reach: 'reached' as const, trips: 'whole' as const, missing: 0 };

  it('is said when nothing waits and the last exchange was whole', async () => {
    useSync.setState(whole);
    await open();
    expect(text()).toContain(all);
  });

  it.each([
    ['the server was not asked', { ...whole, trips: 'unasked' as const }],
    ['trips are missing', { ...whole, trips: 'part' as const, missing: 638 }],
    ['the server cannot be reached', { ...whole, reach: 'unreachable' as const }],
  ])('is not said when %s', async (_, state) => {
    useSync.setState(state);
    await open();
    expect(text()).not.toContain(all);
    expect(text()).toContain('Nothing waits to be sent');
  });

  it('is not said while a document waits', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.4');
    const { digest, size } = aDocument(bytes);
    const tripId = crypto.randomUUID();
    const row = { tripId, digest, size, sent: 0 as const, refused: null, attempts: 3, nextAt: 0, unlistedAt: null };
    await database().documents.put(row);
    useSync.setState(whole);
    await open();
    expect(text()).not.toContain(all);
    expect(text()).toContain('Tried 3 times. Goes on where it stopped.');
  });

  it('is not said of a plan that was never saved', async () => {
    await keepNewPlan(database(), aTrip(), '2026-11-20T12:00:00.000Z');
    useSync.setState(whole);
    await open();
    expect(text()).not.toContain(all);
    expect(text()).toContain('1 plan was never saved');
  });

  it('says how many trips of the account are here', async () => {
    await receive(database(), ...[aTrip(), aTrip()].map((trip) => ({ id: trip.id, version: 1, trip })));
    useSync.setState({ ...whole, trips: 'part', missing: 648 });
    await open();
    expect(text()).toContain('Trips here: 2 of 650.');
  });
});
