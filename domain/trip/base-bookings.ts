import { type Base, type Dated, datesOfBase } from './base.ts';
import { type Booking, legOf, newBooking } from './booking.ts';
import { kindOf } from './booking-hours.ts';
import type { TripDates } from './dates.ts';
import type { Trip } from './trip.ts';

/** Ids that no booking of an owner has. */
const WAYS = '00000000-0000-4000-8000-00000000000';

/**
 * The way to a base as the journey that brings one there, for whatever plans or checks the days there; null for the first base. `date`: the first
 * of its days.
 */
export function wayAsBooking({ way, zone }: Pick<Base, 'way' | 'zone'>, index: number, date: string): Booking | null {
  if (!way) return null;
  const { by, end, from, to } = way;
  const spot = (name: string) =>
    name === '' ? null : { name, address: '', latitude: null, longitude: null, placeId: null };
  return newBooking({
    id: `${WAYS}${index}`,
    kind: by,
    leg: 'in',
    // By the clocks of where one comes.
    start: { date, time: Math.max(0, end - way.minutes), zone },
    end: { date, time: end, zone },
    place: spot(from),
    to: spot(to),
  });
}

/** Whether a booking belongs to the days of a base. */
function isWithin(booking: Booking, dates: TripDates, at: { readonly isFirst: boolean; readonly isLast: boolean }) {
  const leg = legOf(booking);
  if (leg === 'in') return at.isFirst;
  if (leg === 'out') return at.isLast;
  const [from, to] = [booking.start.date, (booking.end ?? booking.start).date];
  // Of a bed the last date is no night any more.
  if (kindOf(booking) === 'lodging')
    return from <= dates.end && (to > dates.start || (to === from && to === dates.start));
  return from <= dates.end && to >= dates.start;
}

/** What is fixed on the days of a base, the way there included. */
export function bookingsOfBase(trip: Dated & Pick<Trip, 'bookings'>, index: number): Booking[] {
  const { bases = [], bookings } = trip;
  const dates = datesOfBase(trip, index);
  const at = { isFirst: index === 0, isLast: index === bases.length - 1 };
  const base = bases[index];
  const way = base ? wayAsBooking(base, index, dates.start) : null;
  return [...(bookings ?? []).filter((own) => isWithin(own, dates, at)), ...(way ? [way] : [])];
}

/** Whether it is the way to a base, and none of the owner's. */
export const isWay = ({ id }: Pick<Booking, 'id'>): boolean => id.startsWith(WAYS);
