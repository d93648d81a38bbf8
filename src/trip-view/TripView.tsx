import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/photos.ts';
import type { RateTable } from '#domain/money/rates.ts';
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
import { TripHeader } from './TripHeader.tsx';
import { Today } from './today/Today.tsx';

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
  /** What prices of bookings in other currencies are converted with. */
  readonly rates?: readonly RateTable[] | undefined;
  readonly selecting?: Selecting | undefined;
  /** What the owner of a shared trip lets others see; without it everything is told. */
  readonly told?: ShareOptions | undefined;
  /** For the owner of a saved trip. */
  readonly editing?: Editing | undefined;
  /** For the owner of a plan that is not saved: what is fixed is told on its days, and here as a whole. */
  readonly planned?: { readonly fixed: ReactNode } | undefined;
}

interface BadgeProps {
  readonly trip: Trip;
  readonly day: Day;
  readonly activity: Activity | null;
  readonly editing?: Editing;
}

const hasFixed = ({ bookings }: Trip) => (bookings ?? []).length > 0;

/** What is fixed on a day, between its stops. */
const fixedOn = (trip: Trip, day: Day, editing?: Editing) => (before: Activity | null) =>
  hasFixed(trip) && (
    <Suspense>
      <FixedLines day={day} before={before} trip={trip} editing={editing} />
    </Suspense>
  );

function Badge({ trip, day, activity, editing }: BadgeProps) {
  if (!hasFixed(trip) || !activity?.placeId) return null;
  return (
    <Suspense>
      <BookedBadge day={day} activity={activity} trip={trip} editing={editing} />
    </Suspense>
  );
}

/** Of a plan that is not saved its owner sees what is fixed, and changes nothing. */
function plannerOf(trip: Trip, day: Day) {
  return {
    hasFixed: hasFixed(trip),
    fixedBefore: fixedOn(trip, day),
    remarksOn: (activity: Activity | null) => <Badge trip={trip} day={day} activity={activity} />,
  };
}

function editorOf(trip: Trip, day: Day, editing: Editing) {
  return {
    hasFixed: hasFixed(trip),
    fixedBefore: fixedOn(trip, day, editing),
    editOf: (activity: Activity) => <EditActivityButton activity={activity} editing={editing} />,
    remarksOn: (activity: Activity | null) => (
      <>
        <Badge trip={trip} day={day} activity={activity} editing={editing} />
        <Findings trip={trip} editing={editing} day={day.day} activity={activity} />
        {activity && <NotChecked editing={editing} activity={activity} />}
      </>
    ),
    actions: <DayActions day={day} editing={editing} />,
  };
}

function ownerOf({ trip, editing, planned }: TripViewProps, day: Day) {
  if (editing) return editorOf(trip, day, editing);
  return planned && plannerOf(trip, day);
}

interface PanelsProps extends Pick<TripViewProps, 'trip' | 'selecting' | 'told' | 'editing' | 'planned'> {
  /** The first days are drawn. */
  readonly whole: boolean;
}

/** What stands before the days: today, whether the plan fits together, what is fixed, what was asked for. */
function Panels({ trip, selecting, told, editing, planned, whole }: PanelsProps) {
  const isOwn = editing !== undefined || planned !== undefined;
  const isDated = told?.dates !== 'length';
  return (
    <>
      {!selecting && isDated && <Today trip={isOwn ? trip : { ...trip, bookings: null }} editing={editing} />}
      {editing && <FitPanel looked={editing.looked} />}
      <Suspense>{whole && editing && <BookingSection editing={editing} />}</Suspense>
      {whole && planned?.fixed}
      {!selecting && <AnswersPanel answers={trip.answers} preferences={trip.preferences} days={trip.days} />}
    </>
  );
}

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
  const { trip, photo, actions, ground, mapActions, documents, rates, selecting, told, editing } = props;
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
      <Panels {...props} whole={whole} />
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
              owner={ownerOf(props, day)}
            />
          ))}
          {whole && !selecting && <MapPanel trip={trip} ground={ground} actions={mapActions} />}
        </section>
        <div className="flex flex-col gap-5">
          {whole && documents}
          <Suspense>
            {whole && <TripAside trip={trip} rates={rates} costless={told?.costs === false} editing={editing} />}
          </Suspense>
        </div>
      </div>
    </article>
  );
}
