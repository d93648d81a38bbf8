import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '#domain/trip/trip.ts';
import { useUserId } from '../../data/session.ts';
import { saveTrip, useIsSaved } from '../../data/trips.ts';
import { paths } from '../../navigation/paths.ts';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { changeRequest } from './plan-flow.ts';

interface PlanResultProps {
  readonly trip: Trip;
  /** Just planned, not found again from an earlier visit. */
  readonly fresh: boolean;
}

export function PlanResult({ trip, fresh }: PlanResultProps) {
  const { t } = useTranslation();
  const signedIn = useUserId() !== null;
  const saved = useIsSaved(trip.id);

  useEffect(() => {
    if (!fresh) return;
    window.scrollTo(0, 0);
    // Planning has succeeded with or without the celebration.
    import('../../ui/confetti.ts').then(({ throwConfetti }) => throwConfetti()).catch(() => undefined);
  }, [fresh]);

  async function save() {
    try {
      await saveTrip(trip);
      showToast('success', t('planTrip.tripSaved'));
    } catch {
      showToast('error', t('planTrip.errorSavingTrip'));
    }
  }

  const saveAction = saved ? (
    <ButtonLink to={paths.myTrips}>
      {t('planTrip.saved')} · {t('planTrip.toMyTrips')}
    </ButtonLink>
  ) : signedIn ? (
    <Button onClick={() => void save()}>{t('planTrip.save')}</Button>
  ) : (
    <ButtonLink to={paths.login} state={{ returnTo: paths.planTrip }}>
      {t('planTrip.signInToSave')}
    </ButtonLink>
  );

  return (
    <TripView
      trip={trip}
      actions={
        <>
          {saveAction}
          <Button kind="secondary" onClick={changeRequest}>
            {t('planTrip.newPlan')}
          </Button>
        </>
      }
    />
  );
}
