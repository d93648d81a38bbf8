import { randomUUID } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { EMBEDDED_ENGINE, type PlanResult, planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import type { Engine } from './engine.ts';

function delivered(result: PlanResult): Trip {
  if (result.kind === 'planned') return result.trip;
  const broken = [...new Set(result.violations.map((violation) => violation.rule))].join(', ');
  throw new Problem('PLAN_IMPOSSIBLE', 'No plan for this trip passes every check', { details: `Broken: ${broken}` });
}

/** Our own planner, in this process: needs no key and no network. */
export const embeddedEngine: Engine = {
  name: EMBEDDED_ENGINE,
  plan: async (order) => delivered(planTrip({ ...order, tripId: randomUUID() })),
  replan: async (order) => delivered(replanTrip({ ...order, tripId: randomUUID() })),
};
