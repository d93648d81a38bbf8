import type { PlanResult } from '#planner/attempt.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { type DayResult, finishPlan, nextDay } from '#planner/repair/next-day.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { type Catalogue, versionOf } from '../catalogue/catalogue.ts';
import type { Planner, PlannerTask, ResultOf, Waiting } from './planner-task.ts';

/** Does a task here and now. Throws on bugs, and for a destination that is not in the catalogue. */
export function runTask(task: PlannerTask, catalogue: Catalogue): PlanResult | DayResult {
  const covered = catalogue.destinations.find(({ id }) => id === task.destinationId);
  const destination = task.facts ? compileDestination(task.facts) : covered;
  if (!destination) throw new Error(`${task.destinationId} is not in the catalogue`);
  if (task.kind === 'replan') return replanTrip({ ...task, destination });
  const input = { ...task, destination, catalogueVersion: versionOf(destination, catalogue) };
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
