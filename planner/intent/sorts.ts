import { hasTag } from '#domain/place/has-tag.ts';
import { isTaste, type Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { hasQuality } from './quality.ts';

export type SortItem = ItemOf<'sort'>;

const isTable = ({ kind }: CompiledPlace) => kind === 'food';

/** What is performed: one goes to a show for it, or to a bar or a table that has it. */
const performed: ReadonlySet<Tag> = new Set<Tag>(
  'theatre opera classical-music live-music jazz flamenco fado tango cabaret'.split(' ') as Tag[],
);
const hasStage: ReadonlySet<Tag> = new Set<Tag>([...performed, 'bar', 'pub', 'club', 'nightlife', 'festival', 'boat']);
/** Where one eats only if one looks for it: a beach that is known for its fish. */
const outdoors: ReadonlySet<Tag> = new Set<Tag>(
  'beach island viewpoint hike bridge mountain nature'.split(' ') as Tag[],
);

const strolls: ReadonlySet<Tag> = new Set<Tag>('quarter street square old-town shopping'.split(' ') as Tag[]);
/** One house of many, or a stall: a quarter of them is what was meant. */
const fromDoorToDoor: ReadonlySet<Tag> = new Set<Tag>(
  'street-food local-food tapas pintxos izakaya beer wine vermouth cafe coffee terrace brunch'.split(' ') as Tag[],
);
/** What is had at a table of its own: a walk past the pizzerias is no pizza. */
const isOfHouse = (tag: Tag) => tag === 'pub' || (isTaste(tag) && !fromDoorToDoor.has(tag));

/**
 * Whether a place is only known for something: a stroll through the quarter of the theatres is no musical, a beach with fish restaurants no
 * seafood (record 87), and a market beside a pub no pub, where nothing more is planned (record 92).
 */
function isOnlyKnownFor({ kind, tags }: CompiledPlace, tag: Tag): boolean {
  const [foremost] = tags;
  if (kind === 'show' || kind === 'food' || !foremost) return false;
  if (performed.has(tag)) return !hasStage.has(foremost);
  return (
    (isTaste(tag) && outdoors.has(foremost)) ||
    (isOfHouse(tag) && strolls.has(foremost)) ||
    (tag === 'pub' && foremost === 'market')
  );
}

/** Whether a place is of a sort and has the quality that goes with it; null where its data do not say. */
export function isOfSort(place: CompiledPlace, { tag, quality }: Pick<SortItem, 'tag' | 'quality'>): boolean | null {
  if (!hasTag(place.tags, tag)) return false;
  if (isOnlyKnownFor(place, tag)) return null;
  return quality === undefined ? true : hasQuality(place, quality);
}

/**
 * Whether a part of the day is meant of every visit of a sort: "temples in the morning" are all in the morning; "the flea market on Sunday" says
 * nothing of another, pizza at night nothing of lunch, and the sun rises and sets once a day (record 84).
 */
export const isOfEveryVisit = ({ tag, day, part }: SortItem): boolean =>
  part !== undefined && part !== 'dawn' && part !== 'dusk' && day === undefined && !isTaste(tag);

/** How many of a sort a day is to have at least: "a museum a day" is one on every day, "one at most" may be none. */
export const leastADay = ({ least, most }: SortItem): number => least ?? (most === undefined ? 1 : 0);

/** Food and drink are asked of tables, everything else of visits. */
export const isSameKind = (place: CompiledPlace, { tag }: Pick<SortItem, 'tag'>): boolean =>
  isTaste(tag) === isTable(place);

/** Whether a sort is only not wanted on a day or in a part of it: "no museums on Sunday" says nothing of Saturday (record 90). */
export const isRefusedThen = ({ stance, day, part }: SortItem): boolean =>
  stance === 'refuse' && (day ?? part) !== undefined;

/**
 * Whether a sort that is refused, or another that alone is wanted, keeps a place out. "No crowded temples" leaves out those that may be
 * crowded; "only small museums" says nothing of parks.
 */
export function isRuledOut(place: CompiledPlace, item: SortItem): boolean {
  const { tag, quality, stance } = item;
  if (isRefusedThen(item)) return false;
  if (stance === 'refuse') return isOfSort(place, item) !== false;
  if (stance !== 'only' || !isSameKind(place, item)) return false;
  if (quality === undefined) return !hasTag(place.tags, tag);
  return hasTag(place.tags, tag) && isOfSort(place, item) !== true;
}
