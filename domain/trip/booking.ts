import type * as z from 'zod/mini';
import { known } from '../open-list.ts';
import { type bookingKinds, type bookingSchema, legs, type momentSchema, type spotSchema } from './fields/booking.ts';

/** Something that is fixed: booked, agreed, or simply so. */
export type Booking = z.infer<typeof bookingSchema>;
export type BookingKind = (typeof bookingKinds)[number];
export type Leg = (typeof legs)[number];
/** A moment on the clocks of a place. */
export type Moment = z.infer<typeof momentSchema>;
export type Spot = z.infer<typeof spotSchema>;
export type Price = NonNullable<Booking['price']>;

/** Which way a journey goes; null for everything else, and for a way that this version does not know. */
export const legOf = ({ leg }: Pick<Booking, 'leg'>): Leg | null => known(legs, leg);

/** A booking of which only what must be is said. */
export const newBooking = (own: Pick<Booking, 'id' | 'kind' | 'start'> & Partial<Booking>): Booking => ({
  title: '',
  leg: null,
  end: null,
  place: null,
  to: null,
  margin: null,
  code: '',
  seats: '',
  contact: '',
  notes: '',
  price: null,
  bookedBy: '',
  ...own,
});
