import type { OrienteeringProblem } from './problem.ts';

/**
 * The routes of a solution with, for every position, the earliest and the latest feasible start: one comparison then tells
 * whether a stop fits between two others. Position 0 and the last one are the depot.
 */
export class Routes {
  readonly width: number;
  readonly stops: Int16Array;
  readonly length: Int32Array;
  /** Earliest start of the stop at a position, given everything before it. */
  readonly early: Int32Array;
  /** Latest start at a position that leaves everything after it feasible. */
  readonly late: Int32Array;
  /** Route of a node, -1 when it is not visited. */
  readonly routeOf: Int16Array;
  /** Per route, the sizes of its nodes together. */
  readonly filled: Int32Array;
  readonly groupTaken: Uint8Array;
  readonly slotTaken: Uint8Array;
  /** Sum of ways, of loads and of costs per route; kept only when the problem limits them. */
  readonly wayOf: Int32Array;
  readonly loadOf: Int32Array;
  readonly spendOf: Int32Array;
  /** Leg plus service of the node it leaves, row-major. */
  private readonly legs: Int32Array;

  constructor(readonly problem: OrienteeringProblem) {
    const { nodes, routes, slots, travel, service } = problem;
    this.width = Math.min(nodes, problem.longestRoute) + 3;
    this.stops = new Int16Array(routes * this.width);
    this.length = new Int32Array(routes).fill(2);
    this.early = new Int32Array(routes * this.width);
    this.late = new Int32Array(routes * this.width);
    this.routeOf = new Int16Array(nodes).fill(-1);
    this.filled = new Int32Array(routes);
    this.groupTaken = new Uint8Array(Math.max(...problem.group) + 1);
    this.slotTaken = new Uint8Array(Math.max(1, routes * slots));
    this.wayOf = new Int32Array(routes);
    this.loadOf = new Int32Array(routes);
    this.spendOf = new Int32Array(routes);
    this.legs = travel.map((minutes, cell) => minutes + (service[Math.floor(cell / nodes)] as number));
    for (let route = 0; route < routes; route++) {
      this.stops[route * this.width] = problem.depots?.[route * 2] ?? 0;
      this.stops[route * this.width + 1] = problem.depots?.[route * 2 + 1] ?? 0;
      this.reschedule(route);
    }
  }

  /** Travel plus the service before it; shared by everything that tests insertions. */
  get legTimes(): Int32Array {
    return this.legs;
  }

  /** Recomputes earliest and latest starts of a whole route. */
  reschedule(route: number): void {
    this.measure(route);
    const { nodes, earliest, latest } = this.problem;
    const { stops, early, late, legs } = this;
    const from = route * this.width;
    const row = route * nodes;
    const last = from + (this.length[route] as number) - 1;
    early[from] = earliest[row] as number;
    for (let at = from + 1; at <= last; at++) {
      const node = stops[at] as number;
      const arrival = (early[at - 1] as number) + (legs[(stops[at - 1] as number) * nodes + node] as number);
      const opens = earliest[row + node] as number;
      early[at] = arrival > opens ? arrival : opens;
    }
    late[last] = latest[row] as number;
    for (let at = last - 1; at >= from; at--) {
      const node = stops[at] as number;
      const departure = (late[at + 1] as number) - (legs[node * nodes + (stops[at + 1] as number)] as number);
      const closes = latest[row + node] as number;
      late[at] = departure < closes ? departure : closes;
    }
  }

  private measure(route: number): void {
    const { limits, nodes } = this.problem;
    if (limits === undefined) return;
    const from = route * this.width;
    let way = 0;
    let load = 0;
    let spend = 0;
    for (let at = from + 1; at < from + (this.length[route] as number); at++) {
      const node = this.stops[at] as number;
      way += limits.way[(this.stops[at - 1] as number) * nodes + node] as number;
      load += limits.load[node] as number;
      spend += limits.spend[node] as number;
    }
    this.wayOf[route] = way;
    this.loadOf[route] = load;
    this.spendOf[route] = spend;
  }

  /** Whether a route stays within its limits with `node` between two others. */
  holds(route: number, before: number, node: number, after: number): boolean {
    const { limits, nodes } = this.problem;
    if (limits === undefined) return true;
    const { way } = limits;
    const detour =
      (way[before * nodes + node] as number) +
      (way[node * nodes + after] as number) -
      (way[before * nodes + after] as number);
    const total = (this.wayOf[route] as number) + detour;
    const load = (this.loadOf[route] as number) + (limits.load[node] as number);
    const spend = (this.spendOf[route] as number) + (limits.spend[node] as number);
    return total <= limits.longestWay && total + load <= limits.mostLoad && spend <= limits.mostSpend;
  }

  /** Whether the node's group, slot and size leave room for it on a route. */
  admits(route: number, node: number): boolean {
    const { group, slot, slots, size, capacity, longestRoute } = this.problem;
    const own = slot[node] as number;
    if (this.groupTaken[group[node] as number] === 1) return false;
    const room = (capacity?.[route] ?? longestRoute) - (this.filled[route] as number) - this.reservedFor(route, own);
    if ((size?.[node] ?? 1) > room) return false;
    return own < 0 || this.slotTaken[route * slots + own] === 0;
  }

  /** Whether a route has room for anything at all. */
  hasRoom(route: number): boolean {
    const { capacity, longestRoute } = this.problem;
    return (this.filled[route] as number) < (capacity?.[route] ?? longestRoute);
  }

  /** What is kept on a route for the slots that are still empty, without the one that a node would take. */
  private reservedFor(route: number, own: number): number {
    const { reserved, slots } = this.problem;
    if (reserved === undefined) return 0;
    let kept = 0;
    for (let slot = 0; slot < slots; slot++)
      if (slot !== own && this.slotTaken[route * slots + slot] === 0) kept += reserved[route * slots + slot] as number;
    return kept;
  }

  private mark(route: number, node: number, taken: 0 | 1): void {
    const { group, slot, slots, size } = this.problem;
    const own = slot[node] as number;
    const filling = size?.[node] ?? 1;
    this.filled[route] = (this.filled[route] as number) + (taken === 1 ? filling : -filling);
    this.routeOf[node] = taken === 1 ? route : -1;
    this.groupTaken[group[node] as number] = taken;
    if (own >= 0) this.slotTaken[route * slots + own] = taken;
  }

  /** Puts a node behind a position. The caller has tested that it fits. */
  insert(route: number, after: number, node: number): void {
    const from = route * this.width;
    const length = this.length[route] as number;
    // Routes are short: a loop moves their stops in less time than a call.
    for (let at = from + length; at > from + after + 1; at--) this.stops[at] = this.stops[at - 1] as number;
    this.stops[from + after + 1] = node;
    this.length[route] = length + 1;
    this.mark(route, node, 1);
    this.reschedule(route);
  }

  /** Takes `count` stops out, from a position on; reschedule the route afterwards. */
  remove(route: number, position: number, count: number): void {
    const from = route * this.width;
    const length = this.length[route] as number;
    for (let at = from + position; at < from + position + count; at++) this.mark(route, this.stops[at] as number, 0);
    for (let at = from + position; at < from + length - count; at++) this.stops[at] = this.stops[at + count] as number;
    this.length[route] = length - count;
  }

  private isPossible(route: number): boolean {
    const from = route * this.width;
    for (let at = from; at < from + (this.length[route] as number); at++)
      if ((this.early[at] as number) > (this.late[at] as number)) return false;
    return true;
  }

  /**
   * Recomputes a route that stops were taken out of. Where a way over another stop is shorter than the straight one, what is left may come
   * too late: then its last stops go, too.
   */
  mend(route: number): void {
    this.reschedule(route);
    while ((this.length[route] as number) > 2 && !this.isPossible(route)) {
      this.remove(route, (this.length[route] as number) - 2, 1);
      this.reschedule(route);
    }
  }

  /** Makes one route like the other solution's. */
  copyRoute(other: Routes, route: number): void {
    const from = route * this.width;
    for (let at = from + 1; at < from + (this.length[route] as number) - 1; at++)
      this.mark(route, this.stops[at] as number, 0);
    this.length[route] = other.length[route] as number;
    this.wayOf[route] = other.wayOf[route] as number;
    this.loadOf[route] = other.loadOf[route] as number;
    this.spendOf[route] = other.spendOf[route] as number;
    for (let at = from; at < from + (this.length[route] as number); at++) {
      this.stops[at] = other.stops[at] as number;
      this.early[at] = other.early[at] as number;
      this.late[at] = other.late[at] as number;
    }
  }

  /** After `copyRoute` of several routes: who is visited where. */
  adopt(route: number): void {
    const from = route * this.width;
    for (let at = from + 1; at < from + (this.length[route] as number) - 1; at++)
      this.mark(route, this.stops[at] as number, 1);
  }

  /** The nodes of a route in order, without the depot. */
  nodesOf(route: number): number[] {
    const from = route * this.width;
    return Array.from(this.stops.subarray(from + 1, from + (this.length[route] as number) - 1));
  }
}
