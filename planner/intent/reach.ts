import type { Coordinates } from '#domain/place/coordinates.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';

/** Where so many places of the catalogue are near, a meal or a stop can be found. */
const PLACES = 5;

/** Minutes from a point until there is something to choose from: the way to the fifth nearest place in town. */
export function reachOf(point: Coordinates, { compiled }: CompiledDestination): number {
  const ways = compiled.filter(({ kind }) => kind !== 'day-trip').map((place) => travelMinutes(point, place));
  return ways.sort((a, b) => a - b)[PLACES - 1] ?? 0;
}
