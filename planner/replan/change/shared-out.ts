import type { AskedWish } from '#domain/trip/asked-change.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import type { CompiledPlace } from '../../catalogue/compiled.ts';
import { placeScore } from '../../solver/score.ts';
import { ofSort } from './place-asks.ts';
import { placeOf, type Workday } from './workday.ts';

interface Counted {
  readonly index: number;
  readonly isFixed: boolean;
  readonly worth: number;
}

function countedOf(index: number, own: Activity, workday: Workday): Counted {
  const { story, destination, fixed } = workday;
  const place = placeOf(own, workday) as CompiledPlace;
  return { index, isFixed: fixed.has(own.id), worth: placeScore(place, story.intent, destination.priceIndex) };
}

/**
 * "One museum" is one in all, "fewer museums" are half of those there are: what each of several days is asked, so that together they keep the most that was said, those that are worth
 * most. Empty where a wish is one of each day anyway.
 */
export function sharedOut(
  { item, isFewer }: AskedWish,
  indexes: readonly number[],
  workdayOf: (index: number) => Workday,
): ReadonlyMap<number, WishItem> {
  if (item.kind !== 'sort' || item.aDay) return new Map();
  const isLess = item.stance === 'refuse' && isFewer === true;
  if (!isLess && (item.most === undefined || item.stance !== 'want')) return new Map();
  const all = indexes.flatMap((index) => {
    const workday = workdayOf(index);
    return ofSort(item, workday.day.activities, workday).map((own) => countedOf(index, own, workday));
  });
  const allowed = isLess ? Math.floor(all.length / 2) : (item.most ?? 0);
  const kept = all
    .sort((a, b) => Number(b.isFixed) - Number(a.isFixed) || b.worth - a.worth)
    .slice(0, allowed)
    .map(({ index }) => index);
  const { most: _, least: __, ...bare } = item;
  return new Map(
    indexes.map((index) => {
      const most = kept.filter((own) => own === index).length;
      return [index, most === 0 ? { ...bare, stance: 'refuse' as const } : { ...bare, stance: 'want' as const, most }];
    }),
  );
}
