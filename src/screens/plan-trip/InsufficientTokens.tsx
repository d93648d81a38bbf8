import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/problem.ts';
import { prices } from '#domain/shop/prices.ts';
import { formatNumber } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { changeRequest, showPlan } from './plan-flow.ts';

interface InsufficientTokensProps {
  readonly problem: Problem;
  readonly work: 'plan' | 'replan';
}

/** What it costs, what there is, and the way to the shop and back (D5); what was filled in is kept. */
export function InsufficientTokens({ problem, work }: InsufficientTokensProps) {
  const { t } = useTranslation();
  const { required, balance } = problem.more.tokens ?? {};
  return (
    <div className="py-10">
      <ErrorPanel
        title={t('problem.INSUFFICIENT_TOKENS.title')}
        message={t('problem.INSUFFICIENT_TOKENS.message')}
        details={t(work === 'replan' ? 'planFailure.planKept' : 'planFailure.kept')}
        action={
          <>
            <dl className="grid w-full grid-cols-[1fr_auto] gap-y-1 border-y border-line py-3 text-lg">
              <dt>{t('planFailure.tokensRequired')}</dt>
              <dd className="text-right font-semibold tabular-nums">{formatNumber(required ?? prices[work])}</dd>
              <dt>{t('planFailure.tokensBalance')}</dt>
              <dd className="text-right font-semibold tabular-nums">
                {balance === undefined || balance === null ? '–' : formatNumber(balance)}
              </dd>
            </dl>
            <ButtonLink to={paths.shop} state={{ returnTo: paths.planTrip }}>
              {t('planFailure.buyTokens')}
            </ButtonLink>
            <Button kind="secondary" onClick={work === 'replan' ? showPlan : changeRequest}>
              {t(work === 'replan' ? 'planFailure.backToPlan' : 'planFailure.edit')}
            </Button>
          </>
        }
      />
    </div>
  );
}
