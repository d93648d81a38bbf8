import { known } from '../open-list.ts';
import { partsOfDay } from '../wishes/words.ts';
import { type Booking, legOf, type Moment } from './booking.ts';
import { bookingOn, isJourney, kindOf } from './booking-hours.ts';
import { addDays } from './dates.ts';
import type { Activity, Day } from './itinerary.ts';
import { instantOf as exactInstantOf } from './moments.ts';
import type { Trip } from './trip.ts';
import { zoneOn } from './zone-on.ts';

/** About when a part of the day is, in local minutes. */
const partMinutes: Readonly<Record<(typeof partsOfDay)[number], number>> = {
  dawn: 6 * 60,
  morning: 9 * 60,
  midday: 13 * 60,
  afternoon: 16 * 60,
  dusk: 19 * 60,
  evening: 20 * 60,
  night: 22 * 60,
};

/** Local minutes of a moment, or about them; null where only the day is known. */
export function minutesOf({ time, part }: Moment): number | null {
  if (time !== null) return time;
  const named = known(partsOfDay, part);
  return named && partMinutes[named];
}

/** Milliseconds since 1970 of a moment; one whose time is not known counts as the start of its day, one in an unknown zone as UTC. */
export function instantOf(moment: Moment): number {
  const time = minutesOf(moment) ?? 0;
  return exactInstantOf({ ...moment, time }) ?? Date.parse(moment.date) + time * 60_000;
}

/** What is fixed, by when it begins. */
export function inOrder(bookings: readonly Booking[] | null): Booking[] {
  const rank = new Map((bookings ?? []).map((own) => [own.id, instantOf(own.start)]));
  return [...(bookings ?? [])].sort(
    (a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0) || a.id.localeCompare(b.id),
  );
}

/**
 * What a day of the plan tells of a booking: that it begins or ends then, that the night is slept there, that the travellers leave
 * where they slept, or where their luggage is meanwhile: before they can have the room, on the way from one bed to the next, and after
 * they left it.
 */
export interface FixedLine {
  readonly booking: Booking;
  readonly as: 'start' | 'end' | 'night' | 'leaving' | 'luggage-before' | 'luggage-between' | 'luggage-after';
  /** Local minutes; null: not known. */
  readonly time: number | null;
  /** Where it stands among the stops, in local minutes; before all of them and after all of them are infinite. */
  readonly place: number;
}

const line = (booking: Booking, as: 'start' | 'end', moment: Moment): FixedLine => {
  const time = minutesOf(moment);
  return { booking, as, time: moment.time, place: time ?? Number.NEGATIVE_INFINITY };
};

/** The first night tells when one may come, the others do not. */
function lodgingLine(booking: Booking, date: string): FixedLine | null {
  const { start, end } = booking;
  const last = end?.date ?? addDays(start.date, 1);
  if (date >= start.date && date < last) {
    return { booking, as: 'night', time: date === start.date ? start.time : null, place: Number.POSITIVE_INFINITY };
  }
  if (date !== last || last <= start.date) return null;
  return { booking, as: 'leaving', time: end?.time ?? null, place: Number.NEGATIVE_INFINITY };
}

/** A journey to the destination is told where it ends, one away from it where it begins. */
function journeyLines(booking: Booking, date: string): FixedLine[] {
  const { start, end } = booking;
  if (legOf(booking) === 'in') {
    const arrival = end ?? start;
    return arrival.date === date ? [line(booking, end ? 'end' : 'start', arrival)] : [];
  }
  const overnight = legOf(booking) === null && end && end.date !== start.date && end.date === date;
  return [
    ...(start.date === date ? [line(booking, 'start', start)] : []),
    ...(overnight ? [line(booking, 'end', end)] : []),
  ];
}

function linesOn(booking: Booking, date: string): FixedLine[] {
  if (kindOf(booking) === 'lodging') {
    const told = lodgingLine(booking, date);
    return told ? [told] : [];
  }
  if (isJourney(booking)) return journeyLines(booking, date);
  return booking.start.date === date ? [line(booking, 'start', booking.start)] : [];
}

/** What a date on the clocks of the destination tells of a booking, whose own may be others. */
const linesOf = (booking: Booking, date: string, zone: string | null): FixedLine[] =>
  linesOn(bookingOn(booking, zone), date).map((own) => ({ ...own, booking }));

export const dateOfDay = ({ dates }: Pick<Trip, 'dates'>, { day }: Pick<Day, 'day'>): string =>
  addDays(dates.start, day - 1);

/** Whether a stop of the plan is what was booked: the same place at the same time. */
export const isBookedStop = ({ placeId, start }: Activity, { booking, as, time }: FixedLine): boolean =>
  as === 'start' && placeId !== null && booking.place?.placeId === placeId && time === start;

type Told = Pick<Trip, 'bases' | 'dates' | 'bookings' | 'destinationId'>;

/** What a day tells of what is fixed, in its order. */
export function fixedLines(trip: Told, day: Pick<Day, 'day'>): FixedLine[] {
  const date = dateOfDay(trip, day);
  const zone = zoneOn(trip, day.day);
  return inOrder(trip.bookings)
    .flatMap((booking) => linesOf(booking, date, zone))
    .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place));
}

/** When the travellers are at the destination on a date, in local minutes; before everything where nothing brings them there that day. */
function arrivalOn(bookings: readonly Booking[], date: string): number {
  const arrivals = bookings
    .filter((own) => isJourney(own) && legOf(own) === 'in')
    .map(({ start, end }) => end ?? start)
    .filter((own) => own.date === date);
  return Math.max(Number.NEGATIVE_INFINITY, ...arrivals.map((own) => minutesOf(own) ?? Number.NEGATIVE_INFINITY));
}

/** What a day tells of the luggage, where stops of the plan lie before a bed can be had or after it was left. */
export function luggageLines(
  trip: Pick<Trip, 'dates' | 'bookings'>,
  { day, activities }: Pick<Day, 'day' | 'activities'>,
): FixedLine[] {
  const date = dateOfDay(trip, { day });
  const bookings = trip.bookings ?? [];
  const beds = bookings.filter((own) => kindOf(own) === 'lodging');
  const next = beds.find(({ start }) => start.date === date);
  const left = beds.find(({ start, end }) => start.date < date && (end?.date ?? addDays(start.date, 1)) === date);
  if (next && activities.some(({ start }) => start < (next.start.time ?? Number.POSITIVE_INFINITY))) {
    const [as, place] = left
      ? (['luggage-between', 0] as const)
      : (['luggage-before', arrivalOn(bookings, date)] as const);
    return [{ booking: next, as, time: next.start.time, place }];
  }
  const until = left?.end?.time ?? 0;
  if (!left || next || !activities.some(({ start, duration }) => start + duration > until)) return [];
  return [{ booking: left, as: 'luggage-after', time: null, place: 0 }];
}

/** Lines that no stop of the day stands for. */
function ownLines(trip: Told, day: Day): FixedLine[] {
  const lines = fixedLines(trip, day).filter(
    (line) => !day.activities.some((activity) => isBookedStop(activity, line)),
  );
  return [...lines, ...luggageLines(trip, day)].sort((a, b) => (a.place === b.place ? 0 : a.place - b.place));
}

/** The lines of a day that stand before a stop of it, or after its last (null): each before the first stop that begins after it. */
export function linesBefore(trip: Told, day: Day, before: Pick<Activity, 'id'> | null): FixedLine[] {
  return ownLines(trip, day).filter(({ place }) => {
    const next = day.activities.find(({ start }) => start >= place);
    return (next?.id ?? null) === (before?.id ?? null);
  });
}
