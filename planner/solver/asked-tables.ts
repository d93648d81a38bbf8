import type { Instance } from './instance.ts';
import { byOneVisit, withStop } from './room.ts';
import type { Route } from './schedule.ts';
import type { Stop } from './stop.ts';
import { FIRST_BONUS } from './wanted-sorts.ts';

/** The tables that were named, or are the first of a sort that was asked for, and that no day has. */
function missingTables({ tables }: Instance, routes: readonly Route[]): Stop[] {
  const there = new Set(routes.flatMap(({ stops }) => stops.map(({ place }) => place?.id)));
  return [...tables.dinner, ...tables.lunch].filter(
    ({ place, score }) => score >= FIRST_BONUS && !there.has(place?.id),
  );
}

interface Change {
  readonly route: Route;
  /** What had to go for it, in points. */
  readonly loss: number;
}

const worthOf = ({ stops }: Route) => stops.reduce((sum, { score }) => sum + score, 0);

/** A day with a table in the place of the one it has for that meal, and without a visit where there is no other room; null where there is none. */
function dayWith(instance: Instance, route: Route, table: Stop): Change | null {
  const others = route.stops.filter(({ meal }) => meal !== table.meal);
  const isAsked = route.stops.some(({ meal, score }) => meal === table.meal && score >= FIRST_BONUS);
  if (isAsked) return null;
  const rest = { day: route.day, stops: others };
  const made = withStop(instance, rest, table) ?? byOneVisit(instance, rest, table)?.route;
  return made ? { route: made, loss: worthOf(route) + table.score - worthOf(made) } : null;
}

/** The same days with the tables that were asked for, where the search found no room: the day that loses least has each. */
export function withAskedTables(instance: Instance, routes: readonly Route[], settled: ReadonlySet<number>): Route[] {
  let days = [...routes];
  for (const table of missingTables(instance, days)) {
    if (days.some(({ stops }) => stops.some(({ place }) => place?.id === table.place?.id))) continue;
    const [best] = days
      .filter(({ day }) => !settled.has(day))
      .flatMap((route) => dayWith(instance, route, table) ?? [])
      .toSorted((a, b) => a.loss - b.loss);
    if (best && best.loss < table.score) days = days.map((own) => (own.day === best.route.day ? best.route : own));
  }
  return days;
}
