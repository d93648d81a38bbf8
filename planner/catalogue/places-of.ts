import type { Day } from '#domain/trip/itinerary.ts';
import type { CompiledDestination, CompiledPlace } from './compiled.ts';

/** Visits and tables of some days with their catalogue entries, in order; generic meals and free time are left out. */
export function placesOf(days: readonly Day[], { byId }: CompiledDestination): CompiledPlace[] {
  return days.flatMap(({ activities }) =>
    activities.flatMap(({ kind, placeId }) => (kind === 'place' ? (byId.get(placeId ?? '') ?? []) : [])),
  );
}
