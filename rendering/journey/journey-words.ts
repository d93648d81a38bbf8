import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
import type { wayKinds } from '#domain/trip/fields/base.ts';

/** How the bases of a journey and the ways between them are told. A language that lacks a word does not compile. */
export interface JourneyWords {
  readonly by: Readonly<Record<(typeof wayKinds)[number], string>>;
  readonly nights: (count: number) => string;
  /** "On to Porto by train, about 3 h 10". */
  readonly onTo: (place: string, how: string, time: string) => string;
  readonly setOff: (time: string) => string;
  readonly leave: (time: string, from: string) => string;
  readonly arrive: (time: string, to: string) => string;
  readonly price: (amount: string) => string;
  /** What is to be done about a usual connection, and about one of which only the distance is known. */
  readonly usual: string;
  readonly guessed: string;
  readonly drive: string;
}

const words = byLanguage(
  import.meta.glob<JourneyWords>('./languages/*/journey-words.ts', { eager: true, import: 'words' }),
);

export function journeyWords(language: Language): JourneyWords {
  return words[language];
}
