import type { Instance, Stop } from './instance.ts';
import { type Route, schedule } from './schedule.ts';

function withStop(instance: Instance, route: Route, stop: Stop): Route | null {
  let best: { route: Route; cost: number } | null = null;
  for (let position = 0; position <= route.stops.length; position++) {
    const candidate: Route = { day: route.day, stops: route.stops.toSpliced(position, 0, stop) };
    const timed = schedule(instance, candidate);
    if (!timed) continue;
    const cost = timed.travelMinutes + timed.idleMinutes;
    if (!best || cost < best.cost) best = { route: candidate, cost };
  }
  return best?.route ?? null;
}

function withoutWeakestVisit(route: Route): Route | null {
  const visits = route.stops.filter((stop) => !stop.meal);
  const weakest = visits.sort((a, b) => a.score - b.score)[0];
  return weakest ? { day: route.day, stops: route.stops.filter((stop) => stop !== weakest) } : null;
}

function withMeal(instance: Instance, route: Route, meal: Stop): Route {
  for (let reduced: Route | null = route; reduced; reduced = withoutWeakestVisit(reduced)) {
    const full = reduced.stops.length >= instance.rules.activities.max;
    const found = full ? null : withStop(instance, reduced, meal);
    if (found) return found;
  }
  return route;
}

/** A day for which no table was found gets a meal at wherever the traveller is; the weakest visits make room for it. */
export function addMissingMeals(instance: Instance, route: Route): Route {
  let complete = route;
  for (const meal of ['lunch', 'dinner'] as const) {
    if (complete.stops.some((stop) => stop.meal === meal)) continue;
    complete = withMeal(instance, complete, instance.genericMeals[meal]);
  }
  return complete;
}
