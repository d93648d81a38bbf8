import { byLanguage } from '#domain/by-language.ts';
import { languages } from '#domain/language.ts';

/**
 * How confirmations say things, in one language: plain letters, no accents, lower case. A mail is read with the words of every language,
 * whatever the page speaks: an airline writes in its own.
 */
export interface MailWords {
  /** Whole names and what they are shortened to, from January on. */
  readonly months: readonly (readonly string[])[];
  /** Cities by names that the tables do not have. */
  readonly cities: Readonly<Record<string, string>>;
  /** Between a day and its month, or a month and its year. */
  readonly ofDate: readonly string[];
  /** In lines whose date is none of the journey: when it was bought, when a traveller was born. */
  readonly notThen: readonly string[];
  /** In lines whose time is none of the journey: boarding, gates, opening of a counter. */
  readonly notATime: readonly string[];
  readonly code: readonly string[];
  readonly total: readonly string[];
  readonly seats: readonly string[];
  readonly guest: readonly string[];
  readonly address: readonly string[];
  readonly phone: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly departure: readonly string[];
  readonly arrival: readonly string[];
  readonly checkIn: readonly string[];
  readonly checkOut: readonly string[];
  readonly pickUp: readonly string[];
  readonly dropOff: readonly string[];
  readonly date: readonly string[];
  readonly time: readonly string[];
  readonly venue: readonly string[];
  readonly restaurant: readonly string[];
  readonly hotel: readonly string[];
  readonly eventName: readonly string[];
  /** Before the name of a house: "your stay at". */
  readonly stayAt: readonly string[];
  readonly tableAt: readonly string[];
  readonly ticketsFor: readonly string[];
  /** What tells the kinds apart; each is a word or a few. */
  readonly flight: readonly string[];
  readonly train: readonly string[];
  readonly bus: readonly string[];
  readonly ferry: readonly string[];
  readonly car: readonly string[];
  readonly lodging: readonly string[];
  readonly table: readonly string[];
  readonly ticket: readonly string[];
  readonly tour: readonly string[];
  readonly event: readonly string[];
}

const words = byLanguage(import.meta.glob<MailWords>('./languages/*/mail-words.ts', { eager: true, import: 'words' }));

/** The words of every language there is. */
export const mailWords: readonly MailWords[] = languages.map((language) => words[language]);

type ListKey = { [K in keyof MailWords]: MailWords[K] extends readonly string[] ? K : never }[keyof MailWords];

/** One list of all languages, the longest first: "check in time" is more than "check in". */
export const allOf = (key: ListKey): readonly string[] =>
  [...new Set(mailWords.flatMap((own) => own[key]))].sort((a, b) => b.length - a.length);
