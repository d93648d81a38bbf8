import { type Language, languages } from '#domain/language.ts';

/** The alternatives of every language, in the order of the list of languages; null where no language has any. */
export function alternatives(of: (language: Language) => RegExp | undefined): string | null {
  const sources = languages.flatMap((language) => of(language)?.source ?? []);
  return sources.length === 0 ? null : sources.join('|');
}

/** Finds whole words of any language, every time they stand in a text. */
export function inAnyLanguage(of: (language: Language) => RegExp | undefined): RegExp | null {
  const source = alternatives(of);
  return source === null ? null : new RegExp(`\\b(?:${source})\\b`, 'g');
}
