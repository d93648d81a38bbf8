import type { Affinity } from '../orienteering/problem.ts';
import type { Instance } from './instance.ts';
import type { Node } from './node.ts';
import type { Stop } from './stop.ts';
import { metresBetween } from './ways.ts';

/** Visits nearer to each other than this belong on one day; what it costs, in points, to see them on two. */
const NEAR_M = 450;
const NEAR_SPLIT = 240;
/** The same of places that are one visit. */
const GROUP_SPLIT = 200;

/** What it costs to see two visits on different days; 0 where they have nothing to do with each other. */
export function splitCost({ belongings, between }: Pick<Instance, 'belongings' | 'between'>, a: Stop, b: Stop): number {
  if (!a.place || !b.place || a.meal || b.meal || a.place.id === b.place.id) return 0;
  const [one, other] = [belongings.get(a.place.id), belongings.get(b.place.id)];
  if (one && one.group === other?.group) return GROUP_SPLIT;
  return metresBetween(between, a.place, b.place) <= NEAR_M ? NEAR_SPLIT : 0;
}

type Pair = readonly [a: number, b: number, cost: number];

function byNode(counts: Int32Array, pairs: readonly Pair[]): Affinity {
  const first = new Int32Array(counts.length + 1);
  for (const [node, count] of counts.entries()) first[node + 1] = (first[node] ?? 0) + count;
  const [others, costs] = [new Int16Array(2 * pairs.length), new Float64Array(2 * pairs.length)];
  const next = first.slice();
  const put = (node: number, other: number, cost: number) => {
    const at = next[node] ?? 0;
    others[at] = other;
    costs[at] = cost;
    next[node] = at + 1;
  };
  for (const [a, b, cost] of pairs) {
    put(a, b, cost);
    put(b, a, cost);
  }
  return { first, others, costs };
}

/** The pairs of nodes that belong on one day. Who has many neighbours need not see all of them at once: they share what it costs. */
export function affinityOf(instance: Instance, nodes: readonly (Node | null)[]): Affinity {
  const pairs: Pair[] = [];
  const neighbours = new Int32Array(nodes.length);
  for (let a = 1; a < nodes.length; a++) {
    for (let b = a + 1; b < nodes.length; b++) {
      const [one, other] = [nodes[a], nodes[b]];
      const cost = one && other ? splitCost(instance, one.stop, other.stop) : 0;
      if (cost === 0) continue;
      pairs.push([a, b, cost]);
      for (const node of [a, b]) neighbours[node] = (neighbours[node] ?? 0) + 1;
    }
  }
  return byNode(
    neighbours,
    pairs.map(([a, b, cost]) => {
      const among = Math.max(neighbours[a] ?? 1, neighbours[b] ?? 1);
      return [a, b, cost === GROUP_SPLIT ? cost : cost / among ** 0.5];
    }),
  );
}
