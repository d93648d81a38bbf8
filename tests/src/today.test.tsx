import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { keyOf } from '#domain/trip/known-texts.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import type { Editing } from '#src/trip-view/editing.ts';
import { TripView } from '#src/trip-view/TripView.tsx';
import { STANDING, setClock } from '../support/standing-clock.ts';
import { aTrip } from '../support/trips.ts';

const h = (hours: number, minutes = 0) => hours * 60 + minutes;
const ROME = 'Europe/Rome';
const spot = (name: string) => ({ name, address: '', latitude: null, longitude: null, placeId: null });

const planned = aTrip();
const [firstDay] = planned.days;
const [aStop] = firstDay?.activities ?? [];
if (!firstDay || !aStop) throw new Error('a plan with a stop');

const stop = (name: string, start: number): Activity => ({
  ...aStop,
  id: name,
  placeId: null,
  name,
  start,
  duration: 60,
});

const flight = newBooking({
  id: crypto.randomUUID(),
  kind: 'flight',
  leg: 'in',
  title: 'Flight BX 12',
  start: { date: '2027-03-15', time: h(8), zone: 'Europe/London' },
  end: { date: '2027-03-15', time: h(11, 30), zone: ROME },
  place: spot('Gatwick'),
  to: spot('Fiumicino'),
  code: 'K7PLQ2',
});
const train = newBooking({
  id: crypto.randomUUID(),
  kind: 'train',
  leg: 'out',
  title: 'Train to Naples',
  start: { date: '2027-03-15', time: h(15), zone: ROME },
  place: spot('Termini'),
  code: 'TR41N',
});

/** The first day of a trip with two stops, as it is on a device at a moment. */
function open(moment: string, bookings: Booking[], own: { activities?: Activity[]; editing?: Editing } = {}) {
  setClock(moment);
  const { activities = [stop('Forum', h(9)), stop('Museum', h(17))], editing } = own;
  const trip: Trip = { ...planned, bookings, days: [{ ...firstDay, activities } as Trip['days'][number]] };
  const opened = vi.fn();
  const kept = {
    change: () => Promise.resolve(),
    seen: { trip, version: 1 },
    open: opened,
    looked: { state: 'impossible' },
  };
  const view = (isOwn: boolean) => (
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <TripView trip={trip} editing={isOwn ? (editing ?? (kept as unknown as Editing)) : undefined} />
      </MemoryRouter>
    </I18nextProvider>
  );
  return { opened, view };
}

const panel = () => screen.findByRole('region', { name: 'Today, day 1' });
const inOrder = async () => within(await panel()).getByRole('list', { name: 'Today in order' });

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('map', 'tripEdit', 'tripFit');
});
beforeEach(() => {
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
});
afterAll(() => setClock(STANDING));

describe('today', () => {
  it('has what is booked among its stops, with code, place and hours, and the landing first', async () => {
    const { opened, view } = open('2027-03-15T06:00:00Z', [train, flight]);
    render(view(true));
    const next = within(await panel());
    expect(next.getByText('Next').parentElement?.textContent).toContain('11:30 You arrive: Flight BX 12');
    const rows = within(await inOrder()).getAllByRole('listitem');
    expect(rows.map((row) => /Forum|BX 12|Naples|Museum/.exec(row.textContent ?? '')?.[0])).toEqual([
      'Forum',
      'BX 12',
      'Naples',
      'Museum',
    ]);
    // The way of the journey is on the clocks of both places, and the airport is an hour behind.
    expect(rows[1]?.textContent).toContain('08:00 London → 11:30 Rome');
    expect(rows[1]?.textContent).toContain('Be there for the departure by 06:00 London');
    expect(rows[1]?.textContent).toContain('K7PLQ2');
    expect(rows[2]?.textContent).toContain('Leave by about 13:30, to be there by 14:30');
    await userEvent.click(within(rows[2] as HTMLElement).getByRole('button', { name: 'Train to Naples' }));
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ kind: 'booking', booking: train }));
    expect(within(rows[2] as HTMLElement).getByRole('button', { name: 'Copy the code TR41N' })).toBeTruthy();
  });

  it('says next what is booked, not the stop after it, and no longer when to go once it has gone', async () => {
    const { view } = open('2027-03-15T13:00:00Z', [{ ...train, leg: null }]);
    render(view(true));
    const region = await panel();
    expect(within(region).getByText('Next').parentElement?.textContent).toContain('15:00 Train to Naples');
    expect(region.textContent).toContain('Be there by 14:30');
  });

  it('tells nobody but the owner, in whose hands the trip is', async () => {
    const { view } = open('2027-03-15T13:00:00Z', [train, flight]);
    render(view(false));
    const region = await panel();
    expect(within(region).getByText('Next').parentElement?.textContent).toContain('Museum');
    expect(document.body.textContent).not.toMatch(/K7PLQ2|TR41N|Naples|BX 12/);
  });

  it('is not empty where nothing is planned and something is booked', async () => {
    const { view } = open('2027-03-15T13:00:00Z', [{ ...train, start: { ...train.start, time: null } }], {
      activities: [],
    });
    render(view(true));
    const region = await panel();
    expect(region.textContent).not.toContain('Nothing more today');
    expect(within(await inOrder()).getAllByRole('listitem')).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/\b0 stops/);
  });

  it('goes by the clocks of the destination, wherever the device thinks it is', async () => {
    // On the device's clocks it is still the evening before.
    const { view } = open('2027-03-14T23:30:00Z', []);
    render(view(true));
    expect(within(await panel()).getByText('Next').parentElement?.textContent).toContain('09:00 Forum');
  });

  it('says how long until the next thing, how one gets there, and what is left of the day', async () => {
    const near = { latitude: 41.9, longitude: 12.48 };
    const activities = [
      { ...stop('Forum', h(9)), ...near },
      { ...stop('Museum', h(11)), ...near, latitude: 41.905 },
      stop('Fountain', h(15)),
    ];
    // Rome is an hour ahead: 10:20 there.
    const { view } = open('2027-03-15T09:20:00Z', [], { activities });
    render(view(true));
    const region = await panel();
    expect(within(region).getByText('Next').textContent).toBe('Next · in 40 min');
    // 556 m as the crow flies, 723 by street, at 75 a minute.
    expect(region.textContent).toContain('about 10 min on foot');
    const way = within(region).getByRole('link', { name: /^Way there: Museum/ });
    expect(way.getAttribute('href')).toBe('https://www.google.com/maps/dir/?api=1&destination=41.905,12.48');
    expect(within(region).getByText('Later today').parentElement?.textContent).toContain('15:00 Fountain');
    expect(region.textContent).toContain('Time in Rome: 10:20');
  });

  it('marks what is on as done with one press, for its owner only', async () => {
    const change = vi.fn(() => Promise.resolve());
    const activities = [stop('Forum', h(9)), stop('Museum', h(17))];
    const trip = { ...planned, bookings: [], days: [{ ...firstDay, activities } as Trip['days'][number]] };
    const editing = { change, seen: { trip, version: 1 }, open: vi.fn(), looked: { state: 'impossible' } };
    const { view } = open('2027-03-15T08:30:00Z', [], { activities, editing: editing as unknown as Editing });
    const shown = render(view(true));
    const region = await panel();
    expect(within(region).getByText('Now').textContent).toBe('Now · until 10:00');
    await userEvent.click(within(region).getByRole('button', { name: 'Done: Forum' }));
    const done = [{ kind: 'activity.done', activityId: 'Forum', done: true }];
    expect(change).toHaveBeenCalledWith(done, editing.seen);
    expect(within(region).queryByRole('button', { name: 'Done: Museum' })).toBeNull();
    shown.rerender(view(false));
    expect(screen.queryByRole('button', { name: /^Done:/ })).toBeNull();
  });

  it('shows the driver where to go', async () => {
    const { view } = open('2027-03-15T10:00:00Z', []);
    render(view(false));
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Show the driver' }));
    const card = await screen.findByRole('dialog', { name: 'We want to go here, please' });
    expect(card.textContent).toContain('Museum');
    expect(card.textContent).toContain(aStop.location);
  });

  it('shows the driver what is written there, where that is known', async () => {
    const museum = { ...stop('Museum', h(17)), translations: { ja: { [keyOf('Museum')]: '博物館' } } };
    const { view } = open('2027-03-15T10:00:00Z', [], { activities: [museum] });
    render(view(false));
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Show the driver' }));
    const card = await screen.findByRole('dialog', { name: 'We want to go here, please' });
    const local = within(card).getByText('博物館');
    expect(local.parentElement?.lang).toBe('ja');
    expect(card.textContent).toContain('ここまでお願いします。');
    expect(card.textContent).toContain('Museum');
  });

  it('ends with what the next day begins with', async () => {
    setClock('2027-03-15T20:00:00Z');
    const days = [
      { ...firstDay, activities: [stop('Forum', h(9))] },
      { ...firstDay, id: 'second', day: 2, activities: [stop('Market', h(9, 30))] },
    ];
    render(
      <I18nextProvider i18n={i18next}>
        <MemoryRouter>
          <TripView trip={{ ...planned, days } as Trip} />
        </MemoryRouter>
      </I18nextProvider>,
    );
    const region = await panel();
    expect(region.textContent).toContain('Nothing more today');
    expect(region.textContent).toContain('Tomorrow begins with Market at 09:30.');
  });

  it('the day before tells its owner what is packed, and other readers nothing', async () => {
    const { view } = open('2027-03-14T10:00:00Z', []);
    const shown = render(view(true));
    const eve = await screen.findByRole('region', { name: 'It begins tomorrow' });
    expect(eve.textContent).toContain(`Packed: 0 of ${planned.luggage.length}.`);
    shown.rerender(view(false));
    expect(screen.queryByRole('region', { name: 'It begins tomorrow' })).toBeNull();
  });
});
