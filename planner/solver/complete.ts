import type { MealKind } from '#domain/place/meal.ts';
import { frameOn } from '../frame.ts';
import type { Instance } from './instance.ts';
import { byOneVisit, byTheWeakest, isFull, withStop } from './room.ts';
import { anchorOf, isBearable, type Route, schedule } from './schedule.ts';
import type { Stop } from './stop.ts';

/** Meals near the lodging are looked for at so many places. */
const ANCHORS_TRIED = 16;
const LONG_EVENING = 120;

/** A meal must be had; what has to make room for it is as little as possible. */
function withMeal(instance: Instance, route: Route, meal: Stop): Route {
  const asItIs = withStop(instance, route, meal);
  if (asItIs) return asItIs;
  const [one, several] = [byOneVisit(instance, route, meal), byTheWeakest(instance, route, meal)];
  if (one && several) return one.lost <= several.lost ? one.route : several.route;
  return (one ?? several)?.route ?? route;
}

/** "dinner colosseum": no two generic meals of a trip may be near the same place (H7). */
export const mealKey = (meal: MealKind, placeId: string): string => `${meal} ${placeId}`;

function keyOfMeal({ stops }: Route, meal: MealKind): string {
  const position = stops.findIndex((stop) => stop.meal === meal);
  return mealKey(meal, anchorOf(stops, position)?.place?.id ?? '');
}

const mealKeys = (route: Route) =>
  route.stops.flatMap(({ meal, place }) => (meal && !place ? [keyOfMeal(route, meal)] : []));

/** Whether hours pass between the last stop and dinner: then one goes home first. */
function hasLongEvening(instance: Instance, route: Route): boolean {
  const last = route.stops.at(-1);
  const start = schedule(instance, route)?.starts.at(-1) ?? frameOn(instance.rules, route.day + 1).from;
  return instance.rules.dinner.from - (start + (last?.minutes ?? 0)) > LONG_EVENING;
}

/** Wherever the traveller is, or, where that leaves no time for the way back or too much before dinner, near the lodging. */
function withSomeMeal(instance: Instance, route: Route, meal: MealKind, used: Set<string>): Route {
  const here = instance.genericMeals[meal];
  const nearby = (instance.nearHome[route.day] ?? [])
    .slice(0, ANCHORS_TRIED)
    .map((anchor): Stop => ({ ...here, anchor }));
  const isHome = route.stops.length === 0 || (meal === 'dinner' && hasLongEvening(instance, route));
  const offers = isHome ? [...nearby, here] : [here, ...nearby];
  const hasRoom = !isFull(instance, route, here);
  for (const add of hasRoom ? [withStop, withMeal] : [withMeal]) {
    for (const offer of offers) {
      const made = add(instance, route, offer);
      if (!made || made === route || used.has(keyOfMeal(made, meal))) continue;
      used.add(keyOfMeal(made, meal));
      return made;
    }
  }
  return route;
}

/** A day that lost visits gets others, as long as it has fewer stops than its pace promises. */
function refill(instance: Instance, route: Route, taken: ReadonlySet<Stop>): Route {
  let fuller = route;
  for (const visit of [...instance.visits].sort((a, b) => b.score - a.score)) {
    if (fuller.stops.length >= frameOn(instance.rules, route.day + 1).fewest) break;
    if (taken.has(visit) || fuller.stops.includes(visit)) continue;
    fuller = withStop(instance, fuller, visit) ?? fuller;
  }
  return fuller;
}

/** Too few stops, and so long on the way that nothing can be added. */
function isStranded(instance: Instance, route: Route): boolean {
  if (route.stops.length >= frameOn(instance.rules, route.day + 1).fewest) return false;
  return (schedule(instance, route)?.countedMinutes ?? 0) > instance.limits.travelMinutes / 2;
}

function completeDay(instance: Instance, route: Route, others: ReadonlySet<Stop>, used: Set<string>): Route {
  let better = route;
  const frame = frameOn(instance.rules, route.day + 1);
  for (const meal of ['lunch', 'dinner'] as const) {
    const may = meal === 'lunch' ? frame.mayLunch : frame.mayDine;
    if (!may || better.stops.some((stop) => stop.meal === meal)) continue;
    better = withSomeMeal(instance, better, meal, used);
  }
  return refill(instance, better, others);
}

/**
 * The same days with no two generic meals near the same place (H7): what was changed since they were chosen may have brought two together.
 * The later one is had near the next place that it fits at. Days of `settled` come first and stay as they are.
 */
export function withMealsApart(instance: Instance, routes: readonly Route[], settled: ReadonlySet<number>): Route[] {
  const used = new Set(routes.filter(({ day }) => settled.has(day)).flatMap(mealKeys));
  return routes.map((route) => {
    if (settled.has(route.day)) return route;
    const own = route.stops.reduce(
      (day, { meal, place }, at) =>
        meal && !place && used.has(keyOfMeal(day, meal)) ? elsewhere(instance, day, at, used) : day,
      route,
    );
    for (const key of mealKeys(own)) used.add(key);
    return own;
  });
}

/** A day with a generic meal near another place; as it is where none fits. */
function elsewhere(instance: Instance, route: Route, at: number, used: ReadonlySet<string>): Route {
  const meal = route.stops[at] as Stop;
  const here = anchorOf(route.stops, at)?.index ?? 0;
  const way = ({ index }: Stop) => instance.travel[here * instance.stops.length + index] ?? 0;
  const near = [...instance.visits, ...(instance.nearHome[route.day] ?? [])]
    .filter(({ place }) => place && meal.meal && !used.has(mealKey(meal.meal, place.id)))
    .toSorted((a, b) => way(a) - way(b))
    .slice(0, ANCHORS_TRIED);
  for (const anchor of near) {
    const made = { day: route.day, stops: route.stops.with(at, { ...meal, anchor }) };
    const timed = schedule(instance, made);
    if (timed && isBearable(instance, made, timed)) return made;
  }
  return route;
}

/**
 * Days for which no table was found get a meal at wherever the traveller is; what had to make room is replaced where
 * possible. Every day comes back with lunch and dinner. Days of `settled` are complete already, generic meals of `usedMeals`
 * are not offered.
 */
export function completeDays(
  instance: Instance,
  routes: readonly Route[],
  settled: ReadonlySet<number>,
  usedMeals: readonly string[],
): Route[] {
  const complete = [...routes];
  const used = new Set([...usedMeals, ...routes.filter(({ day }) => settled.has(day)).flatMap(mealKeys)]);
  for (const [day, route] of routes.entries()) {
    if (settled.has(day)) continue;
    const others = new Set(complete.flatMap(({ stops }, other) => (other === day ? [] : stops)));
    const own = completeDay(instance, route, others, used);
    // A day that hangs on one far place may leave no time for anything else: then it is spent near the lodging.
    const near = isStranded(instance, own) ? completeDay(instance, { day, stops: [] }, others, used) : own;
    complete[day] = near;
  }
  return complete;
}
