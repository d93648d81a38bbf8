import { Fragment, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/photos.ts';
import type { RateTable } from '#domain/money/rates.ts';
import { baseOn } from '#domain/trip/base.ts';
import { addDays } from '#domain/trip/dates.ts';
import { dayOfToday } from '#domain/trip/day-of-today.ts';
import { documentsOf } from '#domain/trip/document.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import { ticketsPaidAt } from '#domain/trip/shared-tickets.ts';
import type { ShareOptions } from '#domain/trip/shared-trip.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { lazyWithTexts } from '../i18n/lazy-with-texts.ts';
import type { TripGround } from '../integrations/map/ground.ts';
import { useAfterPaint } from '../ui/after-paint.ts';
import { classNames } from '../ui/class-names.ts';
import { useToday } from '../ui/today.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { DaySection } from './DaySection.tsx';
import { DayTabs } from './DayTabs.tsx';
import { dayOwner } from './day-owner.tsx';
import type { Editing } from './editing.ts';
import { FitPanel } from './FitPanel.tsx';
import { MapPanel } from './MapPanel.tsx';
import type { Selecting } from './selecting.ts';
import { TripHeader, TripIntro } from './TripHeader.tsx';
import { TripParts } from './TripParts.tsx';
import { Today } from './today/Today.tsx';

const BookingSection = lazyWithTexts(
  async () => (await import('./bookings/BookingSection.tsx')).BookingSection,
  'fixed',
);
const BaseHeading = lazy(() => import('./JourneyParts.tsx').then((module) => ({ default: module.BaseHeading })));
const TripAside = lazy(() => import('./TripAside.tsx').then((module) => ({ default: module.TripAside })));

const SIDE_BY_SIDE = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

interface TripViewProps {
  readonly trip: Trip;
  /** The picture of the destination: undefined while it is looked for. */
  readonly photo?: Photo | null | undefined;
  readonly actions?: ReactNode;
  /** What its owner has to decide, before everything else. */
  readonly notice?: ReactNode;
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

interface PanelsProps extends Pick<TripViewProps, 'trip' | 'selecting' | 'editing' | 'planned'> {
  /** The first days are drawn. */
  readonly whole: boolean;
}

/** What stands before the days: whether the plan fits together, what is fixed, what was asked for. */
function Panels({ trip, selecting, editing, planned, whole }: PanelsProps) {
  return (
    <>
      {editing && <FitPanel looked={editing.looked} />}
      <Suspense>{whole && editing && <BookingSection editing={editing} />}</Suspense>
      {whole && planned?.fixed}
      {!selecting && <AnswersPanel answers={trip.answers} preferences={trip.preferences} days={trip.days} />}
    </>
  );
}

interface DaysProps {
  readonly view: TripViewProps;
  readonly whole: boolean;
  readonly ongoing: number | null;
}

function Days({ view, whole, ongoing }: DaysProps) {
  const { trip, selecting, told } = view;
  const { t } = useTranslation();
  const paidAt = ticketsPaidAt(trip.days);
  const isFirst = (day: Day) => day.day === 1 || day.day === ongoing;
  const days = whole ? trip.days : trip.days.filter(isFirst);
  return (
    <section aria-labelledby="itinerary" className="flex flex-col gap-8">
      <h2 id="itinerary" className="text-2xl">
        {t('trip.itinerary')}
      </h2>
      {days.map((day) => (
        <Fragment key={day.id}>
          <Suspense>{trip.bases && <BaseHeading trip={trip} day={day.day} />}</Suspense>
          <DaySection
            day={day}
            date={told?.dates === 'length' ? null : addDays(trip.dates.start, day.day - 1)}
            destination={baseOn(trip, day.day)?.name ?? trip.destination}
            later={!isFirst(day) || undefined}
            costless={told?.costs === false}
            paidAt={paidAt}
            selecting={selecting}
            owner={dayOwner(view, day)}
          />
        </Fragment>
      ))}
    </section>
  );
}

/** What is seen first: of today, if there is anything, then what the trip is. */
function Top({ view, ongoing }: Pick<DaysProps, 'view' | 'ongoing'>) {
  const { trip, photo, actions, selecting, told, editing, planned } = view;
  const undated = told?.dates === 'length';
  const isOwn = editing !== undefined || planned !== undefined;
  const tellsToday = !selecting && !undated;
  return (
    <>
      <TripHeader trip={trip} photo={photo} undated={undated} ongoing={tellsToday && ongoing !== null} />
      {tellsToday && <Today trip={isOwn ? trip : { ...trip, bookings: null }} editing={editing} />}
      <TripIntro trip={trip} actions={actions} />
    </>
  );
}

/** What follows the days: documents, luggage, prices and advice, and on a phone the way to each. */
function Below({ view, whole }: Pick<DaysProps, 'view' | 'whole'>) {
  const { trip, documents, rates, selecting, told, editing } = view;
  const hasLuggage = editing !== undefined || trip.luggage.length > 0;
  return (
    <>
      {whole && documents}
      <Suspense>
        {whole && <TripAside trip={trip} rates={rates} costless={told?.costs === false} editing={editing} />}
      </Suspense>
      {!selecting && <TripParts hasLuggage={hasLuggage} hasDocuments={documentsOf(trip).length > 0} />}
    </>
  );
}

/** How a trip looks, wherever it comes from. Props in, nothing else. */
export function TripView({ trip: stored, ...view }: TripViewProps) {
  // A change of the language draws what is told anew.
  const { i18n } = useTranslation();
  const { language } = i18n;
  const trip = useMemo(() => toldIn(stored, language), [stored, language]);
  const props = { ...view, trip };
  const { notice, ground, mapActions, selecting, told } = props;
  // A slow phone shows the first day, and that of today, before it has drawn the last.
  const whole = useAfterPaint();
  const ongoing = dayOfToday(trip.dates, useToday());
  return (
    <article className="flex flex-col gap-6 py-4 md:gap-8 md:py-6">
      {notice}
      <Top view={props} ongoing={ongoing} />
      <Panels {...props} whole={whole} />
      <DayTabs days={trip.days} start={told?.dates === 'length' ? null : trip.dates.start} whole={whole} />
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-8', !selecting && SIDE_BY_SIDE)}>
        <Days view={props} whole={whole} ongoing={ongoing} />
        {whole && !selecting && (
          <div className="beside-days">
            <MapPanel trip={trip} ground={ground} actions={mapActions} />
          </div>
        )}
      </div>
      <Below view={props} whole={whole} />
    </article>
  );
}
