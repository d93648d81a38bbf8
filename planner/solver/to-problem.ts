import { sizeOf } from '../crowd.ts';
import { frameOn } from '../frame.ts';
import type { OrienteeringProblem } from '../orienteering/problem.ts';
import { affinityOf } from './affinity.ts';
import type { Instance } from './instance.ts';
import type { Node } from './node.ts';
import { dayPenalty } from './objective.ts';
import type { Route } from './schedule.ts';
import { ceilToStep, floorToStep } from './steps.ts';
import type { Stop } from './stop.ts';

const NEVER = { from: 1, to: 0 };
const mealSlots = { lunch: 0, dinner: 1 } as const;

export interface TripProblem {
  readonly problem: OrienteeringProblem;
  /** By node number; the depot has none. */
  readonly nodes: readonly (Node | null)[];
}

function variants(stop: Stop): Node[] {
  const windows = Math.max(...stop.starts.map((spans) => spans.length));
  return Array.from({ length: windows }, (_, window) => ({ stop, window }));
}

function waysOf(minutes: Int16Array, { stops }: Instance, nodes: readonly (Node | null)[]): Int32Array {
  const index = Int32Array.from(nodes, (node) => node?.stop.index ?? 0);
  const n = nodes.length;
  const ways = new Int32Array(n * n);
  for (let a = 0; a < n; a++) {
    const row = (index[a] as number) * stops.length;
    for (let b = 0; b < n; b++) ways[a * n + b] = minutes[row + (index[b] as number)] as number;
  }
  return ways;
}

function startWindows(instance: Instance, nodes: readonly (Node | null)[], settledDays: ReadonlySet<number>) {
  const { rules, days } = instance;
  const windowOf = ({ stop, window }: Node, day: number) =>
    settledDays.has(day) ? NEVER : (stop.starts[day]?.[window] ?? NEVER);
  const spans = Array.from({ length: days }, (_, day) =>
    nodes.map((node) => (node ? windowOf(node, day) : frameOn(rules, day + 1))),
  ).flat();
  return {
    earliest: Int32Array.from(spans, (span) => ceilToStep(span.from)),
    latest: Int32Array.from(spans, (span) => floorToStep(span.to)),
  };
}

/** Numbers the groups: stops at the same place exclude each other. */
function groupsOf(nodes: readonly (Node | null)[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(nodes, (node, i) => {
    const key = node?.stop.place?.id ?? `node ${i}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/**
 * The trip as an orienteering problem. Starts lie on five-minute steps and durations are multiples of five, so travel
 * rounded up to the step loses nothing. Days of `settled` routes stay empty.
 */
export function toProblem(instance: Instance, settled: readonly Route[]): TripProblem {
  const used = new Set(settled.flatMap((route) => route.stops.flatMap(({ place }) => place?.id ?? [])));
  const stops = [...instance.visits, ...instance.tables.lunch, ...instance.tables.dinner].filter(
    ({ place }) => !used.has(place?.id ?? ''),
  );
  const beds = instance.stops.filter(({ bed }) => bed);
  const nodes = [null, ...stops.flatMap(variants), ...beds.map((stop) => ({ stop, window: 0 }))];
  const nodeOf = (stop: number) => (stop === 0 ? 0 : nodes.findIndex((node) => node?.stop.index === stop));
  const problem: OrienteeringProblem = {
    nodes: nodes.length,
    routes: instance.days,
    profit: Float64Array.from(nodes, (node) => node?.stop.score ?? 0),
    service: Int32Array.from(nodes, (node) => node?.stop.minutes ?? 0),
    travel: waysOf(instance.travel, instance, nodes).map(ceilToStep),
    ...startWindows(instance, nodes, new Set(settled.map(({ day }) => day))),
    group: groupsOf(nodes),
    slot: Int8Array.from(nodes, (node) => (node?.stop.meal ? mealSlots[node.stop.meal] : -1)),
    slots: 2,
    longestRoute: 2 * instance.rules.activities.max,
    size: Uint8Array.from(nodes, (node) => (node ? 2 * sizeOf(instance.rules, node.stop) : 0)),
    capacity: Int32Array.from(instance.homes, (_, day) => 2 * frameOn(instance.rules, day + 1).stops),
    reserved: Uint8Array.from(
      instance.homes.flatMap((_, day) => {
        const { lunch, dinner } = frameOn(instance.rules, day + 1);
        return [lunch, dinner].map((isDue) => (isDue ? 2 : 0));
      }),
    ),
    timeUnit: 1,
    ...(beds.length > 0 && {
      depots: Int32Array.from(instance.homes.flatMap(({ from, to }) => [nodeOf(from), nodeOf(to)])),
    }),
    limits: {
      way: waysOf(instance.counted, instance, nodes),
      longestWay: instance.limits.travelMinutes,
      load: Int32Array.from(nodes, (node) => (node && !node.stop.meal ? node.stop.minutes : 0)),
      mostLoad: instance.limits.activeMinutes,
      spend: Int32Array.from(nodes, (node) => node?.stop.place?.price.adult ?? 0),
      mostSpend: instance.cap,
    },
    ...(instance.days > 1 && { affinity: affinityOf(instance, nodes) }),
    penalties: Array.from({ length: instance.days }, (_, day) => dayPenalty(instance, nodes, day)),
  };
  return { problem, nodes };
}
