import type { Coordinates } from '#domain/place/coordinates.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import type { Instance } from './instance.ts';

/** As many places come into question for a meal or free time near a point. */
export const NEAR_PLACES = 12;

const near = new WeakMap<Instance['visits'], Map<Coordinates, readonly CompiledPlace[]>>();

/** The visits nearest to a point, nearest first; found once for a point, since days are finished by the hundred. */
export function placesNear({ visits }: Instance, point: Coordinates): readonly CompiledPlace[] {
  const known = near.get(visits) ?? new Map<Coordinates, readonly CompiledPlace[]>();
  near.set(visits, known);
  const found = known.get(point) ?? nearest(visits, point);
  known.set(point, found);
  return found;
}

function nearest(visits: Instance['visits'], point: Coordinates): readonly CompiledPlace[] {
  return (
    visits
      // What is there in some weeks only is no name for a corner of town.
      .flatMap(({ place }) => (place && !place.dates ? [{ place, way: travelMinutes(point, place) }] : []))
      .sort((a, b) => a.way - b.way)
      .slice(0, NEAR_PLACES)
      .map(({ place }) => place)
  );
}
