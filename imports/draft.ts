import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceM } from '#domain/place/distance.ts';
import { type Booking, newBooking, type Price, type Spot } from '#domain/trip/booking.ts';
import type { TripDates } from '#domain/trip/dates.ts';
import { bookingSchema } from '#domain/trip/fields/booking.ts';
import type { Stop } from './places/stop.ts';

/** What a source may not say, or say so that it had to be guessed. */
export const importFields = ['kind', 'leg', 'start', 'time', 'end', 'zone', 'place', 'to', 'code', 'price'] as const;
/** The fields that are marked. */
export const marked = (marks: Partial<Readonly<Record<ImportField, boolean>>>): ImportField[] =>
  importFields.filter((field) => marks[field]);

export type ImportField = (typeof importFields)[number];

/** A booking as a source tells it, for its owner to confirm. */
export interface ImportedBooking {
  readonly booking: Booking;
  /** What was guessed. */
  readonly unsure: readonly ImportField[];
  /** What was not found. */
  readonly missing: readonly ImportField[];
}

/** The trip that a booking is for: dates without a year, clocks that are not named and ways are read with its help. */
export interface ImportFor {
  readonly dates: TripDates;
  /** IANA name of the zone of the destination. */
  readonly zone: string;
  /** Where the destination is; null: not known. */
  readonly near: Coordinates | null;
  readonly newId: () => string;
}

export type Unreadable = 'tooLarge' | 'notReadable' | 'broken';
export type Imported =
  | { readonly kind: 'read'; readonly drafts: readonly ImportedBooking[] }
  | { readonly kind: 'unreadable'; readonly why: Unreadable };

/** More than any confirmation brings. */
const MOST_DRAFTS = 20;
const NEAR_M = 150_000;

const cut = (text: string | undefined, longest: number) =>
  (text ?? '')
    // Characters that would be obeyed instead of shown.
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);

/** A place by its name; null for none. */
export function spotNamed(name: string | undefined, address = '', at: Partial<Coordinates> = {}): Spot | null {
  const [named, where] = [cut(name, 160), cut(address, 200)];
  if (named === '' && where === '') return null;
  const { latitude = null, longitude = null } = at;
  return { name: named || where.slice(0, 160), address: where, latitude, longitude, placeId: null };
}

export function spotOfStop({ code, name, city, latitude, longitude }: Stop): Spot {
  return { name: code === '' ? name : `${name} (${code})`, address: city, latitude, longitude, placeId: null };
}

/** Which way a journey goes, by what is near the destination; `sure` where that says it. */
export function legOfJourney(
  booking: Pick<Booking, 'place' | 'to' | 'start' | 'end'>,
  { near, dates }: ImportFor,
): { readonly leg: Booking['leg']; readonly sure: boolean } {
  const isNear = (spot: Spot | null) =>
    near !== null &&
    spot !== null &&
    spot.latitude !== null &&
    spot.longitude !== null &&
    distanceM({ latitude: spot.latitude, longitude: spot.longitude }, near) <= NEAR_M;
  const [leaves, arrives] = [isNear(booking.place), isNear(booking.to)];
  if (leaves !== arrives) return { leg: arrives ? 'in' : 'out', sure: true };
  if (leaves && arrives) return { leg: null, sure: true };
  if ((booking.end?.date ?? booking.start.date) <= dates.start) return { leg: 'in', sure: false };
  return { leg: booking.start.date >= dates.end ? 'out' : null, sure: false };
}

type Said = Pick<Booking, 'kind' | 'start'> & Partial<Booking>;

interface Doubts {
  readonly unsure?: readonly ImportField[];
  readonly missing?: readonly ImportField[];
}

/** A booking of what was said, cut to what a trip holds; null where even that is none. */
export function draftOf(
  said: Said,
  { unsure = [], missing = [] }: Doubts,
  { newId }: ImportFor,
): ImportedBooking | null {
  const booking = newBooking({
    ...said,
    id: newId(),
    title: cut(said.title, 160),
    code: cut(said.code, 60),
    seats: cut(said.seats, 80),
    contact: cut(said.contact, 160),
    notes: (said.notes ?? '').slice(0, 1000),
    bookedBy: cut(said.bookedBy, 80),
  });
  const whole: ImportField[] = [...missing];
  if (booking.code === '') whole.push('code');
  const fits = bookingSchema.safeParse(booking).success;
  return fits ? { booking, unsure: [...new Set(unsure)], missing: [...new Set(whole)] } : null;
}

export const read = (drafts: readonly (ImportedBooking | null)[]): Imported => ({
  kind: 'read',
  drafts: drafts.flatMap((draft) => draft ?? []).slice(0, MOST_DRAFTS),
});

const amountOf = (text: string): number => {
  const bare = text.replace(/[\s']/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimals ? bare.slice(0, -decimals[0].length) : bare).replace(/[.,]/g, '');
  return Number(whole) * 100 + (decimals ? Number((decimals[1] ?? '').padEnd(2, '0')) : 0);
};

/** A price as it is written, in either manner: "1.234,50" and "1,234.50". */
export function priceOf(amount: string, currency: string): Price | null {
  const cents = amountOf(amount);
  const known = /^[A-Z]{3}$/.test(currency) && Number.isSafeInteger(cents) && cents >= 0 && cents <= 100_000_000;
  return known ? { cents, currency } : null;
}
