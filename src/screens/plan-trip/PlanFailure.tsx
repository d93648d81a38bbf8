import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/problem.ts';
import { keepFormDraft, readFormDraft } from '../../data/form-draft.ts';
import { type ProblemText, problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { type FormValues, placesOf, restoreForm } from './form-values.ts';
import { InsufficientTokens } from './InsufficientTokens.tsx';
import { journeyTexts } from './journey/refused.ts';
import { changeRequest, showPlan, submitForm } from './plan-flow.ts';
import { unknownDestinationTexts } from './unknown-destination.ts';

const cured = {
  byAccount: ['LOGIN_REQUIRED', 'ANONYMOUS_LIMIT', 'SESSION_ENDED', 'UNAUTHORIZED'] as readonly string[],
};

/** The request with another place in the place of the one that was refused. */
function withPlace(values: FormValues, destination: string, { more }: Problem): FormValues {
  const index = /^bases\.(\d+)\./.exec(more.fields?.[0]?.field ?? '')?.[1];
  const { journey } = values;
  return journey && index !== undefined
    ? {
        ...values,
        journey: {
          ...journey,
          bases: journey.bases.map((own, at) => (at === Number(index) ? { ...own, destination } : own)),
        },
      }
    : { ...values, destination };
}

function planInstead(destination: string, problem: Problem): void {
  const values = withPlace(restoreForm(readFormDraft()), destination, problem);
  keepFormDraft(values);
  void submitForm(values);
}

interface PlanFailureProps {
  readonly problem: Problem;
  readonly work: 'plan' | 'replan';
}

/** The plan that was to be changed is still here. */
function ReplanFailure({ problem }: Pick<PlanFailureProps, 'problem'>) {
  const { t } = useTranslation();
  return (
    <div className="py-10">
      <ErrorPanel
        title={t('planFailure.errorReplanning')}
        message={problemText(problem, t).message}
        details={t('planFailure.planKept')}
        action={<Button onClick={showPlan}>{t('planFailure.backToPlan')}</Button>}
      />
    </div>
  );
}

export function PlanFailure({ problem, work }: PlanFailureProps) {
  if (problem.code === 'INSUFFICIENT_TOKENS') return <InsufficientTokens problem={problem} work={work} />;
  return work === 'replan' ? <ReplanFailure problem={problem} /> : <PlanningFailure problem={problem} />;
}

const ofTheServer: readonly string[] = ['INTERNAL', 'UNAVAILABLE'];

/** S8: what the traveller cannot mend is one message; no answer says so first. */
function planningText(problem: Problem, t: TFunction): ProblemText & { readonly details: string } {
  if (problem.code === 'DESTINATION_UNKNOWN')
    return unknownDestinationTexts(problem, placesOf(restoreForm(readFormDraft())).join(', '), t);
  const details = t('planFailure.kept');
  const ofJourney = journeyTexts(problem, t);
  if (ofJourney) return { ...ofJourney, details };
  if (ofTheServer.includes(problem.code))
    return { title: t('planFailure.planning'), message: t('planFailure.tryLater'), details };
  const own = problemText(problem, t);
  if (problem.code !== 'NO_RESPONSE') return { ...own, details };
  return { title: own.title, message: `${t('planFailure.planning')}. ${own.message}`, details };
}

/** What the server refused, what was kept, and the ways on: another destination, an account, another try. */
function PlanningFailure({ problem }: Pick<PlanFailureProps, 'problem'>) {
  const { t } = useTranslation();
  const { title, message, details } = planningText(problem, t);
  const suggestions = problem.more.suggestions ?? [];
  return (
    <div className="py-10">
      <ErrorPanel
        title={title}
        message={message}
        details={details}
        action={
          <>
            {suggestions.map((name) => (
              <Button key={name} kind="secondary" onClick={() => planInstead(name, problem)}>
                {name}
              </Button>
            ))}
            {cured.byAccount.includes(problem.code) && (
              <ButtonLink to={paths.login} state={{ returnTo: paths.planTrip }} onClick={changeRequest}>
                {t('layout.signIn')}
              </ButtonLink>
            )}
            {problem.code === 'NO_RESPONSE' && (
              <Button onClick={() => void submitForm(restoreForm(readFormDraft()))}>{t('common.tryAgain')}</Button>
            )}
            <Button kind={suggestions.length > 0 ? 'quiet' : 'secondary'} onClick={changeRequest}>
              {t('planFailure.edit')}
            </Button>
          </>
        }
      />
    </div>
  );
}
