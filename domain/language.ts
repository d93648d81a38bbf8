/** The interface languages; Spanish is the fallback (S1). */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'es';

/** Whose manner of writing dates a language follows: English as in Britain, days before months and hours to 24. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** The first supported language of a list such as `navigator.languages` or an Accept-Language header's parts. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.trim().toLowerCase().split('-')[0];
    const found = languages.find((language) => language === primary);
    if (found) return found;
  }
  return fallbackLanguage;
}
