import { Link2Off, MailCheck, MailQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem, Problem } from '#domain/problem.ts';
import { verifyEmail } from '../../data/accounts.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { useLinkToken } from '../../navigation/link-token.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Outcome =
  | { readonly state: 'asking' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** In strict mode effects run twice, and a link works once. */
const asked = new Map<string, Promise<void>>();

function useVerification(token: string | null): readonly [Outcome, again: () => void] {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const invalid = () => Promise.reject(new Problem('INVALID_TOKEN', 'No token'));
    const key = `${round} ${token}`;
    const answer = asked.get(key) ?? (token === null ? invalid() : verifyEmail(token));
    asked.set(key, answer);
    answer
      .then(() => setOutcome({ state: 'done' }))
      .catch((error: unknown) => {
        const problem = asProblem(error);
        setOutcome({ state: 'failed', problem });
      });
  }, [token, round]);
  return [outcome, () => setRound(round + 1)];
}

export default function VerifyEmailScreen() {
  const { t } = useTranslation();
  const [outcome, again] = useVerification(useLinkToken());
  const toProfile = <ButtonLink to={paths.profile}>{t('auth.verifyEmail.toProfile')}</ButtonLink>;
  if (outcome.state === 'asking')
    return <EmptyState title={t('auth.verifyEmail.title')} picture={<MailQuestion className="size-14" />} />;
  if (outcome.state === 'done')
    return (
      <EmptyState title={t('auth.verifyEmail.done')} picture={<MailCheck className="size-14" />} action={toProfile}>
        {t('auth.verifyEmail.doneText')}
      </EmptyState>
    );
  const invalid = outcome.problem.code === 'INVALID_TOKEN' || outcome.problem.code === 'INVALID_INPUT';
  return (
    <EmptyState
      title={invalid ? t('auth.verifyEmail.invalid') : problemText(outcome.problem, t).title}
      picture={<Link2Off className="size-14" />}
      action={invalid ? toProfile : <Button onClick={again}>{t('common.tryAgain')}</Button>}
    >
      {invalid ? t('auth.verifyEmail.invalidText') : problemText(outcome.problem, t).message}
    </EmptyState>
  );
}
