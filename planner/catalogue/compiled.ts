import type { Destination, Place } from '#domain/place/destination.ts';
import { type Interval, intervalsOn, parseHours } from '#domain/place/opening-hours.ts';
import { weekdayOf } from '#domain/trip/dates.ts';

export interface CompiledPlace extends Place {
  /** Monday first; null when the hours are not known. */
  readonly week: readonly (readonly Interval[])[] | null;
}

/** A destination with its opening hours read once. */
export interface CompiledDestination extends Destination {
  readonly compiled: readonly CompiledPlace[];
  readonly byId: ReadonlyMap<string, CompiledPlace>;
}

/** What the planner may rely on where hours are unknown: daytime only. */
const daytime: Interval = { open: 10 * 60, close: 18 * 60 };

export function compileDestination(destination: Destination): CompiledDestination {
  const compiled = destination.places.map((place) => ({
    ...place,
    week: place.hours === null ? null : parseHours(place.hours),
  }));
  return { ...destination, compiled, byId: new Map(compiled.map((place) => [place.id, place])) };
}

/** The intervals in which a visit may lie on a date; none on a closure. */
export function openIntervals(place: CompiledPlace, date: string): Interval[] {
  if (place.closures.includes(date.slice(5))) return [];
  if (place.week === null) return [daytime];
  return intervalsOn(place.week, weekdayOf(date));
}
