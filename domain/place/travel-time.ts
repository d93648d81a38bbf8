import type { Reached } from './access.ts';
import type { Coordinates } from './coordinates.ts';
import { distanceM } from './distance.ts';

/** Streets are longer than the great circle by about this much. */
const DETOUR = 1.3;
const WALKING_M_PER_MINUTE = 4500 / 60;
const WALKING_LIMIT_M = 1500;
/** Waiting and walking to the stop, then city traffic at 22 km/h. */
const RIDE_OVERHEAD_MINUTES = 12;
const RIDE_M_PER_MINUTE = 22_000 / 60;
/** From here on trains and roads out of town are faster: 60 km/h. */
const CITY_LIMIT_M = 15_000;
const OUT_OF_TOWN_M_PER_MINUTE = 60_000 / 60;
/** Nearer than this a place is reached from its neighbour, not from the centre. */
const NEIGHBOUR_M = 2_500;
/** Over water only what is at the same spot is. */
const SAME_SHORE_M = 600;

/** A point whose own way may be known. */
export type Point = Coordinates & Reached;

/** Length of the way on foot or by street in metres. */
export function wayM(a: Coordinates, b: Coordinates): number {
  return distanceM(a, b) * DETOUR;
}

/** The ways from the centre that one takes between two points; none where they lie beside each other, or nothing is known. */
export function accessBetween<P extends Point>(a: P, b: P): NonNullable<P['access']>[] {
  const way = wayM(a, b);
  const [there, back] = [a.access, b.access];
  if (there && back) return way <= CITY_LIMIT_M ? [] : [there, back];
  const access = there ?? back;
  return !access || way <= (access.by === 'ferry' ? SAME_SHORE_M : NEIGHBOUR_M) ? [] : [access];
}

/** Minutes in town between the centre a way begins at and a point: what is beyond near by; the wait at the stop is in the way itself. */
function toCentre(centre: Coordinates | undefined, point: Coordinates): number {
  const beyond = centre ? wayM(centre, point) - NEIGHBOUR_M : 0;
  return beyond <= 0 ? 0 : ridingMinutes(beyond) - RIDE_OVERHEAD_MINUTES;
}

/**
 * Whole minutes by what is known of the way to a place from the centre; null where nothing is. To a point that is not in the centre the
 * way there is added, unless riding straight across is shorter, which it never is over water nor shorter than from the centre.
 */
function knownMinutes(a: Point, b: Point): number | null {
  if (!a.access && !b.access) return null;
  const [one, other] = accessBetween(a, b);
  if (!one) return null;
  if (other) return one.minutes + other.minutes;
  const byCentre = one.minutes + toCentre(one.centre, a.access ? b : a);
  const across = one.by === 'ferry' ? byCentre : Math.max(one.minutes, ridingMinutes(wayM(a, b)));
  return Math.ceil(Math.min(byCentre, across) - 1e-9);
}

/** Minutes by metro, tram and bus within 15 km, and beyond by train or road. */
function ridingMinutes(way: number): number {
  const inTown = Math.min(way, CITY_LIMIT_M) / RIDE_M_PER_MINUTE;
  return RIDE_OVERHEAD_MINUTES + inTown + Math.max(0, way - CITY_LIMIT_M) / OUT_OF_TOWN_M_PER_MINUTE;
}

/** Whether one walks: up to 1.5 km, and beyond where that is no slower than riding. */
export function isWalked(a: Point, b: Point): boolean {
  const way = wayM(a, b);
  if (knownMinutes(a, b) !== null) return false;
  return way <= WALKING_LIMIT_M || way / WALKING_M_PER_MINUTE <= ridingMinutes(way);
}

/**
 * Whole minutes from one point to the other, rounded up: what is known of the way, else on foot up to 1.5 km, then the faster of
 * walking and riding (docs/specification/checks.md).
 */
export function travelMinutes(a: Point, b: Point): number {
  const way = wayM(a, b);
  const known = knownMinutes(a, b);
  if (known !== null) return known;
  const walking = way / WALKING_M_PER_MINUTE;
  if (way <= WALKING_LIMIT_M) return Math.ceil(walking - 1e-9);
  return Math.ceil(Math.min(walking, ridingMinutes(way)) - 1e-9);
}
