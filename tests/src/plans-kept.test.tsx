import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrive } from '#src/data/arriving.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { saveTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf, deleteDatabaseOf, type Underway } from '#src/offline/database.ts';
import { keepNewPlan, readAside, readCurrentPlan, readUnsavedPlans } from '#src/offline/plan-store.ts';
import { readTrip } from '#src/offline/trip-store.ts';
import PlanTripScreen from '#src/screens/plan-trip/PlanTripScreen.tsx';
import { usePlanFlow } from '#src/screens/plan-trip/plan-flow.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { type FakeAnswer, fakeApi, refused } from '../support/fake-api.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip, aWireTripRequest } from '../support/trips.ts';

/** These machines are slow when they are busy. */
const database = () => databaseOf(ada.id);
const moment = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

function aRequest(opId: string = crypto.randomUUID()): Underway {
  return { key: 'underway', opId, ask: { work: 'plan', body: aWireTripRequest() }, accepted: false };
}

/** What the page sends; everything about plans is answered alike. */
function listen(answer: FakeAnswer): string[] {
  const sent: string[] = [];
  fakeApi(({ what }) => {
    sent.push(what);
    return what.includes('/plan') ? answer : [200, []];
  });
  return sent;
}

const laterPlan: FakeAnswer = [
  200,
  'data: {"type":"plan","plan":{"of":"a later form"}}\n\n',
  { 'content-type': 'text/event-stream' },
];

function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/plan-trip']}>
        <PlanTripScreen />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts();
});
beforeEach(() => {
  beginSession(ada, { access: 'a', refresh: 'r' });
  usePlanFlow.setState({ step: 'form' }, true);
});
afterEach(async () => {
  await stopSync();
  await deleteDatabaseOf(ada.id);
  await deleteDatabaseOf(null);
  forgetSession();
  vi.unstubAllGlobals();
  allowSync();
});

describe('a plan request that got no answer (15.5)', () => {
  it('is never sent again by opening the form: it is listed, to send or drop', async () => {
    const request = aRequest();
    await database().plans.put(request);
    const sent = listen(refused('NOT_FOUND', 404));
    open();
    expect(await screen.findByRole('button', { name: 'Send it' })).toBeTruthy();
    await vi.waitFor(() => expect(sent).toContain(`GET /api/plans/${request.opId}`));
    expect(sent.filter((what) => what.startsWith('POST'))).toEqual([]);
    expect(await database().plans.get('underway')).toEqual(request);
  });

  it('is sent by a press, under its key', async () => {
    const request = aRequest();
    await database().plans.put(request);
    const sent = listen(refused('NOT_FOUND', 404));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send it' }));
    await vi.waitFor(() => expect(sent).toContain('POST /api/trips/plan'));
  });

  it.each([
    ['an answer that this page cannot read', laterPlan],
    ['a demand to update', refused('UPDATE_REQUIRED', 426)],
  ])('keeps its key after %s: the plan may be there, and paid (16.1)', async (_, answer) => {
    const request = aRequest();
    await database().plans.put(request);
    const heard: FakeAnswer[] = [refused('NOT_FOUND', 404)];
    fakeApi(({ what }) => (what.startsWith('POST /api/trips/plan') ? answer : (heard[0] ?? [200, []])));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send it' }));
    await vi.waitFor(() => expect(usePlanFlow.getState().step).toBe('failed'));
    const kept = await database().plans.toArray();
    expect(kept.map((row) => 'opId' in row && row.opId)).toEqual([request.opId]);
  });

  it.each([
    ['refused by an error object with status 200', { error: 'PLANNING_FAILED', message: 'No plan', details: 'Again' }],
    ['refused so with a code of ours', { error: 'PLAN_IMPOSSIBLE', message: 'No plan', details: 'Again' }],
  ])('is over when it is %s: the error screen says so, once (specification, section 3)', async (_, answer) => {
    await database().plans.put(aRequest());
    const sent = listen([200, answer]);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send it' }));
    await vi.waitFor(() => expect(usePlanFlow.getState().step).toBe('failed'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await database().plans.count()).toBe(0);
    const ended = sent.length;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(sent.slice(ended).filter((what) => what.includes('/plan'))).toEqual([]);
  });

  it('goes when it is dropped, and stays when the server cannot be asked', async () => {
    const request = aRequest();
    await database().plans.put(request);
    listen(refused('UNAVAILABLE', 503));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Drop it' }));
    expect(await database().plans.count()).toBe(1);
    listen([200, { cancelled: true }]);
    await user.click(await screen.findByRole('button', { name: 'Drop it' }));
    await vi.waitFor(async () => expect(await database().plans.count()).toBe(0));
  });
});

describe('plans that were not saved (15.5)', () => {
  it('are put aside when a newer one is made, and can be opened again', async () => {
    const [first, second] = [aTrip(), aTrip()];
    await keepNewPlan(database(), first, moment(1));
    await keepNewPlan(database(), second, moment(2));
    expect((await readCurrentPlan(database()))?.trip.id).toBe(second.id);
    expect((await readAside(database())).map(({ trip }) => trip.id)).toEqual([first.id]);
    listen(refused('NOT_FOUND', 404));
    const user = open();
    await user.click(await screen.findByRole('button', { name: /^Open: Rome/ }));
    await vi.waitFor(async () => expect((await readCurrentPlan(database()))?.trip.id).toBe(first.id));
    expect((await readAside(database())).map(({ trip }) => trip.id)).toEqual([second.id]);
  });

  it('are not listed once they are trips', async () => {
    const [first, second] = [aTrip(), aTrip()];
    await keepNewPlan(database(), first, moment(1));
    await saveTrip(first);
    await keepNewPlan(database(), second, moment(2));
    expect(await readAside(database())).toEqual([]);
    expect((await readUnsavedPlans(database())).map(({ trip }) => trip.id)).toEqual([second.id]);
  });

  it('of a visitor become trips of the account that signs in, all of them, without another press (D2)', async () => {
    forgetSession();
    const [first, second] = [aTrip(), aTrip()];
    await keepNewPlan(databaseOf(null), first, moment(1));
    await keepNewPlan(databaseOf(null), second, moment(2));
    await arrive(ada.id, () => beginSession(ada, { access: 'a', refresh: 'r' }));
    for (const trip of [first, second]) expect(await readTrip(database(), trip.id)).toEqual(trip);
    const queued = (await database().outbox.toArray()).map(({ kind, tripId }) => `${kind} ${tripId}`);
    expect(queued.sort()).toEqual([first, second].map(({ id }) => `trip.create ${id}`).sort());
    expect(await readUnsavedPlans(database())).toEqual([]);
    expect((await readCurrentPlan(database()))?.trip.id).toBe(second.id);
    expect(await databaseOf(null).plans.count()).toBe(0);
  });
});
