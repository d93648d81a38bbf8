import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/language.ts';
import { kindOf } from '#domain/trip/booking-hours.ts';
import { type FixedLine, fixedLines, isBookedStop } from '#domain/trip/fixed-lines.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { titleOf } from '#rendering/bookings/booking-text.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import type { Editing } from '../editing.ts';
import { KindIcon } from './KindIcon.tsx';

interface FixedLinesProps {
  readonly day: Day;
  /** The stop they come before; null: after the last. */
  readonly before: Activity | null;
  readonly editing: Editing;
}

/** Lines that no stop of the day stands for. */
function ownLines(trip: Trip, day: Day): FixedLine[] {
  return fixedLines(trip, day).filter((line) => !day.activities.some((activity) => isBookedStop(activity, line)));
}

/** Each line stands before the first stop that begins after it. */
function linesBefore(trip: Trip, day: Day, before: Activity | null): FixedLine[] {
  return ownLines(trip, day).filter(({ place }) => {
    const next = day.activities.find(({ start }) => start >= place);
    return (next?.id ?? null) === (before?.id ?? null);
  });
}

function nightText({ booking: { place, title }, as, time }: FixedLine, t: TFunction): string {
  const name = title || place?.name;
  if (as === 'leaving') {
    const left = name ? t('fixed.leave', { name }) : t('fixed.leaveNowhere');
    return time === null ? left : `${left} · ${t('fixed.checkOut', { time: formatLocalTime(time) })}`;
  }
  const slept = name ? t('fixed.sleep', { name }) : t('fixed.sleepNowhere');
  return time === null ? slept : `${slept} · ${t('fixed.checkIn', { time: formatLocalTime(time) })}`;
}

function textOf(line: FixedLine, language: Language, t: TFunction): string {
  const { booking, as } = line;
  if (as === 'night' || as === 'leaving') return nightText(line, t);
  const name = titleOf(booking, language);
  return as === 'end' ? t('fixed.arrive', { name }) : name;
}

/** What is fixed on a day, between its stops: each line opens what it tells of. */
export function FixedLines({ day, before, editing }: FixedLinesProps) {
  const { t } = useTranslation();
  const { seen, open } = editing;
  return linesBefore(seen.trip, day, before).map((line) => {
    const { booking, as, time } = line;
    const timed = time !== null && (as === 'start' || as === 'end');
    return (
      <li key={`${booking.id} ${as}`}>
        <button
          type="button"
          onClick={() => open({ kind: 'booking', seen, booking })}
          className="flex min-h-12 w-full items-center gap-3 rounded-card border border-sea/60 border-dashed bg-card px-4 py-2 text-left hover:border-sea"
        >
          <KindIcon kind={kindOf(booking)} />
          {timed && (
            <time dateTime={formatLocalTime(time)} className="font-semibold tabular-nums">
              {formatLocalTime(time)}
            </time>
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">{textOf(line, currentLanguage(), t)}</span>
        </button>
      </li>
    );
  });
}

interface BookedBadgeProps {
  readonly day: Day;
  readonly activity: Activity;
  readonly editing: Editing;
}

/** On a stop that is what was booked. */
export function BookedBadge({ day, activity, editing: { seen, open } }: BookedBadgeProps) {
  const { t } = useTranslation();
  const booked = fixedLines(seen.trip, day).find((line) => isBookedStop(activity, line));
  if (!booked) return null;
  return (
    <button
      type="button"
      aria-label={`${t('fixed.booked')}: ${activity.name}`}
      onClick={() => open({ kind: 'booking', seen, booking: booked.booking })}
      className="inline-flex min-h-11 items-center gap-2 self-start rounded-full border border-leaf px-4 text-sm font-semibold text-leaf hover:bg-leaf/10"
    >
      <KindIcon kind={kindOf(booked.booking)} />
      {t('fixed.booked')}
    </button>
  );
}
