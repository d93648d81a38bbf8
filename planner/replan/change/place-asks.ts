import type { Tag } from '#domain/place/tag.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { ItemOf, WishItem } from '#domain/wishes/item.ts';
import type { CompiledDestination, CompiledPlace } from '../../catalogue/compiled.ts';
import { refusalsOf } from '../../intent/refusals.ts';
import { isOfSort, isSameKind } from '../../intent/sorts.ts';
import { placeScore } from '../../solver/score.ts';
import type { Ask } from './ask.ts';
import { withMore, withOthers } from './exchange.ts';
import { placeOf, type Workday } from './workday.ts';

/** Ids of places that a wish alone keeps out. */
function refusedBy(item: WishItem, { destination }: Pick<Workday, 'destination'>): ReadonlySet<string> {
  const { named, needs, sorts } = refusalsOf([{ item, quote: null, binds: 'must' }], destination.compiled);
  return new Set([...named, ...needs, ...sorts]);
}

export const isRefusedBy = (item: WishItem, { kind, placeId }: Activity, destination: CompiledDestination): boolean =>
  kind === 'place' && refusedBy(item, { destination }).has(placeId ?? '');

const offendersOf = (item: WishItem, now: readonly Activity[], workday: Workday): Activity[] => {
  const refused = refusedBy(item, workday);
  return now.filter(({ kind, placeId }) => kind === 'place' && refused.has(placeId ?? ''));
};

/** Without what is not wanted: other stops for it. */
export const refusal: Ask = {
  isOnce: false,
  isState: true,
  isKept: (item, now, workday) => offendersOf(item, now, workday).length === 0,
  made: (item, workday) => {
    const gone = offendersOf(item, workday.day.activities, workday);
    if (gone.some(({ id }) => workday.fixed.has(id))) return null;
    return withOthers(workday, new Set(gone.map(({ id }) => id)));
  },
};

export const ofSort = (item: ItemOf<'sort'>, now: readonly Activity[], workday: Workday): Activity[] =>
  now.filter((own) => {
    const place = placeOf(own, workday);
    return own.kind === 'place' && place !== null && isOfSort(place, item) === true;
  });

/** No more of a sort than so many: what is worth least goes. */
const atMost: Ask<ItemOf<'sort'>> = {
  isOnce: false,
  isState: true,
  isKept: (item, now, workday) => ofSort(item, now, workday).length <= (item.most ?? 0),
  made: (item, workday) => {
    const { destination, story, day, fixed } = workday;
    const worth = (own: Activity) =>
      placeScore(placeOf(own, workday) as CompiledPlace, story.intent, destination.priceIndex);
    const own = ofSort(item, day.activities, workday).sort(
      (a, b) => Number(fixed.has(b.id)) - Number(fixed.has(a.id)) || worth(b) - worth(a),
    );
    const gone = own.slice(item.most ?? 0);
    if (gone.some(({ id }) => fixed.has(id))) return null;
    return withOthers(workday, new Set(gone.map(({ id }) => id)));
  },
};

/** What one has between meals. */
const sweets: readonly Tag[] = ['ice-cream', 'cafe', 'pastry', 'bakery', 'tea'];
const isSweet = ({ tag }: ItemOf<'sort'>) => sweets.includes(tag);

/** Something of a sort more. */
const more: Ask<ItemOf<'sort'>> = {
  isOnce: true,
  isState: false,
  isKept: (item, now, workday) => {
    const [had, has] = [workday.day.activities, now].map((own) => ofSort(item, own, workday).length);
    return (has ?? 0) > (had ?? 0);
  },
  made: (item, workday) => {
    const visit = (place: CompiledPlace) => isOfSort(place, item) === true;
    // An ice cream is no dinner, and a market hall with one is no ice cream.
    const table = (place: CompiledPlace) => visit(place) && isSameKind(place, item) && !isSweet(item);
    const best = (place: CompiledPlace) => table(place) && place.tags?.[0] === item.tag;
    return withMore(workday, { visit, table: best }) ?? withMore(workday, { visit, table });
  },
};

export const sortAsk = (item: ItemOf<'sort'>): Ask<ItemOf<'sort'>> => {
  if (item.stance !== 'want') return refusal;
  if (item.most !== undefined) return atMost;
  return item.aDay ? { ...more, isOnce: false } : more;
};

export const named: Ask<ItemOf<'place'>> = {
  isOnce: true,
  isState: true,
  isKept: ({ placeId }, now) => now.some((own) => own.kind === 'place' && own.placeId === placeId),
  made: ({ placeId }, workday) => {
    const isIt = ({ id }: CompiledPlace) => id === placeId;
    return withMore(workday, { visit: isIt, table: isIt });
  },
};
