import { useTranslation } from 'react-i18next';
import { useGround } from '../../data/ground.ts';
import { usePhoto } from '../../data/photos.ts';
import { useSampleTrip } from '../../data/sample-trip.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { paths } from '../../navigation/paths.ts';
import { ExportButton } from '../../trip-export/ExportButton.tsx';
import { TripView } from '../../trip-view/TripView.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

/** Five days in Barcelona, for a visitor who wants to see a plan before asking for one (D27). */
export default function SampleTripScreen() {
  const { t } = useTranslation();
  const trip = useSampleTrip(currentLanguage());
  const photo = usePhoto(trip?.destinationId ?? null);
  const ground = useGround();
  if (!trip) return <TripSkeleton />;
  return (
    <TripView
      trip={trip}
      photo={photo}
      ground={ground}
      actions={
        <>
          <p className="w-full rounded-card border border-sun bg-card p-4">{t('trip.sampleText')}</p>
          <ButtonLink to={paths.planTrip}>{t('trip.planYours')}</ButtonLink>
          <ExportButton trip={trip} />
        </>
      }
    />
  );
}
