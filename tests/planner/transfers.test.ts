import { describe, expect, it } from 'vitest';
import { newBooking } from '#domain/trip/booking.ts';
import { transferOf } from '#domain/trip/transfer.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { transferLines } from '#rendering/bookings/transfer-text.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { tripOf } from './fixed-cases.ts';

const rome = tripOf('rome', '2027-06-15', 3);
const spot = (name: string) => ({ name, address: '', latitude: null, longitude: null, placeId: null });
const fiumicino = spot('Aeropuerto de Fiumicino');

function planned(bookings: readonly ReturnType<typeof newBooking>[], preferences = ''): Trip {
  const request = aTripRequest({
    destination: 'rome',
    dates: { start: '2027-06-15', end: '2027-06-17' },
    bookings,
    preferences,
  });
  const tripId = '00000000-0000-4000-8000-000000000001';
  const result = planTrip({
    tripId,
    request,
    destination: aDestination('rome'),
    catalogueVersion: 'test',
    language: 'en',
  });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

const landing = (more = {}) => rome.journey('in', 'flight', '1 11:00', more);
const firstStart = ({ days }: Trip) => days[0]?.activities[0]?.start ?? 0;
const wayIn = (trip: Trip) => trip.transfers?.[0]?.minutes ?? 0;

describe('ways between terminals and beds', () => {
  it('are those of the terminal that is named, in any language, and nothing is planned before', () => {
    const far = planned([landing({ to: fiumicino })]);
    const near = planned([rome.journey('in', 'train', '1 11:00', { to: spot('termini station') })]);
    expect(far.transfers).toMatchObject([{ spot: fiumicino.name, terminal: 'Fiumicino Airport' }]);
    expect(wayIn(far)).toBeGreaterThan(wayIn(near));
    expect(firstStart(far)).toBeGreaterThanOrEqual(11 * 60 + 60 + wayIn(far));
    expect(firstStart(near)).toBeGreaterThanOrEqual(11 * 60 + 15 + wayIn(near));
  });

  it('are those of the most used terminal where none is named, and that is said', () => {
    const trip = planned([landing()]);
    const [line = ''] = transferLines(trip, trip.bookings?.[0] ?? landing(), 'en');
    expect(line).toContain('Fiumicino Airport (our guess): 1 h to get out');
  });

  it('have time to spare where another terminal may be meant, and little where there is none', () => {
    const out = rome.journey('out', 'train', '3 17:00');
    const termini = { place: spot('termini station') };
    const come = rome.journey('in', 'train', '1 11:00', { to: termini.place });
    const minutes = (...bookings: Parameters<typeof planned>[0]) => planned(bookings).transfers?.at(-1)?.minutes ?? 0;
    const said = minutes(rome.journey('out', 'train', '3 17:00', termini));
    // Rome has other stations than Termini; who came there goes back there.
    expect(minutes(out) - said).toBe(20);
    expect(minutes(come, out) - said).toBe(5);
  });

  it('are longer to a bed that is far from the centre they begin at', () => {
    const bed = rome.made('lodging', '1', { end: rome.at('3'), place: rome.point(41.95, 12.55) });
    const [central, outside] = [planned([landing({ to: fiumicino })]), planned([landing({ to: fiumicino }), bed])];
    // Seven kilometres as the crow flies from the centre, on its far side: nine by street, at 22 km/h.
    expect(wayIn(outside) - wayIn(central)).toBeGreaterThan(20);
    expect(wayIn(outside) - wayIn(central)).toBeLessThan(35);
  });

  it('go back to where one came, by what one came with, where nothing else is said', () => {
    const ciampino = spot('Ciampino');
    const terminals = (...bookings: Parameters<typeof planned>[0]) =>
      planned(bookings).transfers?.map(({ terminal }) => terminal);
    const came = landing({ to: ciampino });
    expect(terminals(came, rome.journey('out', 'flight', '3 18:00'))).toEqual(['Ciampino Airport', 'Ciampino Airport']);
    expect(terminals(came, rome.journey('out', 'other', '3 18:00'))).toEqual(['Ciampino Airport', 'Ciampino Airport']);
    expect(terminals(came, rome.journey('out', 'train', '3 18:00'))).toEqual(['Ciampino Airport', 'Termini station']);
    const trip = planned([came, rome.journey('out', 'flight', '3 18:00')]);
    const [line = ''] = transferLines(trip, trip.bookings?.[1] ?? came, 'en');
    expect(line).toContain('Ciampino Airport (our guess): leave');
  });

  it('have no word of a wait where there is none, as with a hired car', () => {
    const trip = planned([rome.journey('in', 'car', '1 11:00')]);
    const [line = ''] = transferLines(trip, trip.bookings?.[0] ?? landing(), 'en');
    expect(line).toMatch(
      /^About \d+ min on the way; in town at about 11:\d\d\. Leave your bags where you stay first\.$/,
    );
    const [own = ''] = transferLines(trip, trip.bookings?.[0] ?? landing(), 'es');
    expect(own).toMatch(/^Unos \d+ min de trayecto; /);
  });

  it('leave time for the bags, where one sleeps', () => {
    const bookings = [landing({ to: fiumicino }), rome.journey('out', 'flight', '3 18:00', { place: fiumicino })];
    const [there, back] = planned(bookings).transfers ?? [];
    const hoursOf = (end: string) =>
      readIntent(aTripRequest({ destination: 'rome', dates: { start: '2027-06-15', end }, bookings }), aDestination())
        .fixed;
    const longer = hoursOf('2027-06-17');
    expect(longer.arrival?.from).toBe(11 * 60 + 60 + (there?.minutes ?? 0) + 30);
    expect(longer.departure?.until).toBe(18 * 60 - 120 - (back?.minutes ?? 0) - 15);
    expect(hoursOf('2027-06-15').arrival?.from).toBe(11 * 60 + 60 + (there?.minutes ?? 0));
    const dates = { start: '2027-06-15', end: '2027-06-15' };
    const [own] = bookings;
    expect(own && transferLines({ ...planned(bookings), dates }, own, 'en')[0]).not.toContain('bags');
  });

  it('come from what is written, too', () => {
    const trip = planned([], 'we land in Ciampino at 11:00, train home from Roma Termini on Thursday at 18:00');
    expect(trip.transfers?.map(({ terminal }) => terminal)).toEqual(['Ciampino Airport', 'Termini station']);
    expect(trip.bookings?.map(({ kind }) => kind)).toEqual(['flight', 'train']);
  });

  it('of an arrival are not counted from where it begins', () => {
    const trip = planned([landing({ place: { ...spot('Heathrow'), latitude: 51.47, longitude: -0.45 } })]);
    expect(wayIn(trip)).toBeLessThan(120);
  });

  it('go with the hours of their booking, and are silent once it goes from elsewhere', () => {
    const leaving = rome.journey('out', 'flight', '3 18:00', { place: fiumicino });
    const trip = planned([leaving]);
    const own = transferOf(trip, leaving);
    expect(own?.time).toBe(18 * 60 - 120 - (own?.minutes ?? 0));
    const early = { ...leaving, start: { ...leaving.start, time: 30 } };
    expect(transferOf(trip, early)?.time).toBe((30 - 120 - (own?.minutes ?? 0) + 2 * 1440) % 1440);
    expect(transferOf(trip, { ...leaving, place: spot('Ciampino') })).toBeNull();
    expect(transferOf(trip, { ...leaving, start: { ...leaving.start, time: null } })).toBeNull();
    expect(transferLines({ ...trip, transfers: null }, leaving, 'es')).toEqual([]);
  });
});

describe('hours that pass midnight', () => {
  it('are said with their day', () => {
    const leaving = rome.journey('out', 'train', '3 00:05', { place: spot('termini station') });
    const trip = planned([leaving]);
    expect(transferOf(trip, leaving)?.dayAfter).toBe(-1);
    expect(transferLines(trip, leaving, 'en')[0]).toMatch(/leave at about 2\d:\d\d the evening before/);
    expect(transferLines(trip, leaving, 'es')[0]).toContain('de la víspera');
  });
});
