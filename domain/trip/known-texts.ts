import { hashText } from '../random.ts';
import type { Mentions, Translations } from './translations.ts';

/** What a text is found by, whatever part of a trip it stands in. */
export const keyOf = (text: string): string => hashText(text).toString(36);

/** A text in a language, where that is known; else as it stands. */
export const translated = (text: string, known: Translations | undefined, language: string): string =>
  known?.[language]?.[keyOf(text)] || text;

/** What two parts know of their texts, together; of a text that both know, what the later one says. */
export function together(earlier: Translations | undefined, later: Translations): Translations {
  const all = new Set([...Object.keys(earlier ?? {}), ...Object.keys(later)]);
  return Object.fromEntries([...all].map((language) => [language, { ...earlier?.[language], ...later[language] }]));
}

interface Known {
  readonly translations?: Translations | undefined;
  readonly mentions?: Mentions | undefined;
}

const own = <V>(known: Readonly<Record<string, V>>, keys: ReadonlySet<string>): Record<string, V> =>
  Object.fromEntries(Object.entries(known).filter(([key]) => keys.has(key)));

const isFilled = (known: object): boolean => Object.keys(known).length > 0;

/** What is known of these texts and of no others: what is hidden from a reader is hidden in every language. */
export function knownOf({ translations = {}, mentions = {} }: Known, texts: readonly string[]): Known {
  const keys = new Set(texts.map(keyOf));
  const theirs = Object.values(translations).flatMap((known) => Object.values(own(known, keys)).map(keyOf));
  const all = new Set([...keys, ...theirs]);
  const languages = Object.entries(translations).map(([language, known]) => [language, own(known, all)] as const);
  const kept = Object.fromEntries(languages.filter(([, known]) => isFilled(known)));
  const named = own(mentions, all);
  return { ...(isFilled(kept) && { translations: kept }), ...(isFilled(named) && { mentions: named }) };
}
