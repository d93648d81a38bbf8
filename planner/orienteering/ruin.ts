import type { Random } from '#domain/random.ts';
import type { OrienteeringProblem } from './problem.ts';
import type { Routes } from './routes.ts';

export interface RuinSettings {
  /** Longest string of neighbours taken from one route. */
  readonly longestString: number;
  /** Mean number of stops taken out. */
  readonly meanRemoved: number;
  /** Share of ruins that take single stops at random instead of strings. */
  readonly randomShare: number;
}

interface Ruin extends RuinSettings {
  /** Of each node, the others by distance: see `neighbourLists`. */
  readonly neighbours: readonly Int16Array[];
  readonly random: Random;
}

/** Nodes by distance from each node: strings are taken from routes that pass near a seed. */
export function neighbourLists(problem: OrienteeringProblem): Int16Array[] {
  const { nodes, travel } = problem;
  return Array.from({ length: nodes }, (_, node) => {
    const others = Array.from({ length: nodes - 1 }, (__, i) => i + 1);
    others.sort((a, b) => (travel[node * nodes + a] as number) - (travel[node * nodes + b] as number));
    return Int16Array.from(others);
  });
}

const below = (random: Random, limit: number) => Math.floor(random() * limit);

function removeAtRandom(routes: Routes, touched: Uint8Array, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const route = below(random, routes.problem.routes);
    const visits = (routes.length[route] as number) - 2;
    if (visits < 1) continue;
    routes.remove(route, 1 + below(random, visits), 1);
    touched[route] = 1;
  }
}

/** A run of stops around `node`, or such a run with a few stops in its middle left in place. */
function removeString(routes: Routes, node: number, longest: number, random: Random): void {
  const route = routes.routeOf[node] as number;
  const position = positionOf(routes, route, node);
  const visits = (routes.length[route] as number) - 2;
  const length = Math.max(1, Math.min(visits, 1 + below(random, Math.min(visits, longest))));
  const startOf = (span: number) => {
    const lowest = Math.max(1, position - span + 1);
    return lowest + below(random, Math.min(position, visits - span + 1) - lowest + 1);
  };
  if (random() < 0.5 || length < 2 || length === visits) {
    routes.remove(route, startOf(length), length);
    return;
  }
  let kept = 1;
  while (length + kept < visits && random() > 0.5) kept++;
  const start = startOf(length + kept);
  const before = below(random, length + 1);
  if (length > before) routes.remove(route, start + before + kept, length - before);
  if (before > 0) routes.remove(route, start, before);
}

function positionOf(routes: Routes, route: number, node: number): number {
  const from = route * routes.width;
  let position = 1;
  while (routes.stops[from + position] !== node) position++;
  return position;
}

function removeStrings(routes: Routes, touched: Uint8Array, visits: number, how: Ruin): void {
  const { problem } = routes;
  const { neighbours, longestString, meanRemoved, random } = how;
  const longest = Math.min(longestString, Math.max(1, visits / problem.routes));
  const strings = Math.floor(random() * ((4 * meanRemoved) / (1 + longest) - 1) + 1);
  const seed = 1 + below(random, problem.nodes - 1);
  const near = neighbours[seed] as Int16Array;
  let done = 0;
  for (let i = -1; i < near.length && done < strings; i++) {
    const node = i < 0 ? seed : (near[i] as number);
    const route = routes.routeOf[node] as number;
    if (route < 0 || touched[route] === 1) continue;
    removeString(routes, node, longest, random);
    touched[route] = 1;
    done++;
  }
}

/** Takes stops out and marks the routes it touched; an empty solution touches every route. */
export function ruin(routes: Routes, touched: Uint8Array, how: Ruin): void {
  const { meanRemoved, randomShare, random } = how;
  touched.fill(0);
  let visits = 0;
  for (const length of routes.length) visits += length - 2;
  if (visits === 0) {
    touched.fill(1);
    return;
  }
  if (random() < randomShare) {
    removeAtRandom(routes, touched, 1 + below(random, Math.min(meanRemoved, visits)), random);
  } else {
    removeStrings(routes, touched, visits, how);
  }
  for (let route = 0; route < touched.length; route++) if (touched[route] === 1) routes.mend(route);
}
