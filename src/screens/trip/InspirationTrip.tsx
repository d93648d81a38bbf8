import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Problem } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useOffline } from '../../data/connection.ts';
import { keepFormDraft } from '../../data/form-draft.ts';
import { useInspirationTrip } from '../../data/inspiration.ts';
import { usePhoto } from '../../data/photos.ts';
import { useUserId } from '../../data/session.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { type PlanState, paths } from '../../navigation/paths.ts';
import { CopyLinkButton } from '../../trip-view/CopyLinkButton.tsx';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TripSkeleton } from './TripSkeleton.tsx';

/** The wish behind a trip as the plan form keeps it; the dates are the traveller's own. */
function draftOf({ destination, travellers, categories, budget, preferences }: Trip) {
  return { destination, start: '', end: '', ...travellers, categories, budget, preferences };
}

function SaveAction({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signedIn = useUserId() !== null;
  async function save() {
    try {
      const { saveCopy } = await import('../../data/trips.ts');
      const copyId = await saveCopy(trip);
      showToast('success', t('trip.copySaved'));
      await navigate(paths.trip(copyId));
    } catch {
      showToast('error', t('planTrip.errorSavingTrip'));
    }
  }
  if (signedIn) {
    return (
      <Button kind="secondary" onClick={() => void save()}>
        {t('trip.saveCopy')}
      </Button>
    );
  }
  return (
    <ButtonLink kind="secondary" to={paths.login} state={{ returnTo: pathname }}>
      {t('planTrip.signInToSave')}
    </ButtonLink>
  );
}

function Absent({ problem, again }: { readonly problem: Problem; readonly again: () => void }) {
  const { t } = useTranslation();
  const offline = useOffline();
  const unknown = problem.code === 'NOT_FOUND' || problem.code === 'INVALID_INPUT';
  const title = unknown ? t('trip.notFound') : offline ? t('trip.notHere') : t('common.errors.loadingTrips');
  return (
    <EmptyState
      title={title}
      action={
        <>
          {!unknown && <Button onClick={again}>{t('common.tryAgain')}</Button>}
          <ButtonLink kind={unknown ? 'primary' : 'secondary'} to={paths.inspiration}>
            {t('inspiration.toAll')}
          </ButtonLink>
        </>
      }
    >
      {unknown ? t('inspiration.unknownText') : offline ? t('trip.notHereOffline') : problemText(problem, t).message}
    </EmptyState>
  );
}

/** A trip of the inspiration page: to look at, to keep a copy of, or to plan anew for other dates (D14). */
export function InspirationTrip({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { found: trip, problem, again } = useInspirationTrip(id);
  const photo = usePhoto(trip?.destinationId ?? null);
  if (!trip) return problem ? <Absent problem={problem} again={again} /> : <TripSkeleton />;
  const planThis = () => {
    keepFormDraft(draftOf(trip));
    const state: PlanState = { openForm: true };
    void navigate(paths.planTrip, { state });
  };
  return (
    <TripView
      trip={trip}
      photo={photo}
      actions={
        <>
          <p className="w-full rounded-card border border-sun bg-card p-4">{t('inspiration.tripText')}</p>
          <Button onClick={planThis}>{t('inspiration.planThis')}</Button>
          <SaveAction trip={trip} />
          <CopyLinkButton path={paths.inspirationTrip(id)} />
          <ButtonLink kind="quiet" to={paths.inspiration}>
            {t('inspiration.toAll')}
          </ButtonLink>
        </>
      }
    />
  );
}
