import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/problem.ts';
import { mainDestinationId } from '#domain/trip/base.ts';
import { useOffline } from '../../data/connection.ts';
import { useGround } from '../../data/ground.ts';
import { useKeptPhoto } from '../../data/kept-photo.ts';
import { type SharedWithMe, takeWantedCopy, toCopy, useSharedTrip, wantCopy } from '../../data/shared-trips.ts';
import { formatMoment } from '../../i18n/format.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SaveCopyAction } from './SaveCopyAction.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

function Absent({ problem, again }: { readonly problem: Problem; readonly again: () => void }) {
  const { t } = useTranslation();
  const offline = useOffline() || problem.code === 'NO_RESPONSE';
  const gone = problem.code === 'NOT_FOUND' || problem.code === 'INVALID_INPUT';
  const home = (
    <ButtonLink kind={gone ? 'primary' : 'secondary'} to={paths.home}>
      {t('share.toHome')}
    </ButtonLink>
  );
  if (gone)
    return (
      <EmptyState title={t('share.gone')} action={home}>
        {t('share.goneText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={offline ? t('trip.notHere') : t('common.errors.loadingTrips')}
      action={
        <>
          <Button onClick={again}>{t('common.tryAgain')}</Button>
          {home}
        </>
      }
    >
      {offline ? t('trip.notHereOffline') : problemText(problem, t).message}
    </EmptyState>
  );
}

interface ShownProps {
  readonly token: string;
  readonly shared: SharedWithMe;
}

function Shown({ token, shared }: ShownProps) {
  const { t } = useTranslation();
  const { trip, options, asOf } = shared;
  const photo = useKeptPhoto(mainDestinationId(trip));
  const ground = useGround();
  return (
    <TripView
      trip={trip}
      told={options}
      photo={photo}
      ground={ground}
      actions={
        <>
          <p className="w-full rounded-card border border-sun bg-card p-4">{t('share.sharedText')}</p>
          <SaveCopyAction
            kind="primary"
            label={t('share.copy')}
            signInLabel={t('share.signInToCopy')}
            toCopy={() => toCopy(shared)}
            onSignIn={() => wantCopy(token)}
            wasWanted={() => takeWantedCopy(token)}
          />
          {asOf && <p className="w-full text-sm text-ink-soft">{t('trip.asOf', { moment: formatMoment(asOf) })}</p>}
        </>
      }
    />
  );
}

/** A trip that its owner shares by link (D13): to look at, with no account and no network once seen, and to copy. */
export function SharedTrip({ token }: { readonly token: string }) {
  const shared = useSharedTrip(token);
  if (shared.state === 'looking') return <TripSkeleton />;
  if (shared.state === 'absent') return <Absent problem={shared.problem} again={shared.again} />;
  return <Shown token={token} shared={shared} />;
}
