import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import type { PlannerAnswer, PlannerTask } from './planner-task.ts';
import { runTask } from './run-task.ts';

const catalogue = loadCatalogue();

function run(task: PlannerTask): PlannerAnswer {
  try {
    return { result: runTask(task, catalogue) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: PlannerTask) => parentPort?.postMessage(run(task)));
