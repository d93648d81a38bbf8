import type { Language } from '#domain/language.ts';
import type { Booking } from '#domain/trip/booking.ts';
import { inOrder } from '#domain/trip/fixed-lines.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { priceText, titleOf, whenText, whereText } from '../bookings/booking-text.ts';
import { bookingWords } from '../bookings/booking-words.ts';

/** How an export tells something that is fixed. */
export interface FixedText {
  readonly title: string;
  readonly when: string;
  readonly where: string;
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
export function fixedTexts({ bookings }: Trip, language: Language, codes: boolean): FixedText[] {
  return inOrder(bookings).map((booking) => ({
    title: titleOf(booking, language),
    when: whenText(booking, language),
    where: whereText(booking),
    details: codes ? detailLines(booking, language) : [],
  }));
}

export const fixedTitle = (language: Language): string => bookingWords(language).fixed;
