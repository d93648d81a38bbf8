import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Problem } from '#domain/problem.ts';
import { publishedOptions } from '#domain/trip/publication.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { useOffline } from '../../data/connection.ts';
import { keepFormDraft } from '../../data/form-draft.ts';
import { useGround } from '../../data/ground.ts';
import { useInspirationTrip } from '../../data/inspiration.ts';
import { usePhoto } from '../../data/photos.ts';
import { toCopy } from '../../data/shared-trips.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { type PlanState, paths } from '../../navigation/paths.ts';
import { ShareLinkButton } from '../../trip-view/ShareLinkButton.tsx';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SaveCopyAction } from './SaveCopyAction.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })));

/** The wish behind a trip as the plan form keeps it; the dates are the traveller's own. */
function draftOf({ destination, travellers, categories, budget, preferences }: Trip) {
  return { destination, start: '', end: '', ...travellers, categories, budget, preferences };
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

/** Tells the operator of a trip that should not be there. */
function ReportAction({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-5" />
        {t('inspiration.report')}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Travellers' trips are called by UUIDs, ours by words. */
const isPublished = (id: string): boolean => z.safeParse(z.uuid(), id).success;

/** A trip of the inspiration page: to look at, to keep a copy of, or to plan anew for other dates (D14). */
export function InspirationTrip({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { found: trip, problem, again } = useInspirationTrip(id);
  const photo = usePhoto(trip?.destinationId ?? null);
  const ground = useGround();
  if (!trip) return problem ? <Absent problem={problem} again={again} /> : <TripSkeleton />;
  const published = isPublished(id);
  const planThis = () => {
    keepFormDraft(draftOf(trip));
    const state: PlanState = { show: 'form' };
    void navigate(paths.planTrip, { state });
  };
  return (
    <TripView
      trip={trip}
      told={published ? publishedOptions : undefined}
      photo={photo}
      ground={ground}
      actions={
        <>
          <p className="w-full rounded-card border border-sun bg-card p-4">
            {published ? t('inspiration.travellersText') : t('inspiration.tripText')}
          </p>
          <Button onClick={planThis}>{t('inspiration.planThis')}</Button>
          <SaveCopyAction
            label={t('trip.saveCopy')}
            signInLabel={t('planTrip.signInToSave')}
            toCopy={() => (published ? toCopy({ options: publishedOptions, trip }) : trip)}
          />
          <ShareLinkButton path={paths.inspirationTrip(id)} title={tripName(trip)} />
          {published && <ReportAction id={id} />}
          <ButtonLink kind="quiet" to={paths.inspiration}>
            {t('inspiration.toAll')}
          </ButtonLink>
        </>
      }
    />
  );
}
