import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { budgetLevels } from '#domain/trip/budget.ts';
import { addDays } from '#domain/trip/dates.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { tripValue } from '#planner/expectations.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aRandomTrip, type RandomTrip } from '../support/random-trips.ts';
import { planOutcome, replanOutcome } from './plans.ts';

/** The small share of `npm run simulate:plans`; TEST_SEED=<number> looks at other requests. */
const seed = Number(process.env.TEST_SEED ?? 20_261_121);
const catalogue = loadCatalogue();
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const eachDestination = numbers(catalogue.destinations.length);

function plan({ destination, language }: RandomTrip, request: TripRequest): Trip {
  const result = planTrip({
    tripId: randomUUID(),
    request,
    destination,
    catalogueVersion: catalogue.version,
    language,
  });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

const perPerson = ({ days, travellers }: Trip) =>
  totalCost(
    days.flatMap(({ activities }) => activities.map(({ cost }) => cost)),
    travellers,
  ).perPerson;

describe('random requests', () => {
  it('are planned without a violation, two of each destination', { timeout: 120_000 }, () => {
    const count = 2 * catalogue.destinations.length;
    expect(numbers(count).flatMap((number) => planOutcome(seed, number, catalogue).fault ?? [])).toEqual([]);
  });

  it('are replanned so that nothing else changes and nothing comes back', { timeout: 120_000 }, () => {
    const outcomes = eachDestination.map((number) => replanOutcome(seed, number, catalogue));
    expect(outcomes.flatMap(({ fault }) => fault ?? [])).toEqual([]);
    const delivered = outcomes.filter(({ refused }) => refused === undefined);
    expect(delivered.length).toBeGreaterThan(0.85 * outcomes.length);
  });
});

describe('plans of the same wish', () => {
  it('cost no less on a higher budget', { timeout: 120_000 }, () => {
    for (const number of eachDestination.filter((own) => own % 4 === 0)) {
      const trip = aRandomTrip(seed, number, catalogue.destinations);
      const costs = budgetLevels.map((budget) => perPerson(plan(trip, { ...trip.request, budget, preferences: '' })));
      expect(costs, trip.destination.id).toEqual([...costs].sort((a, b) => a - b));
    }
  });

  it('are worth no less with one more day', { timeout: 120_000 }, () => {
    for (const number of eachDestination.filter((own) => own % 6 === 0)) {
      const trip = aRandomTrip(seed, number, catalogue.destinations);
      const { start } = trip.request.dates;
      const values = numbers(8).map((more) => {
        const request = { ...trip.request, preferences: '', dates: { start, end: addDays(start, more) } };
        return tripValue(plan(trip, request), trip.destination);
      });
      expect(values, trip.destination.id).toEqual([...values].sort((a, b) => a - b));
    }
  });
});
