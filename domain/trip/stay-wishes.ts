import type { WishItem } from '../wishes/item.ts';
import type { Wish } from '../wishes/wish.ts';
import { basesOf, datesOfBase } from './base.ts';
import { dayCount, nightsBetween } from './dates.ts';
import type { Trip } from './trip.ts';

/** What an id of one destination is called among those of several: two towns have a cathedral. */
export const scopedId = (destinationId: string, id: string): string => `${destinationId}-${id}`;

/** Which of some destinations an id belongs to, and what it is called there; null for none of them. */
export function unscoped(
  id: string,
  destinationIds: readonly string[],
): { readonly at: string; readonly id: string } | null {
  const owners = destinationIds.filter((own) => id.startsWith(`${own}-`)).sort((a, b) => b.length - a.length);
  const [at] = owners;
  return at === undefined ? null : { at, id: id.slice(at.length + 1) };
}

/** Ids of the catalogue that an item may carry. */
const idKeys = ['placeId', 'areaId', 'near', 'at'] as const;

/** An item by the ids of one destination out of those of several; null where it is about a place of another. */
export function inDestination(item: WishItem, own: string, all: readonly string[]): WishItem | null {
  const ids = Object.entries(item).filter(
    ([key, value]) => idKeys.some((id) => id === key) && typeof value === 'string',
  );
  // When a day starts is `at`, too, where that is a word.
  const found = ids.map(([key, value]) => [key, unscoped(String(value), all)] as const);
  const named = found.filter(([, id]) => id !== null);
  if (named.some(([, id]) => id?.at !== own)) return null;
  return { ...item, ...Object.fromEntries(named.map(([key, id]) => [key, id?.id])) } as WishItem;
}

/** The item by the days of a base; null where it is about another day. */
function onDays(item: WishItem, before: number, days: number): WishItem | null {
  if (!('day' in item) || item.day === undefined || item.day === 0) return item;
  const day = item.day - before;
  return day < 1 || day > days ? null : ({ ...item, day } as WishItem);
}

/** What of a number for the whole journey falls to a base. */
function shareOf(whole: number, lengths: readonly number[], index: number): number {
  const each = lengths.map((days) => Math.floor((whole * days) / lengths.reduce((sum, own) => sum + own, 0)));
  const left = whole - each.reduce((sum, own) => sum + own, 0);
  const order = [...lengths.keys()].sort((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0) || a - b);
  return (each[index] ?? 0) + (order.indexOf(index) < left ? 1 : 0);
}

/** Numbers and sums that are meant for the whole journey, as what falls to a base. */
function sharedOut(item: WishItem, lengths: readonly number[], index: number): WishItem | null {
  const share = (whole: number) => shareOf(whole, lengths, index);
  if (item.kind === 'money' && item.per === 'in-all') return { ...item, cents: share(item.cents) };
  if (item.kind !== 'sort' || item.aDay || item.stance === 'refuse') return item;
  const { least, most, ...rest } = item;
  if (most !== undefined && share(most) === 0) return { kind: 'sort', tag: item.tag, stance: 'refuse' };
  // One of something is enough in one place.
  if (least !== undefined && share(least) === 0) return null;
  return {
    ...rest,
    ...(least !== undefined && { least: share(least) }),
    ...(most !== undefined && { most: share(most) }),
  };
}

/** Arrivals are the first base's, departures the last one's. */
const isEnd = ({ kind }: WishItem, index: number, count: number): boolean =>
  (kind !== 'arrival' || index === 0) && (kind !== 'departure' || index === count - 1);

/** The wishes of a journey that are about one of its bases, as if it were a trip of its own; others are left out. */
export function wishesOfBase(wishes: readonly Wish[], trip: Pick<Trip, 'bases' | 'dates'>, index: number): Wish[] {
  const bases = basesOf(trip);
  const own = bases[index];
  if (!own) return [...wishes];
  const ids = bases.map(({ destinationId }) => destinationId);
  const lengths = bases.map((_, at) => dayCount(datesOfBase(trip, at)));
  const before = nightsBetween(trip.dates.start, datesOfBase(trip, index).start);
  const days = lengths[index] ?? 0;
  return wishes.flatMap((wish) => {
    const there = isEnd(wish.item, index, bases.length) ? inDestination(wish.item, own.destinationId, ids) : null;
    const dated = there && onDays(there, before, days);
    const item = dated && sharedOut(dated, lengths, index);
    return item ? [{ ...wish, item }] : [];
  });
}
