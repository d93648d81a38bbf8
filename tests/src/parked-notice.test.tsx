import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { useParked } from '#src/data/conflicts.ts';
import { changeTrip, deleteTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf } from '#src/offline/database.ts';
import { readTrip, receive } from '#src/offline/trip-store.ts';
import { ParkedNotice } from '#src/screens/trip/ParkedNotice.tsx';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const waiting = () => database().outbox.toArray();

function Notice({ tripId }: { readonly tripId: string }) {
  const parked = useParked(tripId);
  return parked ? <ParkedNotice tripId={tripId} parked={parked} /> : <p>Nothing refused</p>;
}

/** A change that another device is in the way of, and the question about it on the screen. */
async function refusedChange(what: 'a title' | 'a deletion') {
  const trip = aTrip();
  await receive(database(), { id: trip.id, version: 1, trip });
  if (what === 'a title') await changeTrip({ trip, version: 1 }, [{ kind: 'title', title: 'Of this device' }]);
  else await deleteTrip({ trip, version: 1 });
  const [first] = await waiting();
  await database().outbox.update(first?.seq ?? 0, { parkedBecause: 'CONFLICT', collidesAt: ['title'] });
  const theirs = { ...trip, title: 'Of another device' };
  await receive(database(), { id: trip.id, version: 2, trip: theirs });
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <Notice tripId={trip.id} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const press = async (name: string) => {
    await userEvent.setup().click(await screen.findByRole('button', { name }));
    await screen.findByText('Nothing refused');
  };
  return { press, shown: () => readTrip(database(), trip.id) };
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('parked');
});
withNoServer();

describe('the buttons under a change that was refused do what they say', () => {
  it('Mine', async () => {
    const { press, shown } = await refusedChange('a title');
    await press('Mine');
    expect(await shown()).toMatchObject({ title: 'Of this device' });
    expect(await waiting()).toMatchObject([{ kind: 'trip.patch', body: { baseVersion: 2 } }]);
  });

  it('The other one', async () => {
    const { press, shown } = await refusedChange('a title');
    await press('The other one');
    expect(await shown()).toMatchObject({ title: 'Of another device' });
    expect(await waiting()).toEqual([]);
  });

  it('Delete it all the same', async () => {
    const { press, shown } = await refusedChange('a deletion');
    await press('Delete it all the same');
    expect(await shown()).toBeNull();
    expect(await waiting()).toMatchObject([{ kind: 'trip.delete', body: { baseVersion: 2 } }]);
  });

  it('Keep the trip', async () => {
    const { press, shown } = await refusedChange('a deletion');
    await press('Keep the trip');
    expect(await shown()).toMatchObject({ title: 'Of another device' });
    expect(await waiting()).toEqual([]);
  });
});
