import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asProblem, type Problem } from '#domain/problem.ts';
import type { Product } from '#domain/shop/product.ts';
import { useOffline } from '../../data/connection.ts';
import { startPayment } from '../../data/payments.ts';
import { useSettings } from '../../data/settings.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { packName } from '../../i18n/pack-name.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { UnverifiedBuyer } from '../../token-view/Unverified.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';

interface SummaryProps {
  readonly product: Product;
  readonly returnTo: string | undefined;
}

function Bought({ product }: Pick<SummaryProps, 'product'>) {
  const { t } = useTranslation();
  const rows = [
    [t('payment.package'), packName(product.id, product.name, t)],
    [t('payment.tokens'), formatNumber(product.tokens)],
  ] as const;
  return (
    <div className="rounded-card border border-line bg-card p-6">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="col-span-2 flex items-baseline justify-between gap-6 border-t border-line pt-3">
          <dt className="text-lg">{t('payment.total')}</dt>
          <dd className="font-display text-2xl tabular-nums">{formatMoney(product.price)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Terms() {
  const { t } = useTranslation();
  return (
    <p className="text-sm text-ink-soft">
      {t('payment.withdrawalNote')}{' '}
      <Link to={paths.terms} className="text-sea underline underline-offset-4">
        {t('payment.termsLink')}
      </Link>
    </p>
  );
}

/** What is bought, for how much, on what terms; then off to where one pays. */
export function Summary({ product, returnTo }: SummaryProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const offline = useOffline();
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function pay() {
    setLeaving(true);
    setProblem(null);
    try {
      window.location.assign(await startPayment(product.id, returnTo));
    } catch (error) {
      setProblem(asProblem(error));
      setLeaving(false);
    }
  }

  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 py-8">
      <h1 className="text-3xl">{t('payment.title')}</h1>
      {problem && (
        <ErrorPanel
          title={t('payment.failedTitle')}
          message={problemText(problem, t).message}
          details={t('payment.failedText')}
          action={
            problem.code === 'EMAIL_UNVERIFIED' && <ButtonLink to={paths.profile}>{t('layout.profile')}</ButtonLink>
          }
        />
      )}
      <Bought product={product} />
      {settings?.betaFree && <p className="rounded-card border border-sun bg-card p-4">{t('shop.betaText')}</p>}
      <UnverifiedBuyer />
      <Terms />
      <div className="flex flex-col gap-3">
        <Button busy={leaving} disabled={offline} onClick={() => void pay()}>
          {t('payment.payNow')}
        </Button>
        <p className="text-center text-sm text-ink-soft">
          {offline ? t('payment.offline') : t(settings?.testCheckout ? 'payment.redirectTest' : 'payment.redirect')}
        </p>
        <ButtonLink kind="quiet" to={paths.shop} state={{ returnTo }}>
          {t('payment.changePackage')}
        </ButtonLink>
      </div>
    </div>
  );
}
