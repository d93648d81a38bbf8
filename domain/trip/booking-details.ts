import type { Booking } from './booking.ts';
import type { Trip } from './trip.ts';

/** What of a booking is for its owner: with a code and a name a booking can be changed by another. */
type Details = Pick<Booking, 'code' | 'seats' | 'contact' | 'notes' | 'price' | 'bookedBy'>;

const none: Details = { code: '', seats: '', contact: '', notes: '', price: null, bookedBy: '' };

/** What, when and where, and nothing of what only its owner needs. */
export const bookingWithoutDetails = (booking: Booking): Booking => ({ ...booking, ...none });

/** A trip whose bookings say what, when and where, and nothing of what only their owner needs. */
export function withoutDetails(trip: Trip): Trip {
  return { ...trip, bookings: trip.bookings && trip.bookings.map(bookingWithoutDetails) };
}

function detailsFrom(own: Booking, here: Booking | undefined): Booking {
  if (!here) return own;
  return {
    ...own,
    code: own.code || here.code,
    seats: own.seats || here.seats,
    contact: own.contact || here.contact,
    notes: own.notes || here.notes,
    price: own.price ?? here.price,
    bookedBy: own.bookedBy || here.bookedBy,
  };
}

/** A trip from a file that may have left details out, with those that are known here. */
export function withDetailsOf(trip: Trip, here: Trip): Trip {
  const known = new Map((here.bookings ?? []).map((own) => [own.id, own]));
  return { ...trip, bookings: trip.bookings && trip.bookings.map((own) => detailsFrom(own, known.get(own.id))) };
}
