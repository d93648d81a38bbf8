import type { Random } from '#domain/random.ts';
import { isReachable, type OrienteeringProblem } from './problem.ts';
import type { Routes } from './routes.ts';
import { sortByKey } from './sort-by-key.ts';

/** In which order unvisited nodes are offered; each is drawn with a share of the iterations. */
type Order = 'profit' | 'profit-per-time' | 'random' | 'narrow-window';
/** What makes one position better than another. */
type Measure = 'delay' | 'detour' | 'both';

const BLINK = 0.01;

function drawOrder(random: Random): Order {
  const draw = random();
  if (draw < 0.5) return 'profit';
  if (draw < 0.8) return 'profit-per-time';
  return draw < 0.9 ? 'random' : 'narrow-window';
}

function drawMeasure(random: Random): Measure {
  const draw = random();
  if (draw < 0.4) return 'delay';
  return draw < 0.7 ? 'detour' : 'both';
}

/** Share of the detour that is added to the delay. */
const detourShare: Record<Measure, number> = { delay: 0.01, detour: 1, both: 0.5 };

/** How positions are measured in one run, and the cheapest one found for the node at hand; `route` is -1 without one. */
interface Insertion {
  readonly random: Random;
  readonly delayWeight: number;
  readonly detourWeight: number;
  cost: number;
  route: number;
  /** Position on the route behind which the node goes. */
  after: number;
}

/** Puts unvisited nodes back where they cost least. Keeps its buffers between calls. */
export class Recreator {
  private readonly order: Int16Array;
  private readonly keys: Float64Array;
  private readonly reachable: Int16Array;
  /** Per order, what its keys are made of: they are made for every node in every round. */
  private readonly bases: Readonly<Record<Order, Float64Array>>;

  constructor(private readonly problem: OrienteeringProblem) {
    this.order = new Int16Array(problem.nodes);
    this.keys = new Float64Array(problem.nodes);
    const all = Array.from({ length: problem.nodes - 1 }, (_, i) => i + 1);
    const days = Array.from({ length: problem.routes }, (_, route) => route);
    this.reachable = Int16Array.from(all.filter((node) => days.some((route) => isReachable(problem, route, node))));
    const { profit, service, earliest, latest, timeUnit } = problem;
    this.bases = {
      profit: profit.map((value) => -value),
      'profit-per-time': profit.map((value, node) => -value / ((service[node] as number) + 10 * timeUnit)),
      random: new Float64Array(problem.nodes),
      'narrow-window': profit.map((_, node) => (latest[node] as number) - (earliest[node] as number)),
    };
  }

  /** The unvisited nodes in an order that is drawn: each key is that of its node, spread at random. */
  private offered(routes: Routes, random: Random): Int16Array {
    const order = drawOrder(random);
    const base = this.bases[order];
    const isSpread = order === 'profit' || order === 'profit-per-time';
    const { group } = this.problem;
    let count = 0;
    for (const node of this.reachable) {
      if (routes.routeOf[node] !== -1 || routes.groupTaken[group[node] as number] === 1) continue;
      this.order[count++] = node;
      const own = base[node] as number;
      this.keys[node] = isSpread ? own * (0.5 + random()) : own + random();
    }
    sortByKey(this.order, count, this.keys);
    return this.order.subarray(0, count);
  }

  /** Inserts into the touched routes whatever fits, node by node. */
  run(routes: Routes, touched: Uint8Array, random: Random): void {
    const offered = this.offered(routes, random);
    const measure = drawMeasure(random);
    const delayWeight = measure === 'detour' ? 0 : 1;
    const insertion = { random, delayWeight, detourWeight: detourShare[measure], cost: 0, route: -1, after: 0 };
    for (const node of offered) {
      if (this.place(routes, touched, node, insertion) && !this.hasRoom(routes, touched)) break;
    }
  }

  private hasRoom(routes: Routes, touched: Uint8Array): boolean {
    for (let route = 0; route < touched.length; route++) if (touched[route] === 1 && routes.hasRoom(route)) return true;
    return false;
  }

  /** Whether a node has found its place. */
  private place(routes: Routes, touched: Uint8Array, node: number, insertion: Insertion): boolean {
    insertion.cost = Number.POSITIVE_INFINITY;
    insertion.route = -1;
    for (let route = 0; route < touched.length; route++) {
      if (touched[route] === 1 && routes.admits(route, node)) this.placeOn(routes, route, node, insertion);
    }
    if (insertion.route < 0) return false;
    routes.insert(insertion.route, insertion.after, node);
    return true;
  }

  /** Lowers the cheapest insertion found so far by what a route offers. */
  private placeOn(routes: Routes, route: number, node: number, insertion: Insertion): void {
    const { nodes, earliest, latest } = this.problem;
    const { stops, early, late, legTimes: legs } = routes;
    const { random } = insertion;
    const opens = earliest[route * nodes + node] as number;
    const closes = latest[route * nodes + node] as number;
    if (opens > closes) return;
    const row = node * nodes;
    const from = route * routes.width;
    const lastGap = from + (routes.length[route] as number) - 1;
    const drawn = this.drawnTo(routes, route, node);
    for (let at = from; at < lastGap; at++) {
      const left = early[at] as number;
      if (left > closes) break;
      const bound = late[at + 1] as number;
      if (bound < opens) continue;
      const before = stops[at] as number;
      let start = left + (legs[before * nodes + node] as number);
      if (start > closes) continue;
      if (start < opens) start = opens;
      const after = stops[at + 1] as number;
      const end = start + (legs[row + after] as number);
      if (end > bound || random() < BLINK || !routes.holds(route, before, node, after)) continue;
      const shift = end - (early[at + 1] as number);
      const cost =
        (shift > 0 ? insertion.delayWeight * shift : 0) +
        insertion.detourWeight * this.detour(before, node, after) -
        drawn;
      if (cost < insertion.cost) {
        insertion.cost = cost;
        insertion.route = route;
        insertion.after = at - from;
      }
    }
  }

  /** What a node gains on a route by the others of its pairs there. */
  private drawnTo({ routeOf }: Routes, route: number, node: number): number {
    const { affinity } = this.problem;
    if (!affinity) return 0;
    const { first, others, costs } = affinity;
    let sum = 0;
    for (let pair = first[node] as number; pair < (first[node + 1] as number); pair++)
      if (routeOf[others[pair] as number] === route) sum += costs[pair] as number;
    return sum;
  }

  private detour(before: number, node: number, after: number): number {
    const { nodes, travel } = this.problem;
    return (
      (travel[before * nodes + node] as number) +
      (travel[node * nodes + after] as number) -
      (travel[before * nodes + after] as number)
    );
  }
}
