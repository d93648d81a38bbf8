import { useTranslation } from 'react-i18next';
import { useTokens } from '../../data/tokens.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The balance as the server has it, whatever the address says. */
export function ServerBalance() {
  const { t } = useTranslation();
  const [tokens, again] = useTokens();
  if (tokens.state === 'asking') return <Skeleton className="h-28 w-full" />;
  return (
    <div className="flex w-full flex-col items-center gap-2 rounded-card border border-line bg-card p-6">
      <p className="text-ink-soft">{t('payment.success.balance')}</p>
      {tokens.state === 'refused' ? (
        <p role="alert">{t('shop.balanceFailed')}</p>
      ) : (
        <>
          <p className="font-display text-4xl tabular-nums">
            {t('shop.tokens', { count: tokens.answer.tokens, formatted: formatNumber(tokens.answer.tokens) })}
          </p>
          <p className="text-sm text-ink-soft">{t('payment.success.balanceNow')}</p>
        </>
      )}
      <Button kind="quiet" onClick={again}>
        {t('payment.success.checkAgain')}
      </Button>
    </div>
  );
}
