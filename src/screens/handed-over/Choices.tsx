import { Sparkles, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_PREFERENCES_LENGTH } from '#domain/trip/longest.ts';

import { forgetHanded, type Handed } from '../../data/handed-over.ts';
import { useUserId } from '../../data/session.ts';
import { paths, type ReturnState } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

const TripChoice = lazy(() => import('./TripChoice.tsx').then((module) => ({ default: module.TripChoice })));

interface ChoicesProps {
  readonly handed: Handed;
  readonly onDismiss: () => void;
}

/** Part of a wish; files that came along wait on. */
function PlanWithIt({ handed: { id, text, files, documents } }: Pick<ChoicesProps, 'handed'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  async function plan() {
    await navigate(paths.planWith(text.slice(0, MAX_PREFERENCES_LENGTH)));
    if (files.length + documents.length === 0) await forgetHanded(id);
  }
  return (
    <section className="flex flex-col items-start gap-2">
      <Button kind="secondary" className="text-left" onClick={() => void plan()}>
        <Sparkles aria-hidden className="size-5 shrink-0" />
        {t('handedOver.plan')}
      </Button>
      <p className="text-sm text-ink-soft">{t('handedOver.planText')}</p>
    </section>
  );
}

/** It waits for its owner, and both ways lead back to it. */
function SignInFirst() {
  const { t } = useTranslation();
  const state: ReturnState = { returnTo: paths.handedOver };
  return (
    <section
      aria-labelledby="sign-in-first"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5"
    >
      <h2 id="sign-in-first" className="text-xl">
        {t('handedOver.signIn')}
      </h2>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.login} state={state}>
          {t('layout.signIn')}
        </ButtonLink>
        <ButtonLink kind="secondary" to={paths.register} state={state}>
          {t('layout.signUp')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What can become of it: part of a trip, part of a wish, or nothing. */
export function Choices({ handed, onDismiss }: ChoicesProps) {
  const { t } = useTranslation();
  const signedIn = useUserId() !== null;
  const { text, files, documents } = handed;
  const isSomething = text !== '' || files.length + documents.length > 0;
  return (
    <>
      <Suspense>{isSomething && signedIn && <TripChoice handed={handed} />}</Suspense>
      {isSomething && !signedIn && <SignInFirst />}
      {text !== '' && <PlanWithIt handed={handed} />}
      <Button kind="quiet" className="-mx-3 self-start text-left" onClick={onDismiss}>
        <Trash2 aria-hidden className="size-5 shrink-0" />
        {t('handedOver.dismiss')}
      </Button>
    </>
  );
}
