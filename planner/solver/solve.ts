import type { Random } from '#domain/random.ts';
import { iterations, search } from '../orienteering/search.ts';
import { completeDays } from './complete.ts';
import type { Instance } from './instance.ts';
import type { Route } from './schedule.ts';
import { type Node, toProblem } from './to-problem.ts';

/** Work is counted, not timed, so that the same seed gives the same plan on every machine. */
export interface Effort {
  readonly iterationsPerDay: number;
}
export const defaultEffort: Effort = { iterationsPerDay: 800 };

/** What is decided before the solver begins. */
export interface Settled {
  /** Days that are taken as they are; what they hold is not used again. */
  readonly routes: readonly Route[];
  /** Generic meals that may not be offered (see `mealKey`). */
  readonly meals: readonly string[];
}

/** Chooses and orders the stops of every other day. Deterministic for an instance, a random stream and an effort. */
export function solve(instance: Instance, settled: Settled, random: Random, effort: Effort = defaultEffort): Route[] {
  const { problem, nodes } = toProblem(instance, settled.routes);
  const open = instance.days - settled.routes.length;
  const found = search(problem, random, iterations(effort.iterationsPerDay * open));
  const routes = found.routes.map(
    (route, day) =>
      settled.routes.find((own) => own.day === day) ?? { day, stops: route.map((node) => (nodes[node] as Node).stop) },
  );
  const days = new Set(settled.routes.map(({ day }) => day));
  return completeDays(instance, routes, days, settled.meals);
}
