import type { MealKind } from '#domain/place/meal.ts';
import { isTaste } from '#domain/place/tag.ts';
import { isOfSort, type SortItem } from '../intent/sorts.ts';
import type { Stop } from './stop.ts';

/** Below that of a must-see: what is wanted of a sort comes before what is only popular. */
const WANTED_BONUS = 500;

/** So many stops of a sort a day: fewer than `least` or more than `most` cost. */
export interface DailyBound {
  readonly least: number;
  readonly most: number;
  readonly isOne: (stop: Stop) => boolean;
}

/** Who names a sort without a number wants to see some of it and not the whole town through it. */
const MOST_USUAL = 3;
const usualCount = (sort: SortItem, days: number) =>
  Math.min(sort.most ?? MOST_USUAL, MOST_USUAL, Math.max(1, isTaste(sort.tag) ? Math.round(days / 2) : days));

interface Choice {
  readonly stops: readonly Stop[];
  readonly visits: readonly Stop[];
  readonly dayTrips: readonly Stop[];
  readonly tables: Readonly<Record<MealKind, readonly Stop[]>>;
}

const isPossible = ({ starts }: Stop) => starts.some((spans) => spans.length > 0);
const isOne = (sort: SortItem) => (stop: Stop) => stop.place !== null && isOfSort(stop.place, sort) === true;

/** The places of a sort that can be visited at all, the most worth first. */
function candidates(all: readonly Stop[], sort: SortItem): string[] {
  const fitting = all.filter((stop) => isOne(sort)(stop) && isPossible(stop));
  const best = fitting.toSorted((a, b) => b.score - a.score || a.index - b.index);
  return [...new Set(best.flatMap(({ place }) => place?.id ?? []))];
}

/** What the whole trip is to have of a sort and what it may not have more of, by id. */
function chosen(all: readonly Stop[], sorts: readonly SortItem[]): { wanted: Set<string>; surplus: Set<string> } {
  const [wanted, surplus] = [new Set<string>(), new Set<string>()];
  const days = all[0]?.starts.length ?? 1;
  for (const sort of sorts.filter(({ aDay }) => !aDay)) {
    const ids = candidates(all, sort);
    for (const id of ids.slice(0, sort.least ?? usualCount(sort, days))) wanted.add(id);
    if (sort.most !== undefined) for (const id of ids.slice(sort.most)) surplus.add(id);
  }
  return { wanted, surplus };
}

/**
 * The same stops where wishes say how much of a sort: of each wanted sort the best place that is open counts nearly like a must-see, and
 * where so many at most are wanted the others are left out. Stops keep their numbers.
 */
export function withWantedSorts<T extends Choice>(choice: T, sorts: readonly SortItem[]): T {
  if (sorts.length === 0) return choice;
  const all = [...choice.visits, ...choice.dayTrips, ...choice.tables.lunch, ...choice.tables.dinner];
  const { wanted, surplus } = chosen(all, sorts);
  const weighed = new Map(
    all.map((stop) => {
      const isWanted = wanted.has(stop.place?.id ?? '');
      return [stop, isWanted ? { ...stop, score: stop.score + WANTED_BONUS } : stop] as const;
    }),
  );
  const kept = (stops: readonly Stop[]) =>
    stops.flatMap((stop) => (surplus.has(stop.place?.id ?? '') ? [] : (weighed.get(stop) ?? stop)));
  return {
    ...choice,
    stops: choice.stops.map((stop) => weighed.get(stop) ?? stop),
    visits: kept(choice.visits),
    dayTrips: kept(choice.dayTrips),
    tables: { lunch: kept(choice.tables.lunch), dinner: kept(choice.tables.dinner) },
  };
}

/** The sorts of which every day is to have some, or so many at most. */
export const dailyBounds = (sorts: readonly SortItem[]): DailyBound[] =>
  sorts
    .filter(({ aDay }) => aDay)
    .map((sort) => ({ least: sort.least ?? 0, most: sort.most ?? Number.POSITIVE_INFINITY, isOne: isOne(sort) }));
