import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { bringBack, keptUntil } from '#src/data/trash.ts';
import { deleteTrip, saveTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf } from '#src/offline/database.ts';
import { emptyTrash, readTrash } from '#src/offline/trash.ts';
import { readSeen, readTrip, receive, settle } from '#src/offline/trip-store.ts';
import { removeUnlisted } from '#src/offline/unlisted-documents.ts';
import MyTripsScreen from '#src/screens/my-trips/MyTripsScreen.tsx';
import { aDocument, aPdf } from '../support/documents.ts';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const DAY_MS = 86_400_000;
let trip: Trip;
withNoServer();
beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('myTrips');
});
beforeEach(async () => {
  trip = aTrip();
  await receive(database(), { id: trip.id, version: 1, trip });
});

async function remove(): Promise<void> {
  const seen = await readSeen(database(), trip.id);
  if (seen) await deleteTrip(seen);
}

async function removeThere(): Promise<void> {
  await remove();
  const [sent] = await database().outbox.toArray();
  if (sent) await settle(database(), sent, 'deleted');
}
const trashed = async (now = Date.now()) => (await readTrash(database(), now)).map(({ id }) => id);

describe('the trash', () => {
  it('keeps a deleted trip for thirty days, also once the server has heard of it, and no longer', async () => {
    await removeThere();
    expect(await readTrip(database(), trip.id)).toBeNull();
    expect(await trashed()).toEqual([trip.id]);
    expect(await trashed(Date.now() + 29 * DAY_MS)).toEqual([trip.id]);
    expect(await trashed(Date.now() + 31 * DAY_MS)).toEqual([]);
    await emptyTrash(database(), Date.now() + 29 * DAY_MS);
    expect(await database().trash.count()).toBe(1);
    await emptyTrash(database(), Date.now() + 31 * DAY_MS);
    expect(await database().trash.count()).toBe(0);
  });

  it('gives a trip back as it was, for the server too', async () => {
    await removeThere();
    const [row] = await readTrash(database(), Date.now());
    if (row) await bringBack(row);
    expect(await readTrip(database(), trip.id)).toEqual(trip);
    expect((await database().outbox.toArray()).map(({ kind }) => kind)).toEqual(['trip.create']);
    expect(await database().trash.count()).toBe(0);
  });

  it('gives back the documents that this device has, and none that are nowhere any more', async () => {
    const [here, away] = [aPdf(), aPdf({ title: 'Away' })].map((content) => aDocument(content));
    const documents = [here, away].filter((own) => own !== undefined);
    await receive(database(), { id: trip.id, version: 2, trip: { ...trip, documents } });
    const stored = {
      tripId: trip.id,
      size: 3,
      sent: 1 as const,
      refused: null,
      attempts: 0,
      nextAt: 0,
      unlistedAt: null,
    };
    await database().documents.put({ ...stored, digest: here?.digest ?? '' });
    await removeThere();
    const [row] = await readTrash(database(), Date.now());
    if (row) await bringBack(row);
    expect((await readTrip(database(), trip.id))?.documents).toEqual([here]);
  });

  it('has nothing of a deletion that was undone', async () => {
    await remove();
    await saveTrip(trip);
    expect(await database().trash.count()).toBe(0);
  });

  it('keeps what documents hold, and lets it go with the trip', async () => {
    const digest = 'a'.repeat(64);
    const stored = { tripId: trip.id, digest, size: 3, refused: null, attempts: 0, nextAt: 0, unlistedAt: null };
    await removeThere();
    await database().documents.put({ ...stored, sent: 1 });
    await database().contents.put({ tripId: trip.id, digest, bytes: new ArrayBuffer(3) });
    await removeUnlisted(database(), 1000);
    await removeUnlisted(database(), 1000 + DAY_MS);
    expect(await database().contents.count()).toBe(1);
    await emptyTrash(database(), Date.now() + 31 * DAY_MS);
    await removeUnlisted(database(), 1000 + 31 * DAY_MS);
    expect(await database().contents.count()).toBe(0);
  });

  it('says until when, brings back and removes for good', async () => {
    expect(keptUntil({ id: trip.id, trip, deletedAt: new Date('2027-01-01T12:00:00').getTime() })).toBe('2027-01-31');
    const other = aTrip({ destination: 'Rome' });
    await receive(database(), { id: other.id, version: 1, trip: { ...other, title: 'Honeymoon' } });
    await removeThere();
    const seen = await readSeen(database(), other.id);
    if (seen) await deleteTrip(seen);
    render(
      <I18nextProvider i18n={i18next}>
        <MemoryRouter>
          <MyTripsScreen />
        </MemoryRouter>
      </I18nextProvider>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByText('Trash: 2 trips'));
    await user.click(screen.getByRole('button', { name: /^Bring back: Honeymoon/ }));
    await screen.findByText('Trash: 1 trip');
    expect((await readTrip(database(), other.id))?.title).toBe('Honeymoon');
    await user.click(screen.getByRole('button', { name: /^Delete for good: Rome/ }));
    await vi.waitFor(() => expect(screen.queryByText(/^Trash/)).toBeNull());
    expect(await database().trash.count()).toBe(0);
  });
});
