import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectedIn } from '#domain/trip/selection.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { useCurrentPlan, useHasMore } from '../../data/plans.ts';
import { useUserId } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { loadScreenTexts } from '../../i18n/i18n.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { type PlanState, paths } from '../../navigation/paths.ts';
import { SignInPrompt } from '../../navigation/SignInPrompt.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PlanForm } from './PlanForm.tsx';
import {
  changeRequest,
  loadAsking,
  type PlanFlow,
  resumePlanning,
  showPlan,
  startEditing,
  submitPlan,
  usePlanFlow,
} from './plan-flow.ts';
import { useSharedText } from './shared-text.ts';

const loadKeptPlan = async () => {
  const [{ KeptPlan: shown }] = await Promise.all([
    import('./KeptPlan.tsx'),
    loadScreenTexts('map', 'tripEdit', 'tripFit'),
  ]);
  return { default: shown };
};
const KeptPlan = lazy(loadKeptPlan);
const loadFailure = async () => {
  const [{ PlanFailure: shown }] = await Promise.all([import('./PlanFailure.tsx'), loadScreenTexts('planFailure')]);
  return { default: shown };
};
const PlanFailure = lazy(loadFailure);
const loadPlanning = async () => {
  const [{ Planning: shown }] = await Promise.all([import('./Planning.tsx'), loadScreenTexts('planning')]);
  return { default: shown };
};
const Planning = lazy(loadPlanning);
const Unanswered = lazyWithTexts(async () => (await import('./Unanswered.tsx')).Unanswered, 'leftPlans');
const EarlierPlans = lazyWithTexts(async () => (await import('./EarlierPlans.tsx')).EarlierPlans, 'leftPlans');
const reload = () => window.location.reload();
const waiting = <Skeleton className="my-8 h-dvh" />;

/** Brings what shows the plan while it is made: the network may be gone when it is there. */
function useKeptPlanEarly(isPlanning: boolean): void {
  useEffect(() => {
    if (isPlanning) loadKeptPlan().catch(() => undefined);
  }, [isPlanning]);
}

/** The form comes first; news of a plan may come when there is no network to bring what tells of it. */
const NEWS_AFTER_MS = 2000;

function useNewsEarly(): void {
  useEffect(() => {
    const bring = () => void Promise.all([loadPlanning(), loadFailure(), loadAsking()]).catch(() => undefined);
    const timer = window.setTimeout(bring, NEWS_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
}

/** Plans once what shows the plan is here: the network may be gone in a moment. It is waited for six seconds at most. */
async function submitWithNews(request: TripRequest): Promise<void> {
  const patience = new Promise((resolve) => window.setTimeout(resolve, 3 * NEWS_AFTER_MS));
  await Promise.race([Promise.all([loadPlanning(), loadKeptPlan()]), patience]).catch(() => undefined);
  await submitPlan(request);
}

/** Storage that does not answer for so long is as good as none: the form does not wait for it any longer. */
const LONGEST_READ_MS = 3000;

function useIsLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = window.setTimeout(() => setLate(true), LONGEST_READ_MS);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return late && waiting;
}

/**
 * A visitor who comes with a wish wants the form, not the plan from last time, and one who opens a plan wants that; a traveller who comes from a
 * saved trip to plan stops anew finds them chosen. Once, or a reload would hide what is there next, or choose them again.
 */
function useAskedFor(plan: Trip | null, { step }: PlanFlow): PlanState['show'] {
  const navigate = useNavigate();
  const { show, replan } = (useLocation().state ?? {}) as PlanState;
  useEffect(() => {
    if (!show && !(replan && plan)) return;
    if (show === 'form') changeRequest();
    else showPlan();
    if (replan && plan) startEditing(selectedIn(plan, new Set(replan)), 'trip');
    void navigate(paths.planTrip, { replace: true, state: null });
  }, [show, replan, plan, navigate]);
  return show === step ? undefined : show;
}

/** Requests without an answer above, other plans below. */
function WithOthers({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  return (
    <>
      <Suspense>{shown && <Unanswered />}</Suspense>
      {children}
      <Suspense>{shown && <EarlierPlans />}</Suspense>
    </>
  );
}

interface ShownPlanProps {
  readonly trip: Trip;
  readonly flow: Extract<PlanFlow, { step: 'result' | 'editing' }>;
  /** Whether other plans wait beside it. */
  readonly more: boolean;
}

function ShownPlan({ trip, flow, more }: ShownPlanProps) {
  return (
    <WithOthers shown={more && flow.step === 'result'}>
      <Suspense fallback={waiting}>
        <KeptPlan trip={trip} flow={flow} />
      </Suspense>
    </WithOthers>
  );
}

interface WishProps {
  readonly hasPlan: boolean;
  readonly unread: (() => void) | undefined;
  readonly more: boolean;
}

/** The form, or the way in where the operator lets only signed-in users plan. */
function Wish({ hasPlan, unread, more }: WishProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const anonymous = useUserId() === null;
  if (anonymous && settings?.anonymousPlansPerDay === 0) {
    return <SignInPrompt title={t('planTrip.loginTitle')}>{t('planTrip.loginText')}</SignInPrompt>;
  }
  return (
    <WithOthers shown={more}>
      <PlanForm
        hasPlan={hasPlan}
        unread={unread}
        anonymous={anonymous}
        onSubmit={submitWithNews}
        onShowPlan={showPlan}
      />
    </WithOthers>
  );
}

export default function PlanTripScreen() {
  const shared = useSharedText();
  const flow = usePlanFlow();
  const stored = useCurrentPlan();
  const isLate = useIsLate(stored.state === 'reading');
  const more = useHasMore();
  const plan = stored.state === 'read' ? stored.value : null;
  const askedFor = useAskedFor(plan, flow);
  // A storage that cannot be read has nothing to go on with; the form says so.
  useEffect(() => void resumePlanning().catch(() => undefined), []);
  useKeptPlanEarly(flow.step === 'planning');
  useNewsEarly();

  if (flow.step === 'planning')
    return (
      <Suspense fallback={waiting}>
        <Planning work={flow.work} underway={flow.underway} />
      </Suspense>
    );
  if (flow.step === 'failed') {
    return (
      <Suspense fallback={waiting}>
        <PlanFailure problem={flow.problem} work={flow.work} />
      </Suspense>
    );
  }
  if ((stored.state === 'reading' && !isLate) || askedFor || shared) return waiting;
  if (plan && flow.step !== 'form') return <ShownPlan trip={plan} flow={flow} more={more} />;
  const unread = stored.state === 'unreadable' ? stored.again : isLate ? reload : undefined;
  return <Wish hasPlan={plan !== null} unread={unread} more={more} />;
}
