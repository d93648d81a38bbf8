import type { Point } from './projection.ts';

/** Between the middles of two markers, in pixels, so that each can be seen, number and all, and pressed. */
const APART = 38;
/** Nearer than this to the full distance is near enough. */
const SLACK = 1;
/** So many days at one place as a trip may have stand free after about half of them. */
const MOST_ROUNDS = 300;
/** Each direction far from those before it: what coincides leaves its place to all sides. */
const TURN = Math.PI * (3 - Math.sqrt(5));

interface Movable {
  x: number;
  y: number;
}

/** Both give way by half of what is missing; whether anything was. */
function part(a: Movable, b: Movable, turn: number): boolean {
  const [x, y] = [b.x - a.x, b.y - a.y];
  // Most are far from each other: the root is for those that are not.
  if (x >= APART || x <= -APART || y >= APART || y <= -APART) return false;
  const distance = Math.hypot(x, y);
  if (distance >= APART - SLACK) return false;
  const by = (APART - distance) / 2;
  const [east, south] = distance < 0.01 ? [Math.cos(turn), Math.sin(turn)] : [x / distance, y / distance];
  a.x -= east * by;
  a.y -= south * by;
  b.x += east * by;
  b.y += south * by;
  return true;
}

/** Points that (nearly) coincide give way to each other until each stands free; those that stand free stay. */
export function spread(points: readonly Point[]): Point[] {
  const moved: Movable[] = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let crowded = false;
    for (let i = 0; i < moved.length; i++) {
      for (let k = i + 1; k < moved.length; k++) {
        const [a, b] = [moved[i], moved[k]];
        if (a && b && part(a, b, (i + k) * TURN)) crowded = true;
      }
    }
    if (!crowded) break;
  }
  return moved.map((point, i) => {
    const before = points[i];
    return before && before.x === point.x && before.y === point.y ? before : point;
  });
}
