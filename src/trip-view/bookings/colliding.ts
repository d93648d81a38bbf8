import { type Booking, legOf } from '#domain/trip/booking.ts';
import {
  BEGINNING,
  bookingOn,
  instantsOf,
  isHired,
  isJourney,
  keptMinutes,
  kindOf,
  minutesOf as usualMinutes,
  waitAfter,
  waitBefore,
} from '#domain/trip/booking-hours.ts';
import { dateOfDay, fixedLines, isBookedStop, minutesOf } from '#domain/trip/fixed-lines.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { zoneOn } from '#domain/trip/zone-on.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60;

const whole: Span = { from: 0, to: DAY };

/** Until the travellers are there, and out of the airport or the station. */
function spanThere(booking: Booking, date: string): Span | null {
  const arrival = booking.end ?? booking.start;
  const at = minutesOf(arrival);
  if (date < arrival.date) return whole;
  if (date > arrival.date || at === null) return null;
  return { from: 0, to: at + waitAfter(booking) };
}

/** From when they have to be on their way. */
function spanBack(booking: Booking, date: string): Span | null {
  const at = minutesOf(booking.start);
  if (date > booking.start.date) return whole;
  if (date < booking.start.date || at === null) return null;
  return { from: at - waitBefore(booking), to: DAY };
}

/** Of what lasts for days the beginning is kept, and of a hired car its return. */
function endsOf({ start, end }: Booking, date: string): Span | null {
  const at = [start, end].find((moment) => moment?.date === date);
  const time = at ? minutesOf(at) : null;
  return time === null ? null : { from: time, to: time + BEGINNING };
}

function spanBetween(booking: Booking, date: string): Span | null {
  if (isHired(booking)) return endsOf(booking, date);
  const { start, end } = booking;
  const [at, last] = [minutesOf(start), end?.date ?? start.date];
  if (at === null || date < start.date || date > last) return null;
  const until = end ? (minutesOf(end) ?? DAY) : at + usualMinutes(booking);
  return {
    from: date === start.date ? at - waitBefore(booking) : 0,
    to: date === last ? until : DAY,
  };
}

/** The minutes of a date that a journey to or from the destination, or within the trip, takes away; null for none of it. */
function journeySpan(booking: Booking, date: string): Span | null {
  const leg = legOf(booking);
  if (leg === 'in') return spanThere(booking, date);
  return leg === 'out' ? spanBack(booking, date) : spanBetween(booking, date);
}

/** Minutes of what is no journey: those of its day that one is there for. */
function minutesThere(booking: Booking): number {
  const { start, end } = booking;
  const hours = instantsOf(booking);
  if (!end || end.time === null || !hours || start.time === null) return usualMinutes(booking);
  return keptMinutes(booking, (hours.to - hours.from) / 60_000);
}

/** What a booking takes of a date, in local minutes. A bed takes nothing, nor does what has no time. */
function spanOf(booking: Booking, date: string): Span | null {
  if (kindOf(booking) === 'lodging') return null;
  if (isJourney(booking)) return journeySpan(booking, date);
  const { start, margin } = booking;
  if (start.date !== date || start.time === null) return null;
  return { from: start.time - (margin ?? 0), to: Math.min(DAY, start.time + minutesThere(booking)) };
}

const overlap = ({ from, to }: Span, { start, duration }: Activity) => start < to && from < start + duration;

function collidingOn(trip: Trip, day: Day, booking: Booking): Activity[] {
  const date = dateOfDay(trip, day);
  const span = spanOf(bookingOn(booking, zoneOn(trip, day.day)), date);
  const own = fixedLines({ ...trip, bookings: [booking] }, day);
  // A stop that is what was booked goes with it, and whatever comes after that stop.
  if (!span || day.activities.some((activity) => own.some((line) => isBookedStop(activity, line)))) return [];
  return day.activities.filter((activity) => overlap(span, activity) && !activity.done);
}

/** The stops of a trip that a booking leaves no time for. */
export function collidingStops(trip: Trip, booking: Booking): Activity[] {
  return trip.days.flatMap((day) => collidingOn(trip, day, booking));
}
