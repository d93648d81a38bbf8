import { type Cancellation, cancel } from '../../data/cancelling.ts';
import { sendAgain } from '../../data/unanswered.ts';
import { resume } from '../../data/underway.ts';
import type { Request } from '../../data/underway-row.ts';
import { follow, stepBefore } from './plan-flow.ts';

/** A press: a request that got no answer is sent again. */
export async function sendUnanswered(request: Request): Promise<void> {
  await follow(request.ask.work, stepBefore(request), (waiting) => sendAgain(request, waiting));
}

/** Drops a request that got no answer; a plan that the server has made of it all the same is paid for, and shown. */
export async function dropUnanswered(request: Request): Promise<Cancellation> {
  const outcome = await cancel(request);
  if (outcome === 'done') await follow(request.ask.work, stepBefore(request), (waiting) => resume(request, waiting));
  return outcome;
}
