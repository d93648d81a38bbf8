import type { Instance, Stop } from './instance.ts';
import { routeValue } from './objective.ts';
import type { Route } from './schedule.ts';

export interface Insertion {
  readonly gain: number;
  readonly route: Route;
  readonly value: number;
}

/** The best place for a stop in one day, or null when it fits nowhere. */
export function bestInsertion(instance: Instance, route: Route, value: number, stop: Stop): Insertion | null {
  if ((stop.starts[route.day]?.length ?? 0) === 0) return null;
  let best: Insertion | null = null;
  for (let position = 0; position <= route.stops.length; position++) {
    const candidate: Route = { day: route.day, stops: route.stops.toSpliced(position, 0, stop) };
    const candidateValue = routeValue(instance, candidate);
    if (candidateValue === null) continue;
    const gain = candidateValue - value;
    if (!best || gain > best.gain) best = { gain, route: candidate, value: candidateValue };
  }
  return best;
}

/** The best table for a meal in the place of the one the day has now, or null when none is better. */
export function bestTable(
  instance: Instance,
  route: Route,
  value: number,
  meal: 'lunch' | 'dinner',
  taken: ReadonlySet<string>,
): Insertion | null {
  const without = route.stops.filter((stop) => stop.meal !== meal);
  let best: Insertion | null = null;
  for (const table of instance.tables[meal]) {
    if (table.place && taken.has(table.place.id)) continue;
    const found = bestInsertion(instance, { day: route.day, stops: without }, value, table);
    if (found && found.gain > 0 && (!best || found.gain > best.gain)) best = found;
  }
  return best;
}
