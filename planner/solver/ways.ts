import { isWalked, type Point, travelMinutes, wayM } from '#domain/place/travel-time.ts';
import { countedMinutes } from '../rules.ts';

/** Between every two points, row-major: minutes of travel, the same as H17 counts them, and metres on foot, 0 where one rides. */
export function wayMatrices(points: readonly Point[]): {
  travel: Int16Array;
  counted: Int16Array;
  walk: Float32Array;
} {
  const n = points.length;
  const travel = new Int16Array(n * n);
  const counted = new Int16Array(n * n);
  const walk = new Float32Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const [a, b] = [points[i] as Point, points[j] as Point];
      const metres = isWalked(a, b) ? wayM(a, b) : 0;
      travel[i * n + j] = travel[j * n + i] = travelMinutes(a, b);
      counted[i * n + j] = counted[j * n + i] = countedMinutes(a, b);
      walk[i * n + j] = walk[j * n + i] = metres;
    }
  }
  return { travel, counted, walk };
}
