import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { mainDestinationId } from '#domain/trip/base.ts';
import { statusHoldsUntil } from '#domain/trip/holds-until.ts';
import { keptAs } from '#domain/trip/kept-as.ts';
import type { Seen } from '#domain/trip/seen.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useParked } from '../../data/conflicts.ts';
import { useOffline } from '../../data/connection.ts';
import { useFit } from '../../data/fit.ts';
import { useStoredAsOf } from '../../data/freshness.ts';
import { useTripGround } from '../../data/kept-map.ts';
import { useKeptPhoto } from '../../data/kept-photo.ts';
import { useKeptView } from '../../data/kept-view.ts';
import { usePlacing } from '../../data/placing.ts';
import { useRates } from '../../data/rates.ts';
import { useSessionState, useUserId } from '../../data/session.ts';
import { syncSoon } from '../../data/sync-soon.ts';
import { useSync } from '../../data/sync-state.ts';
import { useTrip } from '../../data/trips.ts';
import { formatMoment } from '../../i18n/format.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { type PlanState, paths, type ReturnState, type TripState } from '../../navigation/paths.ts';
import { SignInPrompt } from '../../navigation/SignInPrompt.tsx';
import { Unreadable } from '../../navigation/Unreadable.tsx';
import { ExportButton } from '../../trip-export/ExportButton.tsx';
import type { Editing, OpenForm } from '../../trip-view/editing.ts';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useToday } from '../../ui/today.ts';
import { useChangeShown, useTellShown } from './change-shown.ts';
import { firstChoice, type ShareChoice } from './share-choice.ts';
import { TripForm } from './TripForm.tsx';
import { TripMenu } from './TripMenu.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

const ParkedNotice = lazyWithTexts(async () => (await import('./ParkedNotice.tsx')).ParkedNotice, 'parked');
const KeptAsNotice = lazyWithTexts(async () => (await import('./KeptAsNotice.tsx')).KeptAsNotice, 'leftPlans');
const ShareSheet = lazyWithTexts(async () => (await import('./ShareSheet.tsx')).ShareSheet, 'share');
const SharePreview = lazyWithTexts(async () => (await import('./SharePreview.tsx')).SharePreview, 'share');
const DocumentList = lazyWithTexts(
  async () => (await import('../../trip-documents/DocumentList.tsx')).DocumentList,
  'documents',
);
const AddHanded = lazyWithTexts(
  async () => (await import('./AddHanded.tsx')).AddHanded,
  'booking',
  'documents',
  'handedOver',
);
const KeepMap = lazy(() => import('./KeepMap.tsx').then((module) => ({ default: module.KeepMap })));

interface Sharing {
  readonly step: 'closed' | 'choosing' | 'preview';
  readonly choice: ShareChoice;
}

function TripAbsent() {
  const { t } = useTranslation();
  const offline = useOffline();
  const signedIn = useUserId() !== null;
  const ended = useSessionState() === 'ended';
  const state: ReturnState = { returnTo: useLocation().pathname };
  const asked = useSync((state) => state.trips === 'whole');
  if (!signedIn) return <SignInPrompt title={t('trip.signIn')} />;
  if (!offline && !asked) {
    return (
      <EmptyState
        title={t('trip.notFetched')}
        action={
          <>
            {ended ? (
              <ButtonLink to={paths.login} state={state}>
                {t('layout.signIn')}
              </ButtonLink>
            ) : (
              <Button onClick={() => syncSoon(true)}>{t('common.tryAgain')}</Button>
            )}
            <ButtonLink kind="secondary" to={paths.myTrips}>
              {t('layout.myTrips')}
            </ButtonLink>
          </>
        }
      >
        {t('trip.notFetchedText')}
      </EmptyState>
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

interface ShownProps {
  readonly seen: Seen;
  readonly open: (form: OpenForm) => void;
  readonly change: Editing['change'];
  readonly onShown: (trip: Trip) => void;
}

interface ActionsProps {
  readonly editing: Pick<Editing, 'change' | 'seen' | 'open' | 'replan'>;
  readonly sharing: Sharing;
  readonly onSharing: (sharing: Sharing) => void;
}

function Actions({ editing, sharing, onSharing }: ActionsProps) {
  const { t } = useTranslation();
  const { trip } = editing.seen;
  const asOf = useStoredAsOf();
  return (
    <>
      <Button onClick={() => onSharing({ ...sharing, step: 'choosing' })}>
        <Share2 aria-hidden className="size-5" />
        {t('trip.share')}
      </Button>
      <ExportButton trip={trip} own />
      <TripMenu editing={editing} />
      {asOf && <p className="w-full text-sm text-ink-soft">{t('trip.asOf', { moment: formatMoment(asOf) })}</p>}
      {sharing.step === 'choosing' && (
        <Suspense>
          <ShareSheet
            trip={trip}
            choice={sharing.choice}
            onChange={(choice) => onSharing({ ...sharing, choice })}
            onPreview={() => onSharing({ ...sharing, step: 'preview' })}
            onClose={() => onSharing({ ...sharing, step: 'closed' })}
          />
        </Suspense>
      )}
    </>
  );
}

/** What its owner has to decide about it. */
function Notices({ trip }: { readonly trip: Trip }) {
  const parked = useParked(trip.id);
  const kept = keptAs(trip);
  return (
    <Suspense>
      {parked && <ParkedNotice tripId={trip.id} parked={parked} />}
      {kept && <KeptAsNotice tripId={trip.id} kept={kept} />}
    </Suspense>
  );
}

/** Goes to where stops are planned anew, with these chosen: this trip is the plan that is shown there. */
function useReplan(trip: Trip) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (activityIds: readonly string[]) => {
    const state: PlanState = { replan: activityIds };
    import('../../data/saved-replan.ts')
      .then(({ showForReplan }) => showForReplan(trip))
      .then(() => navigate(paths.planTrip, { state }))
      .catch(() => showToast('error', t('tripEdit.notStored')));
  };
}

/** What another app handed over and its owner chose this trip for. */
function Handed({ seen, change }: Pick<ShownProps, 'seen' | 'change'>) {
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const { handedId } = (state ?? {}) as TripState;
  if (handedId === undefined) return null;
  const done = () => void navigate(pathname, { replace: true, state: null });
  return (
    <Suspense>
      <AddHanded key={handedId} id={handedId} seen={seen} change={change} onDone={done} />
    </Suspense>
  );
}

function Shown({ seen, open, change, onShown }: ShownProps) {
  const { trip } = seen;
  useTellShown(trip, onShown);
  const photo = useKeptPhoto(mainDestinationId(trip));
  const ground = useTripGround(trip.id);
  usePlacing(seen);
  const looked = useFit(trip);
  const [sharing, setSharing] = useState<Sharing>({ step: 'closed', choice: firstChoice });
  const replan = useReplan(trip);
  const editing = { change, seen, open, looked, replan };
  const today = useToday();
  const until = sharing.step === 'preview' ? null : statusHoldsUntil(trip.dates, today);
  useKeptView(until);
  const rates = useRates();
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
      rates={rates}
      mapActions={
        <Suspense>
          <KeepMap trip={trip} />
        </Suspense>
      }
      documents={
        <Suspense>
          <DocumentList seen={seen} bookingId={null} />
        </Suspense>
      }
      editing={editing}
      notice={<Notices trip={trip} />}
      actions={<Actions editing={editing} sharing={sharing} onSharing={setSharing} />}
    />
  );
}

/** A trip of the user who is signed in, from this device. */
export function OwnTrip({ id }: { readonly id: string }) {
  const [form, setForm] = useState<OpenForm | null>(null);
  const { change, onShown } = useChangeShown();
  const open = form?.seen.trip.id === id ? form : null;
  return (
    <>
      <TripOrAbsence id={id} held={open?.seen ?? null} open={setForm} change={change} onShown={onShown} />
      {open && <TripForm form={open} change={change} onClose={() => setForm(null)} />}
    </>
  );
}

interface TripOrAbsenceProps extends Omit<ShownProps, 'seen'> {
  readonly id: string;
  /** What an open form is about: it stays in sight when another device deletes the trip meanwhile. */
  readonly held: Seen | null;
}

function TripOrAbsence({ id, held, ...doing }: TripOrAbsenceProps) {
  const stored = useTrip(id);
  const unasked = useSync((state) => state.trips === 'unasked');
  const offline = useOffline();
  const signedIn = useUserId() !== null;
  if (stored.state === 'unreadable') return <Unreadable again={stored.again} />;
  const seen = stored.state === 'read' ? (stored.value ?? held) : held;
  if (seen)
    return (
      <>
        <Shown seen={seen} {...doing} />
        <Handed seen={seen} change={doing.change} />
      </>
    );
  // A trip that is not here yet may be on its way from the server.
  const onItsWay = signedIn && unasked && !offline;
  return stored.state === 'reading' || onItsWay ? <TripSkeleton /> : <TripAbsent />;
}
