import { useTranslation } from 'react-i18next';
import { knownOf } from '#domain/open-list.ts';
import { shorten } from '#domain/shorten.ts';
import { categoryIds } from '#domain/trip/category.ts';
import { dayCount } from '#domain/trip/dates.ts';
import { tripStatus } from '#domain/trip/status.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import type { MyTrip } from '../../data/trips.ts';
import { formatRange } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { BudgetBags, LONGEST_SUMMARY, PlacementChip } from './TripFacts.tsx';

interface TripRowProps {
  readonly trip: MyTrip;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Not in what a cold start shows at once. */
  readonly later?: boolean | undefined;
}

/** A row of the table on wide screens. */
export function TripRow({ trip, today, later }: TripRowProps) {
  const { t } = useTranslation();
  const cell = 'p-3 align-top';
  return (
    <tr data-later={later} className="border-b border-line">
      <th scope="row" className="max-w-md p-3 text-left align-top font-normal">
        <span className="font-display text-xl font-semibold [overflow-wrap:anywhere]">{tripName(trip)}</span>
        <BudgetBags budget={trip.budget} />
        {trip.title && <span className="block text-sm font-semibold">{trip.destination}</span>}
        <span className="block text-sm text-ink-soft">{shorten(trip.summary, LONGEST_SUMMARY)}</span>
      </th>
      <td className={cell}>
        {formatRange(trip.dates)}
        <span className="block text-sm text-ink-soft">{t('myTrips.days', { count: dayCount(trip.dates) })}</span>
      </td>
      <td className={cell}>
        {knownOf(categoryIds, trip.categories)
          .map((id) => t(`categories.${id}`))
          .join(', ')}
      </td>
      <td className={cell}>
        <span className="flex flex-wrap items-center gap-2">
          {t(`trip.status.${tripStatus(trip.dates, today)}`)}
          <PlacementChip placement={trip.placement} />
        </span>
      </td>
      <td className={cell}>
        <ButtonLink
          kind="secondary"
          to={paths.trip(trip.id)}
          aria-label={`${t('myTrips.viewDetails')}: ${tripName(trip)}, ${formatRange(trip.dates)}`}
          className="whitespace-nowrap"
        >
          {t('myTrips.viewDetails')}
        </ButtonLink>
      </td>
    </tr>
  );
}
