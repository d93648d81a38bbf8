import { describe, expect, it } from 'vitest';
import { usualRates } from '#domain/money/rates.ts';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import type { Cost } from '#domain/trip/cost.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { localTransport } from '#domain/trip/local-transport.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripBudget } from '#domain/trip/trip-budget.ts';
import { aSmallTrip } from '../simulations/outbox/model.ts';
import { anyTrip } from '../support/any-trips.ts';

/** Two days, 1 and 2 May 2027, of two adults and a child. */
const travellers = { adults: 2, children: 1 };
const zone = 'Europe/Rome';
const amount = (adult: number, child = adult): Cost => ({ kind: 'amount', adult, child });
const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const [centre, corner, across, away] = [
  point(41.9, 12.48),
  point(41.903, 12.482),
  point(41.93, 12.52),
  point(42.2, 12.8),
];

let number = 0;
const id = () => `00000000-0000-4000-8000-${String(++number).padStart(12, '0')}`;

const [like] = aSmallTrip(id()).days.flatMap(({ activities }) => activities);
function stop(own: Partial<Activity>): Activity {
  if (!like) throw new Error('the small trip has stops');
  return { ...like, id: id(), kind: 'place', cost: amount(0), ...own };
}

function booking(own: Partial<Booking> & Pick<Booking, 'kind'>): Booking {
  return newBooking({ id: id(), start: { date: '2027-05-01', time: 600, zone }, ...own });
}
const euros = (cents: number) => ({ cents, currency: 'EUR' });
const at = (placeId: string) => ({ name: placeId, address: '', latitude: null, longitude: null, placeId });

function trip(first: Activity[], own: Partial<Trip> = {}, second: Activity[] = []): Trip {
  const small = aSmallTrip(id());
  const days = small.days.map((day, index) => ({ ...day, activities: index === 0 ? first : second }));
  return { ...small, travellers, days, ...own };
}

const budget = (...arguments_: Parameters<typeof trip>) => tripBudget(trip(...arguments_), [usualRates]);
const sums = (lines: readonly { readonly kind: string; readonly cents: number }[]) =>
  Object.fromEntries(lines.map(({ kind, cents }) => [kind, cents]));

describe('what the plan itself costs', () => {
  it('is a line for visits, meals and own stops, each for everybody, children at their price', () => {
    const { planned, total } = budget([
      stop({ cost: amount(1000, 400) }),
      stop({ meal: 'lunch', cost: amount(2000, 900) }),
      stop({ kind: 'meal', cost: amount(100) }),
      stop({ own: true, placeId: null, cost: amount(50) }),
    ]);
    expect(sums(planned)).toEqual({ visits: 2400, meals: 5200, own: 150 });
    expect(total).toBe(7750);
  });

  it('counts what varies and what is not known, and adds neither', () => {
    const { planned, total } = budget([
      stop({ cost: { kind: 'unknown' } }),
      stop({ cost: amount(1000, 0) }),
      stop({ kind: 'meal', cost: { kind: 'variable' } }),
      stop({ kind: 'meal', cost: { kind: 'variable' } }),
    ]);
    expect(planned).toEqual([
      { kind: 'visits', cents: 2000, variable: 0, unknown: 1 },
      { kind: 'meals', cents: 0, variable: 2, unknown: 0 },
    ]);
    expect(total).toBe(2000);
  });

  it('is what was really paid where that is known', () => {
    const { planned } = budget([
      stop({ cost: amount(1000), paid: 2500 }),
      stop({ cost: { kind: 'unknown' }, paid: 0 }),
      stop({ meal: 'dinner', cost: { kind: 'variable' }, paid: 8000 }),
    ]);
    expect(planned).toEqual([
      { kind: 'visits', cents: 2500, variable: 0, unknown: 0 },
      { kind: 'meals', cents: 8000, variable: 0, unknown: 0 },
    ]);
  });
});

describe('what is booked', () => {
  const museum = () => stop({ placeId: 'museum', start: 600, cost: amount(1000) });

  it('counts once: a stop that is the booking is not counted by its own price again', () => {
    const ticket = booking({ kind: 'ticket', place: at('museum'), price: euros(4800) });
    const { planned, booked, total } = budget([museum(), stop({ cost: amount(100) })], { bookings: [ticket] });
    expect([sums(planned), sums(booked), total]).toEqual([{ visits: 300 }, { ticket: 4800 }, 5100]);
  });

  it('leaves the estimate where it has no price', () => {
    const ticket = booking({ kind: 'ticket', place: at('museum') });
    const { planned, booked } = budget([museum()], { bookings: [ticket] });
    expect([sums(planned), booked]).toEqual([{ visits: 3000 }, []]);
  });

  it('is the stop at its very minute and place alone', () => {
    const ticket = booking({ kind: 'ticket', place: at('museum'), price: euros(4800) });
    expect(budget([{ ...museum(), start: 615 }], { bookings: [ticket] }).total).toBe(7800);
    expect(budget([{ ...museum(), placeId: 'other' }], { bookings: [ticket] }).total).toBe(7800);
    expect(budget([], { bookings: [ticket] }, [museum()]).total).toBe(7800);
  });

  it('is not added to what was really paid for the stop', () => {
    const two = [1, 2].map(() => booking({ kind: 'ticket', place: at('museum'), price: euros(2400) }));
    const { planned, booked, total } = budget([{ ...museum(), paid: 5000 }], { bookings: two });
    expect([planned, sums(booked), total]).toEqual([[], { ticket: 5000 }, 5000]);
  });

  it('is another thing than a visit where a journey begins', () => {
    const train = booking({ kind: 'train', place: at('museum'), price: euros(2000) });
    expect(budget([museum()], { bookings: [train] }).total).toBe(5000);
  });

  it('is a line for each kind with a price, and counts those of the kind without', () => {
    const { booked, total } = budget([], {
      bookings: [
        booking({ kind: 'flight', leg: 'in', price: euros(30_000) }),
        booking({ kind: 'flight', leg: 'out' }),
        booking({ kind: 'lodging', price: euros(20_000) }),
        booking({ kind: 'lodging', price: euros(5_000) }),
        booking({ kind: 'meeting' }),
        booking({ kind: 'restaurant' }),
        booking({ kind: 'a later kind', price: euros(100) }),
      ],
    });
    expect(booked.map(({ kind, cents, unknown }) => [kind, cents, unknown])).toEqual([
      ['flight', 30_000, 1],
      ['lodging', 25_000, 0],
      ['restaurant', 0, 1],
      ['other', 100, 0],
    ]);
    expect(total).toBe(55_100);
  });

  it('in another currency is added by its rate, and by none where there is none', () => {
    const flights = [
      booking({ kind: 'flight', price: { cents: 100_00, currency: 'USD' } }),
      booking({ kind: 'flight', price: { cents: 20_00, currency: 'USD' } }),
      booking({ kind: 'flight', price: { cents: 5000_00, currency: 'XPF' } }),
      booking({ kind: 'flight', price: euros(1000) }),
    ];
    const { booked, total } = budget([], { bookings: flights });
    expect(booked).toEqual([
      {
        kind: 'flight',
        cents: 112_00,
        variable: 0,
        unknown: 0,
        conversions: [{ from: { cents: 120_00, currency: 'USD' }, euroCents: 102_00, date: '2025-06-30' }],
        apart: [{ cents: 5000_00, currency: 'XPF' }],
      },
    ]);
    expect(total).toBe(112_00);
    expect(tripBudget(trip([], { bookings: flights }), []).total).toBe(1000);
  });
});

describe('what is not in it', () => {
  const missing = (...bookings: Booking[]) => budget([], { bookings }).missing;

  it('is the journey and lodging, each until a booking of it has a price', () => {
    expect(budget([], { bookings: null }).missing).toEqual(['journey', 'lodging']);
    expect(missing(booking({ kind: 'train', leg: 'in' }), booking({ kind: 'lodging' }))).toEqual([
      'journey',
      'lodging',
    ]);
    expect(missing(booking({ kind: 'train', leg: 'out', price: euros(100) }))).toEqual(['lodging']);
    expect(missing(booking({ kind: 'other', leg: 'in', price: euros(100) }))).toEqual(['lodging']);
    expect(missing(booking({ kind: 'lodging', price: euros(0) }))).toEqual(['journey']);
  });

  it('is also the journey where only one on the way has a price', () => {
    expect(missing(booking({ kind: 'train', leg: null, price: euros(100) }))).toContain('journey');
  });
});

describe('local transport', () => {
  const fares = { single: 150, day: 400 };
  const moved = (points: readonly object[], own: Partial<Trip> = {}, second: readonly object[] = []) =>
    localTransport(trip(points.map(stop), { fares, ...own }, second.map(stop)));

  it('is a fare for each ride between stops, for everybody, and none for what is walked', () => {
    expect(moved([centre, corner])).toEqual({ cents: 0, rides: 0, far: 0 });
    expect(moved([centre, across, corner])).toEqual({ cents: 2 * 150 * 3, rides: 2, far: 0 });
  });

  it('is no more than the day ticket on any day, where there is one', () => {
    const four = [centre, across, centre, across, centre];
    expect(moved(four, {}, [centre, across])?.cents).toBe((400 + 150) * 3);
    expect(moved(four, { fares: { single: 150, day: null } })?.cents).toBe(600 * 3);
  });

  it('begins and ends at the bed where that is known, the last day where one slept', () => {
    const place = { name: 'Hotel', address: '', ...across, placeId: null };
    const hotel = booking({
      kind: 'lodging',
      place,
      start: { date: '2027-05-01', time: null, zone },
      end: { date: '2027-05-02', time: null, zone },
    });
    expect(moved([centre, corner], { bookings: [hotel] }, [centre])?.rides).toBe(4);
    const somewhere = { ...hotel, place: { ...place, latitude: null, longitude: null } };
    expect(moved([centre, corner], { bookings: [somewhere] }, [centre])?.rides).toBe(0);
  });

  it('passes over a stop of which it is not known where it is', () => {
    expect(moved([centre, { latitude: null, longitude: null }, across])?.rides).toBe(1);
  });

  it('counts rides out of town and adds no fare for them', () => {
    expect(moved([centre, away, corner])).toEqual({ cents: 0, rides: 0, far: 2 });
  });

  it('is what the way out of town costs where that is known, there and back', () => {
    const train = { by: 'train', from: null, minutes: 75, every: 60, price: 900, last: null };
    const out = { ...away, access: train };
    expect(moved([out, centre])).toEqual({ cents: 2 * 900 * 3, rides: 2, far: 0 });
    expect(moved([centre, out, corner])).toEqual({ cents: 2 * 900 * 3, rides: 2, far: 0 });
    expect(moved([{ ...out, access: { ...train, price: null } }, centre])).toEqual({ cents: 0, rides: 0, far: 2 });
    expect(moved([{ ...across, access: { ...train, by: 'metro' } }, centre])).toEqual({ cents: 450, rides: 1, far: 0 });
  });

  it('is not known without fares', () => {
    expect(moved([centre, across], { fares: null })).toBeNull();
    expect(budget([stop({ ...centre }), stop({ ...across })], { fares }).total).toBe(450);
  });
});

describe('the budget of any trip', () => {
  const trips = Array.from({ length: 300 }, (_, seed) => anyTrip(seed));
  const planned = (own: Trip): Trip => ({
    ...own,
    bookings: [],
    days: own.days.map((day) => ({ ...day, activities: day.activities.map((one) => ({ ...one, paid: null })) })),
  });

  it('adds up: its lines are its total, in whole cents', () => {
    for (const own of trips) {
      const { planned: lines, transport, booked, total } = tripBudget(own, [usualRates]);
      const sum = [...lines, ...booked].reduce((whole, { cents }) => whole + cents, transport?.cents ?? 0);
      expect([total, Number.isInteger(total), total >= 0]).toEqual([sum, true, true]);
    }
  });

  it('is the sum of the cards, local transport and ways between bases where nothing is booked or paid, and for a viewer of a share', () => {
    for (const own of trips) {
      const costs = own.days.flatMap(({ activities }) => activities.map(({ cost }) => cost));
      const people = own.travellers.adults + own.travellers.children;
      const ways = (own.bases ?? []).reduce((sum, { way }) => sum + (way?.price ?? 0) * people, 0);
      const plain = totalCost(costs, own.travellers).party + (localTransport(planned(own))?.cents ?? 0) + ways;
      expect(tripBudget(planned(own), [usualRates]).total).toBe(plain);
      const options = { luggage: true, costs: true, links: true, dates: 'exact' };
      const [seen, bare] = [tripBudget(sharedTrip(own, options, id), [usualRates]), tripBudget(planned(own), [])];
      // A viewer does not learn which stops are the owner's own: there they are visits.
      expect([seen.total, seen.transport, seen.booked, seen.missing]).toEqual([
        bare.total,
        bare.transport,
        bare.booked,
        bare.missing,
      ]);
    }
  });
});
