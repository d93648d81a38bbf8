import { useTranslation } from 'react-i18next';
import { dayOfToday } from '#domain/trip/day-of-today.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useMinuteOfDay, useToday } from '../ui/today.ts';
import { mapLink } from './map-link.ts';

interface StepProps {
  readonly title: string;
  readonly activity: Activity;
  readonly destination: string;
}

function Step({ title, activity, destination }: StepProps) {
  const { t } = useTranslation();
  const time = formatLocalTime(activity.start);
  return (
    <div className="flex grow basis-60 flex-col gap-1">
      <p className="text-sm font-semibold tracking-wide uppercase opacity-90">{title}</p>
      <p className="font-display text-2xl leading-tight font-semibold">
        <time dateTime={time} className="tabular-nums">
          {time}
        </time>{' '}
        {activity.name}
      </p>
      <a
        href={mapLink(activity.location, destination)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('trip.viewOnMap')}: ${activity.name} (${t('trip.opensInNewTab')})`}
        className="inline-flex min-h-11 items-center self-start font-semibold text-on-sea underline underline-offset-4"
      >
        {t('trip.viewOnMap')}
      </a>
    </div>
  );
}

/** On the road: what is on now and what comes next, large enough to read in the sun. Nothing on other days. */
export function TodayPanel({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const today = useToday();
  const minute = useMinuteOfDay();
  const number = dayOfToday(trip.dates, today);
  const day = trip.days.find((one) => one.day === number);
  if (!day) return null;
  const now = day.activities.find(({ start, duration }) => start <= minute && minute < start + duration);
  const next = day.activities.find(({ start }) => start > minute);
  return (
    <section aria-labelledby="today" className="flex flex-col gap-3 rounded-card bg-sea p-5 text-on-sea">
      <h2 id="today" data-momentary className="text-xl">
        {t('trip.todayTitle', { number: day.day })}
      </h2>
      <div data-momentary className="flex flex-wrap gap-6">
        {now && <Step title={t('trip.now')} activity={now} destination={trip.destination} />}
        {next && <Step title={t('trip.next')} activity={next} destination={trip.destination} />}
        {!now && !next && <p>{t('trip.dayDone')}</p>}
      </div>
      <a
        href={`#day-${day.day}`}
        data-momentary
        className="inline-flex min-h-11 items-center self-start font-semibold text-on-sea underline underline-offset-4"
      >
        {t('trip.wholeDay')}
      </a>
    </section>
  );
}
