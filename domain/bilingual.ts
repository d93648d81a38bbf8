import * as z from 'zod/mini';
import type { Language } from './language.ts';

/** A text of the catalogue, which is written in English and Spanish whatever languages the interface has (record 47). */
export const bilingualSchema = z.strictObject({
  en: z.string().check(z.minLength(1), z.maxLength(300)),
  es: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type Bilingual = z.infer<typeof bilingualSchema>;

/** The language of the catalogue that a reader of a language gets: English where the catalogue is not written in it. */
export const catalogueLanguage = (language: Language): keyof Bilingual => (language === 'es' ? 'es' : 'en');

/** A text of the catalogue for a reader of a language. */
export const inLanguage = (text: Bilingual, language: Language): string => text[catalogueLanguage(language)];
