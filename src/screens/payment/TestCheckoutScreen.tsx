import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asProblem, type Problem, type ProblemCode } from '#domain/problem.ts';
import { playPayer, useTestCheckout } from '../../data/payments.ts';
import { formatMoney } from '../../i18n/format.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormError } from '../../ui/Form.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

function Closed() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('payment.test.gone')} action={<ButtonLink to={paths.shop}>{t('payment.toShop')}</ButtonLink>}>
      {t('payment.test.goneText')}
    </EmptyState>
  );
}

/** What the server says of a session it does not have. */
const absent: readonly ProblemCode[] = ['NOT_FOUND', 'INVALID_INPUT'];

function Refused({ problem, again }: { readonly problem: Problem; readonly again: () => void }) {
  const { t } = useTranslation();
  if (absent.includes(problem.code)) return <Closed />;
  const { message } = problemText(problem, t);
  return <EmptyState title={message} action={<Button onClick={again}>{t('common.tryAgain')}</Button>} />;
}

/** Stands where the payment provider's own page would be (D10). */
export default function TestCheckoutScreen() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('session') ?? 'none';
  const [session, again] = useTestCheckout(id);
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<string | null>(null);

  async function act(action: 'pay' | 'decline' | 'abandon') {
    setBusy(true);
    setNews(null);
    try {
      const url = await playPayer(id, action);
      if (url !== null) return window.location.assign(url);
      setNews(t('payment.test.declined'));
    } catch (error) {
      setNews(problemText(asProblem(error), t).message);
    }
    setBusy(false);
  }

  if (session.state === 'asking') return <Skeleton className="my-8 h-72" />;
  if (session.state === 'refused') return <Refused problem={session.problem} again={again} />;
  if (!session.answer.open) return <Closed />;
  const { name, amount } = session.answer;
  return (
    <section className="mx-auto my-8 flex max-w-xl flex-col gap-6 rounded-card border-2 border-dashed border-sun bg-card p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('payment.test.title')}</h1>
        <Badge tone="sun" icon={<FlaskConical aria-hidden className="size-3.5" />}>
          {t('payment.test.badge')}
        </Badge>
      </div>
      <p>{t('payment.test.text')}</p>
      <p className="flex items-baseline justify-between gap-4 border-y border-line py-4">
        <span>{name}</span>
        <strong className="font-display text-2xl tabular-nums">{formatMoney(Math.round(amount * 100))}</strong>
      </p>
      {news && <FormError>{news}</FormError>}
      <div className="flex flex-col gap-3">
        <Button disabled={busy} onClick={() => void act('pay')}>
          {t('payment.test.pay')}
        </Button>
        <Button kind="secondary" disabled={busy} onClick={() => void act('decline')}>
          {t('payment.test.decline')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => void act('abandon')}>
          {t('payment.test.abandon')}
        </Button>
      </div>
    </section>
  );
}
