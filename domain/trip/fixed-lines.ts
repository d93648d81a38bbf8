import { known } from '../open-list.ts';
import { offsetAt } from '../place/time-zone.ts';
import { partsOfDay } from '../wishes/words.ts';
import { type Booking, type BookingKind, legOf, type Moment } from './booking.ts';
import { kindOf } from './booking-hours.ts';
import { addDays } from './dates.ts';
import type { Activity, Day } from './itinerary.ts';
import type { Trip } from './trip.ts';

const journeyKinds: readonly BookingKind[] = ['flight', 'train', 'bus', 'ferry', 'car'];

/** Whether it goes from one place to another. */
export const isJourney = (booking: Pick<Booking, 'kind'>): boolean => journeyKinds.includes(kindOf(booking));

/** About when a part of the day is, in local minutes. */
const partMinutes: Readonly<Record<(typeof partsOfDay)[number], number>> = {
  morning: 9 * 60,
  midday: 13 * 60,
  afternoon: 16 * 60,
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
  const clock = Date.parse(moment.date) + (minutesOf(moment) ?? 0) * 60_000;
  try {
    // Twice: the first guess may lie on the other side of a change of the clocks.
    const guess = clock - offsetAt(moment.zone, clock) * 1000;
    return clock - offsetAt(moment.zone, guess) * 1000;
  } catch {
    return clock;
  }
}

/** What is fixed, by when it begins. */
export function inOrder(bookings: readonly Booking[] | null): Booking[] {
  const rank = new Map((bookings ?? []).map((own) => [own.id, instantOf(own.start)]));
  return [...(bookings ?? [])].sort(
    (a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0) || a.id.localeCompare(b.id),
  );
}

/**
 * What a day of the plan tells of a booking: that it begins or ends then, that the night is slept there, or that the travellers leave
 * where they slept.
 */
export interface FixedLine {
  readonly booking: Booking;
  readonly as: 'start' | 'end' | 'night' | 'leaving';
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

function linesOf(booking: Booking, date: string): FixedLine[] {
  if (kindOf(booking) === 'lodging') {
    const told = lodgingLine(booking, date);
    return told ? [told] : [];
  }
  if (isJourney(booking)) return journeyLines(booking, date);
  return booking.start.date === date ? [line(booking, 'start', booking.start)] : [];
}

export const dateOfDay = ({ dates }: Pick<Trip, 'dates'>, { day }: Pick<Day, 'day'>): string =>
  addDays(dates.start, day - 1);

/** Whether a stop of the plan is what was booked: the same place at the same time. */
export const isBookedStop = ({ placeId, start }: Activity, { booking, as, time }: FixedLine): boolean =>
  as === 'start' && placeId !== null && booking.place?.placeId === placeId && time === start;

/** What a day tells of what is fixed, in its order. */
export function fixedLines(trip: Pick<Trip, 'dates' | 'bookings'>, day: Pick<Day, 'day'>): FixedLine[] {
  const date = dateOfDay(trip, day);
  return inOrder(trip.bookings)
    .flatMap((booking) => linesOf(booking, date))
    .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place));
}
