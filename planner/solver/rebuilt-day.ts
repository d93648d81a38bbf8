import { distanceM } from '#domain/place/distance.ts';
import type { MealKind } from '#domain/place/meal.ts';
import { frameOn } from '../frame.ts';
import type { Instance } from './instance.ts';
import { withStop } from './room.ts';
import type { Route } from './schedule.ts';
import { isVisit, type Stop } from './stop.ts';

/** So many tables are tried for a meal of a day, the nearest to what it holds. */
const TABLES_TRIED = 12;
/** What a metre from the visits of its day costs a table, in points of score. */
const METRE_WEIGHT = 0.02;

/** Metres from a table to the nearest visit of a day. */
function farFrom({ stops }: Route, table: Stop): number {
  const visits = stops.flatMap(({ place, meal }) => (place && !meal ? [place] : []));
  return Math.min(...visits.map((place) => (table.place ? distanceM(place, table.place) : Number.POSITIVE_INFINITY)));
}

/** Whether a stop is on no other day. */
export type IsFree = (stop: Stop) => boolean;

function withMeal(instance: Instance, route: Route, meal: MealKind, isFree: IsFree): Route | null {
  const frame = frameOn(instance.rules, route.day + 1);
  if (route.stops.some((stop) => stop.meal === meal)) return route;
  if (!(meal === 'lunch' ? frame.mayLunch : frame.mayDine)) return route;
  const near = instance.tables[meal]
    .filter((table) => isFree(table) && !route.stops.some(({ place }) => place?.id === table.place?.id))
    .map((table) => ({ table, far: farFrom(route, table) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, TABLES_TRIED)
    .sort((a, b) => b.table.score - METRE_WEIGHT * b.far - a.table.score + METRE_WEIGHT * a.far);
  for (const { table } of near) {
    const made = withStop(instance, route, table);
    if (made) return made;
  }
  return (meal === 'lunch' ? frame.lunch : frame.dinner) ? null : route;
}

/** As many of some stops as fit, in their order. */
const filled = (instance: Instance, route: Route, stops: readonly Stop[]): Route =>
  stops.reduce(
    (day, stop) => (day.stops.some(({ index }) => index === stop.index) ? day : (withStop(instance, day, stop) ?? day)),
    route,
  );

/**
 * A day begun anew around a stop: what else was named of it, tables near that, then what is worth most of what no other day has. Null where
 * the stop or a meal that is due does not fit.
 */
export function rebuiltDay(instance: Instance, route: Route, stop: Stop, isFree: IsFree): Route | null {
  const { named } = instance.outings;
  const isNamed = ({ place }: Stop) => named.has(place?.id ?? '');
  const own = route.stops.filter(isVisit).toSorted((a, b) => b.score - a.score);
  // A table that was named stays.
  const tables = route.stops.filter((table) => table.meal && isNamed(table));
  const alone = filled(instance, { day: route.day, stops: [] }, [...tables, stop]);
  if (alone.stops.length <= tables.length) return null;
  const around = filled(instance, alone, own.filter(isNamed));
  const fed = [around, alone]
    .map((day) => {
      const lunched = withMeal(instance, day, 'lunch', isFree);
      return lunched && withMeal(instance, lunched, 'dinner', isFree);
    })
    .find((day) => day !== null);
  if (!fed) return null;
  const others = instance.visits.filter((visit) => isFree(visit) && !own.some(({ index }) => index === visit.index));
  return filled(instance, fed, [...own, ...others.toSorted((a, b) => b.score - a.score)]);
}
