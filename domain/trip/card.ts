import { destinationIdsOf, mainDestinationId } from './base.ts';
import { costsOf } from './shared-tickets.ts';
import { totalCost } from './total-cost.ts';
import type { Trip, TripCard } from './trip.ts';

/** The card of a trip; `version` is 0 while the server has not seen it. */
export function tripCard(trip: Trip, version: number): TripCard {
  const { id, destination, dates, travellers, categories, budget, summary } = trip;
  const totalBudget = totalCost(costsOf(trip.days), travellers).party;
  return {
    id,
    destination,
    destinationId: mainDestinationId(trip),
    dates,
    travellers,
    categories,
    budget,
    summary,
    totalBudget,
    version,
    ...(trip.bases && { destinationIds: destinationIdsOf(trip) }),
  };
}
