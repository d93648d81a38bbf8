import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf } from '#src/offline/database.ts';
import { forget, readTrip, receive } from '#src/offline/trip-store.ts';
import { OwnTrip } from '#src/screens/trip/OwnTrip.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { useToasts } from '#src/ui/toast-store.ts';
import { brokenDisk } from '../support/broken-disk.ts';
import { withNoServer } from '../support/no-server.ts';
import { aTripToPack } from '../support/soon-trips.ts';
import { ada } from '../support/stored-user.ts';

const database = () => databaseOf(ada.id);

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
  await screen.findByRole('button', { name: `Edit ${stop}` });
  return { user: userEvent.setup(), trip, stop };
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('map', 'tripEdit', 'tripFit');
});
withNoServer();

describe('a form over a trip', () => {
  it.each(['fails', 'hangs'] as const)('stays open with its text where the disk %s (15.8)', async (how) => {
    const { user, stop } = await open();
    await user.click(screen.getByRole('button', { name: `Edit ${stop}` }));
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes');
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
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes');
    await user.type(notes, 'Ticket 12');
    const days = trip.days.map((day) => ({ ...day, activities: day.activities.slice(1) }));
    await receive(database(), { id: trip.id, version: 2, trip: { ...trip, days } });
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${stop}`, hidden: true })).toBeNull());
    expect(notes.isConnected && notes.value).toBe('Ticket 12');
    await forget(database(), trip.id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(notes.isConnected && notes.value).toBe('Ticket 12');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const stored = { body: { baseVersion: 1, changes: [{ notes: 'Ticket 12' }] } };
    await vi.waitFor(async () => expect(await database().outbox.toArray()).toMatchObject([stored]));
    expect(await readTrip(database(), trip.id)).not.toBeNull();
  });
});

describe('a sheet in which a stop is removed', () => {
  it('is gone when the way back is offered: a toast lies elsewhere above a sheet, and would leap away from the finger', async () => {
    const { user, stop } = await open();
    await user.click(screen.getByRole('button', { name: `Edit ${stop}` }));
    const removal = await screen.findByRole('button', { name: /^Remove/ });
    const openAt: boolean[] = [];
    const off = useToasts.subscribe(() => openAt.push(removal.isConnected));
    await user.click(removal);
    await screen.findByRole('button', { name: 'Undo' });
    off();
    expect(openAt).toEqual([false]);
  });
});

type User = ReturnType<typeof userEvent.setup>;
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Every other form: how it is opened, its field, and what stores it. */
const forms: readonly (readonly [string, (user: User) => Promise<void>, field: string, store: string])[] = [
  ['of the notes of a day', (user) => press(user, 'Notes for day 1'), 'Notes', 'Save changes'],
  [
    'of the name and notes of the trip',
    async (user) => {
      await press(user, 'More');
      await user.click(await screen.findByRole('menuitem', { name: 'Name and notes' }));
    },
    'Notes',
    'Save changes',
  ],
  ['of a stop of the own', (user) => press(user, 'Add a stop to day 1'), 'What', 'Add to the plan'],
];

describe('a form whose change could not be stored', () => {
  it.each(forms)('%s stays open with its text and says so (15.8)', async (_, openForm, label, store) => {
    const { user } = await open();
    await openForm(user);
    const field = await screen.findByLabelText<HTMLTextAreaElement>(label);
    await user.type(field, 'Ticket 12');
    brokenDisk('fails');
    await press(user, store);
    await screen.findByText(/could not store it. What you wrote is still here/);
    expect(field.isConnected && field.value).toBe('Ticket 12');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: store }).disabled).toBe(false);
    vi.restoreAllMocks();
    await press(user, store);
    await vi.waitFor(() => expect(field.isConnected).toBe(false));
    expect(await database().outbox.count()).toBe(1);
  });

  it('leaves something to pack in its field (15.8)', async () => {
    const { user } = await open();
    const field = await screen.findByLabelText<HTMLInputElement>('Something else to pack');
    await user.type(field, 'Sun hat');
    brokenDisk('fails');
    await press(user, 'Add to the list');
    await screen.findByText('This device could not store that. Nothing was changed.');
    await vi.waitFor(() => expect(field.value).toBe('Sun hat'));
    vi.restoreAllMocks();
  });
});

describe('a tick', () => {
  it('that was not stored is taken back, and said so (15.8)', async () => {
    const { user } = await open();
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Thing 1' });
    brokenDisk('fails');
    await user.click(tick);
    await screen.findByText('This device could not store that. Nothing was changed.');
    await vi.waitFor(() => expect(tick.checked).toBe(false));
    vi.restoreAllMocks();
  });
});
