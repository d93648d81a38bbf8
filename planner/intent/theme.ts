import type { Bilingual } from '#domain/language.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';

/** Something people like or do not like, and how to tell a place of that sort. */
export interface Theme {
  readonly id: string;
  readonly label: Bilingual;
  /** How the sort itself is said, in normalised English or Spanish. */
  readonly asked: RegExp;
  /** How less than the sort is said, which our data cannot tell from the rest of it: "waterfalls" of nature. */
  readonly narrower?: RegExp;
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
