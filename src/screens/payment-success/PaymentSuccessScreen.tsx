import { CircleCheck, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Credit, useCredit, whereToReturn } from '../../data/payments.ts';
import { useUserId } from '../../data/session.ts';
import { formatNumber } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { ServerBalance } from './ServerBalance.tsx';

/** The address may say anything; it is shown as a hope, never as a fact (D10). */
function hoped(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

interface NewsProps {
  readonly credit: Credit;
  readonly tokens: number | null;
}

function News({ credit, tokens }: NewsProps) {
  const { t } = useTranslation();
  if (credit.state === 'credited') {
    const { tokens: count } = credit.order;
    return (
      <>
        <CircleCheck aria-hidden className="size-14 text-leaf" strokeWidth={1.5} />
        <h1 className="text-3xl">{t('payment.success.title')}</h1>
        <p role="status" className="text-lg">
          {t('payment.success.credited', { count, formatted: formatNumber(count) })}
        </p>
      </>
    );
  }
  if (credit.state === 'waiting') {
    const plain = tokens === null;
    return (
      <>
        <h1 className="text-3xl">{t('payment.success.waitingTitle')}</h1>
        <p role="status" className="text-lg">
          {plain
            ? t('payment.success.waitingPlain')
            : t('payment.success.waiting', { count: tokens, formatted: formatNumber(tokens) })}
        </p>
        <div className="w-full text-left">
          <Progress label={t('payment.success.waitingText')} />
        </div>
      </>
    );
  }
  if (credit.state === 'late') {
    return (
      <>
        <Hourglass aria-hidden className="size-14 text-sea" strokeWidth={1.5} />
        <h1 className="text-3xl">{t('payment.success.late')}</h1>
        <p role="status">{t('payment.success.lateText')}</p>
      </>
    );
  }
  return <h1 className="text-3xl">{t('payment.success.unknownTitle')}</h1>;
}

function SignInFirst() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const returnTo = `${paths.paymentSuccess}?${search.toString()}`;
  return (
    <>
      <h1 className="text-3xl">{t('payment.success.unknownTitle')}</h1>
      <ButtonLink to={paths.login} state={{ returnTo }}>
        {t('payment.success.signIn')}
      </ButtonLink>
    </>
  );
}

function Outcome() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const credit = useCredit(search.get('order'));
  const back = whereToReturn();
  return (
    <>
      <News credit={credit} tokens={hoped(search.get('tokens'))} />
      {credit.state !== 'waiting' && <ServerBalance />}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={back ?? paths.planTrip}>
          {back ? t('payment.success.back') : t('payment.success.plan')}
        </ButtonLink>
        <ButtonLink kind="secondary" to={paths.shop}>
          {t('payment.success.shop')}
        </ButtonLink>
      </div>
    </>
  );
}

export default function PaymentSuccessScreen() {
  const signedIn = useUserId() !== null;
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center gap-6 py-16 text-center">
      {signedIn ? <Outcome /> : <SignInFirst />}
    </section>
  );
}
