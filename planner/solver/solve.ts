import type { Random } from '#domain/random.ts';
import { iterations, search } from '../orienteering/search.ts';
import { withAskedTables } from './asked-tables.ts';
import { completeDays, withMealsApart } from './complete.ts';
import { fullerDays } from './fuller-days.ts';
import type { Instance } from './instance.ts';
import { withLeftOut } from './left-out.ts';
import type { Node } from './node.ts';
import { regroup } from './regroup.ts';
import { asPossible } from './room.ts';
import type { Route } from './schedule.ts';
import { toProblem } from './to-problem.ts';
import { withWorthiest } from './worthiest.ts';

/** Rounds of the search for one day and for each further one. Work is counted, not timed: the same plan on every machine. */
const ITERATIONS = { first: 800, further: 300 };

/** What is decided before the solver begins. */
export interface Settled {
  /** Days that are taken as they are; what they hold is not used again. */
  readonly routes: readonly Route[];
  /** Generic meals that may not be offered (see `mealKey`). */
  readonly meals: readonly string[];
}

/** Chooses and orders the stops of every other day. Deterministic for an instance and a random stream. */
export function solve(instance: Instance, settled: Settled, random: Random): Route[] {
  const { problem, nodes } = toProblem(instance, settled.routes);
  const open = instance.days - settled.routes.length;
  const rounds = ITERATIONS.first + ITERATIONS.further * Math.max(0, open - 1);
  const hasOffers = nodes.length > 1;
  const found = hasOffers
    ? search(problem, random, iterations(rounds)).routes
    : Array.from({ length: instance.days }, () => []);
  const routes = found.map(
    (route, day) =>
      settled.routes.find((own) => own.day === day) ??
      asPossible(instance, { day, stops: route.map((node) => (nodes[node] as Node).stop) }),
  );
  const days = new Set(settled.routes.map(({ day }) => day));
  const complete = completeDays(
    instance,
    withLeftOut(instance, regroup(instance, routes, days), days),
    days,
    settled.meals,
  );
  const asked = withAskedTables(instance, withWorthiest(instance, complete, days), days);
  return withMealsApart(instance, fullerDays(instance, asked, days), days);
}
