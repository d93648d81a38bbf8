import type { Instance } from './instance.ts';
import { type Route, schedule } from './schedule.ts';

const TRAVEL_WEIGHT = 0.7;
const IDLE_WEIGHT = 0.6;
const MISSING_WEIGHT = 250;
const GENERIC_MEAL_WEIGHT = 25;
/** More than this many of one kind in a day tires. */
const SAME_CATEGORY_LIMIT = 2;
const FATIGUE_WEIGHT = 18;

function fatigue(route: Route): number {
  const counts = new Map<string, number>();
  for (const { place } of route.stops) {
    const main = place && place.kind !== 'food' ? place.categories[0] : undefined;
    if (main) counts.set(main, (counts.get(main) ?? 0) + 1);
  }
  let tired = 0;
  for (const count of counts.values()) tired += Math.max(0, count - SAME_CATEGORY_LIMIT);
  return tired * FATIGUE_WEIGHT;
}

/** What one day is worth; null when it cannot be done. */
export function routeValue(instance: Instance, route: Route): number | null {
  if (route.stops.length > instance.rules.activities.max) return null;
  const timed = schedule(instance, route);
  if (!timed) return null;
  let value = 0;
  for (const stop of route.stops) value += stop.place ? stop.score : -GENERIC_MEAL_WEIGHT;
  const missing = Math.max(0, instance.rules.activities.min - route.stops.length);
  return (
    value -
    TRAVEL_WEIGHT * timed.travelMinutes -
    IDLE_WEIGHT * timed.idleMinutes -
    MISSING_WEIGHT * missing -
    fatigue(route)
  );
}
