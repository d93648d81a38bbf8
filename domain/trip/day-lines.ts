import { legOf, type Moment } from './booking.ts';
import { isJourney } from './booking-hours.ts';
import { addDays } from './dates.ts';
import { deadlineOf } from './deadline.ts';
import { type FixedLine, fixedLines, inOrder, instantOf, minutesOf } from './fixed-lines.ts';
import { clockAt, instantOf as exactInstantOf, hasZone } from './moments.ts';
import type { Trip } from './trip.ts';

/** A day of a trip, by the clocks of its destination. */
export interface DayOf {
  readonly trip: Pick<Trip, 'bases' | 'dates' | 'bookings' | 'days' | 'destinationId' | 'transfers'>;
  /** 1 is the first. */
  readonly number: number;
  /** Whose clocks the stops go by. */
  readonly zone: string;
}

export const dateOf = ({ trip, number }: DayOf) => addDays(trip.dates.start, number - 1);

/** The moment that a line tells of. */
export const momentOf = ({ booking, as }: FixedLine): Moment =>
  as === 'end' ? (booking.end ?? booking.start) : booking.start;

/** Whether it is known when it is, or about when. */
export const isTimed = (line: FixedLine) =>
  (line.as === 'start' || line.as === 'end') && minutesOf(momentOf(line)) !== null;

/** When a line begins; on the clocks of the destination where its own are not known. */
export function beginOf(line: FixedLine, zone: string): number {
  const moment = momentOf(line);
  return instantOf(hasZone(moment.zone) ? moment : { ...moment, zone });
}

/** A departure soon after midnight begins with the way there, on the evening before. */
function leavesOn(line: FixedLine, date: string, { trip, zone }: DayOf): boolean {
  if (line.as !== 'start' || legOf(line.booking) === 'in') return false;
  const leave = deadlineOf(line.booking, trip)?.leave ?? null;
  return leave !== null && clockAt(leave, zone).date === date;
}

/** Lines of a date, which on other clocks may be those of the day before or after. */
function linesOn(day: DayOf): FixedLine[] {
  const date = dateOf(day);
  const near = [-1, 0, 1].flatMap((away) =>
    fixedLines(day.trip, { day: day.number + away }).map((line) => ({ line, away })),
  );
  return near.flatMap(({ line, away }) => {
    const isToday = isTimed(line)
      ? clockAt(beginOf(line, day.zone), day.zone).date === date || (away === 1 && leavesOn(line, date, day))
      : away === 0;
    return isToday ? [line] : [];
  });
}

/** Who is on the way all day is told when that ends. */
function underwayOn({ trip, number, zone }: DayOf): FixedLine[] {
  const date = dateOf({ trip, number, zone });
  return inOrder(trip.bookings).flatMap((booking): FixedLine[] => {
    const { start, end } = booking;
    const [from, to] = [exactInstantOf(start), end && exactInstantOf(end)];
    if (legOf(booking) !== 'in' || from === null || to === null || !end) return [];
    const isUnderway = clockAt(from, zone).date <= date && date < clockAt(to, zone).date;
    return isUnderway ? [{ booking, as: 'end', time: end.time, place: Number.POSITIVE_INFINITY }] : [];
  });
}

/** Whether it tells that the travellers come somewhere. */
export const isArrival = ({ booking, as }: FixedLine) =>
  isJourney(booking) && (as === 'end' || (as === 'start' && legOf(booking) === 'in'));

/** What is fixed on a day by the clocks of its destination, which is more than what its dates say. */
export const linesOf = (day: DayOf): FixedLine[] => [...linesOn(day), ...underwayOn(day)];
