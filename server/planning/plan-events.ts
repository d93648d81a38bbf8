import type { PlanEvent } from '#contract/plan-events.ts';
import { toWireDay } from '#contract/wire-itinerary.ts';
import type { Progress } from '#domain/trip/progress.ts';
import { toRefusal } from '../http/refusals.ts';
import type { LiveJob } from './live-job.ts';

function toEvent(progress: Progress): PlanEvent {
  if (progress.kind === 'stage') return { type: 'stage', stage: progress.stage };
  return { type: 'day', day: toWireDay(progress.day) };
}

/** A job as JSON texts: what happens, and at the end the plan or why there is none; neither when it goes on elsewhere. */
export async function* planEvents(job: LiveJob, requestId: string): AsyncGenerator<string> {
  for await (const progress of job.news()) yield JSON.stringify(toEvent(progress));
  const outcome = await job.outcome;
  if (outcome.kind === 'planned') yield `{"type":"plan","plan":${outcome.document}}`;
  if (outcome.kind === 'refused') {
    const event: PlanEvent = { type: 'refused', refusal: toRefusal(outcome.problem, requestId) };
    yield JSON.stringify(event);
  }
}
