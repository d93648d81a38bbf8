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

/** Kinds that go from one place to another. */
export const journeyKinds: readonly string[] = ['flight', 'train', 'bus', 'ferry', 'car'];

/** Which way a journey goes, also one whose kind was not said; null for everything else, and for a way that this version does not know. */
export const legOf = ({ kind, leg }: Pick<Booking, 'kind' | 'leg'>): Leg | null =>
  kind === 'other' || journeyKinds.includes(kind) ? known(legs, leg) : null;

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
