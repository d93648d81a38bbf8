import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import { budgetLevels } from '#domain/trip/budget.ts';
import type { MyTrip } from '../../data/trips.ts';
import { classNames } from '../../ui/class-names.ts';
import { MoneyBags } from '../../ui/MoneyBags.tsx';

/** Characters of a summary that a list shows. */
export const LONGEST_SUMMARY = 150;

const moneyBags = { economic: 1, moderate: 2, luxury: 3 } as const;

/** Blank at a cold start until it was read: another tab may have kept the list as it was before the last change. */
export function PlacementChip({ placement }: Pick<MyTrip, 'placement'>) {
  const { t } = useTranslation();
  const tone = {
    'on-this-device': 'border-sun',
    'needs-attention': 'border-coral text-coral',
    saved: 'border-leaf text-leaf',
    draft: 'border-sun',
    archived: 'border-line',
  };
  return (
    <span data-momentary className={classNames('rounded-full border px-3 py-0.5 text-sm', tone[placement])}>
      {t(`trip.placement.${placement}`)}
    </span>
  );
}

export function BudgetBags({ budget }: Pick<MyTrip, 'budget'>) {
  const { t } = useTranslation();
  const level = known(budgetLevels, budget);
  if (!level) return null;
  return (
    <span role="img" aria-label={t(`myTrips.budget.${level}`)} className="inline-flex pl-2 align-middle">
      <MoneyBags count={moneyBags[level]} />
    </span>
  );
}
