import { useTranslation } from 'react-i18next';
import { type TotalCost, totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatMoney } from '../i18n/format.ts';

function sumOf(trip: Trip): TotalCost {
  return totalCost(
    trip.days.flatMap((day) => day.activities.map((activity) => activity.cost)),
    trip.travellers,
  );
}

/** What the activities cost per person and altogether; what varies is said, not added. */
export function TripBudget({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const total = sumOf(trip);
  const amount = (cents: number) => (cents === 0 ? t('common.free') : formatMoney(cents));
  return (
    <section aria-labelledby="trip-budget" className="rounded-card border border-line bg-card p-5">
      <h2 id="trip-budget" className="pb-3 text-xl">
        {t('trip.budgetTitle')}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        <dt>{t('trip.perPerson')}</dt>
        <dd className="text-right text-lg font-semibold">{amount(total.perPerson)}</dd>
        <dt>{t('trip.party')}</dt>
        <dd className="text-right font-semibold">{amount(total.party)}</dd>
      </dl>
      {total.variable && <p className="pt-2 text-sm text-ink-soft">+ {t('trip.plusVariable')}</p>}
      {total.unknown && <p className="text-sm text-ink-soft">+ {t('trip.plusUnknown')}</p>}
    </section>
  );
}
