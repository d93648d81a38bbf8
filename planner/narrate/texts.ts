import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
import { perLanguage } from '#domain/per-language.ts';
import { categoryIds } from '#domain/trip/category.ts';
import type { CategoryNames, HolidaySentences, Sentences } from './sentences.ts';

export const texts = byLanguage(
  import.meta.glob<Sentences>('../languages/*/sentences.ts', { eager: true, import: 'sentences' }),
);

export const holidayTexts = byLanguage(
  import.meta.glob<HolidaySentences>('../languages/*/holidays.ts', { eager: true, import: 'holidays' }),
);

const categoryNames = byLanguage(
  import.meta.glob<CategoryNames>('../languages/*/sentences.ts', { eager: true, import: 'categoryNames' }),
);

export function nameOfCategory(id: string, language: Language): string {
  const known = categoryIds.find((category) => category === id);
  return known ? categoryNames[language][known] : id;
}

const lists = perLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** "Rome, Paris and London" / "Roma, París y Londres". */
export function enumerate(names: readonly string[], language: Language): string {
  return lists(language).format(names);
}
