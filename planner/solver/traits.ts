import { isForEvenings, sizeOf } from '../crowd.ts';
import type { Instance } from './instance.ts';
import type { Stop } from './stop.ts';

/** Of a stop that has no category or belongs to no group. */
export const NONE = -1;

/** What the worth of a day hangs on, per stop of an instance by its index: read a million times for a plan. */
export interface Traits {
  /** The number of a visit's main category. */
  readonly category: Int16Array;
  /** Per category, for counting: zero it before. */
  readonly seen: Uint8Array;
  /** The number of the group of places that are one visit, and the place in it. */
  readonly group: Int16Array;
  readonly rank: Int16Array;
  /** 1 where one goes after dinner, if evenings are liked. */
  readonly forEvenings: Uint8Array;
  /** How much of a day's stops it is (H3). */
  readonly size: Float32Array;
  /** Euro cents of an adult. */
  readonly price: Int32Array;
  /** Of the sorts of which every day is to have some, or so many at most: 1 where a stop is one. */
  readonly bounds: readonly { readonly least: number; readonly most: number; readonly isOne: Uint8Array }[];
}

/** A number for every name, in the order in which they come. */
function numbering(): (name: string | undefined) => number {
  const numbers = new Map<string, number>();
  return (name) => {
    if (name === undefined) return NONE;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
}

function workOut({ stops, belongings, likesEvenings, rules, daily }: Instance): Traits {
  const numberOf = numbering();
  const visited = ({ place, meal }: Stop) => (meal ? null : place);
  const own = (stop: Stop) => belongings.get(stop.place?.id ?? '');
  const category = Int16Array.from(stops, (stop) => numberOf(visited(stop)?.categories[0]));
  return {
    category,
    seen: new Uint8Array(Math.max(0, ...category) + 1),
    group: Int16Array.from(stops, (stop) => own(stop)?.group ?? NONE),
    rank: Int16Array.from(stops, (stop) => own(stop)?.rank ?? NONE),
    forEvenings: Uint8Array.from(stops, (stop) => {
      const place = visited(stop);
      return Number(likesEvenings && place !== null && isForEvenings(place));
    }),
    size: Float32Array.from(stops, (stop) => sizeOf(rules, stop)),
    price: Int32Array.from(stops, ({ place }) => place?.price.adult ?? 0),
    bounds: daily.map(({ least, most, isOne }) => ({
      least,
      most,
      isOne: Uint8Array.from(stops, (stop) => Number(isOne(stop))),
    })),
  };
}

const known = new WeakMap<Instance, Traits>();

export function traitsOf(instance: Instance): Traits {
  const traits = known.get(instance) ?? workOut(instance);
  known.set(instance, traits);
  return traits;
}
