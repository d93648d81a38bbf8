import { type Booking, legOf, type Moment } from '#domain/trip/booking.ts';
import { dayNumber } from '#domain/trip/dates.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';

/**
 * What of the fixed things a trip does not keep, judged from the bookings and the stops alone: none of the planner's own figures, in
 * minutes since the first midnight of the trip. Looks only at what is said on the clocks of the destination.
 */

const DAY = 1440;

function minuteOf({ date, time, zone }: Moment, trip: Trip, local: string): number | null {
  const [day, first] = [dayNumber(date), dayNumber(trip.dates.start)];
  return time === null || zone !== local || day === null || first === null ? null : (day - first) * DAY + time;
}

interface Timed {
  readonly stop: Activity;
  readonly from: number;
  readonly to: number;
}

const stopsOf = ({ days }: Trip): Timed[] =>
  days.flatMap(({ activities }, index) =>
    activities.map((stop) => {
      const from = index * DAY + stop.start;
      return { stop, from, to: from + stop.duration };
    }),
  );

/** A ticket for days, a car and a bed stand beside the stops. */
const standsBeside = ({ kind }: Booking, minutes: number) =>
  kind === 'lodging' || kind === 'car' || (minutes > 16 * 60 && kind !== 'flight' && kind !== 'train');

function faultOf(booking: Booking, trip: Trip, zone: string): string | null {
  const stops = stopsOf(trip);
  const [start, end] = [minuteOf(booking.start, trip, zone), booking.end && minuteOf(booking.end, trip, zone)];
  const leg = legOf(booking);
  const last = trip.days.length * DAY;
  if (leg === 'in') {
    const early = stops.find(({ from }) => end !== null && end < last && from < end);
    return early ? `${early.stop.name} before the arrival` : null;
  }
  if (leg === 'out') {
    const late = stops.find(({ to }) => start !== null && start > 0 && to > start);
    return late ? `${late.stop.name} after the departure` : null;
  }
  if (start === null || standsBeside(booking, (end ?? start) - start)) return null;
  const is = ({ stop, from }: Timed) =>
    stop.placeId !== null && stop.placeId === booking.place?.placeId && from === start;
  if (stops.some(is)) return null;
  const within = stops.find(({ from, to }) => from < Math.max(end ?? 0, start + 30) && to > start);
  return within ? `${within.stop.name} in the hours of ${booking.kind}` : null;
}

export const fixedFaults = (trip: Trip, zone: string): string[] =>
  (trip.bookings ?? []).flatMap((booking) => faultOf(booking, trip, zone) ?? []);
