import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/photos.ts';
import { addDays } from '#domain/trip/dates.ts';
import { dayOfToday } from '#domain/trip/day-of-today.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { ShareOptions } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { lazyWithTexts } from '../i18n/lazy-with-texts.ts';
import type { TripGround } from '../integrations/map/ground.ts';
import { useAfterPaint } from '../ui/after-paint.ts';
import { useToday } from '../ui/today.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { DayActions } from './DayActions.tsx';
import { DaySection } from './DaySection.tsx';
import { dayColour } from './day-colour.ts';
import { EditActivityButton } from './EditActivityButton.tsx';
import type { Editing } from './editing.ts';
import { Findings, NotChecked } from './Findings.tsx';
import { FitPanel } from './FitPanel.tsx';
import { MapPanel } from './MapPanel.tsx';
import type { Selecting } from './selecting.ts';
import { TodayPanel } from './TodayPanel.tsx';
import { TripHeader } from './TripHeader.tsx';

const BookingSection = lazyWithTexts(
  async () => (await import('./bookings/BookingSection.tsx')).BookingSection,
  'fixed',
);
const FixedLines = lazyWithTexts(async () => (await import('./bookings/FixedLines.tsx')).FixedLines, 'fixed');
const BookedBadge = lazyWithTexts(async () => (await import('./bookings/FixedLines.tsx')).BookedBadge, 'fixed');
const TripAside = lazy(() => import('./TripAside.tsx').then((module) => ({ default: module.TripAside })));

interface TripViewProps {
  readonly trip: Trip;
  /** The picture of the destination: undefined while it is looked for. */
  readonly photo?: Photo | null | undefined;
  readonly actions?: ReactNode;
  /** What lies under its map, and what can be done about that. */
  readonly ground?: TripGround | undefined;
  readonly mapActions?: ReactNode;
  /** Its documents, for its owner. */
  readonly documents?: ReactNode;
  readonly selecting?: Selecting | undefined;
  /** What the owner of a shared trip lets others see; without it everything is told. */
  readonly told?: ShareOptions | undefined;
  /** For the owner of a saved trip. */
  readonly editing?: Editing | undefined;
}

function ownerOf(trip: Trip, day: Day, editing: Editing) {
  const hasFixed = (trip.bookings ?? []).length > 0;
  return {
    fixedBefore: (before: Activity | null) =>
      hasFixed && (
        <Suspense>
          <FixedLines day={day} before={before} editing={editing} />
        </Suspense>
      ),
    editOf: (activity: Activity) => <EditActivityButton activity={activity} editing={editing} />,
    remarksOn: (activity: Activity | null) => (
      <>
        {hasFixed && activity?.placeId && (
          <Suspense>
            <BookedBadge day={day} activity={activity} editing={editing} />
          </Suspense>
        )}
        <Findings trip={trip} editing={editing} day={day.day} activity={activity} />
        {activity && <NotChecked editing={editing} activity={activity} />}
      </>
    ),
    actions: <DayActions day={day} editing={editing} />,
  };
}

/** Whether the plan fits together, and what is fixed, which comes after the first days are drawn. */
const OwnersPanels = ({ editing, whole }: { readonly editing: Editing; readonly whole: boolean }) => (
  <>
    <FitPanel looked={editing.looked} />
    <Suspense>{whole && <BookingSection editing={editing} />}</Suspense>
  </>
);

function DayLinks({ days }: Pick<Trip, 'days'>) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('trip.itinerary')} className="flex flex-wrap gap-2">
      {days.map(({ day }) => (
        <a
          key={day}
          href={`#day-${day}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-ink no-underline hover:border-sea"
        >
          <span aria-hidden className={`size-3 rounded-full ${dayColour(day)}`} />
          {t('trip.day', { number: day })}
        </a>
      ))}
    </nav>
  );
}

/** How a trip looks, wherever it comes from. Props in, nothing else. */
export function TripView(props: TripViewProps) {
  const { trip, photo, actions, ground, mapActions, documents, selecting, told, editing } = props;
  const { t } = useTranslation();
  const undated = told?.dates === 'length';
  // A slow phone shows the first day, and that of today, before it has drawn the last.
  const whole = useAfterPaint();
  const ongoing = dayOfToday(trip.dates, useToday());
  const isFirst = (day: Day) => day.day === 1 || day.day === ongoing;
  const days = whole ? trip.days : trip.days.filter(isFirst);
  return (
    <article className="flex flex-col gap-8 py-6">
      <TripHeader trip={trip} photo={photo} undated={undated} actions={actions} />
      {!selecting && !undated && <TodayPanel trip={trip} />}
      {editing && <OwnersPanels editing={editing} whole={whole} />}
      {!selecting && <AnswersPanel answers={trip.answers} preferences={trip.preferences} days={trip.days} />}
      <DayLinks days={trip.days} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-labelledby="itinerary" className="flex flex-col gap-8">
          <h2 id="itinerary" className="text-2xl">
            {t('trip.itinerary')}
          </h2>
          {days.map((day) => (
            <DaySection
              key={day.id}
              day={day}
              date={undated ? null : addDays(trip.dates.start, day.day - 1)}
              destination={trip.destination}
              later={!isFirst(day) || undefined}
              costless={told?.costs === false}
              selecting={selecting}
              owner={editing && ownerOf(trip, day, editing)}
            />
          ))}
          {whole && !selecting && <MapPanel trip={trip} ground={ground} actions={mapActions} />}
        </section>
        <div className="flex flex-col gap-5">
          {whole && documents}
          <Suspense>{whole && <TripAside trip={trip} costless={told?.costs === false} editing={editing} />}</Suspense>
        </div>
      </div>
    </article>
  );
}
