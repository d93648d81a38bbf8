import { Suspense } from 'react';
import { addDays } from '#domain/trip/dates.ts';
import { tripStatus } from '#domain/trip/status.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { useToday } from '../../ui/today.ts';
import type { Editing } from '../editing.ts';

const TodayPanel = lazyWithTexts(async () => (await import('./TodayPanel.tsx')).TodayPanel, 'fixed');

interface TodayProps {
  readonly trip: Trip;
  readonly editing?: Editing | undefined;
}

/** What tells of today comes while the trip is on, on whatever side of the world its clocks or this device are. */
export function Today({ trip, editing }: TodayProps) {
  const today = useToday();
  const { start, end } = trip.dates;
  if (today < addDays(start, -1) || today > addDays(end, 1)) return null;
  const isOn = tripStatus(trip.dates, today) === 'ongoing';
  return (
    <Suspense fallback={isOn && <div className="h-56 rounded-card bg-sea" />}>
      <TodayPanel trip={trip} editing={editing} />
    </Suspense>
  );
}
