import type { OrienteeringProblem } from './problem.ts';
import type { Routes } from './routes.ts';

/** What a solution is worth: the profit that counts, and a score that also prefers less travel among equal profits. */
export interface Worth {
  readonly profit: number;
  readonly score: number;
}

/** Travelling all day on every route costs this share of a mean profit: a gentle pull towards short ways. */
const TRAVEL_SHARE = 0.6;

/** Mean profit of a node: the scale of temperatures. */
export function meanProfit({ profit, nodes }: OrienteeringProblem): number {
  let total = 0;
  for (let node = 1; node < nodes; node++) total += profit[node] as number;
  return total / (nodes - 1);
}

export function travelWeight(problem: OrienteeringProblem): number {
  return (TRAVEL_SHARE * meanProfit(problem)) / ((problem.latest[0] as number) * problem.routes);
}

/** Worth of one route; routes are independent, so only touched ones need it again. */
export function routeWorth(routes: Routes, route: number, weight: number): Worth {
  const { problem, stops, width, early } = routes;
  const { nodes, profit, travel, penalties } = problem;
  const from = route * width;
  const length = routes.length[route] as number;
  let collected = 0;
  let travelled = 0;
  for (let at = from + 1; at < from + length; at++) {
    const node = stops[at] as number;
    collected += profit[node] as number;
    travelled += travel[(stops[at - 1] as number) * nodes + node] as number;
  }
  const cost = penalties?.[route]?.(stops, from + 1, length - 2, early) ?? 0;
  return { profit: collected - cost, score: collected - cost - weight * travelled };
}
