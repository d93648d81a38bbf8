import { isHired, keptMinutes, minutesOf as usualMinutes, waitAfter } from './booking-hours.ts';
import { beginOf, type DayOf, dateOf, isArrival, isTimed, linesOf } from './day-lines.ts';
import { type FixedLine, instantOf, isBookedStop, luggageLines } from './fixed-lines.ts';
import type { Activity } from './itinerary.ts';
import { instantOf as exactInstantOf } from './moments.ts';

const MS_PER_MINUTE = 60_000;

interface Span {
  /** Milliseconds since 1970, or infinite. */
  readonly from: number;
  readonly to: number;
}

/** A stop of the plan, something that is fixed, or a stop that is what was booked. */
export type Step = {
  readonly id: string;
  /** When one is there for it; null where its hour is not known. */
  readonly span: Span | null;
} & (
  | { readonly activity: Activity; readonly line: FixedLine | null }
  | { readonly activity: null; readonly line: FixedLine }
);

/** How long one is there, in milliseconds: of an arrival until one is out of the airport or the station. */
function lengthOf(line: FixedLine, from: number): number {
  const { booking } = line;
  if (isArrival(line)) return (isHired(booking) ? 0 : waitAfter(booking)) * MS_PER_MINUTE;
  const to = booking.end && exactInstantOf(booking.end);
  const minutes = to === null ? usualMinutes(booking) : (to - from) / MS_PER_MINUTE;
  return keptMinutes(booking, minutes) * MS_PER_MINUTE;
}

function spanOf(line: FixedLine, zone: string): Span | null {
  if (line.as === 'night') return { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  if (!isTimed(line)) return null;
  const from = beginOf(line, zone);
  return { from, to: from + lengthOf(line, from) };
}

interface Placed {
  readonly step: Step;
  readonly place: number;
}

function placedLine(line: FixedLine, day: DayOf): Placed {
  const span = spanOf(line, day.zone);
  const date = dateOf(day);
  const place = Number.isFinite(line.place) ? instantOf({ date, time: line.place, zone: day.zone }) : line.place;
  return { step: { id: `${line.booking.id} ${line.as}`, activity: null, line, span }, place: span?.from ?? place };
}

function placedStop(activity: Activity, line: FixedLine | null, day: DayOf): Placed {
  const from = instantOf({ date: dateOf(day), time: activity.start, zone: day.zone });
  const span = { from, to: from + activity.duration * MS_PER_MINUTE };
  return { step: { id: activity.id, activity, line, span }, place: from };
}

/** The bed is left before anything else, and in time. */
function withLeaving(steps: readonly Step[], day: DayOf): Step[] {
  const first = Math.min(...steps.map(({ span }) => span?.from ?? Number.POSITIVE_INFINITY));
  return steps.map((step): Step => {
    if (step.line?.as !== 'leaving') return step;
    const out = step.line.time === null ? Number.POSITIVE_INFINITY : beginOf({ ...step.line, as: 'end' }, day.zone);
    const to = Math.min(first, out);
    return Number.isFinite(to) ? { ...step, span: { from: Number.NEGATIVE_INFINITY, to } } : step;
  });
}

/** Stops of a day and what is fixed on it, in the order in which they come. */
export function daySteps(day: DayOf): Step[] {
  const activities = day.trip.days.find((own) => own.day === day.number)?.activities ?? [];
  const lines = linesOf(day);
  const bookedAs = (activity: Activity) => lines.find((line) => isBookedStop(activity, line)) ?? null;
  const booked = new Set(activities.map(bookedAs));
  const own = [
    ...lines.filter((line) => !booked.has(line)),
    ...luggageLines(day.trip, { day: day.number, activities }),
  ];
  const placed = [
    ...own.map((line) => placedLine(line, day)),
    ...activities.map((activity) => placedStop(activity, bookedAs(activity), day)),
  ].sort((a, b) => (a.place === b.place ? 0 : a.place - b.place));
  return withLeaving(
    placed.map(({ step }) => step),
    day,
  );
}
