import { type Booking, type BookingKind, legOf } from '#domain/trip/booking.ts';
import { isJourney, kindOf } from '#domain/trip/booking-hours.ts';
import { dateOfDay, fixedLines, isBookedStop, minutesOf } from '#domain/trip/fixed-lines.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Minutes that are kept free before it or, at an arrival, after it, where its owner does not say. */
const margins: Readonly<Partial<Record<BookingKind, number>>> = { flight: 120, train: 30, bus: 30, ferry: 60 };
/** After an arrival: out of the airport or the station. */
const arrivals: Readonly<Partial<Record<BookingKind, number>>> = { flight: 60, train: 20, bus: 20, ferry: 30 };
/** How long it takes where no end is known. */
const lengths: Readonly<Partial<Record<BookingKind, number>>> = { tour: 180, event: 120, car: 30 };
const USUAL_LENGTH = 90;
const USUAL_MARGIN = 0;
const DAY = 24 * 60;

const whole: Span = { from: 0, to: DAY };
const marginOf = ({ margin }: Booking, usual: number | undefined) => margin ?? usual ?? USUAL_MARGIN;

/** Until the travellers are there, and out of the airport or the station. */
function spanThere(booking: Booking, date: string): Span | null {
  const arrival = booking.end ?? booking.start;
  const at = minutesOf(arrival);
  if (date < arrival.date) return whole;
  if (date > arrival.date || at === null) return null;
  return { from: 0, to: at + marginOf(booking, arrivals[kindOf(booking)]) };
}

/** From when they have to be on their way. */
function spanBack(booking: Booking, date: string): Span | null {
  const at = minutesOf(booking.start);
  if (date > booking.start.date) return whole;
  if (date < booking.start.date || at === null) return null;
  return { from: at - marginOf(booking, margins[kindOf(booking)]), to: DAY };
}

function spanBetween(booking: Booking, date: string): Span | null {
  const { start, end } = booking;
  const [at, last] = [minutesOf(start), end?.date ?? start.date];
  if (at === null || date < start.date || date > last) return null;
  const until = end ? (minutesOf(end) ?? DAY) : at + (lengths[kindOf(booking)] ?? USUAL_LENGTH);
  return {
    from: date === start.date ? at - marginOf(booking, margins[kindOf(booking)]) : 0,
    to: date === last ? until : DAY,
  };
}

/** The minutes of a date that a journey to or from the destination, or within the trip, takes away; null for none of it. */
function journeySpan(booking: Booking, date: string): Span | null {
  const leg = legOf(booking);
  if (leg === 'in') return spanThere(booking, date);
  return leg === 'out' ? spanBack(booking, date) : spanBetween(booking, date);
}

/** What a booking takes of a date, in local minutes. A bed takes nothing, nor does what has no time. */
function spanOf(booking: Booking, date: string): Span | null {
  if (kindOf(booking) === 'lodging') return null;
  if (isJourney(booking)) return journeySpan(booking, date);
  const { start, end, margin } = booking;
  if (start.date !== date || start.time === null) return null;
  const until =
    end && end.time !== null && end.date === start.date
      ? end.time
      : start.time + (lengths[kindOf(booking)] ?? USUAL_LENGTH);
  return { from: start.time - (margin ?? USUAL_MARGIN), to: Math.max(until, start.time) };
}

const overlap = ({ from, to }: Span, { start, duration }: Activity) => start < to && from < start + duration;

function collidingOn(trip: Trip, day: Day, booking: Booking): Activity[] {
  const date = dateOfDay(trip, day);
  const span = spanOf(booking, date);
  if (!span) return [];
  const own = fixedLines({ dates: trip.dates, bookings: [booking] }, day);
  return day.activities.filter(
    (activity) => overlap(span, activity) && !activity.done && !own.some((line) => isBookedStop(activity, line)),
  );
}

/** The stops of a trip that a booking leaves no time for. */
export function collidingStops(trip: Trip, booking: Booking): Activity[] {
  return trip.days.flatMap((day) => collidingOn(trip, day, booking));
}
