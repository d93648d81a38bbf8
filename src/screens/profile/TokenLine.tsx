import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTokens } from '../../data/tokens.ts';
import { formatNumber } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function TokenLine() {
  const { t } = useTranslation();
  const [asked, again] = useTokens();
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Coins aria-hidden className="size-7 text-sea" />
      <h2 className="text-xl">{t('profile.tokens')}</h2>
      {asked.state === 'asking' && <Skeleton className="h-7 w-28" />}
      {asked.state === 'answered' && (
        <p className="text-xl">
          {t('profile.balance', { count: asked.answer.tokens, formatted: formatNumber(asked.answer.tokens) })}
        </p>
      )}
      {asked.state === 'refused' && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-coral">
          {t('profile.errorLoadingTokens')}
          <Button kind="quiet" onClick={again}>
            {t('common.tryAgain')}
          </Button>
        </p>
      )}
      <Link to={paths.shop} className="ml-auto inline-flex min-h-11 items-center text-sea underline">
        {t('profile.toShop')}
      </Link>
    </Card>
  );
}
