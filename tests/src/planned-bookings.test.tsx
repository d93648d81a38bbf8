import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newBooking } from '#domain/trip/booking.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { claimAnonymousPlans } from '#src/data/claim-plans.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { keepNewPlan } from '#src/offline/plan-store.ts';
import { readTrip } from '#src/offline/trip-store.ts';
import PlanTripScreen from '#src/screens/plan-trip/PlanTripScreen.tsx';
import { usePlanFlow } from '#src/screens/plan-trip/plan-flow.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { aSoonTrip } from '../support/soon-trips.ts';
import { ada } from '../support/stored-user.ts';

const plain = aSoonTrip();
const { start } = plain.dates;
const aStop = plain.days[0]?.activities.find(({ placeId }) => placeId !== null);
if (!aStop) throw new Error('a plan with a place');

const place = { name: aStop.name, address: '', latitude: null, longitude: null, placeId: aStop.placeId };
const ticket = newBooking({
  id: crypto.randomUUID(),
  kind: 'ticket',
  title: 'Ticket of ours',
  start: { date: start, time: aStop.start, zone: 'Europe/Rome' },
  place,
  code: 'MM4711',
});
const flight = newBooking({
  id: crypto.randomUUID(),
  kind: 'flight',
  leg: 'in',
  title: 'Flight BX 12',
  start: { date: start, time: 360, zone: 'Europe/Madrid' },
  end: { date: start, time: 480, zone: 'Europe/Rome' },
});
const bookings = [ticket, flight];
const planned: Trip = { ...plain, bookings };

function Where() {
  const { pathname, state } = useLocation();
  return <p>{`at ${pathname} ${JSON.stringify(state)}`}</p>;
}

function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/plan-trip']}>
        <Routes>
          <Route path="/plan-trip" element={<PlanTripScreen />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const fixed = () => screen.findByRole('region', { name: 'Already fixed' });
const keep = (user: string | null, trip = planned) => keepNewPlan(databaseOf(user), trip, '2026-11-20T12:00:00.000Z');
const savedBookings = async () => (await readTrip(databaseOf(ada.id), planned.id))?.bookings;

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
  usePlanFlow.setState({ step: 'result', news: null }, true);
});
afterEach(async () => {
  await stopSync();
  await deleteDatabaseOf(ada.id);
  await deleteDatabaseOf(null);
  forgetSession();
  vi.unstubAllGlobals();
  allowSync();
});

describe('what is fixed on a plan that is not saved', () => {
  it('is told as on a saved trip, with codes, between the stops and on the stop that was booked', async () => {
    beginSession(ada, { access: 'a', refresh: 'r' });
    await keep(ada.id);
    open();
    const section = within(await fixed());
    expect(section.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Flight BX 12',
      'Ticket of ours',
    ]);
    expect(section.getByRole('button', { name: 'Copy the code MM4711' })).toBeTruthy();
    const day = within(screen.getByRole('region', { name: 'Day 1' }));
    expect(await day.findByText('You arrive: Flight BX 12')).toBeTruthy();
    expect(await day.findByText('Booked')).toBeTruthy();
    expect(day.queryByRole('button', { name: /You arrive/ })).toBeNull();
  });

  it('is in the trip that is saved, exactly, and is changed there from then on', async () => {
    beginSession(ada, { access: 'a', refresh: 'r' });
    await keep(ada.id);
    const user = open();
    await user.click(await within(await fixed()).findByRole('button', { name: 'save the trip' }));
    expect(await within(await fixed()).findByRole('link', { name: 'the saved trip' })).toBeTruthy();
    expect(await savedBookings()).toEqual(bookings);
  });

  it('waits for a visitor to sign in, and is in the trip that is saved then, exactly', async () => {
    await keep(null);
    const user = open();
    await user.click(await within(await fixed()).findByRole('link', { name: 'sign in to save it' }));
    expect(await screen.findByText('at /login {"returnTo":"/plan-trip"}')).toBeTruthy();
    await claimAnonymousPlans(ada.id);
    beginSession(ada, { access: 'a', refresh: 'r' });
    await waitFor(async () => expect(await savedBookings()).toEqual(bookings));
  });

  it('is told on its days while stops are chosen to be planned anew', async () => {
    beginSession(ada, { access: 'a', refresh: 'r' });
    await keep(ada.id);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('You arrive: Flight BX 12')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Already fixed' })).toBeNull();
  });

  it('is not spoken of where nothing is fixed', async () => {
    beginSession(ada, { access: 'a', refresh: 'r' });
    await keep(ada.id, { ...planned, bookings: [] });
    open();
    expect(await screen.findByRole('region', { name: 'Day 3' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Already fixed' })).toBeNull();
  });
});
