import { hasTag } from '#domain/place/has-tag.ts';
import { isTreat } from '#domain/place/meal.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';

/** Whether children have enough of a place before their parents have. */
export const isLongFor = ({ children, tags }: CompiledPlace, withChildren: boolean): boolean =>
  withChildren && children !== 'good' && hasTag(tags, 'museum');

/** Who stays, and the ids of places where it is too cold for it. */
interface Staying {
  readonly withChildren: boolean;
  readonly cold: ReadonlySet<string>;
}

/** How many minutes one may stay, with children or without, and where one would bathe and it is too cold. */
export function longestStay(place: CompiledPlace, { withChildren, cold }: Staying): number {
  if (cold.has(place.id)) return place.duration.min;
  return (withChildren && place.indoor) || isTreat(place) ? place.duration.typical : place.duration.max;
}
