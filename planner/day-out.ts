import type { Place } from '#domain/place/destination.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Span } from './rules.ts';

/** Who spends so many minutes at a place around the middle of the hours of lunch eats there. */
const DAY_OUT = 300;
const AROUND_MIDDAY = 45;

/** Whether a visit takes its day: out of town, or in a park or on a boat for five hours and more. */
export const takesItsDay = ({ kind, duration }: Pick<Place, 'kind' | 'duration'>): boolean =>
  kind === 'day-trip' || (kind !== 'food' && kind !== 'show' && duration.min >= DAY_OUT);

/** A part of a day: `start` in local minutes. */
interface Part {
  readonly kind: Activity['kind'];
  readonly meal: string | null;
  readonly start: number;
  readonly minutes: number;
}

/**
 * The visit of this day in the course of which one has lunch, as its index, or -1: a day in a park or in another town needs no table (H14).
 *
 * @param lunch the hours in which lunch may begin
 */
export function dayOutAt(parts: readonly Part[], lunch: Span): number {
  const middle = (lunch.from + lunch.to) / 2;
  const isDayOut = ({ kind, meal, start, minutes }: Part) =>
    kind === 'place' &&
    meal === null &&
    minutes >= DAY_OUT &&
    start <= middle - AROUND_MIDDAY &&
    start + minutes >= middle + AROUND_MIDDAY;
  return parts.every(({ meal }) => meal !== 'lunch') ? parts.findIndex(isDayOut) : -1;
}

/** Whether one has lunch in the course of a visit of this day. */
export const holdsItsLunch = (parts: readonly Part[], lunch: Span): boolean => dayOutAt(parts, lunch) >= 0;

/** Whether the first visit of a day is its day out. */
export function beginsOut(parts: readonly Part[], lunch: Span): boolean {
  const first = parts.findIndex(({ kind, meal }) => kind === 'place' && meal === null);
  return first >= 0 && dayOutAt(parts, lunch) === first;
}

/** Activities of a trip as parts of a day. */
export const partsOf = (activities: readonly Activity[]): Part[] =>
  activities.map(({ kind, meal, start, duration }) => ({ kind, meal, start, minutes: duration }));
