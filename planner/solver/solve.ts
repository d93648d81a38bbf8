import type { Random } from '../random.ts';
import { bestInsertion, bestTable, type Insertion } from './insertion.ts';
import type { Instance, Stop } from './instance.ts';
import { routeValue } from './objective.ts';
import type { Route } from './schedule.ts';

/** Work is counted, not timed, so that the same seed gives the same plan on every machine. */
export interface Effort {
  readonly iterations: number;
}
export const defaultEffort: Effort = { iterations: 260 };

interface Solution {
  routes: Route[];
  values: number[];
}

const BLINK = 0.08;
const LONGEST_STRING = 3;
const START_TEMPERATURE = 40;
const END_TEMPERATURE = 0.5;

const valueOf = (solution: Solution) => solution.values.reduce((sum, value) => sum + value, 0);

function takenIds(solution: Solution): Set<string> {
  return new Set(
    solution.routes.flatMap((route) => route.stops.flatMap((stop) => (stop.place ? [stop.place.id] : []))),
  );
}

function emptyDays(instance: Instance): Solution {
  const routes = Array.from({ length: instance.days }, (_, day) => ({
    day,
    stops: [instance.genericMeals.lunch, instance.genericMeals.dinner],
  }));
  const values = routes.map((route) => routeValue(instance, route) ?? Number.NEGATIVE_INFINITY);
  return { routes, values };
}

/** Puts the stops, in the given order, each where it gains most; `BLINK` skips a day now and then, for variety. */
function insertAll(
  instance: Instance,
  solution: Solution,
  stops: readonly Stop[],
  days: readonly number[],
  random: Random,
): void {
  const taken = takenIds(solution);
  for (const stop of stops) {
    if (stop.place && taken.has(stop.place.id)) continue;
    let best: (Insertion & { day: number }) | null = null;
    for (const day of days) {
      if (random() < BLINK) continue;
      const found = bestInsertion(instance, solution.routes[day] as Route, solution.values[day] ?? 0, stop);
      if (found && found.gain > 0 && (!best || found.gain > best.gain)) best = { ...found, day };
    }
    if (!best) continue;
    solution.routes[best.day] = best.route;
    solution.values[best.day] = best.value;
    if (stop.place) taken.add(stop.place.id);
  }
}

function chooseTables(instance: Instance, solution: Solution, days: readonly number[]): void {
  for (const day of days) {
    for (const meal of ['lunch', 'dinner'] as const) {
      const taken = takenIds(solution);
      const better = bestTable(instance, solution.routes[day] as Route, solution.values[day] ?? 0, meal, taken);
      if (!better) continue;
      solution.routes[day] = better.route;
      solution.values[day] = better.value;
    }
  }
}

/** Takes a short string of neighbours, or a few stops at random, out of a day. Meals fall back to generic ones. */
function ruin(instance: Instance, route: Route, random: Random): Route {
  const visits = route.stops.flatMap((stop, position) => (stop.meal ? [] : [position]));
  const gone = new Set<number>();
  if (visits.length > 0 && random() < 0.7) {
    const from = Math.floor(random() * visits.length);
    const length = 1 + Math.floor(random() * LONGEST_STRING);
    for (const position of visits.slice(from, from + length)) gone.add(position);
  } else {
    for (const position of visits) if (random() < 0.4) gone.add(position);
  }
  const stops = route.stops
    .filter((_, position) => !gone.has(position))
    .map((stop) => (stop.meal && stop.place && random() < 0.5 ? instance.genericMeals[stop.meal] : stop));
  return { day: route.day, stops };
}

function orderForInsertion(visits: readonly Stop[], random: Random): Stop[] {
  const keyed = visits.map((stop) => ({ stop, key: -stop.score * (0.4 + random()) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ stop }) => stop);
}

function neighbour(instance: Instance, current: Solution, random: Random): Solution | null {
  const next: Solution = { routes: [...current.routes], values: [...current.values] };
  const first = Math.floor(random() * instance.days);
  const second = Math.floor(random() * instance.days);
  const days = first === second ? [first] : [first, second];
  for (const day of days) {
    const ruined = ruin(instance, next.routes[day] as Route, random);
    const value = routeValue(instance, ruined);
    if (value === null) return null;
    next.routes[day] = ruined;
    next.values[day] = value;
  }
  insertAll(instance, next, orderForInsertion(instance.visits, random), days, random);
  chooseTables(instance, next, days);
  return next;
}

/**
 * Chooses and orders the stops of every day: meals first, then visits by insertion, then ruin and recreate under simulated
 * annealing. Deterministic for an instance, a random stream and an effort.
 */
export function solve(instance: Instance, random: Random, effort: Effort = defaultEffort): Route[] {
  let current = emptyDays(instance);
  const allDays = current.routes.map((route) => route.day);
  insertAll(instance, current, orderForInsertion(instance.visits, random), allDays, random);
  chooseTables(instance, current, allDays);
  let best = current;
  for (let i = 0; i < effort.iterations; i++) {
    const temperature = START_TEMPERATURE * (END_TEMPERATURE / START_TEMPERATURE) ** (i / effort.iterations);
    const next = neighbour(instance, current, random);
    if (!next) continue;
    const delta = valueOf(next) - valueOf(current);
    if (delta >= 0 || random() < Math.exp(delta / temperature)) current = next;
    if (valueOf(current) > valueOf(best)) best = current;
  }
  return best.routes;
}
