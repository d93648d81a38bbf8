import type { Daylight } from '#domain/place/sun.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { PartOfDay } from '#domain/wishes/words.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { type Span, visitParts } from '../rules.ts';

/** An hour that was named means about that hour, in minutes. */
export const ABOUT = 30;

/** An hour or a part of the day, where one is named. */
export type HourNamed = { readonly [K in 'time' | 'part']?: ItemOf<'place'>[K] };

/** Who comes for the sunrise is there so long before it, or a little after. */
const DAWN = { before: 40, after: 15 };
const STEP = 5;
/** From when on one waits for it. */
const WAIT = 20;

/** When a visit begins that is for the sunrise, in local minutes. */
export const dawnStart = ({ sunrise }: Daylight): number => Math.ceil((sunrise - WAIT) / STEP) * STEP;

/** Where the sun does neither rise nor set that day. */
const NEVER: Span = { from: 0, to: -1 };

/** Starts of a visit of some minutes that is there when the sun sets. */
export const aroundSunset = (minutes: number, sun: Daylight | null): Span =>
  sun ? { from: sun.sunset - minutes, to: sun.sunset } : NEVER;

/** The light of a day at a place. */
export interface Light {
  readonly sun: Daylight | null;
  /** Whether it is the same there by day and by night. */
  readonly indoor: boolean;
}

/** The light at a place on a date (YYYY-MM-DD). */
export const lightAt = ({ sun, indoor }: Pick<CompiledPlace, 'sun' | 'indoor'>, date: string): Light => ({
  sun: sun.on(date),
  indoor,
});

/** So much earlier than a part of the day a visit begins at most, however long it is. */
const LEAD = 60;

/** Where summer nights are bright, the night is what the clock says. */
const LATEST_DARK = 22 * 60;

/**
 * Starts of a visit of some minutes that lie in a part of a day with that light: its middle does, or it is there at sunrise or sunset. A
 * place outdoors is not seen at night before the sun has set.
 */
export function startsInPart(part: PartOfDay, minutes: number, { sun, indoor }: Light): Span {
  if (part === 'dawn') return sun ? { from: sun.sunrise - DAWN.before, to: sun.sunrise + DAWN.after } : NEVER;
  if (part === 'dusk') return aroundSunset(minutes, sun);
  const { from, to } = visitParts[part];
  const dark = part === 'night' && sun && !indoor ? Math.min(sun.sunset, LATEST_DARK) : from;
  return { from: Math.max(from - Math.min(minutes / 2, LEAD), dark - minutes), to: to - minutes / 2 - 1 };
}

/** Dinner is of the evening and of the night, at six as well: "a steakhouse on our last night" of people who eat early. */
export const isDinnerOf = (meal: Activity['meal'], part: PartOfDay | undefined): boolean =>
  meal === 'dinner' && (part === 'evening' || part === 'night');

/** Whether a stop is made at the hour, or in the part of the day, that was named; at any where none was. `light`: of its day. */
export function isAtHour(
  { start, duration, meal }: Pick<Activity, 'start' | 'duration' | 'meal'>,
  { time, part }: HourNamed,
  light: Light,
): boolean {
  if (time !== undefined) return Math.abs(start - time) <= ABOUT;
  if (!part || isDinnerOf(meal, part)) return true;
  const { from, to } = startsInPart(part, duration, light);
  return start >= from && start <= to;
}
