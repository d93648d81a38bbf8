import type { Language } from './language.ts';

/** The same value for a language each time, made when it is first asked for: formats of dates and lists are dear to make and never change. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, { readonly value: T }>();
  return (language) => {
    const known = made.get(language) ?? { value: make(language) };
    made.set(language, known);
    return known.value;
  };
}
