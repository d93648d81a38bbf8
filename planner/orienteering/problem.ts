/**
 * The team orienteering problem with time windows, in whole numbers: choose and order stops on `routes` routes so that the
 * collected profit is highest. Node 0 is the depot where every route starts and ends, unless `depots` says others.
 */
export interface OrienteeringProblem {
  readonly nodes: number;
  readonly routes: number;
  /** Per node. */
  readonly profit: Float64Array;
  readonly service: Int32Array;
  /** From node to node, row-major over `nodes`. */
  readonly travel: Int32Array;
  /**
   * Earliest and latest START of service, row-major `route * nodes + node`: days differ in opening hours. A node that
   * cannot be visited on a route has `earliest > latest` there. For the depot: when a route may leave and must be back.
   */
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  /** Nodes of the same group exclude each other: the same place at other hours, the same table at lunch and at dinner. */
  readonly group: Int32Array;
  /** Nodes of the same slot exclude each other on one route: one lunch a day. -1: none. */
  readonly slot: Int8Array;
  readonly slots: number;
  /** Most stops on a route. */
  readonly longestRoute: number;
  /** Per node, how much of a route it fills; 1 each when absent. */
  readonly size?: Uint8Array;
  /** Per route, how much fits on it by the sizes of its nodes; as many nodes as on the longest when absent. */
  readonly capacity?: Int32Array;
  /** Per route and slot, row-major, how much of its capacity is kept for a node of the slot; none when absent. */
  readonly reserved?: Uint8Array;
  /** How many units one unit of the instance's own clock has; only scales the profit-per-time orders. */
  readonly timeUnit: number;
  /** Per route the node where it starts and the one where it ends; the hours of node 0 hold for them. */
  readonly depots?: Int32Array;
  /** What one route may hold at most; none when absent. */
  readonly limits?: RouteLimits;
  /** Nodes that belong on one route; none when absent. */
  readonly affinity?: Affinity;
  /** Per route: what is taken from its profit, because the trip cares for more than profit. Zero when absent. */
  readonly penalties?: readonly Penalty[];
}

/**
 * Pairs of nodes, and what is taken from the profit where they are on different routes; a share of it is gained on one route. The pairs of node `a` lie from
 * `first[a]` up to `first[a + 1]`, in the order of their others; every pair is there twice.
 */
export interface Affinity {
  readonly first: Int32Array;
  readonly others: Int16Array;
  readonly costs: Float64Array;
}

/** What `count` stops from an index on lose, by their numbers and starts. */
export type Penalty = (stops: Int16Array, from: number, count: number, starts: Int32Array) => number;

/** Limits on the sum of ways of a route, on that sum together with the load of its nodes, and on what they cost. */
export interface RouteLimits {
  /** From node to node, row-major; may be finer than `travel`. */
  readonly way: Int32Array;
  readonly longestWay: number;
  readonly load: Int32Array;
  readonly mostLoad: number;
  readonly spend: Int32Array;
  readonly mostSpend: number;
}

/** Whether a node can be visited on a route with nothing else on it. */
export function isReachable(problem: OrienteeringProblem, route: number, node: number): boolean {
  const { nodes, travel, service, earliest, latest, depots } = problem;
  const row = route * nodes;
  const [from, to] = [depots?.[route * 2] ?? 0, depots?.[route * 2 + 1] ?? 0];
  const depotOpen = earliest[row] as number;
  const start = Math.max(earliest[row + node] as number, depotOpen + (travel[from * nodes + node] as number));
  const back = start + (service[node] as number) + (travel[node * nodes + to] as number);
  return start <= (latest[row + node] as number) && back <= (latest[row] as number);
}
