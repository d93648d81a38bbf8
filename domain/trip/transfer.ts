import type * as z from 'zod/mini';
import { type Booking, legOf } from './booking.ts';
import { arrivalOf, waitAfter, waitBefore } from './booking-hours.ts';
import type { transferSchema } from './fields/transfer.ts';
import type { Trip } from './trip.ts';

export type Transfer = z.infer<typeof transferSchema>;

const DAY = 24 * 60;

/** A transfer with the hour that goes with its booking as it is now. */
export interface TimedTransfer extends Transfer {
  readonly leg: 'in' | 'out';
  /** Minutes to get out of the terminal, or to be there before. */
  readonly wait: number;
  /** When one is where one sleeps, or leaves there, in local minutes of a day. */
  readonly time: number;
  /** How many days after that of the booking: -1 is the evening before. */
  readonly dayAfter: number;
}

/** The name of where a journey touches the destination; empty where it is not said. */
export const spotOf = (booking: Booking): string => (legOf(booking) === 'in' ? booking.to : booking.place)?.name ?? '';

/**
 * From when on the travellers are in town, or when they leave for a journey home, by the way that the plan counted. Null for what is no
 * such journey, has no hour, or goes from elsewhere since.
 */
export function transferOf(trip: Pick<Trip, 'transfers'>, booking: Booking): TimedTransfer | null {
  const own = trip.transfers?.find(({ bookingId, spot }) => bookingId === booking.id && spot === spotOf(booking));
  const leg = legOf(booking);
  if (!own || !leg) return null;
  const { time } = leg === 'in' ? arrivalOf(booking) : booking.start;
  if (time === null) return null;
  const wait = leg === 'in' ? waitAfter(booking) : waitBefore(booking);
  const at = time + (leg === 'in' ? 1 : -1) * (wait + own.minutes);
  const dayAfter = Math.floor(at / DAY);
  return { ...own, leg, wait, time: at - dayAfter * DAY, dayAfter };
}
