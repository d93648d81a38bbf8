import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OrienteeringProblem } from '#planner/orienteering/problem.ts';

/** Published distances are cut to one decimal for Solomon's instances and to two for Cordeau's. */
const unitOf = (name: string) => (name.startsWith('pr') ? 100 : 10);

interface Row {
  readonly x: number;
  readonly y: number;
  readonly service: number;
  readonly profit: number;
  readonly opens: number;
  readonly closes: number;
}

function parseRow(line: string): Row {
  const numbers = line.trim().split(/\s+/).map(Number);
  const [, x = 0, y = 0, service = 0, profit = 0] = numbers;
  return { x, y, service, profit, opens: numbers.at(-2) ?? 0, closes: numbers.at(-1) ?? 0 };
}

/** Reads a published instance (format: README beside the instances) for a number of routes. Throws when rows are missing. */
export function readInstance(file: string, routes: number): OrienteeringProblem {
  const unit = unitOf(path.basename(file));
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const nodes = Number(lines[0]?.trim().split(/\s+/)[2]) + 1;
  const rows = lines.slice(2, 2 + nodes).map(parseRow);
  if (!(nodes > 1) || rows.length !== nodes) throw new Error(`${file}: expected ${nodes} rows, found ${rows.length}`);
  const travel = new Int32Array(nodes * nodes);
  rows.forEach((a, i) =>
    rows.forEach((b, j) => {
      travel[i * nodes + j] = Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * unit + 1e-9);
    }),
  );
  const perRoute = (pick: (row: Row) => number) =>
    Int32Array.from(Array.from({ length: routes }, () => rows.map((row) => Math.round(pick(row) * unit))).flat());
  return {
    nodes,
    routes,
    profit: Float64Array.from(rows, (row) => row.profit),
    service: Int32Array.from(rows, (row) => Math.round(row.service * unit)),
    travel,
    earliest: perRoute((row) => row.opens),
    latest: perRoute((row) => row.closes),
    group: Int32Array.from(rows, (_, i) => i),
    slot: new Int8Array(nodes).fill(-1),
    slots: 0,
    longestRoute: nodes,
    timeUnit: unit,
  };
}

/** The profit of routes, counted without the solver's help; throws when a rule of the problem is broken. */
export function verify(problem: OrienteeringProblem, routes: readonly (readonly number[])[]): number {
  const { nodes, travel, service, profit, earliest, latest } = problem;
  const seen = new Set<number>();
  let total = 0;
  for (const [route, stops] of routes.entries()) {
    let time = earliest[route * nodes] as number;
    let before = 0;
    for (const node of [...stops, 0]) {
      time += (service[before] as number) * (before === 0 ? 0 : 1) + (travel[before * nodes + node] as number);
      if (node !== 0 && seen.has(node)) throw new Error(`node ${node} is visited twice`);
      if (time > (latest[route * nodes + node] as number)) throw new Error(`node ${node} is reached too late`);
      time = Math.max(time, node === 0 ? time : (earliest[route * nodes + node] as number));
      if (node !== 0) seen.add(node);
      total += node === 0 ? 0 : (profit[node] as number);
      before = node;
    }
  }
  return total;
}

/** Progress by this process's CPU time, in milliseconds. */
export function cpuBudget(ms: number): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / ms;
  };
}
