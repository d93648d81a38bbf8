import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { centsPerToken, type Product } from '#domain/shop/product.ts';
import type { Asked } from '../../data/asking.ts';
import { useSettings } from '../../data/settings.ts';
import { formatMoney, formatNumber, formatTwoDecimals } from '../../i18n/format.ts';
import { packName } from '../../i18n/pack-name.ts';
import { paths } from '../../navigation/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section } from './Section.tsx';

interface PackageProps {
  readonly product: Product;
  readonly planPrice: number | undefined;
  readonly returnTo: string | undefined;
}

function Package({ product, planPrice, returnTo }: PackageProps) {
  const { t } = useTranslation();
  const { id, tokens, price, popular } = product;
  const name = packName(id, product.name, t);
  const trips = planPrice ? Math.floor(tokens / planPrice) : 0;
  const money = formatMoney(price);
  return (
    <li
      className={classNames(
        'flex flex-col gap-3 rounded-card border bg-card p-6',
        popular ? 'border-2 border-sea shadow-lg md:-my-3 md:py-9' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{name}</h3>
        {popular && (
          <Badge tone="sun" icon={<Star aria-hidden className="size-3.5" />}>
            {t('shop.popular')}
          </Badge>
        )}
      </div>
      <p className="font-display text-4xl tabular-nums">{money}</p>
      <p className="text-lg font-semibold tabular-nums">
        {t('shop.tokens', { count: tokens, formatted: formatNumber(tokens) })}
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {t('shop.perToken', { cents: formatTwoDecimals(centsPerToken(product)) })}
        {trips > 0 && <span className="block">{t('shop.trips', { count: trips })}</span>}
      </p>
      <ButtonLink
        to={paths.payment}
        state={{ product, ...(returnTo !== undefined && { returnTo }) }}
        kind={popular ? 'primary' : 'secondary'}
        className="mt-auto"
        aria-label={t('shop.buyPack', { name, tokens: formatNumber(tokens), price: money })}
      >
        {t('shop.buy')}
      </ButtonLink>
    </li>
  );
}

interface PackagesProps {
  readonly products: Asked<readonly Product[]>;
  readonly again: () => void;
  readonly returnTo: string | undefined;
}

export function Packages({ products, again, returnTo }: PackagesProps) {
  const { t } = useTranslation();
  const planPrice = useSettings()?.prices.plan;
  return (
    <Section title={t('shop.packages')}>
      {products.state === 'refused' && (
        <FailedPart message={t('shop.packagesFailed')} againLabel={t('common.tryAgain')} onAgain={again} />
      )}
      {products.state === 'asking' && <Skeleton className="h-[54rem] md:h-80" />}
      {products.state === 'answered' && (
        <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
          {products.answer.map((product) => (
            <Package key={product.id} product={product} planPrice={planPrice} returnTo={returnTo} />
          ))}
        </ul>
      )}
    </Section>
  );
}
