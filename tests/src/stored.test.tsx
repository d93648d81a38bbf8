import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUserId } from '#src/data/session.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { useSync } from '#src/data/sync-state.ts';
import { changeTrip, readTripAhead, saveTrip, useTrip } from '#src/data/trips.ts';
import { loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { useRoom } from '#src/offline/room.ts';
import { readTrip } from '#src/offline/trip-store.ts';
import MyTripsScreen from '#src/screens/my-trips/MyTripsScreen.tsx';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const myTrips = () => render(<MyTripsScreen />, { wrapper: MemoryRouter });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  beginSession(ada, { access: 'a', refresh: 'r' });
  await startI18n('en');
  await loadScreenTexts('myTrips');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stopSync();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  allowSync();
  useSync.setState({ reach: 'unknown' });
  useRoom.setState({ state: 'enough' });
});

describe('my trips', () => {
  it('on a device that has nothing and cannot ask say so', async () => {
    useSync.setState({ reach: 'unreachable' });
    myTrips();
    expect(await screen.findByText('No trips on this device yet')).toBeDefined();
  });

  it('that are stored but old are shown with their date', async () => {
    await saveTrip(aTrip());
    await database().notes.put({ key: 'refreshedAt', value: '2026-03-03T18:20:00.000Z' });
    useSync.setState({ reach: 'unreachable' });
    myTrips();
    expect(await screen.findByText(/^As of .*Mar.* 2026/)).toBeDefined();
    expect(await screen.findByText('Rome')).toBeDefined();
  });

  it('that cannot be read are an error with a way on, never an empty list', async () => {
    await saveTrip(aTrip());
    useSync.setState({ reach: 'unreachable' });
    const broken = vi.spyOn(IDBObjectStore.prototype, 'openCursor').mockImplementation(() => {
      throw new DOMException('the disk is broken', 'UnknownError');
    });
    const also = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('the disk is broken', 'UnknownError');
    });
    myTrips();
    expect(await screen.findByText('This device cannot read its storage')).toBeDefined();
    expect(screen.queryByText(/No trips/)).toBeNull();
    broken.mockRestore();
    also.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Rome')).toBeDefined();
  });

  it('come back by themselves when the connection to the database was lost', async () => {
    await saveTrip(aTrip());
    database().close();
    useSync.setState({ reach: 'unreachable' });
    myTrips();
    expect(await screen.findByText('Rome')).toBeDefined();
  });
});

describe('a device with no room', () => {
  /** The next writes to the outbox find the disk full. */
  function full(times: number): void {
    const add = IDBObjectStore.prototype.add;
    let left = times;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name !== 'outbox' || left <= 0) return add.apply(this, args);
      left -= 1;
      throw new DOMException('full', 'QuotaExceededError');
    });
  }
  const photo = { src: '/photos/rome-1.jpg', credit: { name: 'Ada', url: null } };

  it('gives up pictures and keeps the change', async () => {
    const deleted = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true);
    vi.stubGlobal('caches', { delete: deleted, keys: async () => [] });
    const trip = aTrip();
    await saveTrip(trip);
    await database().photos.put({ key: 'rome', photo });
    full(1);
    await changeTrip({ trip, version: 0 }, [{ kind: 'title', title: 'Kept' }]);
    expect((await readTrip(database(), trip.id))?.title).toBe('Kept');
    expect(await database().photos.count()).toBe(0);
    expect(deleted).toHaveBeenCalledWith('pictures');
    expect(useRoom.getState().state).toBe('made');
  });

  it('says so when that is not enough, and what was there stays', async () => {
    const trip = aTrip();
    await saveTrip(trip);
    full(2);
    await expect(changeTrip({ trip, version: 0 }, [{ kind: 'title', title: 'Lost' }])).rejects.toThrow('full');
    expect(useRoom.getState().state).toBe('none');
    expect(await readTrip(database(), trip.id)).toEqual(trip);
  });
});

describe('a trip that was read before its screen was drawn', () => {
  const trip = aTrip();
  const titles: string[] = [];

  function Title() {
    const found = useTrip(trip.id);
    const title = found.state === 'read' ? found.value?.trip.destination : undefined;
    if (title) titles.push(`${currentUserId()}: ${title}`);
    return null;
  }

  it('is shown to its user, and to nobody who signs in next in another tab', async () => {
    await saveTrip(trip);
    await readTripAhead(trip.id);
    render(<Title />);
    await waitFor(() => expect(titles).toContain(`${ada.id}: Rome`));
    const next = { ...ada, id: crypto.randomUUID() };
    act(() => beginSession(next, { access: 'b', refresh: 's' }));
    await waitFor(() => expect(currentUserId()).toBe(next.id));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(titles.filter((title) => title.startsWith(next.id))).toEqual([]);
    await deleteDatabaseOf(next.id);
  });
});
