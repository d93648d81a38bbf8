import { randomUUID } from 'node:crypto';
import type { WireTripRequest } from '#contract/planning.ts';
import { toWireTrip, type WireTrip } from '#contract/wire-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

const catalogue = loadCatalogue();

export function aDestination(id = 'rome'): CompiledDestination {
  const found = catalogue.destinations.find((destination) => destination.id === id);
  if (!found) throw new Error(`${id} is not in the catalogue`);
  return found;
}

export function aTripRequest(change: Partial<TripRequest> = {}): TripRequest {
  return {
    destination: 'Rome',
    dates: { start: '2027-03-15', end: '2027-03-17' },
    preferences: '',
    budget: 'moderate',
    categories: ['history', 'food'],
    travellers: { adults: 2, children: 0 },
    ...change,
  };
}

/** The same as it travels. */
export function aWireTripRequest(change: Partial<WireTripRequest> = {}): WireTripRequest {
  const { travellers: travelers, wishes: _, bookings: _none, fixed: _worked, ...rest } = aTripRequest();
  return { ...rest, travelers, ...change };
}

/** A really planned trip, whole and checked, under a new id. */
export function aTrip(change: Partial<TripRequest> = {}, destination = aDestination()): Trip {
  const result = planTrip({
    tripId: randomUUID(),
    request: aTripRequest(change),
    destination,
    catalogueVersion: catalogue.version,
    language: 'en',
  });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

export const aWireTrip = (change: Partial<TripRequest> = {}): WireTrip => toWireTrip(aTrip(change));
