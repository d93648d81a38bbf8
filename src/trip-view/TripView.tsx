import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/photos.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { DayActions } from './DayActions.tsx';
import { DaySection } from './DaySection.tsx';
import { dayColour } from './day-colour.ts';
import { EditActivityButton } from './EditActivityButton.tsx';
import type { Editing } from './editing.ts';
import { Findings, NotChecked } from './Findings.tsx';
import { FitPanel } from './FitPanel.tsx';
import { ListPanel } from './ListPanel.tsx';
import { Luggage } from './Luggage.tsx';
import { MapPanel } from './MapPanel.tsx';
import type { Selecting } from './selecting.ts';
import { TodayPanel } from './TodayPanel.tsx';
import { TripBudget } from './TripBudget.tsx';
import { TripHeader } from './TripHeader.tsx';
import { VerifyPanel } from './VerifyPanel.tsx';

interface TripViewProps {
  readonly trip: Trip;
  /** The picture of the destination: undefined while it is looked for. */
  readonly photo?: Photo | null | undefined;
  readonly actions?: ReactNode;
  readonly selecting?: Selecting | undefined;
  /** For the owner of a saved trip. */
  readonly editing?: Editing | undefined;
}

function ownerOf(trip: Trip, day: Day, editing: Editing) {
  return {
    editOf: (activity: Activity) => <EditActivityButton trip={trip} activity={activity} editing={editing} />,
    remarksOn: (activity: Activity | null) => (
      <>
        <Findings trip={trip} editing={editing} day={day.day} activity={activity} />
        {activity && <NotChecked editing={editing} activity={activity} />}
      </>
    ),
    actions: <DayActions day={day} editing={editing} />,
  };
}

/** How a trip looks, wherever it comes from. Props in, nothing else. */
export function TripView({ trip, photo, actions, selecting, editing }: TripViewProps) {
  const { t } = useTranslation();
  return (
    <article className="flex flex-col gap-8 py-6">
      <TripHeader trip={trip} photo={photo} actions={actions} />
      {!selecting && <TodayPanel trip={trip} />}
      {editing && <FitPanel looked={editing.looked} />}
      {!selecting && <AnswersPanel answers={trip.answers} preferences={trip.preferences} />}
      <nav aria-label={t('trip.itinerary')} className="flex flex-wrap gap-2">
        {trip.days.map(({ day }) => (
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
      <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
        <section aria-labelledby="itinerary" className="flex flex-col gap-8">
          <h2 id="itinerary" className="text-2xl">
            {t('trip.itinerary')}
          </h2>
          {trip.days.map((day, index) => (
            <DaySection
              key={day.id}
              day={day}
              date={addDays(trip.dates.start, index)}
              destination={trip.destination}
              selecting={selecting}
              owner={editing && ownerOf(trip, day, editing)}
            />
          ))}
          {!selecting && <MapPanel trip={trip} />}
        </section>
        <aside className="flex flex-col gap-5">
          <TripBudget trip={trip} />
          <VerifyPanel trip={trip} />
          <ListPanel title={t('trip.importantInfo')} lines={trip.importantInfo} />
          <ListPanel title={t('trip.recommendations')} lines={trip.recommendations} />
          <ListPanel title={t('trip.accommodation')} lines={trip.accommodation} />
          {editing ? (
            <Luggage trip={trip} editing={editing} />
          ) : (
            <ListPanel title={t('trip.luggage')} lines={trip.luggage.map((item) => item.label)} />
          )}
        </aside>
      </div>
    </article>
  );
}
