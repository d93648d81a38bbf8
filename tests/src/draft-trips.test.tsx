import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toWirePlannedTrip } from '#contract/wire-trip.ts';
import { localDate } from '#domain/trip/dates.ts';
import { applyChanges, neverCollides, pathOf } from '#domain/trip/patch.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { withNewIds } from '#domain/trip/with-new-ids.ts';
import { planTrip } from '#src/data/asked-plans.ts';
import { archiveTrip, discardDraft, keepTrip, listTrip } from '#src/data/drafts.ts';
import { useSync } from '#src/data/sync-state.ts';
import { bringBack } from '#src/data/trash.ts';
import { readComingTrips, saveTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf } from '#src/offline/database.ts';
import { readUnsavedPlans } from '#src/offline/plan-store.ts';
import { readTrip } from '#src/offline/trip-store.ts';
import MyTripsScreen from '#src/screens/my-trips/MyTripsScreen.tsx';
import { forgetSession } from '#src/session/session.ts';
import { tellChange } from '#src/trip-view/told-change.ts';
import { fakeApi } from '../support/fake-api.ts';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip, aTripRequest } from '../support/trips.ts';

const settings = vi.hoisted(() => ({ drafts: true as boolean | undefined }));
vi.mock('#src/data/settings.ts', async (original) => ({
  ...(await original<typeof import('#src/data/settings.ts')>()),
  knownSettings: () => settings,
}));

const database = () => databaseOf(ada.id);
const newId = () => crypto.randomUUID();
withNoServer();
beforeEach(async () => {
  await startI18n('en');
  await loadScreenTexts('myTrips', 'parked', 'tripEdit');
  useSync.setState({ trips: 'whole' });
});

/** Plans where the server answers with this plan at once, and hears of trips only later. */
async function plan(trip = aTrip()) {
  const stream = `data: ${JSON.stringify({ type: 'plan', plan: toWirePlannedTrip(trip) })}\n\n`;
  fakeApi(({ what }) =>
    what === 'POST /api/trips/plan' ? [200, stream, { 'content-type': 'text/event-stream' }] : [503, {}],
  );
  await planTrip(aTripRequest(), { signal: new AbortController().signal, onNews: () => {} });
  return trip;
}

const queued = async () => (await database().outbox.toArray()).map(({ kind, tripId }) => `${kind} ${tripId}`);

function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/my-trips']}>
        <Routes>
          <Route path="/my-trips" element={<MyTripsScreen />} />
          <Route path="/trips/:id" element={<p>the trip</p>} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

describe('a finished plan', () => {
  it('of a user is a trip at once, as a draft, here and on its way to the server', async () => {
    const [first, second] = [await plan(), await plan()];
    for (const { id } of [first, second]) {
      expect(await readTrip(database(), id)).toMatchObject({ id, keptAs: 'draft' });
      expect(await queued()).toContain(`trip.create ${id}`);
    }
    expect(await readUnsavedPlans(database())).toEqual([]);
  });

  it('is on the device alone where the server would refuse a draft', async () => {
    settings.drafts = undefined;
    const { id } = await plan();
    settings.drafts = true;
    expect(await queued()).toEqual([]);
    expect((await readUnsavedPlans(database())).map(({ trip }) => trip.id)).toEqual([id]);
  });

  it('of a visitor is on the device alone', async () => {
    forgetSession();
    const { id } = await plan();
    expect(await databaseOf(null).cards.count()).toBe(0);
    expect((await readUnsavedPlans(databaseOf(null))).map(({ trip }) => trip.id)).toEqual([id]);
  });

  it('is a trip of the list once it is saved, its draft the same trip', async () => {
    const trip = await plan();
    await keepTrip(trip);
    expect((await readTrip(database(), trip.id))?.keptAs ?? null).toBeNull();
    expect(await queued()).toEqual([`trip.create ${trip.id}`, `trip.patch ${trip.id}`]);
  });

  it('that replans a draft is a trip of the list when it is saved as another', async () => {
    const replanned = { ...aTrip(), keptAs: 'draft' as const };
    await keepTrip(replanned);
    expect(await readTrip(database(), replanned.id)).not.toHaveProperty('keptAs');
  });

  it('is in the trash when it is discarded, and a draft again when it comes back', async () => {
    const [one, other] = [await plan(), await plan()];
    const undo = await discardDraft(one.id);
    await discardDraft(other.id);
    expect(await database().cards.count()).toBe(0);
    expect(await readUnsavedPlans(database())).toEqual([]);
    await undo();
    const trashed = await database().trash.get(other.id);
    if (trashed) await bringBack(trashed);
    for (const { id } of [one, other]) expect(await readTrip(database(), id)).toMatchObject({ keptAs: 'draft' });
  });
});

describe('what a trip is kept as', () => {
  const draft = { ...aTrip(), keptAs: 'draft' as const };
  const change = { kind: 'keptAs', keptAs: 'archived' } as const;

  it('is undone like any other field, and its devices are not asked: the later one wins', () => {
    const after = applyChanges(draft, [change]);
    expect(after.keptAs).toBe('archived');
    expect(applyChanges(after, undoOf(draft, [change], newId))).toEqual(draft);
    expect(neverCollides(pathOf(change))).toBe(true);
    expect(neverCollides(pathOf({ kind: 'title', title: 'x' }))).toBe(false);
  });

  it("is its owner's alone, and a copy is a trip of the list", () => {
    const options = { luggage: true, costs: true, dates: 'exact', links: true } as const;
    expect(JSON.stringify(sharedTrip(draft, options, newId))).not.toContain('keptAs');
    expect(withNewIds(draft, newId)).not.toHaveProperty('keptAs');
  });

  it('is told in words where a change of it waits', () => {
    const told = (keptAs: 'draft' | 'archived' | null) =>
      tellChange({ change: { kind: 'keptAs', keptAs }, target: null }, i18next.t).value;
    expect([told('archived'), told('draft'), told(null)]).toEqual(['Archived', 'Not saved yet', 'Saved']);
  });
});

describe('in the list', () => {
  it('drafts stand apart, with Keep and Discard, and the app does not open on them', async () => {
    const trip = await plan();
    expect(await readComingTrips(localDate(new Date()))).toEqual([]);
    const user = open();
    expect(await screen.findByText('Not saved yet')).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Keep: Rome, / }));
    expect(await screen.findByRole('article')).toBeDefined();
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect((await readComingTrips(localDate(new Date()))).map(({ id }) => id)).toEqual([trip.id]);
  });

  it('archived trips are below, found by a search, and come back by a press', async () => {
    const [kept, archived] = [aTrip(), aTrip()];
    for (const trip of [kept, archived]) await saveTrip(trip);
    await archiveTrip(archived.id);
    expect((await readComingTrips(localDate(new Date()))).map(({ id }) => id)).toEqual([kept.id]);
    const user = open();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    const search = screen.getByRole('searchbox', { name: 'Search your trips' });
    await user.type(search, 'rome');
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await user.clear(search);
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.click(await screen.findByText('Archive: 1 trip'));
    await user.click(screen.getByRole('button', { name: /^Back to my trips: Rome, / }));
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await listTrip(archived.id);
    expect(screen.queryByText('Archive: 1 trip')).toBeNull();
  });
});
