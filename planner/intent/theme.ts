import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
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
  /** In the normalised names of a place: what is called a museum is one. */
  readonly named?: RegExp;
  /** In its text, or its names where those are not enough: this may speak of something else. */
  readonly described?: RegExp;
  /** Tables are of this sort, too, where their text says so. */
  readonly tables?: true;
  /** What our data say. */
  readonly known?: (place: CompiledPlace) => boolean;
  readonly guessed?: (place: CompiledPlace) => boolean;
}

/** Whether a place is of a sort: the data or its name say so, its text only speaks of it, or nothing says so. */
export function evidenceOf(place: CompiledPlace, theme: Theme): 'known' | 'likely' | null {
  if (isKnownAs(place, theme)) return 'known';
  if (place.kind === 'food' && !theme.tables) return null;
  return theme.described?.test(place.words.all) || theme.guessed?.(place) ? 'likely' : null;
}

function isKnownAs(place: CompiledPlace, { id, categories, named, known }: Theme): boolean {
  const isVisit = place.kind !== 'food';
  if (isVisit && place.categories.some((category) => categories?.includes(category))) return true;
  if ((isVisit || id === 'markets') && named?.test(place.words.names)) return true;
  return known?.(place) ?? false;
}

export const themeLabel = ({ id }: Theme, language: Language): string => themeWords[language][id].label;

/** How a sort is said in any language; null where no language says less than the whole of it. */
export const saidAs = ({ id }: Theme, how: 'asked' | 'narrower'): RegExp | null =>
  inAnyLanguage((language) => themeWords[language][id][how]);
