import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Trip } from '#domain/trip/trip.ts';
import { useReplannedTrip } from '../../data/saved-replan.ts';
import { useUserId } from '../../data/session.ts';
import { useIsSaved } from '../../data/trips.ts';
import { paths } from '../../navigation/paths.ts';
import { KeptBookings } from '../../trip-view/bookings/KeptBookings.tsx';

interface PlannedBookingsProps {
  readonly trip: Trip;
  readonly onSave: () => void;
}

const LINK = 'font-semibold text-sea underline underline-offset-4';

/** The words are those of the sentence it stands in. */
function SaveLink({ onSave, children }: Pick<PlannedBookingsProps, 'onSave'> & { readonly children?: ReactNode }) {
  return (
    <button type="button" onClick={onSave} className={`${LINK} min-h-11`}>
      {children}
    </button>
  );
}

/** Where what is fixed can be changed: in the saved trip, which this may be or become. */
function WhereToChange({ trip, onSave }: PlannedBookingsProps) {
  const saved = useIsSaved(trip.id);
  const of = useReplannedTrip();
  const signedIn = useUserId() !== null;
  const kept = saved ? trip.id : of;
  if (kept !== null) {
    return (
      <Trans i18nKey="fixed.unsaved.saved" components={{ trip: <Link to={paths.trip(kept)} className={LINK} /> }} />
    );
  }
  if (!signedIn) {
    const login = <Link to={paths.login} state={{ returnTo: paths.planTrip }} className={LINK} />;
    return <Trans i18nKey="fixed.unsaved.signIn" components={{ signIn: login }} />;
  }
  return <Trans i18nKey="fixed.unsaved.save" components={{ save: <SaveLink onSave={onSave} /> }} />;
}

/** What is fixed of a plan that is not saved: to read here, to change once it is. */
export function PlannedBookings({ trip, onSave }: PlannedBookingsProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="fixed" className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-col gap-1">
        <h2 id="fixed" className="text-xl">
          {t('fixed.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('fixed.text')}</p>
      </div>
      <KeptBookings trip={trip} />
      <p>
        <WhereToChange trip={trip} onSave={onSave} />
      </p>
    </section>
  );
}
