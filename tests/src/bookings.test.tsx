import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { TripDocument } from '#domain/trip/document.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { putIntoSaved } from '#src/data/saved-replan.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf } from '#src/offline/database.ts';
import { readCurrentPlan, replacePlan, showSaved } from '#src/offline/plan-store.ts';
import { readTrip, receive } from '#src/offline/trip-store.ts';
import PlanTripScreen from '#src/screens/plan-trip/PlanTripScreen.tsx';
import { OwnTrip } from '#src/screens/trip/OwnTrip.tsx';
import { collidingStops } from '#src/trip-view/bookings/colliding.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { aDocument } from '../support/documents.ts';
import { withNoServer } from '../support/no-server.ts';
import { aSoonTrip } from '../support/soon-trips.ts';
import { ada } from '../support/stored-user.ts';

const database = () => databaseOf(ada.id);
const planned = aSoonTrip();

function Where() {
  const { pathname, state } = useLocation();
  return <p>{`at ${pathname} ${JSON.stringify(state)}`}</p>;
}

async function open(trip: Trip) {
  await receive(database(), { id: trip.id, version: 1, trip });
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/here']}>
        <Routes>
          <Route path="/here" element={<OwnTrip id={trip.id} />} />
          <Route path="*" element={<Where />} />
        </Routes>
        <Toaster closeLabel="Close" regionLabel="Notifications" />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const section = await screen.findByRole('region', { name: 'Already fixed' });
  return { user: userEvent.setup(), section };
}

const firstDay = planned.days[0] as Trip['days'][number];
const aStop = firstDay.activities.find(({ placeId }) => placeId !== null) as Activity;

const ticket = (own: Partial<Booking> = {}): Booking =>
  newBooking({
    id: crypto.randomUUID(),
    kind: 'ticket',
    title: 'Ticket of ours',
    start: { date: planned.dates.start, time: aStop.start, zone: 'Europe/Rome' },
    ...own,
  });

const bookingsOf = async () => (await readTrip(database(), planned.id))?.bookings ?? [];

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('map', 'tripEdit', 'tripFit');
  // A slow machine does not load these within the patience that is meant for drawing them.
  await Promise.all([import('#src/screens/trip/TripForm.tsx'), import('#src/trip-view/bookings/ImportSheet.tsx')]);
}, 60_000);
withNoServer();

describe('a confirmation that was read', () => {
  const mail = `Your tickets for the Moon Museum\nDate: ${addDays(planned.dates.start, 1)}\nTime: 11:00\nOrder number: MM-4711`;

  it('adds nothing before its owner says so, and then only what is ticked', async () => {
    const { user, section } = await open({ ...planned, bookings: null });
    await user.click(within(section).getByRole('button', { name: 'Paste a confirmation' }));
    const text = await screen.findByLabelText('Text of the confirmation');
    await user.click(text);
    await user.paste(mail);
    await user.click(screen.getByRole('button', { name: 'Read it' }));
    await screen.findByText('1 booking found');
    expect(await bookingsOf()).toEqual([]);
    const tick = screen.getByRole('checkbox', { name: /Moon Museum/ });
    await user.click(tick);
    expect(screen.getByRole('button', { name: 'Add 0 bookings' })).toHaveProperty('disabled', true);
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Add 1 booking' }));
    await waitFor(async () => expect((await bookingsOf())[0]?.code).toBe('MM-4711'));
  });

  it('that is none is kept as a note where its owner wants that', async () => {
    const { user, section } = await open({ ...planned, notes: 'Mine', bookings: null });
    await user.click(within(section).getByRole('button', { name: 'Paste a confirmation' }));
    await user.click(await screen.findByLabelText('Text of the confirmation'));
    await user.paste('Ring the bell twice.');
    await user.click(screen.getByRole('button', { name: 'Read it' }));
    await screen.findByText('No booking could be read in it');
    await user.click(screen.getByRole('button', { name: 'Keep the text as a note' }));
    const notes = async () => (await readTrip(database(), planned.id))?.notes;
    await waitFor(async () => expect(await notes()).toBe('Mine\n\nRing the bell twice.'));
  });

  it('is not ticked where the trip has it already', async () => {
    const start = { date: addDays(planned.dates.start, 1), time: 11 * 60, zone: 'Europe/Rome' };
    const { user, section } = await open({ ...planned, bookings: [ticket({ start, code: 'MM-4711' })] });
    await user.click(within(section).getByRole('button', { name: 'Paste a confirmation' }));
    await user.click(await screen.findByLabelText('Text of the confirmation'));
    await user.paste(mail);
    await user.click(screen.getByRole('button', { name: 'Read it' }));
    await screen.findByText('You have this one already');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Moon Museum/ }).checked).toBe(false);
  });
});

describe('the documents of a booking', () => {
  const own = ticket();
  const aFile = (name: string, bookingId: string | null): TripDocument =>
    aDocument(Uint8Array.from(Buffer.from(name)), { name, bookingId });
  const documents = [aFile('voucher.pdf', own.id), aFile('seats.pdf', own.id), aFile('passport.jpg', null)];
  const trip = { ...planned, bookings: [own], documents };
  const named = async (name: string) =>
    within(await screen.findByRole('region', { name: 'Documents' }))
      .getByText(name)
      .closest('li');

  it('are counted on its row, and one press away', async () => {
    const { user, section } = await open(trip);
    await user.click(await within(section).findByRole('button', { name: '2 documents: Ticket of ours' }));
    const sheet = await screen.findByRole('dialog', { name: 'Ticket of ours' });
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(2);
    expect(within(sheet).queryByText('passport.jpg')).toBeNull();
  });

  it('are told in the list of the trip with its name, and those of no booking without', async () => {
    await open(trip);
    expect((await named('voucher.pdf'))?.textContent).toContain('Belongs to Ticket of ours');
    expect((await named('passport.jpg'))?.textContent).not.toContain('Belongs to');
  });

  it('stay with the trip when it is removed, and are its own again when that is undone', async () => {
    const { user, section } = await open(trip);
    await user.click(await within(section).findByRole('button', { name: 'Remove Ticket of ours' }));
    await waitFor(async () => expect((await named('voucher.pdf'))?.textContent).not.toContain('Belongs to'));
    expect((await readTrip(database(), planned.id))?.documents).toHaveLength(3);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await within(section).findByRole('button', { name: '2 documents: Ticket of ours' });
    expect((await named('voucher.pdf'))?.textContent).toContain('Belongs to Ticket of ours');
  });

  it('are no part of what is new: a booking that is not there yet has none', async () => {
    const { user, section } = await open(trip);
    await user.click(within(section).getByRole('button', { name: 'Add' }));
    const sheet = await screen.findByRole('dialog', { name: 'Something that is fixed' });
    expect(within(sheet).queryByRole('region', { name: 'Documents' })).toBeNull();
  });
});

describe('a booking and the plan', () => {
  it('is a badge on the stop that was booked, and no line beside it', async () => {
    const place = { name: aStop.name, address: '', latitude: null, longitude: null, placeId: aStop.placeId };
    await open({ ...planned, bookings: [ticket({ place })] });
    await screen.findByRole('button', { name: `Booked: ${aStop.name}` });
    const day = screen.getByRole('region', { name: 'Day 1' });
    expect(within(day).queryByText('Ticket of ours')).toBeNull();
  });

  it('is a line between the stops otherwise, and offers to replan exactly what it leaves no time for', async () => {
    const own = ticket({ end: { date: planned.dates.start, time: aStop.start + 20, zone: 'Europe/Rome' } });
    const { user, section } = await open({ ...planned, bookings: [own] });
    const day = screen.getByRole('region', { name: 'Day 1' });
    await within(day).findByText('Ticket of ours');
    await user.click(within(section).getByRole('button', { name: 'Replan around it' }));
    await screen.findByText(`at /plan-trip ${JSON.stringify({ replan: [aStop.id] })}`);
    expect((await readCurrentPlan(database()))?.trip.id).toBe(planned.id);
  });

  it('collides with nothing where it takes no time, is over, or is a bed', () => {
    const none = (own: Partial<Booking>) => collidingStops(planned, ticket(own)).length;
    expect(none({})).toBeGreaterThan(0);
    expect(none({ kind: 'lodging' })).toBe(0);
    expect(none({ start: { date: planned.dates.start, time: null, zone: 'Europe/Rome' } })).toBe(0);
    expect(none({ start: { date: addDays(planned.dates.end, 3), time: 600, zone: 'Europe/Rome' } })).toBe(0);
  });

  it('of a journey back leaves the hours after it, and before it what its owner keeps free', () => {
    const flight = ticket({
      kind: 'flight',
      leg: 'out',
      start: { date: planned.dates.start, time: 18 * 60, zone: 'Europe/Rome' },
      margin: 60,
    });
    const expected = planned.days.flatMap(({ day, activities }) =>
      activities.filter(({ start, duration }) => day > 1 || start + duration > 17 * 60),
    );
    expect(collidingStops(planned, flight).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });
});

describe('a saved trip whose stops were planned anew', () => {
  it('opens with exactly the stops chosen that were named, and those that are gone left out', async () => {
    await receive(database(), { id: planned.id, version: 1, trip: planned });
    await showSaved(database(), planned, '2027-01-01T00:00:00.000Z');
    const state = { replan: [aStop.id, crypto.randomUUID()] };
    render(
      <I18nextProvider i18n={i18next}>
        <MemoryRouter initialEntries={[{ pathname: '/plan-trip', state }]}>
          <PlanTripScreen />
        </MemoryRouter>
      </I18nextProvider>,
    );
    await screen.findByText(/1 stop chosen/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: `Replace ${aStop.name}` }).checked).toBe(true);
  });

  it('takes the new stops and nothing else, with a way back', async () => {
    const saved = { ...planned, notes: 'Mine', bookings: [ticket()] };
    await receive(database(), { id: saved.id, version: 1, trip: saved });
    await showSaved(database(), saved, '2027-01-01T00:00:00.000Z');
    const fresh = { ...aStop, id: crypto.randomUUID(), name: 'Another place', start: aStop.start + 5 };
    const days = saved.days.map((day) => ({
      ...day,
      activities: day.activities.map((activity) => (activity.id === aStop.id ? fresh : activity)),
    }));
    const replanned = { ...saved, id: crypto.randomUUID(), notes: '', bookings: null, days };
    await replacePlan(database(), replanned, '2027-01-01T00:00:01.000Z');
    expect((await readCurrentPlan(database()))?.of).toBe(saved.id);
    const since = { ...aStop, id: crypto.randomUUID(), name: 'Added since', own: true as const };
    const grown = saved.days.map((day, i) => (i === 0 ? { ...day, activities: [...day.activities, since] } : day));
    await receive(database(), { id: saved.id, version: 2, trip: { ...saved, days: grown } });
    const { back: undo } = await putIntoSaved(saved.id);
    const names = async () => (await readTrip(database(), saved.id))?.days[0]?.activities.map(({ name }) => name) ?? [];
    expect(await names()).toContain('Another place');
    expect(await names()).not.toContain(aStop.name);
    expect(await names()).toContain('Added since');
    expect(await readTrip(database(), saved.id)).toMatchObject({ notes: 'Mine', bookings: saved.bookings });
    await undo();
    expect(await names()).toContain(aStop.name);
    expect(await names()).not.toContain('Another place');
  });
});

describe('a stop of ones own', () => {
  it('gets another name, address and price', async () => {
    const own: Activity = {
      ...aStop,
      id: crypto.randomUUID(),
      placeId: null,
      own: true,
      name: 'Tea with Ada',
      activity: 'Tea with Ada',
      location: 'Via Roma 1',
      latitude: 41.9,
      longitude: 12.5,
      cost: { kind: 'unknown' },
    };
    const days = planned.days.map((day, i) => (i === 0 ? { ...day, activities: [own, ...day.activities] } : day));
    const { user } = await open({ ...planned, days });
    await user.click(await screen.findByRole('button', { name: 'Edit Tea with Ada' }));
    const name = await screen.findByLabelText('What');
    await user.clear(name);
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
    await user.type(name, 'Coffee with Ada');
    const where = screen.getByLabelText('Where');
    await user.clear(where);
    await user.type(where, 'Via Milano 2');
    await user.type(screen.getByLabelText('Price per person'), '4,50');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const stored = async () =>
      (await readTrip(database(), planned.id))?.days[0]?.activities.find(({ id }) => id === own.id);
    await waitFor(async () => expect((await stored())?.name).toBe('Coffee with Ada'));
    expect(await stored()).toMatchObject({
      location: 'Via Milano 2',
      latitude: null,
      cost: { kind: 'amount', adult: 450, child: 450 },
    });
  });

  it('of the catalogue keeps its own', async () => {
    const { user } = await open(planned);
    await user.click(await screen.findByRole('button', { name: `Edit ${aStop.name}` }));
    await screen.findByLabelText('Minutes');
    expect(screen.queryByLabelText('What')).toBeNull();
  });
});
