import { distanceM } from '#domain/place/distance.ts';
import { isWalked, type Point, travelMinutes, wayM } from '#domain/place/travel-time.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { countedMinutes } from '../rules.ts';

/** Between every two points, row-major: minutes of travel, the same as H17 counts them, and metres on foot, 0 where one rides. */
export interface Ways {
  readonly travel: Int16Array;
  readonly counted: Int16Array;
  readonly walk: Float32Array;
}

/** The ways between the places of a destination, which are the same for every trip there, with metres as the crow flies. */
export interface PlaceWays extends Ways {
  /** The number of a place among them. */
  readonly numberOf: ReadonlyMap<Point, number>;
  readonly metres: Float64Array;
}

/** So many destinations are kept: half a megabyte each. */
const MOST_KEPT = 4;
const kept = new Map<CompiledDestination, PlaceWays>();

const emptyWays = (n: number): Ways => ({
  travel: new Int16Array(n * n),
  counted: new Int16Array(n * n),
  walk: new Float32Array(n * n),
});

function workOut(places: readonly Point[]): PlaceWays {
  const n = places.length;
  const ways = emptyWays(n);
  const metres = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const [a, b] = [places[i] as Point, places[j] as Point];
      setWay(ways, i * n + j, j * n + i, [a, b]);
      metres[i * n + j] = metres[j * n + i] = distanceM(a, b);
    }
  }
  return { ...ways, metres, numberOf: new Map(places.map((place, i) => [place, i])) };
}

function setWay(ways: Ways, one: number, other: number, [a, b]: readonly [Point, Point]): void {
  const minutes = travelMinutes(a, b);
  ways.travel[one] = ways.travel[other] = minutes;
  ways.counted[one] = ways.counted[other] = countedMinutes(a, b, minutes);
  ways.walk[one] = ways.walk[other] = isWalked(a, b) ? wayM(a, b) : 0;
}

export function placeWays(destination: CompiledDestination): PlaceWays {
  const found = kept.get(destination) ?? workOut(destination.compiled);
  // The one used last comes last, and the first goes.
  kept.delete(destination);
  kept.set(destination, found);
  for (const own of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(own);
  return found;
}

/** The ways between some points: those between places are known, those from beds are worked out. */
export function wayMatrices(points: readonly Point[], { numberOf, ...known }: PlaceWays): Ways {
  const [n, width] = [points.length, numberOf.size];
  const ways = emptyWays(n);
  const numbers = points.map((point) => numberOf.get(point) ?? -1);
  for (let i = 0; i < n; i++) {
    const row = (numbers[i] as number) * width;
    for (let j = i + 1; j < n; j++) {
      const [one, other, to] = [i * n + j, j * n + i, numbers[j] as number];
      if (row < 0 || to < 0) {
        setWay(ways, one, other, [points[i] as Point, points[j] as Point]);
        continue;
      }
      ways.travel[one] = ways.travel[other] = known.travel[row + to] as number;
      ways.counted[one] = ways.counted[other] = known.counted[row + to] as number;
      ways.walk[one] = ways.walk[other] = known.walk[row + to] as number;
    }
  }
  return ways;
}

/** What is known of the way between two places; worked out where one is none of the destination's. */
function between(
  { numberOf }: PlaceWays,
  known: Int16Array | Float64Array,
  [a, b]: readonly [Point, Point],
  workedOut: (a: Point, b: Point) => number,
): number {
  const [from, to] = [numberOf.get(a), numberOf.get(b)];
  return from === undefined || to === undefined ? workedOut(a, b) : (known[from * numberOf.size + to] ?? 0);
}

/** Metres between two places as the crow flies. */
export const metresBetween = (ways: PlaceWays, a: Point, b: Point): number =>
  between(ways, ways.metres, [a, b], distanceM);

/** Minutes from one place to another. */
export const minutesBetween = (ways: PlaceWays, a: Point, b: Point): number =>
  between(ways, ways.travel, [a, b], travelMinutes);

/** The same as H17 counts them. */
export const countedBetween = (ways: PlaceWays, a: Point, b: Point): number =>
  between(ways, ways.counted, [a, b], (one, other) => countedMinutes(one, other));
