import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentPlan } from '../../data/plans.ts';
import { useUserId } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { type PlanState, paths } from '../../navigation/paths.ts';
import { SignInPrompt } from '../../navigation/SignInPrompt.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PlanFailure } from './PlanFailure.tsx';
import { PlanForm } from './PlanForm.tsx';
import { Planning } from './Planning.tsx';
import { changeRequest, resumePlanning, showPlan, submitPlan, usePlanFlow } from './plan-flow.ts';
import { useSharedText } from './shared-text.ts';

const loadKeptPlan = () => import('./KeptPlan.tsx').then((module) => ({ default: module.KeptPlan }));
const KeptPlan = lazy(loadKeptPlan);

/** Brings what shows the plan while it is made: the network may be gone when it is there. */
function useKeptPlanEarly(isPlanning: boolean): void {
  useEffect(() => {
    if (isPlanning) loadKeptPlan().catch(() => undefined);
  }, [isPlanning]);
}

/** Whoever comes with a wish wants the form, not the plan from last time; once, or a reload would hide the next plan. */
function useAskedForForm(): boolean {
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = (state as PlanState | null)?.openForm === true;
  useEffect(() => {
    if (!asked) return;
    changeRequest();
    void navigate(paths.planTrip, { replace: true, state: null });
  }, [asked, navigate]);
  return asked;
}

export default function PlanTripScreen() {
  const { t } = useTranslation();
  const askedForForm = useAskedForForm();
  const shared = useSharedText();
  const flow = usePlanFlow();
  const plan = useCurrentPlan();
  const settings = useSettings();
  const anonymous = useUserId() === null;
  useEffect(() => void resumePlanning(), []);
  useKeptPlanEarly(flow.step === 'planning');

  if (flow.step === 'planning') return <Planning work={flow.work} underway={flow.underway} />;
  if (flow.step === 'failed') return <PlanFailure problem={flow.problem} work={flow.work} />;
  const waiting = <Skeleton className="my-8 h-96" />;
  if (plan === undefined || askedForForm || shared) return waiting;
  if (plan && (flow.step === 'result' || flow.step === 'editing')) {
    return (
      <Suspense fallback={waiting}>
        <KeptPlan trip={plan} flow={flow} />
      </Suspense>
    );
  }
  if (anonymous && settings?.anonymousPlansPerDay === 0) {
    return <SignInPrompt title={t('planTrip.loginTitle')}>{t('planTrip.loginText')}</SignInPrompt>;
  }
  return (
    <PlanForm
      hasPlan={plan !== null}
      anonymous={anonymous}
      onSubmit={(request) => void submitPlan(request)}
      onShowPlan={showPlan}
    />
  );
}
