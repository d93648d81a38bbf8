import { type Cancellation, cancelUnderway } from '../../data/cancelling.ts';
import { resumePlanning, usePlanFlow } from './plan-flow.ts';

/** Leaves at once and tells the server behind the scenes; a plan that was done already is shown. */
export async function cancelPlanning(): Promise<Cancellation> {
  const flow = usePlanFlow.getState();
  if (flow.step !== 'planning') return 'cancelled';
  flow.cancel.abort();
  const outcome = await cancelUnderway();
  if (outcome === 'done') await resumePlanning();
  return outcome;
}
