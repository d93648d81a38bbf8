import { type Language, languages } from '#domain/language.ts';
import { keyOf } from '#domain/trip/known-texts.ts';
import type { Translations } from '#domain/trip/translations.ts';

/** The texts of a part in one language, in an order that is the same in every other. Lists that differ in length are not paired. */
export type Told = readonly (readonly string[])[];

function pairs(own: Told, other: Told): [string, string][] {
  return own.flatMap((texts, index) => {
    const theirs = other[index] ?? [];
    if (theirs.length !== texts.length) return [];
    return texts.flatMap((text, at): [string, string][] => {
      const said = theirs[at] ?? '';
      return text === '' || said === '' || said === text ? [] : [[keyOf(text), said]];
    });
  });
}

/** What texts of ours say in every other language: `tell` tells them in one. Empty where nothing differs. */
export function translationsOf(
  language: Language,
  tell: (language: Language) => Told,
): { translations?: Translations } {
  const own = tell(language);
  const found = languages
    .filter((other) => other !== language)
    .map((other) => [other, Object.fromEntries(pairs(own, tell(other)))] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return found.length > 0 ? { translations: Object.fromEntries(found) } : {};
}
