import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, localDate } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { saveTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { databaseOf } from '#src/offline/database.ts';
import { newOperation } from '#src/offline/outbox.ts';
import { receive, record } from '#src/offline/trip-store.ts';
import { countdown } from '#src/screens/my-trips/countdown.ts';
import MyTripsScreen from '#src/screens/my-trips/MyTripsScreen.tsx';
import { withNoServer } from '../support/no-server.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

const database = () => databaseOf(ada.id);
const today = localDate(new Date());
withNoServer();
beforeEach(async () => {
  await startI18n('en');
  await loadScreenTexts('myTrips');
});

describe('the countdown of a trip', () => {
  const start = '2027-05-10';
  const dates = { start, end: '2027-05-16' };
  it.each([
    ['en', ['In 12 days', 'Tomorrow', 'Today', 'Day 3 of 7', 'Day 7 of 7', null]],
    ['es', ['Dentro de 12 días', 'Mañana', 'Hoy', 'Día 3 de 7', 'Día 7 de 7', null]],
  ] as const)('says how long until then, and which day it is (%s)', async (language, told) => {
    await startI18n(language);
    await loadScreenTexts('myTrips');
    const days = [-12, -1, 0, 2, 6, 7].map((from) => addDays(start, from));
    expect(days.map((day) => countdown(i18next.t, dates, day))).toEqual(told);
  });
});

const trip = (title: string, from: number, change: Partial<Trip> = {}): Trip => ({
  ...aTrip({ dates: { start: addDays(today, from), end: addDays(today, from + 2) } }),
  title,
  ...change,
});
const keep = (...trips: readonly Trip[]) =>
  receive(database(), ...trips.map((own) => ({ id: own.id, version: 1, trip: own })));
const shown = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
};
function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <MyTripsScreen />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

describe('my trips as cards', () => {
  it('come as what is on, what is next and, below, what is over with the latest first', async () => {
    await keep(trip('Last year', -300), trip('Later', 40), trip('Last month', -30), trip('Now', -1), trip('Next', 3));
    open();
    expect(await shown()).toEqual(['Now', 'Next', 'Later', 'Last month', 'Last year']);
    const past = screen.getByRole('heading', { level: 2, name: 'Past trips (2)' });
    expect(past.compareDocumentPosition(screen.getByText('Later')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(
      past.compareDocumentPosition(screen.getByText('Last month')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('say when, who and where the trip is', async () => {
    await keep(trip('Next', 1, { travellers: { adults: 2, children: 1 } }));
    open();
    const card = within(await screen.findByRole('article'));
    for (const text of ['Tomorrow', 'Upcoming', 'Saved', 'Rome', /2 adults · 1 child/, / · 3 days$/])
      expect(card.getByText(text)).toBeDefined();
    expect(card.getByRole('link').getAttribute('aria-label')).toMatch(/^View details: Next, /);
  });

  it('have the drawing of their destination, and one of its landscape where it has none', async () => {
    const own = { destinationId: null } as const;
    await keep(
      trip('Rome', 1),
      trip('Hills', 4, { ...own, landscape: 'mountain' }),
      trip('Town', 7, { ...own, landscape: 'city' }),
    );
    open();
    await shown();
    const [rome, ...others] = screen.getAllByRole('article');
    const uses = [...(rome?.querySelectorAll('svg use') ?? [])].map((use) => use.getAttribute('href'));
    expect(uses).toEqual(['/covers/rome.svg#sky', '/covers/rome.svg#land']);
    const madeUp = () => others.map((card) => card.querySelector('svg path + path + path + path')?.getAttribute('d'));
    await waitFor(() => expect(new Set(madeUp().filter((path) => path !== undefined)).size).toBe(2));
  });

  it('keep more than three past trips behind a press, which a search or a status opens', async () => {
    await keep(trip('Next', 3), ...[1, 2, 3, 4].map((n) => trip(`Past ${n}`, -10 * n)));
    const user = open();
    expect(await shown()).toEqual(['Next']);
    const button = screen.getByRole('button', { name: 'Past trips (4)' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(await shown()).toEqual(['Next', 'Past 1', 'Past 2', 'Past 3', 'Past 4']);
    await user.click(button);
    expect(await shown()).toEqual(['Next']);
    await user.type(screen.getByRole('searchbox'), 'past');
    expect(await shown()).toEqual(['Past 1', 'Past 2', 'Past 3', 'Past 4']);
  });

  it('show past trips where there are no others', async () => {
    await keep(...[1, 2, 3, 4].map((n) => trip(`Past ${n}`, -10 * n)));
    open();
    expect(await shown()).toHaveLength(4);
  });

  it('are found by a stop, without its accents, also by one that waits to be sent', async () => {
    const [near, far] = [trip('Near', 3), trip('Far', 9)];
    await keep(near, far);
    const rename = (own: Trip, name: string) => {
      const activityId = own.days[0]?.activities[0]?.id ?? '';
      const body = { changes: [{ kind: 'activity.name' as const, activityId, name }], baseVersion: 1 };
      return record(database(), newOperation('trip.patch', own.id, body));
    };
    await rename(far, 'Café Müller');
    const user = open();
    expect(await shown()).toEqual(['Near', 'Far']);
    await user.type(screen.getByRole('searchbox'), 'cafe muller');
    await vi.waitFor(async () => expect(await shown()).toEqual(['Far']));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), near.days[1]?.activities[0]?.name ?? '');
    await vi.waitFor(async () => expect(await shown()).toContain('Near'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'no such stop');
    expect(await screen.findByText('No trip matches.')).toBeDefined();
  });

  it('are a table from 768 pixels on', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await saveTrip(trip('Next', 3));
    open();
    expect(await screen.findByRole('rowheader', { name: /^Next/ })).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
