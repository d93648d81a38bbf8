import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shorten } from '#domain/shorten.ts';
import { dayCount } from '#domain/trip/dates.ts';
import { tripStatus } from '#domain/trip/status.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { isCold } from '#rendering/cover/cold.ts';
import type { MyTrip } from '../../data/trips.ts';
import { formatRange } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { Cover } from '../../trip-view/cover/Cover.tsx';
import { DrawnCover } from '../../trip-view/cover/DrawnCover.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { countdown } from './countdown.ts';
import { BudgetBags, LONGEST_SUMMARY, PlacementChip } from './TripFacts.tsx';

interface TripCardProps {
  readonly trip: MyTrip;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The trip that comes next has a larger picture. */
  readonly next?: boolean;
  readonly heading: 'h2' | 'h3';
  /** Its picture may wait until what is above it can be seen. */
  readonly bare: boolean;
  /** Not in what a cold start shows at once. */
  readonly later: boolean;
}

/** Beside the name it says nothing more; a photo brings the credit that its licence asks for. */
function Picture({ trip, next, bare }: Pick<TripCardProps, 'trip' | 'next' | 'bare'>) {
  const { destination: name, destinationId, landscape = 'city', warmest, photo } = trip;
  const className = classNames('rounded-none', next ? 'h-36' : 'h-24');
  const cold = isCold(warmest);
  if (bare) return <div className={classNames('bg-sea/15', className)} />;
  if (!photo)
    return (
      <DrawnCover name={name} destinationId={destinationId} landscape={landscape} cold={cold} className={className} />
    );
  return (
    <Cover
      name={name}
      destinationId={destinationId}
      landscape={landscape}
      cold={cold}
      photo={photo}
      loading={next ? undefined : 'lazy'}
      className={classNames('[&_figcaption]:z-10', className)}
    />
  );
}

function Facts({ trip, status }: { readonly trip: MyTrip; readonly status: string }) {
  const { t } = useTranslation();
  const { adults, children } = trip.travellers;
  return (
    <>
      <p>
        {formatRange(trip.dates)} · {t('myTrips.days', { count: dayCount(trip.dates) })}
      </p>
      <p className="text-sm text-ink-soft">
        {t('trip.adults', { count: adults })}
        {children > 0 && ` · ${t('trip.children', { count: children })}`}
      </p>
      {trip.summary !== '' && (
        <p className="line-clamp-2 text-sm text-ink-soft">{shorten(trip.summary, LONGEST_SUMMARY)}</p>
      )}
      <p className="flex flex-wrap items-center gap-2 pt-1">
        {status}
        <PlacementChip placement={trip.placement} />
      </p>
    </>
  );
}

/** A trip in the list of phones. All of it is the link, but for the credit of a photo, which lies above it. */
export const TripCard = memo(function TripCard({
  trip,
  today,
  next = false,
  heading: Name,
  bare,
  later,
}: TripCardProps) {
  const { t } = useTranslation();
  const name = tripName(trip);
  const until = countdown(t, trip.dates, today);
  return (
    <li data-later={later || undefined}>
      <Card as="article" flush lively className="focus-within:border-sea">
        <Picture trip={trip} next={next} bare={bare} />
        <div className="flex flex-col gap-1 p-4">
          <Name className="text-xl leading-snug">
            <Link
              to={paths.trip(trip.id)}
              aria-label={`${t('myTrips.viewDetails')}: ${name}, ${formatRange(trip.dates)}`}
              className="text-ink no-underline [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-['']"
            >
              {name}
            </Link>
            <BudgetBags budget={trip.budget} />
          </Name>
          {trip.title && <p className="text-sm font-semibold">{trip.destination}</p>}
          <Facts trip={trip} status={t(`trip.status.${tripStatus(trip.dates, today)}`)} />
        </div>
        {until && (
          <p
            data-momentary
            className="pointer-events-none absolute top-3 left-3 rounded-full border border-line bg-paper px-3 py-1 text-sm font-semibold text-ink"
          >
            {until}
          </p>
        )}
      </Card>
    </li>
  );
});
