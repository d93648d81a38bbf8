import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
import type { BookingKind } from '#domain/trip/booking.ts';
import type { partsOfDay } from '#domain/wishes/words.ts';

/** How what is fixed is told, on the page and in exports. A language that lacks a word does not compile. */
export interface BookingWords {
  readonly kinds: Readonly<Record<BookingKind, string>>;
  /** Of a journey that has no title: to the destination, and away from it. */
  readonly legs: Readonly<Record<'in' | 'out', string>>;
  readonly parts: Readonly<Record<(typeof partsOfDay)[number], string>>;
  readonly from: (time: string) => string;
  readonly until: (time: string) => string;
  readonly nights: (count: number) => string;
  /** Two times that are each of the clocks of their place. */
  readonly localTimes: string;
  readonly fixed: string;
  readonly code: string;
  readonly seats: string;
  readonly contact: string;
  readonly price: string;
  readonly bookedBy: string;
}

const words = byLanguage(
  import.meta.glob<BookingWords>('./languages/*/booking-words.ts', { eager: true, import: 'words' }),
);

export function bookingWords(language: Language): BookingWords {
  return words[language];
}
