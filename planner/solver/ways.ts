import type { Coordinates } from '#domain/place/coordinates.ts';
import { isWalked, travelMinutes, wayM } from '#domain/place/travel-time.ts';

/** Between every two points, row-major: minutes of travel, and metres on foot, 0 where one rides. */
export function wayMatrices(points: readonly Coordinates[]): { travel: Int16Array; walk: Float32Array } {
  const n = points.length;
  const travel = new Int16Array(n * n);
  const walk = new Float32Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const [a, b] = [points[i] as Coordinates, points[j] as Coordinates];
      const metres = isWalked(a, b) ? wayM(a, b) : 0;
      travel[i * n + j] = travel[j * n + i] = travelMinutes(a, b);
      walk[i * n + j] = walk[j * n + i] = metres;
    }
  }
  return { travel, walk };
}
