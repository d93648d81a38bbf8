import { hasTag } from '#domain/place/has-tag.ts';
import type { MealKind } from '#domain/place/meal.ts';
import { isTaste } from '#domain/place/tag.ts';
import { addDays } from '#domain/trip/dates.ts';
import { isDinnerOf, lightAt, startsInPart } from '../intent/hour-named.ts';
import { startsOfSort } from '../intent/sort-hours.ts';
import { isOfEveryVisit, isOfSort, leastADay, type SortItem } from '../intent/sorts.ts';
import type { Span } from '../rules.ts';
import { cut } from '../spans.ts';
import { isDayOut, type Stop } from './stop.ts';

/** Below that of a must-see: what is wanted of a sort comes before what is only popular, the first of it most of all. */
export const FIRST_BONUS = 900;
const FURTHER_BONUS = 150;

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

/** The days of a trip at its destination. */
export interface Setting {
  readonly start: string;
  readonly days: number;
  /** Ids of places that were named: they are never one too many. */
  readonly named: ReadonlySet<string>;
}

const isPossible = ({ starts }: Stop) => starts.some((spans) => spans.length > 0);
const isOne = (sort: SortItem) => (stop: Stop) => stop.place !== null && isOfSort(stop.place, sort) === true;
/** A day out of town is at no part of the day but all of them. */
const hasItsHour = (sort: SortItem) => (stop: Stop) => sort.part === undefined || !isDayOut(stop);

/** A stop with the starts at which it is what is wanted: a viewpoint at noon is no sunset, and "temples in the morning" are none after lunch. */
function atItsHour(stop: Stop, { tag, day: only, part }: SortItem, { start }: Setting): Stop {
  const { place } = stop;
  if (!place) return stop;
  const cutTo = (own: Pick<Stop, 'minutes' | 'starts'>) => ({
    minutes: own.minutes,
    starts: own.starts.map((spans, day) => {
      if (only !== undefined && only !== day + 1) return [];
      const date = addDays(start, day);
      const windows = [
        startsOfSort(tag, own.minutes, { date, at: place }),
        part && !isDinnerOf(stop.meal, part) ? startsInPart(part, own.minutes, lightAt(place, date)) : null,
      ];
      return windows.reduce<readonly Span[]>((left, window) => (window ? cut(left, window) : left), spans);
    }),
  });
  return { ...stop, ...cutTo(stop), ...(stop.stays && { stays: stop.stays.map(cutTo) }) };
}

const idOf = ({ place }: Stop) => place?.id ?? '';

/** The stops of a sort that can be visited at all, the most worth first. */
function candidates(all: readonly Stop[], sort: SortItem, setting: Setting): Stop[] {
  const fitting = all
    .filter(isOne(sort))
    .filter(hasItsHour(sort))
    .map((stop) => atItsHour(stop, sort, setting));
  return fitting.filter(isPossible).toSorted((a, b) => b.score - a.score || a.index - b.index);
}

interface Chosen {
  /** Stops that the trip is to have, at their hour and with what they are worth to it, by number. */
  readonly wanted: Map<number, Stop>;
  /** Ids of places that are one too many. */
  readonly surplus: Set<string>;
}

/** Ids of places of a sort of which so many at most are wanted, but for those that are kept. */
function tooMany(all: readonly Stop[], { tag, most }: SortItem, kept: readonly string[]): string[] {
  if (most === undefined) return [];
  return all.flatMap((stop) =>
    stop.place && hasTag(stop.place.tags, tag) && !kept.includes(idOf(stop)) ? idOf(stop) : [],
  );
}

/** Worth more than this a visit would be made though its day has one of its sort. */
const WORTH_TWO_A_DAY = 400;

/**
 * Ids of what is worth most of a sort of which every day has so many at most, and finds no day of its own: days out of town are none, and
 * what was named comes first.
 */
function beyondTheDays(all: readonly Stop[], sort: SortItem, { days, named }: Setting): string[] {
  if (sort.most === undefined) return [];
  const out = all.filter((stop) => isDayOut(stop) && named.has(idOf(stop))).length;
  const great = all
    .filter((stop) => isOne(sort)(stop) && stop.score >= WORTH_TWO_A_DAY && isPossible(stop))
    .toSorted((a, b) => Number(named.has(idOf(b))) - Number(named.has(idOf(a))) || b.score - a.score);
  return [...new Set(great.map(idOf))].slice(sort.most * Math.max(0, days - out)).filter((id) => !named.has(id));
}

function chosen(all: readonly Stop[], sorts: readonly SortItem[], setting: Setting): Chosen {
  const wanted = new Map<number, Stop>();
  const surplus = new Set(sorts.flatMap((sort) => (sort.aDay ? beyondTheDays(all, sort, setting) : [])));
  const scores = new Map(all.map(({ index, score }) => [index, score]));
  // A stop that is of two sorts keeps the hours of both.
  const sofar = (stop: Stop) => wanted.get(stop.index) ?? stop;
  for (const sort of sorts.filter((own) => own.aDay && leastADay(own) > 0 && !isTaste(own.tag)))
    for (const stop of candidates(all.map(sofar), sort, setting)) wanted.set(stop.index, stop);
  for (const sort of sorts.filter(({ aDay }) => !aDay)) {
    const stops = candidates(all.map(sofar), sort, setting);
    const ids = [...new Set(stops.map(idOf))];
    const best = new Set(ids.slice(0, sort.least ?? usualCount(sort, setting.days)));
    const counted = sort.least === undefined ? 1 : sort.least;
    for (const stop of stops) {
      const bonus = ids.indexOf(idOf(stop)) < counted ? FIRST_BONUS : FURTHER_BONUS;
      const score = scores.get(stop.index) ?? stop.score;
      if (best.has(idOf(stop))) wanted.set(stop.index, { ...stop, score: Math.max(stop.score, score + bonus) });
      else if (isOfEveryVisit(sort)) wanted.set(stop.index, stop);
    }
    for (const id of tooMany(all, sort, [...ids.slice(0, sort.most), ...setting.named])) surplus.add(id);
  }
  return { wanted, surplus };
}

/**
 * The same stops where wishes say how much of a sort: of each wanted sort the best places that are open count nearly like must-sees, and
 * where so many at most are wanted the others are left out. Stops keep their numbers.
 */
export function withWantedSorts<T extends Choice>(choice: T, sorts: readonly SortItem[], setting: Setting): T {
  if (sorts.length === 0) return choice;
  const all = [...choice.visits, ...choice.dayTrips, ...choice.tables.lunch, ...choice.tables.dinner];
  const { wanted, surplus } = chosen(all, sorts, setting);
  const stops = choice.stops.map((stop) => wanted.get(stop.index) ?? stop);
  const kept = (own: readonly Stop[]) =>
    own.flatMap((stop) => (surplus.has(idOf(stop)) ? [] : (stops[stop.index] ?? stop)));
  return {
    ...choice,
    stops,
    visits: kept(choice.visits),
    dayTrips: kept(choice.dayTrips),
    tables: { lunch: kept(choice.tables.lunch), dinner: kept(choice.tables.dinner) },
  };
}

/** "Pizza every night" is not eaten at noon, and a park that is booked for the evening is none of the morning. */
function canBeThen({ meal, minutes, starts, place }: Stop, { part }: SortItem, firstDate: string): boolean {
  if (part === undefined) return true;
  if (meal) return (meal === 'dinner') === (part === 'dusk' || part === 'evening' || part === 'night');
  return starts.some((spans, day) => {
    const light = place ? lightAt(place, addDays(firstDate, day)) : { sun: null, indoor: true };
    return cut(spans, startsInPart(part, minutes, light)).length > 0;
  });
}

/** The sorts of which every day is to have some, or so many at most; of stops whose hours are those that the sorts leave. */
export const dailyBounds = (sorts: readonly SortItem[], stops: readonly Stop[], firstDate: string): DailyBound[] =>
  sorts
    .filter(({ aDay }) => aDay)
    .map((sort) => {
      const own = stops.filter((stop) => isOne(sort)(stop) && canBeThen(stop, sort, firstDate));
      const numbers = new Set(own.map(({ index }) => index));
      const most = sort.most ?? Number.POSITIVE_INFINITY;
      return { least: leastADay(sort), most, isOne: ({ index }) => numbers.has(index) };
    });
