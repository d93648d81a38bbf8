import { create } from 'zustand';
import { Problem } from '#domain/problem.ts';
import { emptySelection, type Selection } from '#domain/trip/selection.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { planTrip, replanTrip } from '../../data/plans.ts';

/** What the plan screen is doing. The plan itself lives on the device: `result` shows the one that is kept there. */
export type PlanFlow =
  | { readonly step: 'form' }
  | { readonly step: 'planning'; readonly work: 'plan' | 'replan'; readonly cancel: AbortController }
  | { readonly step: 'failed'; readonly work: 'plan' | 'replan'; readonly problem: Problem }
  | { readonly step: 'result'; readonly news: 'planned' | 'replanned' | null }
  | { readonly step: 'editing'; readonly selection: Selection };

/** A plan from an earlier visit is shown first; the form is one tap away. */
export const usePlanFlow = create<PlanFlow>(() => ({ step: 'result', news: null }));

const go = (flow: PlanFlow) => usePlanFlow.setState(flow, true);
const asProblem = (error: unknown) => (error instanceof Problem ? error : new Problem('INTERNAL', String(error)));

/** Plans unless it is planning already. */
export async function submitPlan(request: TripRequest): Promise<void> {
  if (usePlanFlow.getState().step === 'planning') return;
  const cancel = new AbortController();
  go({ step: 'planning', work: 'plan', cancel });
  try {
    await planTrip(request, cancel.signal);
    go({ step: 'result', news: 'planned' });
  } catch (error) {
    go(cancel.signal.aborted ? { step: 'form' } : { step: 'failed', work: 'plan', problem: asProblem(error) });
  }
}

/** Replaces what is selected, if anything is. A cancelled replan goes back to the selection. */
export async function submitReplan(trip: Trip): Promise<void> {
  const flow = usePlanFlow.getState();
  if (flow.step !== 'editing' || flow.selection.size === 0) return;
  const cancel = new AbortController();
  go({ step: 'planning', work: 'replan', cancel });
  try {
    await replanTrip(trip, flow.selection, cancel.signal);
    go({ step: 'result', news: 'replanned' });
  } catch (error) {
    go(cancel.signal.aborted ? flow : { step: 'failed', work: 'replan', problem: asProblem(error) });
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
  if (usePlanFlow.getState().step !== 'planning') go({ step: 'result', news: null });
}

/** The celebration is over: coming back to the screen does not repeat it. */
export function newsSeen(): void {
  const flow = usePlanFlow.getState();
  if (flow.step === 'result' && flow.news !== null) go({ step: 'result', news: null });
}

export function startEditing(): void {
  if (usePlanFlow.getState().step === 'result') go({ step: 'editing', selection: emptySelection });
}

export function select(change: (selection: Selection) => Selection): void {
  const flow = usePlanFlow.getState();
  if (flow.step === 'editing') go({ step: 'editing', selection: change(flow.selection) });
}
