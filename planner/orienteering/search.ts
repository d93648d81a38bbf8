import type { Random } from '#domain/random.ts';
import type { OrienteeringProblem } from './problem.ts';
import { Recreator } from './recreate.ts';
import { Routes } from './routes.ts';
import { neighbourLists, type RuinSettings, ruin } from './ruin.ts';
import { meanProfit, routeWorth, travelWeight, type Worth } from './value.ts';

/** Returns how much of the effort is spent, 0 to 1; the search stops at 1. Counting iterations keeps it deterministic. */
export type Progress = (iteration: number) => number;

export const iterations =
  (count: number): Progress =>
  (iteration) =>
    iteration / count;

export interface SearchResult {
  readonly profit: number;
  /** Node numbers per route, without the depot. */
  readonly routes: number[][];
  /** Start of service for each of them. */
  readonly starts: number[][];
  readonly iterations: number;
}

const settings: RuinSettings = { longestString: 6, meanRemoved: 6, randomShare: 0.15 };
/** Temperatures in units of the mean profit. */
const START_TEMPERATURE = 1.2;
const END_TEMPERATURE = 0.03;
const ASK_EVERY = 16;
/**
 * The share of what a pair costs on two routes that it gains on one: with losses alone the search leaves the neighbours of what it visits
 * out, and with it whole old towns.
 */
const TOGETHER = 0.25;

/** A solution with the worth of each route kept, so that only touched routes are valued again. */
class Valued {
  readonly routes: Routes;
  readonly worths: Worth[];
  /** Nodes that have pairs. */
  private readonly paired: Int16Array;

  constructor(
    problem: OrienteeringProblem,
    private readonly weight: number,
  ) {
    this.routes = new Routes(problem);
    const { first } = problem.affinity ?? {};
    const all = Array.from({ length: problem.nodes }, (_, node) => node);
    this.paired = Int16Array.from(all.filter((node) => node > 0 && first && first[node] !== first[node + 1]));
    this.worths = Array.from({ length: problem.routes }, (_, route) => routeWorth(this.routes, route, weight));
  }

  revalue(touched: Uint8Array): void {
    for (let route = 0; route < touched.length; route++) {
      if (touched[route] === 1) this.worths[route] = routeWorth(this.routes, route, this.weight);
    }
  }

  copy(other: Valued, touched: Uint8Array): void {
    for (let route = 0; route < touched.length; route++)
      if (touched[route] === 1) this.routes.copyRoute(other.routes, route);
    for (let route = 0; route < touched.length; route++) {
      if (touched[route] !== 1) continue;
      this.routes.adopt(route);
      this.worths[route] = other.worths[route] as Worth;
    }
  }

  /** What is lost by pairs on different routes, less what those on one route gain. */
  private get parted(): number {
    const { routeOf, problem } = this.routes;
    if (!problem.affinity) return 0;
    const { first, others, costs } = problem.affinity;
    let sum = 0;
    for (const a of this.paired) {
      const one = routeOf[a] as number;
      if (one < 0) continue;
      for (let pair = first[a] as number; pair < (first[a + 1] as number); pair++) {
        const b = others[pair] as number;
        const other = routeOf[b] as number;
        if (b <= a || other < 0) continue;
        sum += one === other ? -TOGETHER * (costs[pair] as number) : (costs[pair] as number);
      }
    }
    return sum;
  }

  /** Its worth as a whole. */
  get worth(): Worth {
    const lost = -this.parted;
    let [profit, score] = [lost, lost];
    for (const own of this.worths) {
      profit += own.profit;
      score += own.score;
    }
    return { profit, score };
  }
}

function startsOf(routes: Routes, route: number): number[] {
  const from = route * routes.width;
  return Array.from(routes.early.subarray(from + 1, from + (routes.length[route] as number) - 1));
}

/**
 * Ruin and recreate under simulated annealing: takes short strings of neighbouring stops out, puts what fits back in, and
 * accepts by temperature. Pure: the same problem, random stream and progress give the same routes.
 */
export function search(problem: OrienteeringProblem, random: Random, progress: Progress): SearchResult {
  const weight = travelWeight(problem);
  const ruining = { ...settings, neighbours: neighbourLists(problem), random };
  const recreator = new Recreator(problem);
  const touched = new Uint8Array(problem.routes).fill(1);
  const all = new Uint8Array(problem.routes).fill(1);
  const [current, trial, best] = [
    new Valued(problem, weight),
    new Valued(problem, weight),
    new Valued(problem, weight),
  ];
  recreator.run(trial.routes, touched, random);
  trial.revalue(touched);
  current.copy(trial, all);
  best.copy(trial, all);
  const mean = meanProfit(problem);
  let temperature = START_TEMPERATURE * mean;
  let currentScore = current.worth.score;
  let reached = best.worth;
  let iteration = 0;
  for (; ; iteration++) {
    if (iteration % ASK_EVERY === 0) {
      const spent = progress(iteration);
      if (spent >= 1) break;
      temperature = START_TEMPERATURE * mean * (END_TEMPERATURE / START_TEMPERATURE) ** spent;
    }
    ruin(trial.routes, touched, ruining);
    recreator.run(trial.routes, touched, random);
    trial.revalue(touched);
    const worth = trial.worth;
    if (worth.score > currentScore + temperature * Math.log(random())) {
      current.copy(trial, touched);
      currentScore = worth.score;
      if (worth.profit > reached.profit || (worth.profit === reached.profit && worth.score > reached.score)) {
        best.copy(trial, all);
        reached = worth;
      }
    } else {
      trial.copy(current, touched);
    }
  }
  const order = Array.from({ length: problem.routes }, (_, route) => route);
  return {
    profit: reached.profit,
    routes: order.map((route) => best.routes.nodesOf(route)),
    starts: order.map((route) => startsOf(best.routes, route)),
    iterations: iteration,
  };
}
