import type { OrienteeringProblem } from '../orienteering/problem.ts';
import type { Instance, Stop } from './instance.ts';
import type { Node } from './to-problem.ts';

/** Points of score that a minute costs. */
const TRAVEL_WEIGHT = 0.7;
const IDLE_WEIGHT = 0.6;
/** A gap shorter than this is a coffee, not waiting. */
const UNNOTICED_WAIT = 30;
const MISSING_STOP = 250;
const MISSING_MEAL = 300;
/** More than this many of one kind in a day tires. */
const SAME_CATEGORY_LIMIT = 2;
const FATIGUE_WEIGHT = 18;

const mainCategory = ({ place, meal }: Stop) => (place && !meal ? place.categories[0] : undefined);

function fatigue(stops: readonly Stop[]): number {
  const counts = new Map<string, number>();
  for (const stop of stops) {
    const main = mainCategory(stop);
    if (main) counts.set(main, (counts.get(main) ?? 0) + 1);
  }
  let tired = 0;
  for (const count of counts.values()) tired += Math.max(0, count - SAME_CATEGORY_LIMIT);
  return tired * FATIGUE_WEIGHT;
}

/** What a day loses: ways, waiting, too few stops, missing meals, too much of the same. */
export function dayPenalty(
  instance: Instance,
  nodes: readonly (Node | null)[],
): NonNullable<OrienteeringProblem['penalty']> {
  const { rules, travel, stops: all } = instance;
  const n = all.length;
  return (sequence, from, count, starts) => {
    const stops: Stop[] = [];
    let free = rules.start;
    let at = 0;
    let penalty = 0;
    let meals = 0;
    for (let i = from; i < from + count; i++) {
      const { stop } = nodes[sequence[i] as number] as Node;
      const leg = travel[at * n + stop.index] as number;
      const start = starts[i] as number;
      penalty += TRAVEL_WEIGHT * leg + IDLE_WEIGHT * Math.max(0, start - free - leg - UNNOTICED_WAIT);
      free = start + stop.minutes;
      at = stop.index;
      if (stop.meal) meals++;
      stops.push(stop);
    }
    const missing = Math.max(0, rules.activities.min - count);
    penalty += TRAVEL_WEIGHT * (travel[at * n] as number) + MISSING_STOP * missing + MISSING_MEAL * (2 - meals);
    return penalty + fatigue(stops);
  };
}
