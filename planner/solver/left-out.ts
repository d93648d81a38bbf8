import type { Instance } from './instance.ts';
import { lossOf } from './objective.ts';
import { withStop } from './room.ts';
import { type Route, schedule } from './schedule.ts';
import { isVisit, type Stop } from './stop.ts';

/** What is worth less than this may be left out for the order of days. */
const LEAST_WORTH = 80;
/** A day passes by what is no more minutes from one of its stops. */
const PASSED_BY = 15;
/** A change that gains less than so many points is none. */
const LEAST_GAIN = 20;
/** So many of what was left out are looked at, those worth most. */
const MOST_TRIED = 12;
const MOST_CHANGES = 6;

interface Change {
  readonly route: Route;
  readonly gain: number;
}

/** What a day is worth: its stops without what their ways, hours and mixture lose. */
function worthOf(instance: Instance, route: Route): number {
  const timed = schedule(instance, route);
  if (!timed) return Number.NEGATIVE_INFINITY;
  return route.stops.reduce((sum, { score }) => sum + score, 0) - lossOf(instance, route, timed.starts);
}

const isPassedBy = ({ travel, stops: all }: Instance, { stops }: Route, { index }: Stop): boolean =>
  stops.some((own) => (travel[own.index * all.length + index] ?? 0) <= PASSED_BY);

/** A day with a stop more, as it is and without each visit that is worth less and was not asked for. */
function daysWith(instance: Instance, route: Route, stop: Stop): Route[] {
  if (!isPassedBy(instance, route, stop)) return [];
  const { named } = instance.outings;
  const mayGo = (own: Stop) => isVisit(own) && own.score < stop.score && !named.has(own.place?.id ?? '');
  const shorter = route.stops.filter(mayGo).map((gone) => route.stops.filter((own) => own !== gone));
  return [route.stops, ...shorter].flatMap((stops) => withStop(instance, { day: route.day, stops }, stop) ?? []);
}

function leftOut({ visits }: Instance, routes: readonly Route[]): Stop[] {
  const there = new Set(routes.flatMap(({ stops }) => stops.map(({ place }) => place?.id)));
  return visits
    .filter(({ place, score }) => score >= LEAST_WORTH && !there.has(place?.id))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_TRIED);
}

function bestChange(instance: Instance, routes: readonly Route[], settled: ReadonlySet<number>): Change | null {
  const missing = leftOut(instance, routes);
  let best: Change | null = null;
  for (const route of routes) {
    if (settled.has(route.day)) continue;
    const before = worthOf(instance, route);
    for (const made of missing.flatMap((stop) => daysWith(instance, route, stop))) {
      const gain = worthOf(instance, made) - before;
      if (gain >= LEAST_GAIN && gain > (best?.gain ?? 0)) best = { route: made, gain };
    }
  }
  return best;
}

/**
 * The same days with what is worth much, lies on their way, and was left out because it has neighbours on several of them: the search would
 * rather do without a square in the middle of a town than see it on a day apart from one of the houses around it.
 */
export function withLeftOut(instance: Instance, routes: readonly Route[], settled: ReadonlySet<number>): Route[] {
  let days = [...routes];
  for (let change = 0; change < MOST_CHANGES; change++) {
    const found = bestChange(instance, days, settled);
    if (!found) break;
    days = days.map((own) => (own.day === found.route.day ? found.route : own));
  }
  return days;
}
