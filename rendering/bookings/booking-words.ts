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
  readonly allDay: string;
  readonly nights: (count: number) => string;
  /** Two times that are each of the clocks of their place. */
  readonly localTimes: string;
  /** By the way: how long to get out or to be there before (null: no time), how long the way, and when one is in town or leaves. */
  readonly transfers: Readonly<Record<'in' | 'out', (wait: string | null, way: string, time: string) => string>>;
  /** The same out of town from a terminal that was not said: there is time to spare. */
  readonly leaveEarly: (wait: string | null, time: string) => string;
  readonly bags: string;
  readonly dayBefore: (time: string) => string;
  readonly dayAfter: (time: string) => string;
  /** A terminal that was not said but counted with. */
  readonly assumed: (terminal: string) => string;
  /** What a day says of what is fixed, beside its hour. */
  readonly lines: {
    readonly sleep: (name: string) => string;
    readonly sleepNowhere: string;
    readonly leave: (name: string) => string;
    readonly leaveNowhere: string;
    readonly arrive: string;
    readonly giveBack: string;
    readonly arriveBy: (name: string) => string;
    readonly checkIn: (time: string) => string;
    readonly checkOut: (time: string) => string;
    readonly luggageBefore: string;
    readonly luggageBeforeFrom: (from: string) => string;
    readonly luggageBetween: (name: string) => string;
    readonly luggageBetweenFrom: (name: string, from: string) => string;
    readonly luggageAfter: string;
    readonly nextBed: string;
  };
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
