import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentPlan } from '../../data/plans.ts';
import { useUserId } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { type PlanState, paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PlanEditor } from './PlanEditor.tsx';
import { PlanFailure } from './PlanFailure.tsx';
import { PlanForm } from './PlanForm.tsx';
import { Planning } from './Planning.tsx';
import { PlanResult } from './PlanResult.tsx';
import { changeRequest, showPlan, submitPlan, usePlanFlow } from './plan-flow.ts';

function LoginPrompt() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const state = { returnTo: pathname };
  return (
    <EmptyState
      title={t('planTrip.loginTitle')}
      action={
        <>
          <ButtonLink to={paths.login} state={state}>
            {t('layout.signIn')}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.register} state={state}>
            {t('layout.signUp')}
          </ButtonLink>
        </>
      }
    >
      {t('planTrip.loginText')}
    </EmptyState>
  );
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
  const askedForForm = useAskedForForm();
  const flow = usePlanFlow();
  const plan = useCurrentPlan();
  const settings = useSettings();
  const anonymous = useUserId() === null;

  if (flow.step === 'planning') return <Planning work={flow.work} />;
  if (flow.step === 'failed') return <PlanFailure problem={flow.problem} work={flow.work} />;
  if (plan === undefined || askedForForm) return <Skeleton className="my-8 h-96" />;
  if (flow.step === 'result' && plan) return <PlanResult trip={plan} news={flow.news} />;
  if (flow.step === 'editing' && plan) return <PlanEditor trip={plan} selection={flow.selection} />;
  if (anonymous && settings?.anonymousPlansPerDay === 0) return <LoginPrompt />;
  return (
    <PlanForm
      hasPlan={plan !== null}
      anonymous={anonymous}
      onSubmit={(request) => void submitPlan(request)}
      onShowPlan={showPlan}
    />
  );
}
