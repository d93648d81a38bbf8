import type { Coordinates } from './coordinates.ts';

const EARTH_RADIUS_M = 6_371_008.8;
const toRadians = Math.PI / 180;

/** Great-circle distance in metres (haversine). */
export function distanceM(a: Coordinates, b: Coordinates): number {
  const dLat = (b.latitude - a.latitude) * toRadians;
  const dLon = (b.longitude - a.longitude) * toRadians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * toRadians) * Math.cos(b.latitude * toRadians) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
