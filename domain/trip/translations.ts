import * as z from 'zod/mini';
import { hashText } from '../random.ts';

const word = z.string().check(z.maxLength(12));
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/**
 * What texts of ours say in other languages: by language, then by the key of the text as it stands. A text that its owner changed has another
 * key and is told as it was written; one that is changed back has its translation again.
 */
export const translationsSchema = z.record(word, z.record(word, text(2000)));
export type Translations = z.infer<typeof translationsSchema>;

/** Which stops a text names: by the key of the text, then by catalogue id, as they are called there. */
export const mentionsSchema = z.record(word, z.record(z.string().check(z.maxLength(80)), text(160)));
export type Mentions = z.infer<typeof mentionsSchema>;

/** What a text is found by, whatever part of a trip it stands in. */
export const keyOf = (text: string): string => hashText(text).toString(36);

/** A text in a language, where that is known; else as it stands. */
export const translated = (text: string, known: Translations | undefined, language: string): string =>
  known?.[language]?.[keyOf(text)] ?? text;

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
