import type { Coordinates } from './coordinates.ts';
import { distanceM } from './distance.ts';

/** Streets are longer than the great circle by about this much. */
const DETOUR = 1.3;
const WALKING_M_PER_MINUTE = 4500 / 60;
const WALKING_LIMIT_M = 1500;
/** Waiting and walking to the stop, then city traffic at 22 km/h. */
const RIDE_OVERHEAD_MINUTES = 12;
const RIDE_M_PER_MINUTE = 22_000 / 60;

/** Length of the way on foot or by street in metres. */
export function wayM(a: Coordinates, b: Coordinates): number {
  return distanceM(a, b) * DETOUR;
}

/** Whether one walks: up to 1.5 km, and beyond where that is no slower than riding. */
export function isWalked(a: Coordinates, b: Coordinates): boolean {
  const way = wayM(a, b);
  return way <= WALKING_LIMIT_M || way / WALKING_M_PER_MINUTE <= RIDE_OVERHEAD_MINUTES + way / RIDE_M_PER_MINUTE;
}

/**
 * Whole minutes from one point to the other, rounded up: on foot up to 1.5 km, then the faster of walking and riding
 * (docs/specification/checks.md).
 */
export function travelMinutes(a: Coordinates, b: Coordinates): number {
  const way = wayM(a, b);
  const walking = way / WALKING_M_PER_MINUTE;
  if (way <= WALKING_LIMIT_M) return Math.ceil(walking - 1e-9);
  return Math.ceil(Math.min(walking, RIDE_OVERHEAD_MINUTES + way / RIDE_M_PER_MINUTE) - 1e-9);
}
