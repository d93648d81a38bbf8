import { useTranslation } from 'react-i18next';
import type { Cost } from '#domain/trip/cost.ts';
import { formatMoney } from '../i18n/format.ts';

interface CostTextProps {
  readonly cost: Cost;
  /** The stop at which the ticket is paid, where that is another. */
  readonly paidAt?: string | undefined;
}

export function CostText({ cost, paidAt }: CostTextProps) {
  const { t } = useTranslation();
  if (paidAt !== undefined) return t('trip.sameTicket', { name: paidAt });
  if (cost.kind === 'variable') return t('common.variable');
  if (cost.kind === 'unknown') return t('common.unknownPrice');
  return cost.adult === 0 ? t('common.free') : formatMoney(cost.adult);
}
