import type { Random } from '#domain/random.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { mealOf } from '#domain/trip/itinerary.ts';
import { mealKey } from './complete.ts';
import { finishDay } from './finish.ts';
import type { Instance } from './instance.ts';
import { solve } from './solve.ts';
import type { TimedStop } from './timed-stop.ts';

/** What must not happen twice in a trip: a place, or a meal or free time at the same place. */
export function usedKey(kind: Activity['kind'], meal: Activity['meal'], placeId: string): string {
  return kind === 'place' ? placeId : `${kind} ${meal ?? ''} ${placeId}`;
}

export function usedKeys(days: readonly Day[]): Set<string> {
  const all = days.flatMap(({ activities }) => activities);
  return new Set(all.map(({ kind, meal, placeId }) => usedKey(kind, meal, placeId ?? '')));
}

/**
 * Solves some days of a trip, all together, beside others that stay as they are; no meal or free time of `used` is used
 * again. The instance spans the whole trip and offers no place that may not be visited.
 */
export function solveOpenDays(
  instance: Instance,
  open: ReadonlySet<number>,
  used: readonly Day[],
  random: Random,
): Map<number, TimedStop[]> {
  if (open.size === 0) return new Map();
  const days = Array.from({ length: instance.days }, (_, day) => day);
  const kept = days.filter((day) => !open.has(day)).map((day) => ({ day, stops: [] }));
  const generic = used.flatMap(({ activities }) => activities.filter(({ kind }) => kind !== 'place'));
  const meals = generic.flatMap((activity) => {
    const meal = mealOf(activity);
    return meal ? [mealKey(meal, activity.placeId ?? '')] : [];
  });
  const rested = new Set(generic.flatMap(({ meal, placeId }) => (meal ? [] : [placeId ?? ''])));
  const routes = solve(instance, { routes: kept, meals }, random).filter(({ day }) => open.has(day));
  return new Map(routes.map((route) => [route.day, finishDay(instance, route, rested)]));
}
