import { metres } from './facts.ts';
import { NEAR_M, type Plan, visitsOf } from './measures.ts';

/**
 * How few pairs of near visits could stand on different days, with as many visits on every day, whatever their hours: in a town of 500 metres
 * most must. Found by changing two visits' places as long as that helps, so it may be fewer still.
 */
export function leastParted({ days }: Plan): number {
  const stops = days.flatMap(visitsOf);
  const day = days.flatMap((own, number) => visitsOf(own).map(() => number));
  const near = stops.map((a) => stops.flatMap((b, j) => (a !== b && metres(a, b) <= NEAR_M ? [j] : [])));
  const parted = (i: number) => (near[i] ?? []).filter((j) => day[j] !== day[i]).length;
  const change = (i: number, j: number) => {
    [day[i], day[j]] = [day[j] ?? 0, day[i] ?? 0];
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let i = 0; i < stops.length; i++)
      for (let j = 0; j < i; j++) {
        if (day[i] === day[j]) continue;
        const before = parted(i) + parted(j);
        change(i, j);
        if (parted(i) + parted(j) < before) isBetter = true;
        else change(i, j);
      }
  }
  return stops.reduce((sum, _, i) => sum + parted(i), 0) / 2;
}
