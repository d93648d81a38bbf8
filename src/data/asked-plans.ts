import { toWireTripRequest } from '#contract/planning.ts';
import { toReplanBody } from '#contract/replanning.ts';
import type { Selection } from '#domain/trip/selection.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { askFor, type Waiting } from './underway.ts';

/** Plans a trip and keeps the plan on this device. Throws Problem; an aborted wait throws the abort's reason. */
export function planTrip(request: TripRequest, waiting: Waiting): Promise<void> {
  return askFor({ work: 'plan', body: toWireTripRequest(request) }, waiting);
}

/** Replaces the chosen activities of the plan that is kept here; when it fails the plan stays as it was. */
export function replanTrip(trip: Trip, selection: Selection, waiting: Waiting): Promise<void> {
  return askFor({ work: 'replan', body: toReplanBody(trip, selection) }, waiting);
}
