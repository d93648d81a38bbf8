import { known } from '../open-list.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { type Booking, type BookingKind, journeyKinds, legOf, type Moment, type Spot } from './booking.ts';
import { bookingKinds } from './fields/booking.ts';
import { instantOf, onClocksOf } from './moments.ts';

/** Minutes that a booking takes whose end is not said. */
const usualMinutes: Readonly<Record<BookingKind, number>> = {
  flight: 120,
  train: 60,
  bus: 60,
  ferry: 60,
  car: 45,
  lodging: 0,
  restaurant: 120,
  ticket: 120,
  tour: 150,
  event: 150,
  meeting: 60,
  other: 60,
};
const LUNCH_MINUTES = 90;
/** A table that is booked for this minute of the day or later is for dinner. */
const DINNER_FROM = 16 * 60 + 30;

/** Minutes from the arrival of a journey until one is on the way into town (border, luggage), and before it leaves (luggage, controls). */
const waits: Readonly<Partial<Record<BookingKind, { readonly after: number; readonly before: number }>>> = {
  flight: { after: 60, before: 120 },
  train: { after: 15, before: 30 },
  bus: { after: 15, before: 30 },
  ferry: { after: 30, before: 60 },
  car: { after: 0, before: 30 },
};
/** Of which it is not said how: it may be a flight. */
const someWait = { after: 60, before: 60 };

/** Minutes between a terminal and the town where it is not known where that is. */
const usualWays: Readonly<Partial<Record<BookingKind, { readonly in: number; readonly out: number }>>> = {
  flight: { in: 30, out: 60 },
  train: { in: 15, out: 60 },
  bus: { in: 15, out: 60 },
  ferry: { in: 15, out: 40 },
  car: { in: 30, out: 60 },
};
const someWay = { in: 30, out: 60 };

/** A ticket that is good for so long or longer is no appointment: only its beginning is kept. */
const LONGEST_APPOINTMENT = 16 * 60;
/** Hours of one's own are taken for a whole day, where that was said. */
const LONGEST_MEETING = 24 * 60;
export const BEGINNING = 45;

/** A kind that this version knows; what it does not know is something else. */
export const kindOf = ({ kind }: Pick<Booking, 'kind'>): BookingKind => known(bookingKinds, kind) ?? 'other';

/** Whether it goes from one place to another. */
export const isJourney = ({ kind, leg = null }: Pick<Booking, 'kind'> & Partial<Pick<Booking, 'leg'>>): boolean =>
  journeyKinds.includes(kind) || legOf({ kind, leg }) !== null;

/** Which meal a booked table is; null for everything else and where its hour is not known. */
export function bookedMeal({ kind, start }: Pick<Booking, 'kind' | 'start'>): 'lunch' | 'dinner' | null {
  if (kind !== 'restaurant' || start.time === null) return null;
  return start.time < DINNER_FROM ? 'lunch' : 'dinner';
}

/** Minutes that a booking takes where its end is not known. */
export const minutesOf = (booking: Booking): number =>
  bookedMeal(booking) === 'lunch' ? LUNCH_MINUTES : usualMinutes[kindOf(booking)];

/** Minutes to be kept after a journey has arrived, the way into town not counted. */
export const waitAfter = (booking: Pick<Booking, 'kind' | 'margin'>): number =>
  booking.margin ?? (waits[kindOf(booking)] ?? someWait).after;
/** Minutes to be there before a journey leaves. */
export const waitBefore = (booking: Pick<Booking, 'kind' | 'margin'>): number =>
  booking.margin ?? (waits[kindOf(booking)] ?? someWait).before;

/** Minutes from a terminal into town, and out to it, where it is not known where that is. */
export const usualWay = (booking: Pick<Booking, 'kind'>) => usualWays[kindOf(booking)] ?? someWay;

/** A car that is hired for a while: taken at its beginning, given back at its end. */
export const isHired = (booking: Pick<Booking, 'kind' | 'leg'>): boolean =>
  booking.kind === 'car' && legOf(booking) === null;

/** Of so many minutes that a booking takes those that one is there for. */
export function keptMinutes(booking: Booking, minutes: number): number {
  const longest = kindOf(booking) === 'meeting' ? LONGEST_MEETING : LONGEST_APPOINTMENT;
  if (isHired(booking) || (!isJourney(booking) && minutes > longest)) return BEGINNING;
  return Math.max(minutes, 0);
}

/** Where a spot is, where that is known. */
export function pointOf(spot: Spot | null): Coordinates | null {
  if (!spot || spot.latitude === null || spot.longitude === null) return null;
  return { latitude: spot.latitude, longitude: spot.longitude };
}

/** Where one is when a booking is over. */
export const endPoint = ({ place, to }: Booking): Coordinates | null => pointOf(to) ?? pointOf(place);

/** When a journey to the destination has arrived: its end, or where only that is said its beginning. */
export const arrivalOf = ({ start, end }: Booking): Moment => end ?? start;

export interface Instants {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** When a booking is, to the millisecond; null where its hours are not known. */
export function instantsOf(booking: Booking): Instants | null {
  const [from, to] = [instantOf(booking.start), booking.end && instantOf(booking.end)];
  if (from !== null) return { from, to: Math.max(from, to ?? from + minutesOf(booking) * 60_000) };
  return to === null ? null : { from: to, to };
}

const onClocks = (moment: Moment, zone: string): Moment => ({
  ...moment,
  ...onClocksOf(moment, zone),
  zone: moment.time === null ? moment.zone : zone,
});

/** The same booking with its hours on the clocks of a zone (null: not known, as it stands). */
export const bookingOn = (booking: Booking, zone: string | null): Booking =>
  zone === null
    ? booking
    : { ...booking, start: onClocks(booking.start, zone), end: booking.end && onClocks(booking.end, zone) };
