import { hasTag } from '#domain/place/has-tag.ts';
import { isTaste } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { hasQuality } from './quality.ts';

export type SortItem = ItemOf<'sort'>;

const isTable = ({ kind }: CompiledPlace) => kind === 'food';

/** Whether a place is of a sort and has the quality that goes with it; null where its data do not say. */
export function isOfSort(place: CompiledPlace, { tag, quality }: Pick<SortItem, 'tag' | 'quality'>): boolean | null {
  if (!hasTag(place.tags, tag)) return false;
  return quality === undefined ? true : hasQuality(place, quality);
}

/**
 * Whether a part of the day is meant of every visit of a sort: "temples in the morning" are all in the morning; "the flea market on Sunday" says
 * nothing of another, and pizza at night nothing of lunch (record 84).
 */
export const isOfEveryVisit = ({ tag, day, part }: SortItem): boolean =>
  part !== undefined && day === undefined && !isTaste(tag);

/** How many of a sort a day is to have at least: "a museum a day" is one on every day, "one at most" may be none. */
export const leastADay = ({ least, most }: SortItem): number => least ?? (most === undefined ? 1 : 0);

/** Food and drink are asked of tables, everything else of visits. */
export const isSameKind = (place: CompiledPlace, { tag }: Pick<SortItem, 'tag'>): boolean =>
  isTaste(tag) === isTable(place);

/**
 * Whether a sort that is refused, or another that alone is wanted, keeps a place out. "No crowded temples" leaves out those that may be
 * crowded; "only small museums" says nothing of parks.
 */
export function isRuledOut(place: CompiledPlace, item: SortItem): boolean {
  const { tag, quality, stance } = item;
  if (stance === 'refuse') return isOfSort(place, item) !== false;
  if (stance !== 'only' || !isSameKind(place, item)) return false;
  if (quality === undefined) return !hasTag(place.tags, tag);
  return hasTag(place.tags, tag) && isOfSort(place, item) !== true;
}
