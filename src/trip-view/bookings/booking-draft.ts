import {
  type Booking,
  type BookingKind,
  type Leg,
  legOf,
  type Moment,
  newBooking,
  type Price,
  type Spot,
} from '#domain/trip/booking.ts';
import { isJourney, kindOf } from '#domain/trip/booking-hours.ts';
import { dayNumber } from '#domain/trip/dates.ts';
import { bookingSchema } from '#domain/trip/fields/booking.ts';
import { instantOf } from '#domain/trip/fixed-lines.ts';
import { formatLocalTime, parseLocalTime } from '#domain/trip/local-time.ts';
import { hasZone } from '#domain/trip/moments.ts';

/** A moment as its owner types it. */
export interface MomentDraft {
  /** YYYY-MM-DD, or empty. */
  readonly date: string;
  /** HH:MM, or empty. */
  readonly time: string;
  readonly zone: string;
}

/** A place as its owner types it; the rest is of a place that was picked. */
export interface SpotDraft {
  readonly name: string;
  readonly address: string;
  readonly known: Pick<Spot, 'latitude' | 'longitude' | 'placeId'>;
}

/** A booking as its owner types it, complete or not. */
export interface BookingDraft {
  readonly kind: BookingKind;
  readonly title: string;
  readonly leg: Leg | null;
  readonly start: MomentDraft;
  readonly end: MomentDraft;
  readonly place: SpotDraft;
  readonly to: SpotDraft;
  readonly code: string;
  readonly seats: string;
  readonly contact: string;
  readonly notes: string;
  readonly price: string;
  readonly currency: string;
  readonly bookedBy: string;
  readonly margin: string;
}

/** What can be wrong, by field; the values are keys of `booking.errors`. */
export type DraftError = 'dateNeeded' | 'endBeforeStart' | 'unknownZone' | 'notAnAmount' | 'notACurrency' | 'minutes';
export type DraftField = 'start' | 'startZone' | 'end' | 'endZone' | 'price' | 'currency' | 'margin';
export type DraftErrors = Partial<Readonly<Record<DraftField, DraftError>>>;

const nowhere: SpotDraft = { name: '', address: '', known: { latitude: null, longitude: null, placeId: null } };

const spotDraft = (spot: Spot | null): SpotDraft =>
  spot ? { name: spot.name, address: spot.address, known: spot } : nowhere;

const momentDraft = (moment: Moment | null, zone: string): MomentDraft =>
  moment
    ? { date: moment.date, time: moment.time === null ? '' : formatLocalTime(moment.time), zone: moment.zone }
    : { date: '', time: '', zone };

/** `zone`: of the destination, for what is not said. */
export function emptyDraft(kind: BookingKind, leg: Leg | null, date: string, zone: string): BookingDraft {
  return {
    kind,
    title: '',
    leg,
    start: { date, time: '', zone },
    end: { date: '', time: '', zone },
    place: nowhere,
    to: nowhere,
    code: '',
    seats: '',
    contact: '',
    notes: '',
    price: '',
    currency: 'EUR',
    bookedBy: '',
    margin: '',
  };
}

export function draftOf(booking: Booking, zone: string): BookingDraft {
  const { title, start, end, place, to, code, seats, contact, notes, price, bookedBy, margin } = booking;
  return {
    kind: kindOf(booking),
    title,
    leg: legOf(booking),
    start: momentDraft(start, zone),
    end: momentDraft(end, isJourney(booking) ? zone : start.zone),
    place: spotDraft(place),
    to: spotDraft(to),
    code,
    seats,
    contact,
    notes,
    price: price ? String(price.cents / 100) : '',
    currency: price?.currency ?? 'EUR',
    bookedBy,
    margin: margin === null ? '' : String(margin),
  };
}

/** A name alone is enough; so is an address. */
function readSpot({ name, address, known: { latitude, longitude, placeId } }: SpotDraft): Spot | null {
  const [named, where] = [name.trim(), address.trim()];
  if (named === '' && where === '') return null;
  return { name: (named || where).slice(0, 160), address: where, latitude, longitude, placeId };
}

function readMoment({ date, time, zone }: MomentDraft, before: Moment | null): Moment {
  // A part of the day stays as long as no time is said.
  const part = time === '' && before?.part !== undefined ? { part: before.part } : {};
  return { date, time: time === '' ? null : parseLocalTime(time), ...part, zone };
}

/** Hundredths of an amount as people type it; null for none, undefined for what is no amount. */
function readPrice(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = Number(text.trim().replace(',', '.'));
  return Number.isFinite(amount) && amount >= 0 && amount <= 1_000_000 ? Math.round(amount * 100) : undefined;
}

const readMargin = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const isEnded = ({ end }: BookingDraft) => end.date !== '' || end.time !== '';

/** An end of which only the time is said is on the day of the start. */
const endOf = ({ start, end }: BookingDraft): MomentDraft => ({ ...end, date: end.date || start.date });

function orderError(draft: BookingDraft): DraftErrors {
  if (!isEnded(draft)) return {};
  const [start, end] = [readMoment(draft.start, null), readMoment(endOf(draft), null)];
  const timed = start.time !== null && end.time !== null;
  const wrong = timed ? instantOf(end) < instantOf(start) : end.date < start.date && !isJourney(draft);
  return wrong ? { end: 'endBeforeStart' } : {};
}

function dateErrors(draft: BookingDraft): DraftErrors {
  const { start } = draft;
  if (dayNumber(start.date) === null) return { start: 'dateNeeded' };
  if (!hasZone(start.zone)) return { startZone: 'unknownZone' };
  if (!isEnded(draft)) return {};
  if (dayNumber(endOf(draft).date) === null) return { end: 'dateNeeded' };
  if (!hasZone(draft.end.zone)) return { endZone: 'unknownZone' };
  return orderError(draft);
}

/** What is wrong with a draft; empty when it can become a booking. */
export function errorsOf(draft: BookingDraft): DraftErrors {
  const minutes = readMargin(draft.margin);
  const isMargin = minutes === null || (Number.isInteger(minutes) && minutes >= 0 && minutes <= 600);
  return {
    ...dateErrors(draft),
    ...(readPrice(draft.price) === undefined && { price: 'notAnAmount' as const }),
    ...(draft.price.trim() !== '' &&
      !/^[A-Za-z]{3}$/.test(draft.currency.trim()) && { currency: 'notACurrency' as const }),
    ...(!isMargin && { margin: 'minutes' as const }),
  };
}

const texts = ({ title, code, seats, contact, notes, bookedBy }: BookingDraft) => ({
  title: title.trim(),
  code: code.trim(),
  seats: seats.trim(),
  contact: contact.trim(),
  bookedBy: bookedBy.trim(),
  notes,
});

function priceOf({ price, currency }: BookingDraft): Price | null {
  const cents = readPrice(price) ?? null;
  return cents === null ? null : { cents, currency: currency.trim().toUpperCase() };
}

/** A kind of a later version stays what it is until another one is chosen. */
const kindFor = ({ kind }: BookingDraft, before: Booking | null) =>
  before && kindOf(before) === kind ? before.kind : kind;

/** The booking that a draft says, over what it was before; null while something is wrong with it. */
export function bookingOf(draft: BookingDraft, id: string, before: Booking | null): Booking | null {
  if (Object.keys(errorsOf(draft)).length > 0) return null;
  const journey = isJourney(draft);
  const booking = newBooking({
    ...before,
    ...texts(draft),
    id,
    kind: kindFor(draft, before),
    start: readMoment(draft.start, before?.start ?? null),
    end: isEnded(draft) ? readMoment(endOf(draft), before?.end ?? null) : null,
    leg: journey ? draft.leg : null,
    place: readSpot(draft.place),
    to: journey ? readSpot(draft.to) : null,
    margin: readMargin(draft.margin),
    price: priceOf(draft),
  });
  return bookingSchema.safeParse(booking).success ? booking : null;
}
