import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/trip/dates.ts';
import { dayOfToday } from '#domain/trip/day-of-today.ts';
import { daySteps } from '#domain/trip/day-steps.ts';
import { clockAt } from '#domain/trip/moments.ts';
import { hasBooked, hasHourless, nowAndNext } from '#domain/trip/now-and-next.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useMinute } from '../../ui/today.ts';
import { tripZone } from '../bookings/trip-zone.ts';
import type { Editing } from '../editing.ts';
import { BigStep } from './BigStep.tsx';
import { StepList } from './StepList.tsx';

interface TodayPanelProps {
  /** Its bookings are told: who may not see them gets a trip without. */
  readonly trip: Trip;
  readonly editing?: Editing | undefined;
}

/**
 * On the road: what is on now and what comes next, large enough to read in the sun, and the whole day in its order where something of
 * it is booked. Nothing on other days.
 */
export function TodayPanel({ trip, editing }: TodayPanelProps) {
  const { t } = useTranslation();
  const minute = useMinute();
  const zone = tripZone(trip);
  const { date } = clockAt(minute, zone);
  const number = dayOfToday(trip.dates, date);
  const day = trip.days.find((one) => one.day === number);
  const steps = number === null ? [] : daySteps({ trip, number, zone });
  if (number === null || (!day && steps.length === 0)) return null;
  const { now, next } = nowAndNext(steps, minute);
  const about = { trip, today: { date: addDays(trip.dates.start, number - 1), zone }, now: minute };
  return (
    <section aria-labelledby="today" className="flex flex-col gap-3 rounded-card bg-sea p-5 text-on-sea">
      <h2 id="today" data-momentary className="text-xl">
        {t('trip.todayTitle', { number })}
      </h2>
      <div data-momentary className="flex flex-wrap gap-6">
        {now && <BigStep title={t('trip.now')} step={now} {...about} />}
        {next && <BigStep title={t('trip.next')} step={next} isNext {...about} />}
        {!now && !next && !hasHourless(steps) && <p>{t('trip.dayDone')}</p>}
      </div>
      {hasBooked(steps) && <StepList steps={steps} editing={editing} {...about} />}
      {day && (
        <a
          href={`#day-${day.day}`}
          data-momentary
          className="inline-flex min-h-11 items-center self-start font-semibold text-on-sea underline underline-offset-4"
        >
          {t('trip.wholeDay')}
        </a>
      )}
    </section>
  );
}
