import { crowdOf } from '../crowd.ts';
import { frameOn } from '../frame.ts';
import type { Instance } from './instance.ts';
import { isBearable, isWalkable, type Route, schedule } from './schedule.ts';
import type { Stop } from './stop.ts';

/** Where nothing else is, a meal at wherever one is would be nowhere. */
const isNowhere = ({ place, anchor }: Stop, { stops }: Route) =>
  !place && !anchor && !stops.some((other) => other.place ?? other.anchor);

/** Whether a day holds more than it may (H3, H27). */
export function isCrowded({ rules }: Instance, { day, stops }: Route): boolean {
  const frame = frameOn(rules, day + 1);
  return crowdOf(rules, stops) > frame.stops || stops.filter(({ meal }) => !meal).length > frame.visits;
}

/** Whether a day has no room for a stop more (H3, H27). */
export const isFull = (instance: Instance, { day, stops }: Route, stop: Stop): boolean =>
  isCrowded(instance, { day, stops: [...stops, stop] });

/** Whether a stop can be on a day at all, and the day has room for it. */
const mayHold = (instance: Instance, route: Route, stop: Stop) =>
  (stop.starts[route.day]?.length ?? 0) > 0 && !isNowhere(stop, route) && !isFull(instance, route, stop);

/** The cheapest position for a stop, in travel and waiting; null when it fits nowhere. */
export function withStop(instance: Instance, route: Route, stop: Stop): Route | null {
  if (!mayHold(instance, route, stop)) return null;
  // A day that the search has taken beyond what one walks keeps its meals; no stop more makes one so.
  const isTooFar = !isWalkable(instance, route);
  let best: { route: Route; cost: number } | null = null;
  for (let position = 0; position <= route.stops.length; position++) {
    const candidate: Route = { day: route.day, stops: route.stops.toSpliced(position, 0, stop) };
    const timed = schedule(instance, candidate);
    if (!timed || !isBearable(instance, candidate, timed)) continue;
    if (!isTooFar && !isWalkable(instance, candidate)) continue;
    const cost = timed.travelMinutes + timed.idleMinutes;
    if (!best || cost < best.cost) best = { route: candidate, cost };
  }
  return best?.route ?? null;
}

const without = (route: Route, gone: Stop): Route => ({
  day: route.day,
  stops: route.stops.filter((stop) => stop !== gone),
});

export interface MadeRoom {
  readonly route: Route;
  readonly lost: number;
}

const visitsByScore = (route: Route) => route.stops.filter((stop) => !stop.meal).sort((a, b) => a.score - b.score);

/** The stop fits once this one visit is gone; the least valued such visit. */
export function byOneVisit(instance: Instance, route: Route, meal: Stop): MadeRoom | null {
  for (const visit of visitsByScore(route)) {
    const found = withStop(instance, without(route, visit), meal);
    if (found) return { route: found, lost: visit.score };
  }
  return null;
}

/** The meal fits once enough of the least valued visits are gone: a day around one long excursion. */
export function byTheWeakest(instance: Instance, route: Route, meal: Stop): MadeRoom | null {
  let reduced = route;
  let lost = 0;
  for (const visit of visitsByScore(route)) {
    reduced = without(reduced, visit);
    lost += visit.score;
    const found = withStop(instance, reduced, meal);
    if (found) return { route: found, lost };
  }
  return null;
}

/**
 * A day without as many of its least valued visits as make it impossible: the search knows nothing of the time between two meals (H14), and
 * weighs a stop too many against what it is worth.
 */
export function asPossible(instance: Instance, route: Route): Route {
  if (schedule(instance, route) && !isCrowded(instance, route)) return route;
  const [weakest] = visitsByScore(route);
  return weakest ? asPossible(instance, without(route, weakest)) : { day: route.day, stops: [] };
}
