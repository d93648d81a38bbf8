import { parentPort } from 'node:worker_threads';
import { planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import type { PlannerAnswer, PlannerTask } from './planner-task.ts';

const { destinations, version } = loadCatalogue();

function run(task: PlannerTask): PlannerAnswer {
  const destination = destinations.find(({ id }) => id === task.destinationId);
  if (!destination) return { failed: `${task.destinationId} is not in the catalogue` };
  try {
    const result =
      task.kind === 'plan'
        ? planTrip({ ...task, destination, catalogueVersion: version })
        : replanTrip({ ...task, destination });
    return { result };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: PlannerTask) => parentPort?.postMessage(run(task)));
