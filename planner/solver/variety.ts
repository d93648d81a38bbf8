import { hasTag } from '#domain/place/has-tag.ts';
import { isTreat } from '#domain/place/meal.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { Belonging, CompiledPlace } from '../catalogue/compiled.ts';
import type { Stop } from './stop.ts';

/** A museum in which one is for longer than this even in a hurry is the museum of its day. */
const HEAVY_MINUTES = 90;

interface Sort {
  /** Who asks for one of these has as many a day as there is room for. */
  readonly tags: readonly Tag[];
  readonly isOne: (place: CompiledPlace) => boolean;
}

const hasOne = ({ tags }: CompiledPlace, wanted: readonly Tag[]) => wanted.some((tag) => hasTag(tags, tag));

const sweets: readonly Tag[] = ['cafe', 'coffee', 'tea', 'pastry', 'chocolate', 'churros', 'ice-cream'];

/** Of each of these one a day is enough, and the second is no longer what the first was. */
const sorts: readonly Sort[] = [
  {
    tags: ['viewpoint'],
    isOne: (place) => place.tags.includes('viewpoint') && hasOne(place, ['tower', 'rooftop', 'cable-car']),
  },
  { tags: ['zoo', 'aquarium'], isOne: (place) => hasOne(place, ['zoo', 'aquarium']) },
  { tags: ['theatre', 'live-music', 'dance'], isOne: ({ kind }) => kind === 'show' },
  {
    tags: ['museum', 'theme-park'],
    isOne: (place) => hasOne(place, ['museum', 'zoo', 'aquarium', 'theme-park']) && place.duration.min >= HEAVY_MINUTES,
  },
  { tags: sweets, isOne: isTreat },
];

/** A second tower to look down from, a second zoo, show, museum of hours or cake on one day. */
const SECOND = 150;

/** By the bits of `varietyOf` that come again in a day: what that costs in points of score. */
export const monotony: Float64Array = Float64Array.from({ length: 1 << sorts.length }, (_, bits) =>
  sorts.reduce((sum, _sort, bit) => sum + (bits & (1 << bit) ? SECOND : 0), 0),
);

/** What is there for children. */
export const FOR_CHILDREN: readonly Tag[] = ['children', 'zoo', 'aquarium', 'theme-park', 'playground', 'science'];

/** Per stop, 1 where a party with children does something for them. */
export const forChildrenOf = (stops: readonly Stop[], withChildren: boolean): Uint8Array =>
  Uint8Array.from(stops, ({ place, meal }) =>
    Number(withChildren && place !== null && !meal && place.children === 'good' && hasOne(place, FOR_CHILDREN)),
  );

/** Per stop, as bits: the sorts of which it is the one of its day. What is one visit with another counts once. */
export function varietyOf(
  stops: readonly Stop[],
  asked: readonly Tag[],
  belongings: ReadonlyMap<string, Belonging>,
): Uint8Array {
  const kept = sorts.map(({ tags, isOne }) => (tags.some((tag) => asked.includes(tag)) ? () => false : isOne));
  const counted = new Set<string>();
  const bits = (place: CompiledPlace) =>
    kept.reduce((sum, isOne, bit) => {
      if (!isOne(place)) return sum;
      const group = belongings.get(place.id)?.group;
      if (group === undefined) return sum | (1 << bit);
      const key = `${bit} ${group}`;
      if (counted.has(key)) return sum;
      counted.add(key);
      return sum | (1 << bit);
    }, 0);
  return Uint8Array.from(stops, ({ place, meal }) => (place && !meal ? bits(place) : 0));
}
