import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { forget, readTrip, receive } from '#src/offline/trip-store.ts';
import { OwnTrip } from '#src/screens/trip/OwnTrip.tsx';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { aTripToPack } from '../support/soon-trips.ts';
import { ada } from '../support/stored-user.ts';

const database = () => databaseOf(ada.id);
const patient = { timeout: 10_000 };

async function open(): Promise<{ user: ReturnType<typeof userEvent.setup>; trip: Trip; stop: string }> {
  const trip = aTripToPack(2);
  await receive(database(), { id: trip.id, version: 1, trip });
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <OwnTrip id={trip.id} />
        <Toaster closeLabel="Close" regionLabel="Notifications" />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const stop = trip.days[0]?.activities[0]?.name ?? '';
  await screen.findByRole('button', { name: `Edit ${stop}` }, patient);
  return { user: userEvent.setup(), trip, stop };
}

/** Writing to the outbox fails, or never answers. */
function brokenDisk(how: 'fails' | 'hangs'): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
    if (how === 'fails') throw new DOMException('broken', 'UnknownError');
    // A request that no event ever answers.
    return new EventTarget() as IDBRequest<IDBValidKey>;
  });
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('map', 'tripEdit', 'tripFit');
});
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  beginSession(ada, { access: 'a', refresh: 'r' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stopSync();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  allowSync();
});

describe('a form over a trip', () => {
  it.each(['fails', 'hangs'] as const)('stays open with its text where the disk %s (15.8)', async (how) => {
    const { user, stop } = await open();
    await user.click(screen.getByRole('button', { name: `Edit ${stop}` }));
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes', {}, patient);
    await user.type(notes, 'Ticket 12');
    brokenDisk(how);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const said = await screen.findByText(/could not store it. What you wrote is still here/, {}, { timeout: 12_000 });
    expect(said.closest('[role="alert"]')).toBeTruthy();
    expect(notes.value).toBe('Ticket 12');
    vi.restoreAllMocks();
  });

  it('stays open with its text when another device removes its stop, or the trip (15.1, 15.2)', async () => {
    const { user, trip, stop } = await open();
    await user.click(screen.getByRole('button', { name: `Edit ${stop}` }));
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes', {}, patient);
    await user.type(notes, 'Ticket 12');
    const days = trip.days.map((day) => ({ ...day, activities: day.activities.slice(1) }));
    await receive(database(), { id: trip.id, version: 2, trip: { ...trip, days } });
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${stop}`, hidden: true })).toBeNull());
    expect(notes.isConnected && notes.value).toBe('Ticket 12');
    await forget(database(), trip.id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(notes.isConnected && notes.value).toBe('Ticket 12');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Ticket 12', { exact: false }, patient).catch(() => undefined);
    const [operation] = await database().outbox.toArray();
    expect(operation).toMatchObject({ body: { baseVersion: 1, changes: [{ notes: 'Ticket 12' }] } });
    expect(await readTrip(database(), trip.id)).not.toBeNull();
  });
});

describe('a tick', () => {
  it('that was not stored is taken back, and said so (15.8)', async () => {
    const { user } = await open();
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Thing 1' }, patient);
    brokenDisk('fails');
    await user.click(tick);
    await screen.findByText('This device could not store that. Nothing was changed.', {}, patient);
    await vi.waitFor(() => expect(tick.checked).toBe(false));
    vi.restoreAllMocks();
  });
});
