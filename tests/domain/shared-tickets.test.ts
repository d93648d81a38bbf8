import { describe, expect, it } from 'vitest';
import { usualRates } from '#domain/money/rates.ts';
import type { Cost } from '#domain/trip/cost.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { costsOf, ticketsPaidAt } from '#domain/trip/shared-tickets.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripBudget } from '#domain/trip/trip-budget.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { aSmallTrip } from '../simulations/outbox/model.ts';

let number = 0;
const newId = () => `00000000-0000-4000-8000-${String(++number).padStart(12, '0')}`;
const [like] = aSmallTrip(newId()).days.flatMap(({ activities }) => activities);
const euros = (adult: number, child = 0): Cost => ({ kind: 'amount', adult: adult * 100, child: child * 100 });

function stop(name: string, cost: Cost, ticket?: Activity['ticket']): Activity {
  if (!like) throw new Error('the small trip has stops');
  return { ...like, id: newId(), kind: 'place', name, cost, ...(ticket && { ticket }) };
}

function tripOf(...stops: Activity[][]): Trip {
  const small = aSmallTrip(newId());
  const [day] = small.days;
  if (!day) throw new Error('the small trip has days');
  const days = stops.map((activities, index) => ({ ...day, id: newId(), day: index + 1, activities }));
  return { ...small, travellers: { adults: 2, children: 1 }, days };
}
const adults = (trip: Trip) =>
  costsOf(trip.days).map((cost) => (cost.kind === 'amount' ? cost.adult / 100 : cost.kind));
const saint = { id: 'doges-palace', days: 2 };

describe('one ticket for several places', () => {
  it('is paid once, at the dearest of them, wherever in the days that is', () => {
    const trip = tripOf(
      [stop('Correr', euros(25), saint)],
      [stop('Palace', euros(30), saint), stop('Tower', euros(10))],
    );
    expect(adults(trip)).toEqual([0, 30, 10]);
    expect([...ticketsPaidAt(trip.days).values()].map(({ name }) => name)).toEqual(['Palace']);
  });

  it('is paid at the first where all carry the same price', () => {
    expect(adults(tripOf([stop('Palace', euros(30), saint), stop('Correr', euros(30), saint)]))).toEqual([30, 0]);
  });

  it('is bought again after its last day', () => {
    const visit = (name: string) => stop(name, euros(30), saint);
    expect(adults(tripOf([visit('Palace')], [], [visit('Correr')]))).toEqual([30, 30]);
    const dayTicket = { id: 'legion', days: 1 };
    expect(adults(tripOf([stop('Legion', euros(20), dayTicket)], [stop('De Young', euros(20), dayTicket)]))).toEqual([
      20, 20,
    ]);
  });

  it('is paid by what is left when the stop that paid is taken out', () => {
    const trip = tripOf([stop('Palace', euros(30), saint), stop('Correr', euros(30), saint)]);
    const days = trip.days.map((day) => ({ ...day, activities: day.activities.slice(1) }));
    expect(adults({ ...trip, days })).toEqual([30]);
  });

  it('lets into what has no price of its own, and says nothing where no stop has one', () => {
    const forum = stop('Forum', { kind: 'variable' }, saint);
    expect(adults(tripOf([forum, stop('Palace', euros(30), saint)]))).toEqual([0, 30]);
    expect(adults(tripOf([forum, stop('Palatine', { kind: 'variable' }, saint)]))).toEqual(['variable', 'variable']);
  });

  it('counts once in the budget of a trip, for everybody, and is told at the other stop', () => {
    const trip = tripOf([stop('Palace', euros(30, 15), saint), stop('Correr', euros(30, 15), saint)]);
    expect(tripBudget(trip, [usualRates]).planned).toEqual([{ kind: 'visits', cents: 7500, variable: 0, unknown: 0 }]);
    expect(markdownOf(trip, 'en')).toContain('same ticket as Palace');
    expect(markdownOf(trip, 'es')).toContain('misma entrada que Palace');
  });

  it('is not told where prices are not', () => {
    const trip = tripOf([stop('Palace', euros(30), saint), stop('Correr', euros(30), saint)]);
    const options = { luggage: true, costs: false, links: true, dates: 'exact' };
    const { days } = sharedTrip(trip, options, newId);
    expect(days.flatMap(({ activities }) => activities).filter(({ ticket }) => ticket)).toEqual([]);
  });
});
