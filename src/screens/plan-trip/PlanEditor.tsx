import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mainDestinationId } from '#domain/trip/base.ts';
import { replaceableIn, stayingStops } from '#domain/trip/booked-stops.ts';
import { type Selection, toggleActivity, toggleDay } from '#domain/trip/selection.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useOffline } from '../../data/connection.ts';
import { usePhoto } from '../../data/photos.ts';
import { useRates } from '../../data/rates.ts';
import { paths } from '../../navigation/paths.ts';
import { TripView } from '../../trip-view/TripView.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from './Price.tsx';
import { select, showPlan, submitReplan } from './plan-flow.ts';

interface PlanEditorProps {
  readonly trip: Trip;
  readonly selection: Selection;
  readonly from: 'plan' | 'trip';
}

/** Edit mode: choose days or activities, then have just these replaced (S4). */
export function PlanEditor({ trip, selection, from }: PlanEditorProps) {
  const { t } = useTranslation();
  const offline = useOffline();
  const photo = usePhoto(mainDestinationId(trip));
  const rates = useRates();
  const navigate = useNavigate();
  const cancel = from === 'trip' ? () => void navigate(paths.trip(trip.id)) : showPlan;
  const staying = useMemo(() => stayingStops(trip), [trip]);
  const chosen = useMemo(() => replaceableIn(trip, selection), [trip, selection]);
  return (
    <>
      <TripView
        trip={trip}
        photo={photo}
        rates={rates}
        planned={{ fixed: null }}
        selecting={{
          selection: chosen,
          staying,
          onToggleDay: (day) => select((before) => toggleDay(before, day, staying)),
          onToggleActivity: (id) => select((before) => toggleActivity(before, id)),
        }}
        actions={<p className="rounded-card border border-sun bg-card p-4">{t('tripEdit.choose')}</p>}
      />
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {t('tripEdit.chosen', { count: chosen.size })} · <Price work="replan" />
          {offline && ` · ${t('layout.offline')}`}
        </p>
        <Button kind="secondary" onClick={cancel}>
          {t('planTrip.cancel')}
        </Button>
        <Button disabled={chosen.size === 0 || offline} onClick={() => void submitReplan(trip)}>
          {t('tripEdit.replan')}
        </Button>
      </div>
    </>
  );
}
