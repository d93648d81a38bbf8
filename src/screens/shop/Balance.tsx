import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Asked } from '../../data/asking.ts';
import type { Tokens } from '../../data/tokens.ts';
import { formatNumber } from '../../i18n/format.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface BalanceProps {
  readonly tokens: Asked<Tokens>;
  readonly onAgain: () => void;
}

/** What the server says is in the account. */
export function Balance({ tokens, onAgain }: BalanceProps) {
  const { t } = useTranslation();
  if (tokens.state === 'asking') return <Skeleton className="h-16 w-60 max-w-full" />;
  if (tokens.state === 'refused')
    return <FailedPart message={t('shop.balanceFailed')} againLabel={t('common.tryAgain')} onAgain={onAgain} />;
  const { tokens: count, held, owed } = tokens.answer;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <Coins aria-hidden className="size-7 text-sea" />
        <span className="text-ink-soft">{t('shop.balance')}</span>
        <strong className="font-display text-2xl tabular-nums">
          {t('shop.tokens', { count, formatted: formatNumber(count) })}
        </strong>
      </p>
      {held > 0 && <p className="text-sm text-ink-soft">{t('shop.heldBeside', { formatted: formatNumber(held) })}</p>}
      {owed > 0 && (
        <p className="text-sm text-ink-soft">{t('shop.owed', { count: owed, formatted: formatNumber(owed) })}</p>
      )}
    </div>
  );
}
