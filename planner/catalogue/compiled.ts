import type { Destination, Place } from '#domain/place/destination.ts';
import { type Interval, parseHours, withEveningBefore } from '#domain/place/opening-hours.ts';
import type { Tag } from '#domain/place/tag.ts';
import { addDays, weekdayOf } from '#domain/trip/dates.ts';
import { normaliseName } from '../resolve/normalise.ts';
import { shortNames } from './short-names.ts';

/** Seven lists of intervals, Monday first. */
export type Week = readonly (readonly Interval[])[];

interface CompiledSeason {
  readonly from: string;
  readonly to: string;
  readonly week: Week;
}

/** What a place is called and what is said of it, normalised, both languages. */
interface PlaceWords {
  /** Each name by itself, with and without what stands in brackets. */
  readonly proper: readonly string[];
  /** What people call it for short, where that means no other place: `shortNames`. */
  readonly short: readonly string[];
  readonly names: string;
  readonly all: string;
}

export interface CompiledPlace extends Place {
  readonly tags: Tag[];
  readonly words: PlaceWords;
  /** null when the hours are not known. */
  readonly week: Week | null;
  readonly compiledSeasons: readonly CompiledSeason[];
}

/** A destination with its opening hours read once. */
export interface CompiledDestination extends Destination {
  readonly compiled: readonly CompiledPlace[];
  readonly byId: ReadonlyMap<string, CompiledPlace>;
}

/** What the planner may rely on where hours are unknown: daytime only. */
const daytime: Interval = { open: 10 * 60, close: 18 * 60 };

function wordsOf({ name, text }: Place, short: readonly string[]): PlaceWords {
  const whole = [name.en, name.es].map(normaliseName);
  const bare = [name.en, name.es].map((given) => normaliseName(given.replace(/\(.*?\)/g, ' ')));
  const names = whole.join(' | ');
  return {
    proper: [...new Set([...bare, ...whole])],
    short,
    names,
    all: `${names} | ${normaliseName(text.en)} | ${normaliseName(text.es)}`,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Words wait for the first wish that is read: a server that starts reads every destination. */
export function compileDestination(destination: Destination): CompiledDestination {
  const short = once(() => shortNames(destination));
  const compiled = destination.places.map((place) => {
    const words = once(() => wordsOf(place, short().get(place.id) ?? []));
    return {
      ...place,
      tags: place.tags ?? [],
      get words() {
        return words();
      },
      week: place.hours === null ? null : parseHours(place.hours),
      compiledSeasons: (place.seasons ?? []).map(({ from, to, hours }) => ({ from, to, week: parseHours(hours) })),
    };
  });
  return { ...destination, compiled, byId: new Map(compiled.map((place) => [place.id, place])) };
}

function isWithin(monthDay: string, { from, to }: CompiledSeason): boolean {
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** The week that holds on a date: that of its season, else the usual one; null when it is not known. */
export function weekOn(place: CompiledPlace, date: string): Week | null {
  const season = place.compiledSeasons.find((candidate) => isWithin(date.slice(5), candidate));
  return season ? season.week : place.week;
}

function ownIntervals(place: CompiledPlace, date: string): readonly Interval[] {
  if (place.closures.includes(date.slice(5))) return [];
  const week = weekOn(place, date);
  return week === null ? [daytime] : (week[weekdayOf(date)] ?? []);
}

/** The intervals in which a visit may lie on a date; on a closure only what is left of the night before. */
export function openIntervals(place: CompiledPlace, date: string): Interval[] {
  return withEveningBefore(ownIntervals(place, date), ownIntervals(place, addDays(date, -1)));
}
