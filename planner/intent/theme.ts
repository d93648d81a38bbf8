import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
import { hasTag, type Tag } from '#domain/place/tag.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { inAnyLanguage } from './in-any-language.ts';
import type { ThemeId } from './theme-ids.ts';

/** How a language says a sort of places. The patterns are alternatives, in normalised words: a wish is read in every language at once. */
export interface SaidTheme {
  /** What an answer calls it. */
  readonly label: string;
  /** How the sort itself is said. */
  readonly asked: RegExp;
  /** How less than the sort is said, which our data cannot tell from the rest of it: "waterfalls" of nature. */
  readonly narrower?: RegExp;
}

export type ThemeWords = Readonly<Record<ThemeId, SaidTheme>>;

const themeWords = byLanguage(
  import.meta.glob<ThemeWords>('../languages/*/themes.ts', { eager: true, import: 'themeWords' }),
);

/** Something people like or do not like, and how to tell a place of that sort. */
export interface Theme {
  readonly id: ThemeId;
  readonly categories?: readonly CategoryId[];
  /** A place with any of these tags is of the sort. */
  readonly tags?: readonly Tag[];
  /** Tables are of this sort, too. */
  readonly tables?: true;
  /** What other data say. */
  readonly known?: (place: CompiledPlace) => boolean;
  /** What speaks for it without proving it. */
  readonly guessed?: (place: CompiledPlace) => boolean;
}

/** Whether a place is of a sort: the data say so, something speaks for it, or nothing does. */
export function evidenceOf(place: CompiledPlace, theme: Theme): 'known' | 'likely' | null {
  const isTable = place.kind === 'food';
  if (isTable && !theme.tables) return null;
  if (theme.tags?.some((tag) => hasTag(place.tags, tag))) return 'known';
  if (!isTable && place.categories.some((category) => theme.categories?.includes(category))) return 'known';
  if (theme.known?.(place)) return 'known';
  return theme.guessed?.(place) ? 'likely' : null;
}

export const themeLabel = ({ id }: Theme, language: Language): string => themeWords[language][id].label;

/** How a sort is said in any language; null where no language says less than the whole of it. */
export const saidAs = ({ id }: Theme, how: 'asked' | 'narrower'): RegExp | null =>
  inAnyLanguage((language) => themeWords[language][id][how]);
