import { hasTag } from '#domain/place/has-tag.ts';
import { isTreat } from '#domain/place/meal.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';

/** Whether children have enough of a place before their parents have. */
export const isLongFor = ({ children, tags }: CompiledPlace, withChildren: boolean): boolean =>
  withChildren && children !== 'good' && hasTag(tags, 'museum');

/** How many minutes one may stay, with children or without. */
export const longestStay = (place: CompiledPlace, withChildren: boolean): number =>
  (withChildren && place.indoor) || isTreat(place) ? place.duration.typical : place.duration.max;
