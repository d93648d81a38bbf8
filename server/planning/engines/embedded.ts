import { randomUUID } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import { EMBEDDED_ENGINE, planTrip } from '#planner/plan-trip.ts';
import type { Engine } from './engine.ts';

/** Our own planner, in this process: needs no key and no network. */
export const embeddedEngine: Engine = {
  name: EMBEDDED_ENGINE,
  async plan(order) {
    const result = planTrip({ ...order, tripId: randomUUID() });
    if (result.kind === 'planned') return result.trip;
    const broken = [...new Set(result.violations.map((violation) => violation.rule))].join(', ');
    throw new Problem('PLAN_IMPOSSIBLE', 'No plan for this trip passes every check', { details: `Broken: ${broken}` });
  },
};
