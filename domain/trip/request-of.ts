import { known, knownOf } from '../open-list.ts';
import { readable } from '../wishes/wish.ts';
import { budgetLevels } from './budget.ts';
import { categoryIds } from './category.ts';
import type { Trip } from './trip.ts';
import type { TripRequest } from './trip-request.ts';

/** What was asked for when a trip was planned: checks and replans read the same wish again. */
export function requestOf(trip: Trip): TripRequest {
  const { destination, dates, preferences, budget, categories, travellers, wishes, bookings } = trip;
  return {
    destination,
    dates,
    preferences,
    budget: known(budgetLevels, budget),
    categories: knownOf(categoryIds, categories),
    travellers,
    ...(wishes && { wishes: readable(wishes) }),
    ...(bookings && { fixed: bookings }),
  };
}
