import type { PlanResult } from '#planner/attempt.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { type DayResult, finishPlan, nextDay } from '#planner/repair/next-day.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Planner, PlannerTask, ResultOf, Waiting } from './planner-task.ts';

/** Does a task here and now. Throws on bugs, and for a destination that is not in the catalogue. */
export function runTask(task: PlannerTask, { destinations, version }: Catalogue): PlanResult | DayResult {
  const destination = destinations.find(({ id }) => id === task.destinationId);
  if (!destination) throw new Error(`${task.destinationId} is not in the catalogue`);
  if (task.kind === 'replan') return replanTrip({ ...task, destination });
  const input = { ...task, destination, catalogueVersion: version };
  if (input.kind === 'plan') return planTrip(input);
  return input.kind === 'day' ? nextDay(input, input.draft) : finishPlan(input);
}

/** The planner's work in this thread: for tests and the dev server. */
export const planHere = (catalogue: Catalogue): Planner => ({
  run: async <Task extends PlannerTask>(task: Task, { signal, onStart }: Waiting = {}) => {
    signal?.throwIfAborted();
    onStart?.();
    return runTask(task, catalogue) as ResultOf<Task>;
  },
});
