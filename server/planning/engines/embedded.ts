import { randomUUID } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { EMBEDDED_ENGINE, type PlanResult } from '#planner/attempt.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { type DayTask, type Planner, type PlannerTask, sentTo } from '../planner-task.ts';
import type { Engine, Watch } from './engine.ts';

/** The trip, or Problem PLAN_IMPOSSIBLE. */
export function delivered(result: PlanResult): Trip {
  if (result.kind === 'planned') return result.trip;
  const broken = [...new Set(result.violations.map((violation) => violation.rule))].join(', ');
  throw new Problem('PLAN_IMPOSSIBLE', 'No plan for this trip passes every check', { details: `Broken: ${broken}` });
}

/** Our own planner, in this thread: for tests and scripts. Needs no key and no network. */
export const embeddedEngine: Engine = {
  name: EMBEDDED_ENGINE,
  plan: async (order) => delivered(planTrip({ ...order, tripId: randomUUID() })),
  replan: async (order) => delivered(replanTrip({ ...order, tripId: randomUUID() })),
};

/** The same planner in other threads: what the server runs. */
export function threadedEngine(planner: Planner): Engine {
  const run = async (task: Exclude<PlannerTask, DayTask>, { signal, report }: Watch): Promise<Trip> => {
    const trip = delivered(
      await planner.run(task, { signal, onStart: () => report({ kind: 'stage', stage: 'solving' }) }),
    );
    for (const day of trip.days) report({ kind: 'day', day });
    return trip;
  };
  return {
    name: EMBEDDED_ENGINE,
    plan: async ({ request, destination, language, today }, watch) => {
      const common = { tripId: randomUUID(), ...sentTo(destination), language };
      return run({ kind: 'plan', ...common, request, today }, watch);
    },
    replan: async ({ trip, excluded, destination, language }, watch) => {
      const common = { tripId: randomUUID(), ...sentTo(destination), language };
      return run({ kind: 'replan', ...common, trip, excluded }, watch);
    },
  };
}
