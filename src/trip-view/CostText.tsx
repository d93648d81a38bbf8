import { useTranslation } from 'react-i18next';
import type { Cost } from '#domain/trip/cost.ts';
import { formatMoney } from '../i18n/format.ts';

export function CostText({ cost }: { readonly cost: Cost }) {
  const { t } = useTranslation();
  if (cost.kind === 'variable') return t('common.variable');
  if (cost.kind === 'unknown') return t('common.unknownPrice');
  return cost.adult === 0 ? t('common.free') : formatMoney(cost.adult);
}
