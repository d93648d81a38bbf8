import { useTranslation } from 'react-i18next';
import { kindOf } from '#domain/trip/booking-hours.ts';
import { fixedLines, isBookedStop, linesBefore } from '#domain/trip/fixed-lines.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { hourOf, textOf } from '#rendering/bookings/line-text.ts';
import { transferLines } from '#rendering/bookings/transfer-text.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import type { Editing } from '../editing.ts';
import { KindIcon } from './KindIcon.tsx';

interface FixedLinesProps {
  readonly day: Day;
  /** The stop they come before; null: after the last. */
  readonly before: Activity | null;
  readonly trip: Trip;
  /** Absent where nothing of it can be changed. */
  readonly editing?: Editing | undefined;
}

const LINE =
  'flex min-h-12 w-full flex-col justify-center gap-1 rounded-card border border-sea/60 border-dashed bg-card px-4 py-2';

/** What is fixed on a day, between its stops: each line opens what it tells of. */
export function FixedLines({ day, before, trip, editing }: FixedLinesProps) {
  const language = currentLanguage();
  return linesBefore(trip, day, before).map((line) => {
    const { booking, as, time } = line;
    const hour = hourOf(line, language);
    const said = (
      <>
        <span className="flex min-h-8 items-center gap-3">
          <KindIcon kind={kindOf(booking)} />
          {hour !== null && (
            <time dateTime={formatLocalTime(time ?? 0)} className="font-semibold tabular-nums">
              {hour}
            </time>
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">{textOf(line, language)}</span>
        </span>
        {hour !== null &&
          transferLines(trip, booking, language).map((told) => (
            <span key={told} className="text-sm text-ink-soft [overflow-wrap:anywhere]">
              {told}
            </span>
          ))}
      </>
    );
    return (
      <li key={`${booking.id} ${as}`}>
        {editing ? (
          <button
            type="button"
            onClick={() => editing.open({ kind: 'booking', seen: editing.seen, booking })}
            className={`${LINE} text-left hover:border-sea`}
          >
            {said}
          </button>
        ) : (
          <div className={LINE}>{said}</div>
        )}
      </li>
    );
  });
}

interface BookedBadgeProps {
  readonly day: Day;
  readonly activity: Activity;
  readonly trip: Trip;
  readonly editing?: Editing | undefined;
}

const BADGE =
  'inline-flex items-center gap-2 self-start rounded-full border border-leaf px-4 text-sm font-semibold text-leaf';

/** On a stop that is what was booked. */
export function BookedBadge({ day, activity, trip, editing }: BookedBadgeProps) {
  const { t } = useTranslation();
  const booked = fixedLines(trip, day).find((line) => isBookedStop(activity, line));
  if (!booked) return null;
  const { booking } = booked;
  const said = (
    <>
      <KindIcon kind={kindOf(booking)} />
      {t('fixed.booked')}
    </>
  );
  if (!editing) return <p className={`${BADGE} min-h-8`}>{said}</p>;
  return (
    <button
      type="button"
      aria-label={`${t('fixed.booked')}: ${activity.name}`}
      onClick={() => editing.open({ kind: 'booking', seen: editing.seen, booking })}
      className={`${BADGE} min-h-11 hover:bg-leaf hover:text-paper`}
    >
      {said}
    </button>
  );
}
