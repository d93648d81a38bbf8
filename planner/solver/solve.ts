import { iterations, search } from '../orienteering/search.ts';
import type { Random } from '../random.ts';
import { completeDays } from './complete.ts';
import type { Instance } from './instance.ts';
import type { Route } from './schedule.ts';
import { type Node, toProblem } from './to-problem.ts';

/** Work is counted, not timed, so that the same seed gives the same plan on every machine. */
export interface Effort {
  readonly iterationsPerDay: number;
}
export const defaultEffort: Effort = { iterationsPerDay: 800 };

/** Chooses and orders the stops of every day. Deterministic for an instance, a random stream and an effort. */
export function solve(instance: Instance, random: Random, effort: Effort = defaultEffort): Route[] {
  const { problem, nodes } = toProblem(instance);
  const found = search(problem, random, iterations(effort.iterationsPerDay * instance.days));
  const routes = found.routes.map((route, day) => ({ day, stops: route.map((node) => (nodes[node] as Node).stop) }));
  return completeDays(instance, routes);
}
