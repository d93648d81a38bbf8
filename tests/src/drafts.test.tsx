import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSync } from '#src/data/sync-state.ts';
import { deleteTrip, saveTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf } from '#src/offline/database.ts';
import { keepNewPlan, readCurrentPlan, readUnsavedPlans, replacePlan } from '#src/offline/plan-store.ts';
import { forget, readSeen, readTrip } from '#src/offline/trip-store.ts';
import MyTripsScreen from '#src/screens/my-trips/MyTripsScreen.tsx';
import PlanTripScreen from '#src/screens/plan-trip/PlanTripScreen.tsx';
import { usePlanFlow } from '#src/screens/plan-trip/plan-flow.ts';
import { useToasts } from '#src/ui/toast-store.ts';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const moment = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const unsaved = async () => (await readUnsavedPlans(database())).map(({ trip }) => trip.id);
withNoServer();
beforeEach(async () => {
  await startI18n('en');
  await loadScreenTexts('myTrips');
  useSync.setState({ trips: 'whole' });
});

function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/my-trips']}>
        <Routes>
          <Route path="/my-trips" element={<MyTripsScreen />} />
          <Route path="/plan-trip" element={<PlanTripScreen />} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

describe('plans that are no trips, among my trips', () => {
  it('are there with no trip at all, the one that the plan screen shows included', async () => {
    await keepNewPlan(database(), aTrip(), moment(1));
    await keepNewPlan(database(), aTrip(), moment(2));
    open();
    expect(await screen.findAllByText('On this device only')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: /^No trips/ })).toBeDefined();
  });

  it('become trips by a press', async () => {
    const plan = aTrip();
    await keepNewPlan(database(), plan, moment(1));
    const user = open();
    await user.click(await screen.findByRole('button', { name: /^Keep: Rome, / }));
    expect(await screen.findByRole('article')).toBeDefined();
    expect(await readTrip(database(), plan.id)).toEqual(plan);
    expect(screen.queryByText('On this device only')).toBeNull();
  });

  it('go by a press and come back by another, beside a plan that was made meanwhile', async () => {
    const [plan, newer] = [aTrip(), aTrip()];
    await keepNewPlan(database(), plan, moment(1));
    const user = open();
    await user.click(await screen.findByRole('button', { name: /^Discard: Rome, / }));
    await vi.waitFor(() => expect(useToasts.getState().messages).toHaveLength(1));
    expect(await unsaved()).toEqual([]);
    await keepNewPlan(database(), newer, moment(2));
    useToasts.getState().messages[0]?.action?.run();
    await vi.waitFor(async () => expect((await unsaved()).sort()).toEqual([plan.id, newer.id].sort()));
  });

  it('are opened where they can be read, also where the form was open', async () => {
    const [plan, newer] = [aTrip(), aTrip()];
    await keepNewPlan(database(), plan, moment(1));
    await keepNewPlan(database(), newer, moment(2));
    usePlanFlow.setState({ step: 'form' }, true);
    const user = open();
    const buttons = await screen.findAllByRole('button', { name: /^Open: Rome, / });
    if (buttons[1]) await user.click(buttons[1]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rome' })).toBeDefined();
    expect(usePlanFlow.getState().step).toBe('result');
    expect((await readCurrentPlan(database()))?.trip.id).toBe(plan.id);
  });

  it('of a saved trip are not kept without a look: they may replace its stops', async () => {
    const [saved, replanned] = [aTrip(), aTrip()];
    await keepNewPlan(database(), saved, moment(1));
    await saveTrip(saved);
    await replacePlan(database(), replanned, moment(2));
    open();
    expect(await screen.findByRole('button', { name: /^Open: Rome, / })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });

  it('are none once they were saved, whatever became of the trip', async () => {
    const [here, elsewhere] = [aTrip(), aTrip()];
    for (const plan of [here, elsewhere]) {
      await keepNewPlan(database(), plan, moment(1));
      await saveTrip(plan);
    }
    const seen = await readSeen(database(), here.id);
    if (seen) await deleteTrip(seen);
    await database().outbox.clear();
    await forget(database(), elsewhere.id);
    expect(await readTrip(database(), elsewhere.id)).toBeNull();
    expect(await unsaved()).toEqual([]);
    open();
    expect(await screen.findByRole('heading', { name: /^(No trips|Your trips could not)/ })).toBeDefined();
    expect(screen.queryByText('On this device only')).toBeNull();
  });
});
