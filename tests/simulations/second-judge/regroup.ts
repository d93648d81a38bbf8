import { metres, opensOn } from './facts.ts';
import { type Day, type Plan, type Stop, wayMinutes } from './measures.ts';

/** Further apart than this is a day out of town, which stays as it is. */
const OUT_OF_TOWN_M = 15_000;

type Way = (a: Stop, b: Stop) => number;

/** How a way is counted, and how little of it is none. */
const units = { metres: { way: metres as Way, least: 50 }, minutes: { way: wayMinutes, least: 2 } };

const wayAlong = (stops: readonly Stop[], way: Way) =>
  stops.slice(1).reduce((sum, stop, i) => sum + way(stops[i] as Stop, stop), 0);

/** The shortest order that turning parts round and moving visits finds. */
function shortest(stops: readonly Stop[], way: Way): number {
  if (stops.length <= 2) return wayAlong(stops, way);
  let best = [...stops];
  let length = wayAlong(best, way);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let i = 0; i < best.length; i++)
      for (let j = i + 1; j < best.length; j++)
        for (const tried of [
          [...best.slice(0, i), ...best.slice(i, j + 1).reverse(), ...best.slice(j + 1)],
          best.toSpliced(i, 1).toSpliced(j, 0, best[i] as Stop),
          best.toSpliced(j, 1).toSpliced(i, 0, best[j] as Stop),
        ]) {
          const own = wayAlong(tried, way);
          if (own < length - 0.01) [best, length, isBetter] = [tried, own, true];
        }
  }
  return length;
}

const isInTown = (day: Day) => day.stops.every((a) => day.stops.every((b) => metres(a, b) < OUT_OF_TOWN_M));
const isOpen = (stop: Stop, { date }: Day) =>
  stop.fact !== null && opensOn(stop.fact, date).some(({ from, to }) => to - from >= stop.end - stop.start);

/** A day may become so many minutes longer. */
const SLACK = 45;
const minutesOf = (stops: readonly Stop[]) => stops.reduce((sum, { start, end }) => sum + end - start, 0);

export interface Ways {
  /** Way between the visits as they stand, in their shortest order on their days, and regrouped. */
  readonly walked: number;
  readonly ordered: number;
  readonly regrouped: number;
}

/** How much way the same visits need, as many on every day, where two that are open on both days change places as long as that is shorter. */
export function waysOf({ days }: Plan, unit: keyof typeof units): Ways {
  const { way, least } = units[unit];
  const town = days.filter(isInTown);
  const own = town.map(({ stops }) => stops.filter(({ fact, isMeal, isFree }) => fact && !isMeal && !isFree));
  const walked = own.reduce((sum, stops) => sum + wayAlong(stops, way), 0);
  const lengths = own.map((stops) => shortest(stops, way));
  const most = own.map((stops) => minutesOf(stops) + SLACK);
  const ordered = lengths.reduce((sum, length) => sum + length, 0);
  for (let isBetter = true, round = 0; isBetter && round < 30; round++) {
    isBetter = false;
    for (let a = 0; a < own.length; a++)
      for (let b = a + 1; b < own.length; b++)
        for (const [i, one] of [...(own[a] ?? [])].entries())
          for (const [j, other] of [...(own[b] ?? [])].entries()) {
            if (own[a]?.[i] !== one || own[b]?.[j] !== other) continue;
            if (!isOpen(one, town[b] as Day) || !isOpen(other, town[a] as Day)) continue;
            const [first, second] = [(own[a] as Stop[]).with(i, other), (own[b] as Stop[]).with(j, one)];
            if (minutesOf(first) > (most[a] ?? 0) || minutesOf(second) > (most[b] ?? 0)) continue;
            const [x, y] = [shortest(first, way), shortest(second, way)];
            if (x + y >= (lengths[a] ?? 0) + (lengths[b] ?? 0) - least) continue;
            [own[a], own[b], lengths[a], lengths[b], isBetter] = [first, second, x, y, true];
          }
  }
  return { walked, ordered, regrouped: lengths.reduce((sum, length) => sum + length, 0) };
}
