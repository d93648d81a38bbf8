import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { changeTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf } from '#src/offline/database.ts';
import { forget, readTrip, receive } from '#src/offline/trip-store.ts';
import { OwnTrip } from '#src/screens/trip/OwnTrip.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { withNoServer } from '../support/no-server.ts';
import { aTripToPack } from '../support/soon-trips.ts';
import { ada } from '../support/stored-user.ts';

const database = () => databaseOf(ada.id);
const shown = async (id: string) => (await readTrip(database(), id)) as Trip;

/** A trip with these changes refused, because another device made others; the trip has arrived since, or not yet. */
async function refused(changes: readonly Change[], theirs: Partial<Trip>, has: 'arrived' | 'not arrived' = 'arrived') {
  const trip = aTripToPack(2);
  await receive(database(), { id: trip.id, version: 1, trip });
  await changeTrip({ trip, version: 1 }, changes);
  const collidesAt = changes.map((change) => ('dayId' in change ? `day/${change.dayId}/notes` : change.kind));
  await database().outbox.toCollection().modify({ parkedBecause: 'CONFLICT', collidesAt, theirVersion: 2 });
  if (has === 'arrived') await receive(database(), { id: trip.id, version: 2, trip: { ...trip, ...theirs } });
  return trip;
}

async function open(trip: Trip) {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <OwnTrip id={trip.id} />
        <Toaster closeLabel="Close" regionLabel="Notifications" />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const notice = await screen.findByRole('alert');
  return { user: userEvent.setup(), notice };
}

const place = (name: string) => screen.getByRole('region', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string, where: HTMLElement) =>
  user.click(within(where).getByRole('button', { name }));

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('map', 'tripEdit', 'tripFit');
});
withNoServer();

describe('what was refused, in the head of the trip', () => {
  it('shows both texts side by side, place by place, and decides one alone', async () => {
    const changes: Change[] = [
      { kind: 'title', title: 'My name' },
      { kind: 'notes', notes: 'My notes' },
    ];
    const trip = await refused(changes, { title: 'Their name', notes: 'Their notes' });
    const { user, notice } = await open(trip);
    expect(place('Name').textContent).toContain('My name');
    expect(place('Name').textContent).toContain('Their name');
    expect(place('Notes').textContent).toContain('My notes');
    expect(place('Notes').textContent).toContain('Their notes');
    expect(within(notice).getByRole('button', { name: 'All mine' })).toBeDefined();
    await press(user, 'The other one', place('Name'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Name' })).toBeNull());
    expect(await shown(trip.id)).toMatchObject({ title: 'Their name', notes: 'My notes' });
    expect(place('Notes')).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    await waitFor(async () => expect((await shown(trip.id)).title).toBe('My name'));
    expect(await database().lost.count()).toBe(0);
  });

  it('joins both notes, theirs first, where they fit', async () => {
    const trip = await refused([{ kind: 'notes', notes: 'Mine' }], { notes: 'Theirs' });
    const { user } = await open(trip);
    await press(user, 'Both', place('Notes'));
    await waitFor(async () => expect((await shown(trip.id)).notes).toBe('Theirs\n\nMine'));
    expect(await database().lost.count()).toBe(0);
  });

  it('does not offer both where they are too long for one field', async () => {
    const trip = await refused([{ kind: 'notes', notes: 'm'.repeat(1000) }], { notes: 't'.repeat(999) });
    await open(trip);
    const names = within(place('Notes'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Mine', 'The other one', 'By hand']);
  });

  it('takes a text that its owner makes of both, and keeps what it leaves out', async () => {
    const trip = await refused([{ kind: 'notes', notes: 'Mine' }], { notes: 'Theirs' });
    const { user } = await open(trip);
    await press(user, 'By hand', place('Notes'));
    const field = within(place('Notes')).getByRole('textbox');
    expect((field as HTMLTextAreaElement).value).toBe('Theirs\n\nMine');
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Mine, and more');
    await press(user, 'Save this text', place('Notes'));
    await waitFor(async () => expect((await shown(trip.id)).notes).toBe('Mine, and more'));
    expect(await database().lost.toArray()).toMatchObject([{ whose: 'theirs', change: { notes: 'Theirs' } }]);
  });

  it('says that the other text is not known before the trip was fetched again', async () => {
    const trip = await refused([{ kind: 'title', title: 'Mine' }], {}, 'not arrived');
    await open(trip);
    expect(place('Name').textContent).toContain('Not known yet');
    expect(within(place('Name')).queryByRole('button', { name: 'By hand' })).toBeNull();
  });
});

describe('texts that a decision left out', () => {
  it('are under "More", can be put back and go with the trip', async () => {
    const trip = await refused([{ kind: 'notes', notes: 'Mine' }], { notes: 'Theirs' });
    const { user } = await open(trip);
    await press(user, 'Mine', place('Notes'));
    await waitFor(async () => expect(await database().lost.count()).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Earlier texts' }));
    const sheet = await screen.findByRole('dialog');
    // Read from the database once the sheet is open.
    await waitFor(() => expect(sheet.textContent).toContain('Theirs'));
    expect(sheet.textContent).toContain('Written on another device');
    await press(user, 'Use it', sheet);
    await waitFor(async () => expect((await shown(trip.id)).notes).toBe('Theirs'));
    await database().outbox.clear();
    await forget(database(), trip.id);
    expect(await database().lost.count()).toBe(0);
  });

  it('are at most 50 of a trip, the newest', async () => {
    const trip = await refused([{ kind: 'notes', notes: 'Mine' }], { notes: 'Theirs' });
    const old = { tripId: trip.id, at: '', whose: 'mine' as const, change: { kind: 'notes', notes: '' } as Change };
    await database().lost.bulkAdd(Array.from({ length: 50 }, (_, i) => ({ ...old, at: String(i), target: null })));
    const { user } = await open(trip);
    await press(user, 'Mine', place('Notes'));
    await waitFor(async () => expect((await database().lost.toArray()).at(-1)?.whose).toBe('theirs'));
    expect((await database().lost.toArray()).map(({ at }) => at).slice(0, 2)).toEqual(['1', '2']);
    expect(await database().lost.count()).toBe(50);
  });
});
