import { distanceM } from '#domain/place/distance.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import type { ItemOf, WishItem } from '#domain/wishes/item.ts';
import type { CompiledDestination, CompiledPlace } from '../../catalogue/compiled.ts';
import { offerOf } from '../../intent/diets.ts';
import { isAtHour } from '../../intent/hour-named.ts';
import { refusalsOf } from '../../intent/refusals.ts';
import { isOfSort, isSameKind } from '../../intent/sorts.ts';
import { placeScore } from '../../solver/score.ts';
import type { Ask } from './ask.ts';
import { withMore, withOthers } from './exchange.ts';
import { visitAt } from './hours.ts';
import { isVisit, lightOf, placeOf, type Workday } from './workday.ts';

/** Ids of places that a wish alone keeps out. */
function refusedBy(item: WishItem, { destination }: Pick<Workday, 'destination'>): ReadonlySet<string> {
  const { named, needs, sorts } = refusalsOf([{ item, quote: null, binds: 'must' }], destination);
  return new Set([...named, ...needs, ...sorts]);
}

/** So many tags say what a place is above all; the others say what it has besides. */
const LEADING = 2;

/** Whether a place is of a sort above all: a castle with a museum in it is no museum, and a quarter where fado is sung no fado. */
const leads = ({ tags, name }: CompiledPlace, { tag }: ItemOf<'sort'>): boolean =>
  hasTag(tags.slice(0, LEADING), tag) || name.en.toLowerCase().includes(tag);

/** As near as this a place is inside of another. */
const INSIDE_M = 300;

/** A place and what is inside of it: who skips the castle skips its cathedral, but not the quarter around it. */
function partsOf(id: string, { byId, belongings }: CompiledDestination): ReadonlySet<string> {
  const [own, place] = [belongings.get(id), byId.get(id)];
  if (own?.rank !== 0 || !place) return new Set([id]);
  const isPart = (other: CompiledPlace) =>
    belongings.get(other.id)?.group === own.group && other.kind !== 'area' && distanceM(place, other) <= INSIDE_M;
  return new Set([id, ...[...byId.values()].filter(isPart).map((part) => part.id)]);
}

/** Whether a wish is to be rid of a stop. */
export function isRefusedBy(item: WishItem, { kind, placeId }: Activity, destination: CompiledDestination): boolean {
  const place = destination.byId.get(placeId ?? '');
  if (kind !== 'place' || !place) return false;
  if (item.kind === 'place') return partsOf(item.placeId, destination).has(place.id);
  const isOut = refusedBy(item, { destination }).has(place.id);
  return isOut && (item.kind !== 'sort' || item.stance !== 'refuse' || leads(place, item));
}

/** Stops that have something of a sort, whatever they are above all. */
export const carrying = (item: ItemOf<'sort'>, now: readonly Activity[], { byId }: CompiledDestination): Activity[] =>
  now.filter(({ kind, placeId }) => kind === 'place' && hasTag(byId.get(placeId ?? '')?.tags ?? [], item.tag));

/** Visits that have something of a sort besides what they are: they stay where the sort is not wanted. */
export const besides = (item: ItemOf<'sort'>, now: readonly Activity[], { byId }: CompiledDestination): Activity[] =>
  now.filter((own) => {
    const place = byId.get(own.placeId ?? '');
    return isVisit(own) && place !== undefined && hasTag(place.tags, item.tag) && !leads(place, item);
  });

/** What is named stays although its sort is not wanted. */
const offendersOf = (item: WishItem, now: readonly Activity[], { destination, named }: Workday): Activity[] =>
  now.filter((own) => isRefusedBy(item, own, destination) && !(item.kind === 'sort' && named.has(own.placeId ?? '')));

const costsAtMost = ({ cost }: Activity, cents: number): boolean => cost.kind === 'amount' && cost.adult <= cents;

/** Whether our data know of every stop that it is as a need asks: what is not known is not promised. */
function isKnown(item: WishItem, now: readonly Activity[], workday: Workday): boolean {
  const meals = now.filter((own) => mealOf(own) !== null);
  const visits = now.filter(isVisit);
  if (item.kind === 'mobility') return visits.every((own) => placeOf(own, workday)?.stepFree === 'yes');
  if (item.kind === 'money')
    return (item.per === 'a-meal' ? meals : visits).every((own) => costsAtMost(own, item.cents));
  if (item.kind !== 'diet') return true;
  return meals.every((own) => {
    const table = own.kind === 'place' ? placeOf(own, workday) : null;
    const offer = table && offerOf(table, item.diet);
    return offer === 'yes' || (offer === 'some' && item.who === 'one');
  });
}

/** Without what is not wanted: other stops for it. */
export const refusal: Ask = {
  isOnce: false,
  isState: true,
  isKept: (item, now, workday) => offendersOf(item, now, workday).length === 0 && isKnown(item, now, workday),
  made: (item, workday) => {
    const gone = offendersOf(item, workday.day.activities, workday);
    if (gone.some(({ id }) => workday.fixed.has(id))) return null;
    return withOthers(workday, new Set(gone.map(({ id }) => id)));
  },
};

export const ofSort = (item: ItemOf<'sort'>, now: readonly Activity[], workday: Workday): Activity[] =>
  now.filter((own) => {
    const place = placeOf(own, workday);
    const isIt = own.kind === 'place' && place !== null && leads(place, item) && isOfSort(place, item) === true;
    return isIt && isAtHour(own, item, lightOf(own, workday));
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
    const visit = (place: CompiledPlace) => leads(place, item) && isOfSort(place, item) === true;
    // An ice cream is no dinner, and a market hall with one is no ice cream.
    const table = (place: CompiledPlace) => isOfSort(place, item) === true && isSameKind(place, item) && !isSweet(item);
    const best = (place: CompiledPlace) => table(place) && place.tags?.[0] === item.tag;
    return withMore(workday, { visit, table: best }) ?? withMore(workday, { visit, table });
  },
};

export const sortAsk = (item: ItemOf<'sort'>): Ask<ItemOf<'sort'>> => {
  if (item.stance !== 'want') return refusal;
  if (item.most !== undefined) return atMost;
  return item.aDay ? { ...more, isOnce: false } : more;
};

const isStopAt = ({ placeId }: ItemOf<'place'>, own: Activity) => own.kind === 'place' && own.placeId === placeId;

export const named: Ask<ItemOf<'place'>> = {
  isOnce: true,
  isState: true,
  isKept: (item, now, workday) => now.some((own) => isStopAt(item, own) && isAtHour(own, item, lightOf(own, workday))),
  made: (item, workday) => {
    const isIt = ({ id }: CompiledPlace) => id === item.placeId;
    const isHere = workday.day.activities.some((own) => isStopAt(item, own));
    const made = isHere ? workday.day.activities : withMore(workday, { visit: isIt, table: isIt, isNamed: true });
    const stop = made?.find((own) => isStopAt(item, own));
    if (!made || !stop || isAtHour(stop, item, lightOf(stop, workday))) return made;
    return isVisit(stop) ? visitAt({ ...workday, day: { ...workday.day, activities: made } }, stop, item) : null;
  },
};
