import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/photos.ts';
import { mainDestinationId } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { beginsCold } from '#rendering/cover/cold.ts';
import { formatDayMonth } from '../i18n/format.ts';
import { classNames } from '../ui/class-names.ts';
import { useNamedPage } from '../ui/page-name.ts';
import { Cover } from './cover/Cover.tsx';

const RouteLine = lazy(() => import('./JourneyParts.tsx').then((module) => ({ default: module.RouteLine })));

interface TripHeaderProps {
  readonly trip: Trip;
  readonly photo: Photo | null | undefined;
  /** Only how long it is may be told. */
  readonly undated?: boolean | undefined;
  /** On the road a phone has no room for a picture: what is on now comes first. */
  readonly ongoing?: boolean | undefined;
}

export function TripHeader({ trip, photo, undated, ongoing = false }: TripHeaderProps) {
  const { t } = useTranslation();
  const { adults, children } = trip.travellers;
  useNamedPage(tripName(trip));
  return (
    <header className="flex flex-col gap-2 md:gap-4">
      <Cover
        name={trip.destination}
        destinationId={mainDestinationId(trip)}
        photo={photo}
        landscape={trip.landscape}
        cold={beginsCold(trip)}
        className={classNames('h-32 md:h-80', ongoing && 'max-md:hidden')}
      />
      <h1 className="text-2xl md:text-4xl">{tripName(trip)}</h1>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        {trip.bases ? (
          <Suspense>
            <RouteLine trip={trip} />
          </Suspense>
        ) : (
          trip.title && <span>{trip.destination}</span>
        )}
        <span>
          {undated
            ? t('share.days', { count: trip.days.length })
            : `${formatDayMonth(trip.dates.start)} – ${formatDayMonth(trip.dates.end)}`}
        </span>
        <span>{t('trip.adults', { count: adults })}</span>
        {children > 0 && <span>{t('trip.children', { count: children })}</span>}
      </p>
    </header>
  );
}

interface TripIntroProps {
  readonly trip: Trip;
  readonly actions?: ReactNode;
}

/** What the trip is about, and what can be done with all of it. */
export function TripIntro({ trip, actions }: TripIntroProps) {
  return (
    <div className="flex flex-col gap-4">
      {trip.summary !== '' && <p className="max-w-measure whitespace-pre-line md:text-lg">{trip.summary}</p>}
      {trip.notes !== '' && (
        <p className="max-w-measure rounded-lg border-l-4 border-sun bg-card px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {trip.notes}
        </p>
      )}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
