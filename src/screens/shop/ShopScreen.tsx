import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useProducts } from '../../data/products.ts';
import { useUserId } from '../../data/session.ts';
import { useSettingsPending } from '../../data/settings.ts';
import { useTokens } from '../../data/tokens.ts';
import type { ReturnState } from '../../navigation/paths.ts';
import { History } from '../../token-view/History.tsx';
import { UnverifiedBuyer } from '../../token-view/Unverified.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Balance } from './Balance.tsx';
import { Comparison } from './Comparison.tsx';
import { Notices } from './Notices.tsx';
import { Packages } from './Packages.tsx';
import { Purchases } from './Purchases.tsx';
import { Section } from './Section.tsx';
import { ServicePrices } from './ServicePrices.tsx';

/** What belongs to an account: the balance above, purchases and history below the packages. */
function Account({ children }: { readonly children: React.ReactNode }) {
  const { t } = useTranslation();
  const [tokens, again] = useTokens();
  return (
    <>
      <Balance tokens={tokens} onAgain={again} />
      <UnverifiedBuyer />
      {children}
      <Purchases onChange={again} />
      <Section title={t('shop.history')}>
        <History key={tokens.state === 'answered' ? tokens.answer.tokens : ''} />
      </Section>
    </>
  );
}

export default function ShopScreen() {
  const { t } = useTranslation();
  const signedIn = useUserId() !== null;
  const { returnTo } = (useLocation().state ?? {}) as ReturnState;
  const cancelled = useSearchParams()[0].has('cancelled');
  const [products, again] = useProducts();
  // A notice that came later would move what is being read.
  const goods = useSettingsPending() ? (
    <div role="status" aria-label={t('common.loading')}>
      <Skeleton className="h-[70rem]" />
    </div>
  ) : (
    <>
      <Notices />
      <Packages products={products} again={again} returnTo={returnTo} />
      <ServicePrices />
      <Comparison />
    </>
  );
  return (
    <div className="flex flex-col gap-10 py-8">
      <div className="flex flex-col gap-4">
        <h1 className="text-3xl md:text-4xl">{t('shop.title')}</h1>
        <p className="max-w-measure text-lg text-ink-soft">{t('shop.lead')}</p>
        {cancelled && (
          <p role="status" className="rounded-card border border-line bg-card p-4">
            {t('shop.cancelled')}
          </p>
        )}
      </div>
      {signedIn ? <Account>{goods}</Account> : goods}
    </div>
  );
}
