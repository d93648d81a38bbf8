import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mainDestinationId } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useParked } from '../../data/conflicts.ts';
import { keepTrip, useKeptAs } from '../../data/drafts.ts';
import { useGround } from '../../data/ground.ts';
import { usePhoto } from '../../data/photos.ts';
import { useRates } from '../../data/rates.ts';
import { putIntoSaved, readReplannedTrip, useReplannedTrip } from '../../data/saved-replan.ts';
import { useUserId } from '../../data/session.ts';
import { useIsSaved } from '../../data/trips.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { ExportButton } from '../../trip-export/ExportButton.tsx';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { changeRequest, newsSeen, startEditing } from './plan-flow.ts';

/** Most plans have none: what tells of them comes with the first. */
const PlannedBookings = lazyWithTexts(async () => (await import('./PlannedBookings.tsx')).PlannedBookings, 'fixed');

interface PlanResultProps {
  readonly trip: Trip;
  /** What has just happened to it; null when it was found again from an earlier visit. */
  readonly news: 'planned' | 'replanned' | null;
}

interface PutIntoSavedProps {
  readonly tripId: string;
  readonly onSave: () => void;
}

/** Puts the stops that were replanned into the saved trip they are of, and goes there; what fails is said, and the plan stays. */
function usePutIntoSaved(): (tripId: string) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const failed = () => showToast('error', t('planTrip.errorSavingTrip'));
  async function put(tripId: string) {
    const { back, isDraft } = await putIntoSaved(tripId);
    const undo = async () => {
      if (!(await back())) showToast('error', t('tripEdit.partStays'));
    };
    showToast('success', t(isDraft ? 'tripEdit.replanned' : 'tripEdit.putIntoSaved'), {
      label: t('trip.undo'),
      run: () => void undo().catch(failed),
    });
    await navigate(paths.trip(tripId));
  }
  return (tripId) => void put(tripId).catch(failed);
}

/** A saved trip of which stops were planned anew takes them, or they become a trip of their own. */
function PutIntoSaved({ tripId, onSave }: PutIntoSavedProps) {
  const { t } = useTranslation();
  const put = usePutIntoSaved();
  return (
    <>
      <Button onClick={() => put(tripId)}>{t('tripEdit.intoSaved')}</Button>
      <Button kind="secondary" onClick={onSave}>
        {t('tripEdit.saveAsNew')}
      </Button>
    </>
  );
}

function useSave(trip: Trip): () => void {
  const { t } = useTranslation();
  async function save() {
    try {
      await keepTrip(trip);
      showToast('success', t('tripEdit.tripSaved'));
    } catch {
      showToast('error', t('planTrip.errorSavingTrip'));
    }
  }
  return () => void save();
}

/** Saves the plan, or says where it is kept or what has to come first. */
function SaveAction({ trip }: Pick<PlanResultProps, 'trip'>) {
  const { t } = useTranslation();
  const signedIn = useUserId() !== null;
  const saved = useIsSaved(trip.id);
  const refused = Boolean(useParked(trip.id));
  const of = useReplannedTrip();
  const isDraft = useKeptAs('draft').some(({ id }) => id === trip.id);
  const save = useSave(trip);
  if (refused) {
    return (
      <ButtonLink kind="secondary" to={paths.trip(trip.id)}>
        {t('tripEdit.refused')}
      </ButtonLink>
    );
  }
  if (saved) {
    return (
      <ButtonLink to={paths.myTrips}>
        {t('tripEdit.saved')} · {t('tripEdit.toMyTrips')}
      </ButtonLink>
    );
  }
  if (of) return <PutIntoSaved tripId={of} onSave={save} />;
  if (signedIn) {
    return (
      <>
        <Button onClick={save}>{t('tripEdit.save')}</Button>
        {isDraft && (
          <ButtonLink kind="secondary" to={paths.trip(trip.id)}>
            {t('tripEdit.openTrip')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <ButtonLink to={paths.login} state={{ returnTo: paths.planTrip }}>
      {t('planTrip.signInToSave')}
    </ButtonLink>
  );
}

export function PlanResult({ trip, news }: PlanResultProps) {
  const { t } = useTranslation();
  const signedIn = useUserId() !== null;
  const photo = usePhoto(mainDestinationId(trip));
  const ground = useGround();
  const rates = useRates();
  const save = useSave(trip);
  const hasFixed = (trip.bookings ?? []).length > 0;
  const put = usePutIntoSaved();

  useEffect(() => {
    if (news === null) return;
    newsSeen();
    window.scrollTo(0, 0);
    // A trip that is saved is replanned in its place.
    if (news === 'replanned')
      void readReplannedTrip().then((of) => (of ? put(of) : showToast('success', t('tripEdit.replanned'))));
    // Planning has succeeded with or without the celebration.
    import('../../ui/confetti.ts').then(({ throwConfetti }) => throwConfetti()).catch(() => undefined);
  }, [news, t, put]);

  return (
    <TripView
      trip={trip}
      photo={photo}
      ground={ground}
      rates={rates}
      planned={{
        fixed: hasFixed && (
          <Suspense>
            <PlannedBookings trip={trip} onSave={save} />
          </Suspense>
        ),
      }}
      actions={
        <>
          <SaveAction trip={trip} />
          {signedIn && (
            <Button kind="secondary" onClick={() => startEditing()}>
              {t('tripEdit.editPlan')}
            </Button>
          )}
          <Button kind="secondary" onClick={changeRequest}>
            {t('tripEdit.newPlan')}
          </Button>
          <ExportButton trip={trip} />
        </>
      }
    />
  );
}
