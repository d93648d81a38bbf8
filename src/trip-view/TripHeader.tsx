import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/photos.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isCold } from '#rendering/cover/cover.ts';
import { formatDayMonth } from '../i18n/format.ts';
import { Cover } from './cover/Cover.tsx';

interface TripHeaderProps {
  readonly trip: Trip;
  readonly photo: Photo | null | undefined;
  /** Only how long it is may be told. */
  readonly undated?: boolean | undefined;
  readonly actions?: ReactNode;
}

export function TripHeader({ trip, photo, undated, actions }: TripHeaderProps) {
  const { t } = useTranslation();
  const { adults, children } = trip.travellers;
  return (
    <header className="flex flex-col gap-4">
      <Cover
        name={trip.destination}
        photo={photo}
        landscape={trip.landscape}
        cold={isCold(trip.days[0]?.weather?.temperature)}
        className="h-48 md:h-72"
      />
      <h1 className="text-3xl md:text-4xl">{trip.title ?? trip.destination}</h1>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        {trip.title && <span>{trip.destination}</span>}
        <span>
          {undated
            ? t('share.days', { count: trip.days.length })
            : `${formatDayMonth(trip.dates.start)} – ${formatDayMonth(trip.dates.end)}`}
        </span>
        <span>{t('trip.adults', { count: adults })}</span>
        {children > 0 && <span>{t('trip.children', { count: children })}</span>}
      </p>
      <p className="max-w-prose text-lg">{trip.summary}</p>
      {trip.notes !== '' && (
        <p className="max-w-prose rounded-lg border-l-4 border-sun bg-card px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {trip.notes}
        </p>
      )}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
