import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { Change } from '#domain/trip/patch.ts';
import { useOffline } from '../../data/connection.ts';
import { usePhoto } from '../../data/photos.ts';
import { useUserId } from '../../data/session.ts';
import { useSync } from '../../data/sync-state.ts';
import { changeTrip, useTrip } from '../../data/trips.ts';
import { INSPIRATION_TRIP, paths, SAMPLE_TRIP } from '../../navigation/paths.ts';
import { CopyLinkButton } from '../../trip-view/CopyLinkButton.tsx';
import { TripView } from '../../trip-view/TripView.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { InspirationTrip } from './InspirationTrip.tsx';
import { ParkedNotice } from './ParkedNotice.tsx';
import { SampleTrip } from './SampleTrip.tsx';
import { TripMenu } from './TripMenu.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

function TripAbsent() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const offline = useOffline();
  const signedIn = useUserId() !== null;
  if (!signedIn) {
    return (
      <EmptyState
        title={t('trip.signIn')}
        action={
          <ButtonLink to={paths.login} state={{ returnTo: pathname }}>
            {t('layout.signIn')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={offline ? t('trip.notHere') : t('trip.notFound')}
      action={<ButtonLink to={paths.myTrips}>{t('layout.myTrips')}</ButtonLink>}
    >
      {offline ? t('trip.notHereOffline') : t('trip.notFoundText')}
    </EmptyState>
  );
}

export default function TripScreen() {
  const { id = '' } = useParams();
  if (id === SAMPLE_TRIP) return <SampleTrip />;
  if (id.startsWith(INSPIRATION_TRIP)) return <InspirationTrip id={id.slice(INSPIRATION_TRIP.length)} />;
  return <OwnTrip id={id} />;
}

function OwnTrip({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const trip = useTrip(id);
  const reach = useSync((state) => state.reach);
  const signedIn = useUserId() !== null;
  const photo = usePhoto(trip?.destinationId ?? null);

  if (trip === undefined || (trip === null && signedIn && reach === 'unknown')) {
    return <TripSkeleton />;
  }
  if (trip === null) return <TripAbsent />;

  const change = (...changes: readonly Change[]) => {
    changeTrip(trip.id, changes).catch(() => showToast('error', t('planTrip.errorSavingTrip')));
  };
  return (
    <TripView
      trip={trip}
      photo={photo}
      editing={{ change }}
      actions={
        <>
          <CopyLinkButton path={paths.trip(trip.id)} />
          <TripMenu trip={trip} />
          <ParkedNotice tripId={trip.id} />
        </>
      }
    />
  );
}
