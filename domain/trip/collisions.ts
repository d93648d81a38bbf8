import { travelMinutes } from '../place/travel-time.ts';
import { type Booking, legOf, type Moment } from './booking.ts';
import { arrivalOf, endPoint, type Instants, instantsOf, isJourney, pointOf } from './booking-hours.ts';
import type { TripDates } from './dates.ts';
import { hasZone, instantOf } from './moments.ts';

/**
 * What is wrong with fixed things, in words that the wire knows. The first four can hold in no plan; the last says that there is little
 * time, by our own estimate of the way.
 */
export const collisionRules = [
  'unknownZone',
  'endsBeforeStart',
  'outsideTrip',
  'bookingsOverlap',
  'littleTime',
] as const;
export type CollisionRule = (typeof collisionRules)[number];

export interface Collision {
  readonly rule: CollisionRule;
  /** Index of the booking in the list. */
  readonly index: number;
  /** Index of the one that it collides with; the later of the two is the one that is named first. */
  readonly other?: number;
}

/** Whether no plan can keep it. */
export const refuses = ({ rule }: Collision): boolean => rule !== 'littleTime';

interface Timed extends Instants {
  readonly index: number;
  readonly booking: Booking;
}

function endsBefore(end: Moment, start: Moment): boolean {
  const [from, to] = [instantOf(start), instantOf(end)];
  return from !== null && to !== null ? to < from : end.date < start.date;
}

/** Who is there already, or leaves for good after the trip, is not outside it. */
function isOutside(booking: Booking, dates: TripDates): boolean {
  const { start, end } = booking;
  const leg = legOf(booking);
  if (leg === 'in') return arrivalOf(booking).date > dates.end;
  if (leg === 'out') return start.date < dates.start;
  return (end ?? start).date < dates.start || start.date > dates.end;
}

function ownFault(booking: Booking, dates: TripDates): CollisionRule | null {
  const { start, end } = booking;
  if (!hasZone(start.zone) || (end && !hasZone(end.zone))) return 'unknownZone';
  if (end && endsBefore(end, start)) return 'endsBeforeStart';
  return isOutside(booking, dates) ? 'outsideTrip' : null;
}

/** Whether two bookings want the travellers at the same time. Where one sleeps, and a car that is hired, stand beside everything else. */
function overlap(a: Timed, b: Timed): boolean {
  if (a.from < b.to && b.from < a.to) return true;
  // Nothing but a journey lies before the arrival and after the departure.
  const [first, second] = a.from <= b.from ? [a, b] : [b, a];
  return (
    (legOf(first.booking) === 'out' && legOf(second.booking) !== 'out') ||
    (legOf(second.booking) === 'in' && legOf(first.booking) !== 'in')
  );
}

/** Whether our estimate of the way between two is longer than the time between them. */
function isTight(before: Timed, after: Timed): boolean {
  const [from, to] = [endPoint(before.booking), pointOf(after.booking.place)];
  if (!from || !to || (isJourney(before.booking) && isJourney(after.booking))) return false;
  return travelMinutes(from, to) * 60_000 > after.from - before.to;
}

const standsBeside = ({ kind, leg }: Booking) => kind === 'lodging' || (kind === 'car' && leg === null);

/** A ticket that is good for a day or more is no appointment. */
const LONGEST_APPOINTMENT_MS = 16 * 3_600_000;

function timedOf(bookings: readonly Booking[], faulty: ReadonlySet<number>): Timed[] {
  return bookings.flatMap((booking, index): Timed[] => {
    if (faulty.has(index) || standsBeside(booking)) return [];
    const hours = instantsOf(booking);
    const isLong = hours && !isJourney(booking) && hours.to - hours.from > LONGEST_APPOINTMENT_MS;
    return hours && !isLong ? [{ index, booking, ...hours }] : [];
  });
}

/**
 * What of the fixed things of a trip cannot be, or hardly: each by itself, then every two of them. Empty when a plan can keep them all.
 */
export function collisionsOf(bookings: readonly Booking[], dates: TripDates): Collision[] {
  const own = bookings.flatMap((booking, index): Collision[] => {
    const rule = ownFault(booking, dates);
    return rule ? [{ rule, index }] : [];
  });
  const timed = timedOf(bookings, new Set(own.map(({ index }) => index))).sort(
    (a, b) => a.from - b.from || a.to - b.to || a.index - b.index,
  );
  const pairs = timed.flatMap((second, at) =>
    timed.slice(0, at).flatMap((first): Collision[] => {
      if (overlap(first, second)) return [{ rule: 'bookingsOverlap', index: second.index, other: first.index }];
      return isTight(first, second) ? [{ rule: 'littleTime', index: second.index, other: first.index }] : [];
    }),
  );
  return [...own, ...pairs];
}
