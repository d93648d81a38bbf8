import type { Language } from '#domain/language.ts';
import type { Booking } from '#domain/trip/booking.ts';
import { nightsBetween } from '#domain/trip/dates.ts';
import { inOrder, linesBefore } from '#domain/trip/fixed-lines.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { zoneOn } from '#domain/trip/zone-on.ts';
import { priceText, titleOf, whenText, whereText } from '../bookings/booking-text.ts';
import { bookingWords } from '../bookings/booking-words.ts';
import { hourOf, textOf } from '../bookings/line-text.ts';
import { transferLines } from '../bookings/transfer-text.ts';

/** How an export tells something that is fixed. */
export interface FixedText {
  readonly title: string;
  readonly when: string;
  readonly where: string;
  /** How one gets there or into town. */
  readonly way: readonly string[];
  /** Codes, prices and what else only its owner needs; empty unless that was asked for. */
  readonly details: readonly string[];
}

/** What only its owner needs, a line each. */
export function detailLines(booking: Booking, language: Language): string[] {
  const words = bookingWords(language);
  const { code, seats, contact, bookedBy, price, notes } = booking;
  const named = [
    [words.code, code],
    [words.seats, seats],
    [words.contact, contact],
    [words.bookedBy, bookedBy],
    [words.price, price ? priceText(price, language) : ''],
  ] as const;
  return [...named.filter(([, text]) => text !== '').map(([name, text]) => `${name}: ${text}`), notes].filter(
    (line) => line.trim() !== '',
  );
}

/** What of a trip is fixed, by when it begins. `codes`: with what only its owner needs. */
export function fixedTexts(trip: Trip, language: Language, codes: boolean): FixedText[] {
  return inOrder(trip.bookings).map((booking) => ({
    title: titleOf(booking, language),
    when: whenText(booking, language, zoneOn(trip, nightsBetween(trip.dates.start, booking.start.date) + 1)),
    where: whereText(booking),
    way: transferLines(trip, booking, language),
    details: codes ? detailLines(booking, language) : [],
  }));
}

export const fixedTitle = (language: Language): string => bookingWords(language).fixed;

/** What is fixed on a day, told between its stops: before one of them, or after the last (null). */
export function dayTexts(trip: Trip, day: Day, before: Activity | null, language: Language): string[][] {
  return linesBefore(trip, day, before).map((line) => {
    const hour = hourOf(line, language);
    const said = textOf(line, language);
    return [
      hour === null ? said : `${hour} ${said}`,
      ...(hour !== null ? transferLines(trip, line.booking, language) : []),
    ];
  });
}
