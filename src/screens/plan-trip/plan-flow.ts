import { create } from 'zustand';
import { asProblem, Problem } from '#domain/problem.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Stage } from '#domain/trip/progress.ts';
import { emptySelection, type Selection } from '#domain/trip/selection.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { PlanNews, Waiting } from '../../data/underway.ts';
import { hasUnderway, type Request } from '../../data/underway-row.ts';
import { type FormValues, toConfirmedRequest } from './form-values.ts';

type Work = 'plan' | 'replan';

/** What is known of a plan that is being made. */
export interface Underway {
  readonly stage: Stage | null;
  readonly days: readonly Day[];
  /** The connection broke; the server goes on. */
  readonly lost: boolean;
}

const nothingYet: Underway = { stage: null, days: [], lost: false };

/** From where a traveller came to choose what is planned anew, and goes back to. */
type Origin = 'plan' | 'trip';

/** What the plan screen is doing. The plan itself lives on the device: `result` shows the one that is kept there. */
export type PlanFlow =
  | { readonly step: 'form' }
  | { readonly step: 'planning'; readonly work: Work; readonly cancel: AbortController; readonly underway: Underway }
  | { readonly step: 'failed'; readonly work: Work; readonly problem: Problem }
  | { readonly step: 'result'; readonly news: 'planned' | 'replanned' | null }
  | { readonly step: 'editing'; readonly selection: Selection; readonly from: Origin };

/** A plan from an earlier visit is shown first; the form is one tap away. */
export const usePlanFlow = create<PlanFlow>(() => ({ step: 'result', news: null }));

const go = (flow: PlanFlow) => usePlanFlow.setState(flow, true);
function told(before: Underway, news: PlanNews): Underway {
  if (news.kind === 'lost') return { ...before, lost: true };
  if (news.kind === 'stage') return { ...before, lost: false, stage: news.stage };
  const others = before.days.filter(({ day }) => day !== news.day.day);
  return { ...before, lost: false, days: [...others, news.day].sort((a, b) => a.day - b.day) };
}

/** Shows how some planning goes and what comes of it; cancelled, it goes back to `before`. */
export async function follow(work: Work, before: PlanFlow, plan: (waiting: Waiting) => Promise<void>): Promise<void> {
  if (usePlanFlow.getState().step === 'planning') return;
  const cancel = new AbortController();
  go({ step: 'planning', work, cancel, underway: nothingYet });
  const onNews = (news: PlanNews) => {
    const flow = usePlanFlow.getState();
    if (flow.step === 'planning') go({ ...flow, underway: told(flow.underway, news) });
  };
  try {
    await plan({ signal: cancel.signal, onNews });
    go({ step: 'result', news: work === 'plan' ? 'planned' : 'replanned' });
  } catch (error) {
    go(cancel.signal.aborted ? before : { step: 'failed', work, problem: asProblem(error) });
  }
}

/** What asks for plans and waits for them: the form is there without it. Throws Problem NO_RESPONSE where the network is gone before it came. */
export const loadAsking = () =>
  import('../../data/asked-plans.ts').catch(() => {
    throw new Problem('NO_RESPONSE', 'what asks for plans could not be fetched');
  });

/** Plans unless it is planning already. */
export function submitPlan(request: TripRequest): Promise<void> {
  return follow('plan', { step: 'form' }, async (waiting) => (await loadAsking()).planTrip(request, waiting));
}

/** Plans what the form says, once its wishes are confirmed; where they cannot be, nothing is sent, and that is said. */
export async function submitForm(values: FormValues, submit = submitPlan): Promise<void> {
  const request = await toConfirmedRequest(values).catch(asProblem);
  if (!(request instanceof Problem)) return submit(request);
  if (usePlanFlow.getState().step !== 'planning') go({ step: 'failed', work: 'plan', problem: request });
}

/** Replaces what is selected, if anything is. A cancelled replan goes back to the selection. */
export async function submitReplan(trip: Trip): Promise<void> {
  const flow = usePlanFlow.getState();
  if (flow.step !== 'editing' || flow.selection.size === 0) return;
  await follow('replan', flow, async (waiting) => (await loadAsking()).replanTrip(trip, flow.selection, waiting));
}

export const stepBefore = ({ ask }: Request): PlanFlow =>
  ask.work === 'plan' ? { step: 'form' } : { step: 'result', news: null };

/** Goes on waiting for what the server works on since before the page was closed; nothing is asked for anew (D35). */
export async function resumePlanning(): Promise<void> {
  if (!(await hasUnderway())) return;
  const { getUnderway, resume } = await import('../../data/underway.ts');
  const underway = await getUnderway();
  if (underway) await follow(underway.ask.work, stepBefore(underway), (waiting) => resume(underway, waiting));
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

/** `selection`: what is chosen to begin with. */
export function startEditing(selection: Selection = emptySelection, from: Origin = 'plan'): void {
  if (usePlanFlow.getState().step === 'result') go({ step: 'editing', selection, from });
}

export function select(change: (selection: Selection) => Selection): void {
  const flow = usePlanFlow.getState();
  if (flow.step === 'editing') go({ ...flow, selection: change(flow.selection) });
}
