import { useTranslation } from 'react-i18next';
import { prices } from '#domain/shop/prices.ts';
import { useSettings } from '../../data/settings.ts';
import { formatNumber } from '../../i18n/format.ts';

/** What the work costs, and that it is free while the operator says so (D7). */
export function Price({ work }: { readonly work: 'plan' | 'replan' }) {
  const { t } = useTranslation();
  const settings = useSettings();
  const tokens = formatNumber((settings?.prices ?? prices)[work]);
  return settings?.betaFree === false ? t('planForm.priceCharged', { tokens }) : t('planForm.priceFree', { tokens });
}
