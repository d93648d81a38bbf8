import { useTranslation } from 'react-i18next';
import { known, knownOf } from '#domain/open-list.ts';
import { shorten } from '#domain/shorten.ts';
import { budgetLevels } from '#domain/trip/budget.ts';
import { categoryIds } from '#domain/trip/category.ts';
import { dayCount } from '#domain/trip/dates.ts';
import { tripStatus } from '#domain/trip/status.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import type { MyTrip } from '../../data/trips.ts';
import { formatRange } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MoneyBags } from '../../ui/MoneyBags.tsx';
import { useToday } from '../../ui/today.ts';

const LONGEST_SUMMARY = 150;
const moneyBags = { economic: 1, moderate: 2, luxury: 3 } as const;

function PlacementChip({ placement }: Pick<MyTrip, 'placement'>) {
  const { t } = useTranslation();
  const tone = {
    'on-this-device': 'border-sun',
    'needs-attention': 'border-coral text-coral',
    saved: 'border-leaf text-leaf',
  };
  return (
    <span className={classNames('rounded-full border px-3 py-0.5 text-sm', tone[placement])}>
      {t(`trip.placement.${placement}`)}
    </span>
  );
}

interface TripRowProps {
  readonly trip: MyTrip;
  /** Not in what a cold start shows at once. */
  readonly later?: boolean | undefined;
}

/** A row of the table on wide screens, a card on phones. */
export function TripRow({ trip, later }: TripRowProps) {
  const { t } = useTranslation();
  const status = tripStatus(trip.dates, useToday());
  const budget = known(budgetLevels, trip.budget);
  const cell = 'block md:table-cell md:p-3 md:align-top';
  return (
    <tr
      data-later={later}
      className="block rounded-card border border-line bg-card p-4 md:table-row md:border-0 md:border-b md:bg-transparent"
    >
      <th scope="row" className={classNames(cell, 'text-left font-normal md:max-w-md')}>
        <span className="font-display text-xl font-semibold [overflow-wrap:anywhere]">{tripName(trip)}</span>
        {budget && (
          <span role="img" aria-label={t(`myTrips.budget.${budget}`)} className="inline-flex pl-2 align-middle">
            <MoneyBags count={moneyBags[budget]} />
          </span>
        )}
        {trip.title && <span className="block text-sm font-semibold">{trip.destination}</span>}
        <span className="block text-sm text-ink-soft">{shorten(trip.summary, LONGEST_SUMMARY)}</span>
      </th>
      <td className={classNames(cell, 'pt-2')}>
        {formatRange(trip.dates)}
        <span className="block text-sm text-ink-soft">{t('myTrips.days', { count: dayCount(trip.dates) })}</span>
      </td>
      <td className={cell}>
        {knownOf(categoryIds, trip.categories)
          .map((id) => t(`categories.${id}`))
          .join(', ')}
      </td>
      <td className={classNames(cell, 'py-2')}>
        <span className="flex flex-wrap items-center gap-2">
          {t(`trip.status.${status}`)}
          <PlacementChip placement={trip.placement} />
        </span>
      </td>
      <td className={cell}>
        <ButtonLink
          kind="secondary"
          to={paths.trip(trip.id)}
          aria-label={`${t('myTrips.viewDetails')}: ${tripName(trip)}, ${formatRange(trip.dates)}`}
          className="w-full whitespace-nowrap md:w-auto"
        >
          {t('myTrips.viewDetails')}
        </ButtonLink>
      </td>
    </tr>
  );
}
