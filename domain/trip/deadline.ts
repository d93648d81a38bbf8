import type { Coordinates } from '../place/coordinates.ts';
import { travelMinutes } from '../place/travel-time.ts';
import { type Booking, legOf } from './booking.ts';
import { isJourney, kindOf, pointOf, usualWay, waitBefore } from './booking-hours.ts';
import { addDays } from './dates.ts';
import { instantOf } from './moments.ts';
import { transferOf } from './transfer.ts';
import type { Trip } from './trip.ts';

/** When to go for something that does not wait, in milliseconds since 1970. */
export interface Deadline {
  /** When to be there. */
  readonly there: number;
  /** When to be on the way; null where the plan does not know the way. */
  readonly leave: number | null;
}

const MS_PER_MINUTE = 60_000;

/** Where the travellers have slept on the morning of a date, where that is known. */
function bedOn(bookings: readonly Booking[], date: string): Coordinates | null {
  const bed = bookings.find(
    (own) =>
      kindOf(own) === 'lodging' && own.start.date < date && date <= (own.end?.date ?? addDays(own.start.date, 1)),
  );
  return bed ? pointOf(bed.place) : null;
}

/** Minutes to be there early; of a car only those that its owner said. */
function earlyFor(booking: Booking): number {
  return isJourney(booking) && kindOf(booking) !== 'car' ? waitBefore(booking) : (booking.margin ?? 0);
}

type Fixed = Pick<Trip, 'bookings' | 'transfers'>;

/** Minutes from the bed to where a journey begins: as the plan counted them, by their places, out of town by what is usual, else null. */
function wayTo(booking: Booking, trip: Fixed): number | null {
  const leg = legOf(booking);
  if (!isJourney(booking) || leg === 'in') return null;
  const counted = transferOf(trip, booking);
  if (counted) return counted.minutes;
  const [at, bed] = [pointOf(booking.place), bedOn(trip.bookings ?? [], booking.start.date)];
  if (at && bed) return travelMinutes(bed, at);
  return leg === 'out' ? usualWay(booking).out : null;
}

/** When to be where a booking begins and when to go there, by the minutes that the plan counts; null where one just comes. */
export function deadlineOf(booking: Booking, trip: Fixed): Deadline | null {
  const [at, early] = [instantOf(booking.start), earlyFor(booking)];
  if (at === null || early === 0) return null;
  const there = at - early * MS_PER_MINUTE;
  const way = wayTo(booking, trip);
  return { there, leave: way === null ? null : there - way * MS_PER_MINUTE };
}
