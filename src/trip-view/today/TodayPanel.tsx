import { useTranslation } from 'react-i18next';
import { offsetAt } from '#domain/place/time-zone.ts';
import { addDays } from '#domain/trip/dates.ts';
import { dayOfToday } from '#domain/trip/day-of-today.ts';
import { daySteps, type Step } from '#domain/trip/day-steps.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { clockAt } from '#domain/trip/moments.ts';
import { hasBooked, hasHourless, nowAndNext } from '#domain/trip/now-and-next.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { zoneCity } from '#rendering/bookings/booking-text.ts';
import { baseBefore } from '#rendering/journey/journey-text.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { useMinute } from '../../ui/today.ts';
import { deviceZone, tripZone } from '../bookings/trip-zone.ts';
import type { Editing } from '../editing.ts';
import { BigStep } from './BigStep.tsx';
import { LuggageBefore } from './LuggageBefore.tsx';
import { StepList } from './StepList.tsx';
import type { About } from './step-texts.ts';

interface TodayPanelProps {
  /** Its bookings are told: who may not see them gets a trip without. */
  readonly trip: Trip;
  readonly editing?: Editing | undefined;
}

const BOX = 'flex flex-col gap-3 rounded-card bg-sea p-4 text-on-sea md:p-5';

/** What the clocks of the place say, where those of this device say something else. */
function LocalClock({ now, zone }: { readonly now: number; readonly zone: string }) {
  const { t } = useTranslation();
  if (offsetAt(zone, now) === offsetAt(deviceZone(), now)) return null;
  const time = formatLocalTime(clockAt(now, zone).time);
  return <p className="text-sm tabular-nums">{t('fixed.today.clock', { city: zoneCity(zone), time })}</p>;
}

/** What comes after the next thing, where the whole day is not listed anyway. */
function Later({ steps, next }: { readonly steps: readonly Step[]; readonly next: Step | null }) {
  const { t } = useTranslation();
  const after = next?.span?.from ?? Number.POSITIVE_INFINITY;
  const left = steps.flatMap(({ activity, span }) => (activity && span && span.from > after ? [activity] : []));
  if (left.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-base font-semibold">{t('fixed.today.later')}</h3>
      <ol className="flex flex-wrap gap-x-4">
        {left.map(({ id, name, start }) => (
          <li key={id}>
            <span className="tabular-nums">{formatLocalTime(start)}</span> {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** With what the next day begins, once this one is over. */
function Tomorrow({ trip, number }: { readonly trip: Trip; readonly number: number }) {
  const { t } = useTranslation();
  const first = trip.days.find(({ day }) => day === number + 1)?.activities[0];
  if (!first) return null;
  return <p>{t('fixed.today.tomorrow', { name: first.name, time: formatLocalTime(first.start) })}</p>;
}

interface StepsProps {
  readonly steps: readonly Step[];
  readonly about: About;
  readonly number: number;
  readonly editing: Editing | undefined;
}

/** The last thing of a day that is over: where one comes from. */
const lastBefore = (steps: readonly Step[], now: number): Step | null =>
  steps.findLast(({ activity, span }) => activity && span && span.to <= now) ?? null;

function Steps({ steps, about, number, editing }: StepsProps) {
  const { t } = useTranslation();
  const { now, next } = nowAndNext(steps, about.now);
  const isOver = !now && !next && !hasHourless(steps);
  return (
    <>
      <div data-momentary className="flex flex-wrap gap-x-6 gap-y-4">
        {now && <BigStep title={t('trip.now')} step={now} editing={editing} {...about} />}
        {next && (
          <BigStep
            title={t('trip.next')}
            step={next}
            isNext
            before={now ?? lastBefore(steps, about.now)}
            editing={now ? undefined : editing}
            {...about}
          />
        )}
        {isOver && <p>{t('trip.dayDone')}</p>}
      </div>
      <div data-momentary className="flex flex-col gap-3 empty:hidden">
        {hasBooked(steps) ? (
          <StepList steps={steps} editing={editing} {...about} />
        ) : (
          <Later steps={steps} next={next} />
        )}
        {!next && <Tomorrow trip={about.trip} number={number} />}
      </div>
    </>
  );
}

/** On the day on which one goes from one base of a journey to the next: how. */
function WayOn({ trip, day }: { readonly trip: Trip; readonly day: number }) {
  const [what, ...rest] = baseBefore(trip, day, currentLanguage())?.way ?? [];
  if (what === undefined) return null;
  return (
    <div data-momentary className="flex flex-col gap-1">
      <p className="font-semibold text-lg">{what}</p>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/**
 * On the road: what is on now and what comes next with the way there, large enough to read in the sun, what is left of the day, and the
 * whole day in its order where something of it is booked. The day before: what is still to be packed. Nothing on other days.
 */
export function TodayPanel({ trip, editing }: TodayPanelProps) {
  const { t } = useTranslation();
  const now = useMinute();
  // Where one is today says whose clocks tell which day it is.
  const first = dayOfToday(trip.dates, clockAt(now, tripZone(trip)).date);
  const zone = tripZone(trip, first ?? 1);
  const { date } = clockAt(now, zone);
  if (editing && addDays(date, 1) === trip.dates.start) return <LuggageBefore luggage={trip.luggage} className={BOX} />;
  const number = dayOfToday(trip.dates, date);
  const day = trip.days.find((one) => one.day === number);
  const steps = number === null ? [] : daySteps({ trip, number, zone });
  if (number === null || (!day && steps.length === 0)) return null;
  const about = { trip, today: { date: addDays(trip.dates.start, number - 1), zone }, now };
  return (
    <section aria-labelledby="today" className={BOX}>
      <div data-momentary className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="today" className="text-xl">
          {t('trip.todayTitle', { number })}
        </h2>
        <LocalClock now={now} zone={zone} />
      </div>
      <WayOn trip={trip} day={number} />
      <Steps steps={steps} about={about} number={number} editing={editing} />
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
