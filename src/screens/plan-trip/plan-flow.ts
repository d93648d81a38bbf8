import { create } from 'zustand';
import { Problem } from '#domain/problem.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { planTrip } from '../../data/plans.ts';

/** What the plan screen is doing. The plan itself lives on the device: `result` shows the one that is kept there. */
export type PlanFlow =
  | { readonly step: 'form' }
  | { readonly step: 'planning'; readonly cancel: AbortController }
  | { readonly step: 'failed'; readonly problem: Problem }
  | { readonly step: 'result'; readonly fresh: boolean };

/** A plan from an earlier visit is shown first; the form is one tap away. */
export const usePlanFlow = create<PlanFlow>(() => ({ step: 'result', fresh: false }));

const go = (flow: PlanFlow) => usePlanFlow.setState(flow, true);

/** Plans unless it is planning already. */
export async function submitPlan(request: TripRequest): Promise<void> {
  if (usePlanFlow.getState().step === 'planning') return;
  const cancel = new AbortController();
  go({ step: 'planning', cancel });
  try {
    await planTrip(request, cancel.signal);
    go({ step: 'result', fresh: true });
  } catch (error) {
    if (cancel.signal.aborted) return go({ step: 'form' });
    go({ step: 'failed', problem: error instanceof Problem ? error : new Problem('INTERNAL', String(error)) });
  }
}

export function cancelPlanning(): void {
  const flow = usePlanFlow.getState();
  if (flow.step === 'planning') flow.cancel.abort();
}

export function changeRequest(): void {
  if (usePlanFlow.getState().step !== 'planning') go({ step: 'form' });
}

export function showPlan(): void {
  if (usePlanFlow.getState().step !== 'planning') go({ step: 'result', fresh: false });
}
