import { replaceableIn } from '#domain/trip/booked-stops.ts';
import type { Trip } from '#domain/trip/trip.ts';

/**
 * The ids of what a replan replaces: what was selected and is neither booked nor locked, and the meals and free time near a place that goes. Lunch near Montserrat is no lunch
 * of a day in town.
 */
export function wholeSelection(trip: Trip, chosen: ReadonlySet<string>): Set<string> {
  const selected = replaceableIn(trip, chosen);
  const hanging = trip.days.flatMap(({ activities }) => {
    const gone = new Set(
      activities.flatMap(({ id, kind, meal, placeId }) =>
        selected.has(id) && kind === 'place' && !meal && placeId ? [placeId] : [],
      ),
    );
    const stays = new Set(
      activities.flatMap(({ id, kind, placeId }) =>
        kind === 'place' && !selected.has(id) && placeId ? [placeId] : [],
      ),
    );
    return activities.filter(
      ({ kind, placeId }) => kind !== 'place' && gone.has(placeId ?? '') && !stays.has(placeId ?? ''),
    );
  });
  return new Set([...selected, ...replaceableIn(trip, new Set(hanging.map(({ id }) => id)))]);
}
