import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mainDestinationId } from '#domain/trip/base.ts';
import { type ShareOptions, sharedTrip } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useGround } from '../../data/ground.ts';
import { useKeptPhoto } from '../../data/kept-photo.ts';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';

interface SharePreviewProps {
  readonly trip: Trip;
  readonly options: ShareOptions;
  readonly onClose: () => void;
}

/** The own trip as a viewer with the link sees it: made by the same rule that the server follows. */
export function SharePreview({ trip, options, onClose }: SharePreviewProps) {
  const { t } = useTranslation();
  const ground = useGround();
  const photo = useKeptPhoto(mainDestinationId(trip));
  const shared = useMemo(() => sharedTrip(trip, options, () => crypto.randomUUID()), [trip, options]);
  return (
    <TripView
      trip={shared}
      told={options}
      photo={photo}
      ground={ground}
      actions={
        <>
          <p role="status" className="w-full rounded-card border border-sun bg-card p-4">
            {t('share.previewText')}
          </p>
          <Button onClick={onClose}>{t('share.previewClose')}</Button>
        </>
      }
    />
  );
}
