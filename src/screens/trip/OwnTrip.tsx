import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusHoldsUntil } from '#domain/trip/holds-until.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useOffline } from '../../data/connection.ts';
import { useFit } from '../../data/fit.ts';
import { useStoredAsOf } from '../../data/freshness.ts';
import { useTripGround } from '../../data/kept-map.ts';
import { useKeptPhoto } from '../../data/kept-photo.ts';
import { useKeptView } from '../../data/kept-view.ts';
import { usePlacing } from '../../data/placing.ts';
import { useUserId } from '../../data/session.ts';
import { useSync } from '../../data/sync-state.ts';
import { changeTrip, useTrip } from '../../data/trips.ts';
import { formatMoment } from '../../i18n/format.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { SignInPrompt } from '../../navigation/SignInPrompt.tsx';
import { Unreadable } from '../../navigation/Unreadable.tsx';
import { ExportButton } from '../../trip-export/ExportButton.tsx';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useToday } from '../../ui/today.ts';
import { ParkedNotice } from './ParkedNotice.tsx';
import { firstChoice, type ShareChoice } from './share-choice.ts';
import { TripMenu } from './TripMenu.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

const ShareSheet = lazyWithTexts(async () => (await import('./ShareSheet.tsx')).ShareSheet, 'share');
const SharePreview = lazyWithTexts(async () => (await import('./SharePreview.tsx')).SharePreview, 'share');
const KeepMap = lazy(() => import('./KeepMap.tsx').then((module) => ({ default: module.KeepMap })));

interface Sharing {
  readonly step: 'closed' | 'choosing' | 'preview';
  readonly choice: ShareChoice;
}

function TripAbsent() {
  const { t } = useTranslation();
  const offline = useOffline();
  const signedIn = useUserId() !== null;
  if (!signedIn) return <SignInPrompt title={t('trip.signIn')} />;
  return (
    <EmptyState
      title={offline ? t('trip.notHere') : t('trip.notFound')}
      action={<ButtonLink to={paths.myTrips}>{t('layout.myTrips')}</ButtonLink>}
    >
      {offline ? t('trip.notHereOffline') : t('trip.notFoundText')}
    </EmptyState>
  );
}

function Shown({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const photo = useKeptPhoto(trip.destinationId);
  const ground = useTripGround(trip.id);
  usePlacing(trip);
  const looked = useFit(trip);
  const asOf = useStoredAsOf();
  const [sharing, setSharing] = useState<Sharing>({ step: 'closed', choice: firstChoice });
  const change = (...changes: readonly Change[]) => {
    changeTrip(trip.id, changes).catch(() => showToast('error', t('planTrip.errorSavingTrip')));
  };
  const editing = { change, looked };
  const today = useToday();
  const until = sharing.step === 'preview' ? null : statusHoldsUntil(trip.dates, today);
  useKeptView(until);
  if (sharing.step === 'preview') {
    const { options } = sharing.choice;
    const close = () => setSharing({ ...sharing, step: 'choosing' });
    return (
      <Suspense fallback={<TripSkeleton />}>
        <SharePreview trip={trip} options={options} onClose={close} />
      </Suspense>
    );
  }
  return (
    <TripView
      trip={trip}
      photo={photo}
      ground={ground}
      mapActions={
        <Suspense>
          <KeepMap trip={trip} />
        </Suspense>
      }
      editing={editing}
      actions={
        <>
          <Button onClick={() => setSharing({ ...sharing, step: 'choosing' })}>
            <Share2 aria-hidden className="size-5" />
            {t('trip.share')}
          </Button>
          <ExportButton trip={trip} own />
          <TripMenu trip={trip} editing={editing} />
          {asOf && <p className="w-full text-sm text-ink-soft">{t('trip.asOf', { moment: formatMoment(asOf) })}</p>}
          <ParkedNotice tripId={trip.id} />
          {sharing.step === 'choosing' && (
            <Suspense>
              <ShareSheet
                trip={trip}
                choice={sharing.choice}
                onChange={(choice) => setSharing({ ...sharing, choice })}
                onPreview={() => setSharing({ ...sharing, step: 'preview' })}
                onClose={() => setSharing({ ...sharing, step: 'closed' })}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}

/** A trip of whoever is signed in, from this device. */
export function OwnTrip({ id }: { readonly id: string }) {
  const stored = useTrip(id);
  const reach = useSync((state) => state.reach);
  const signedIn = useUserId() !== null;
  if (stored.state === 'unreadable') return <Unreadable again={stored.again} />;
  if (stored.state === 'read' && stored.value) return <Shown trip={stored.value} />;
  // A trip that is not here yet may be on its way from the server.
  const onItsWay = signedIn && reach === 'unknown';
  return stored.state === 'reading' || onItsWay ? <TripSkeleton /> : <TripAbsent />;
}
