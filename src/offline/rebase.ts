import { applyChanges } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Operation } from './operation.ts';

/**
 * What the traveller sees of a trip: what the server has, and on top of it everything of this device that it has not heard
 * yet, in order. null when the last word here is that the trip is deleted.
 */
export function rebase(stored: Trip | null, waiting: readonly Operation[]): Trip | null {
  return [...waiting]
    .sort((a, b) => a.seq - b.seq)
    .reduce<Trip | null>((trip, operation) => {
      if (operation.kind === 'trip.create') return operation.body;
      // A deletion that the server refused hides nothing: its owner has to decide.
      if (operation.kind === 'trip.delete') return operation.parkedBecause ? trip : null;
      if (operation.kind === 'trip.patch') return trip && applyChanges(trip, operation.body.changes);
      return trip;
    }, stored);
}
