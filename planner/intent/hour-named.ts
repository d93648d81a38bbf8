import type { Activity } from '#domain/trip/itinerary.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { visitParts } from '../rules.ts';

/** An hour that was named means about that hour, in minutes. */
export const ABOUT = 30;

/** An hour or a part of the day, where one is named. */
export type HourNamed = { readonly [K in 'time' | 'part']?: ItemOf<'place'>[K] };

/** Whether a stop is made at the hour, or in the part of the day, that was named; at any where none was. */
export function isAtHour(
  { start, duration }: Pick<Activity, 'start' | 'duration'>,
  { time, part }: HourNamed,
): boolean {
  if (time !== undefined) return Math.abs(start - time) <= ABOUT;
  if (!part) return true;
  const middle = start + duration / 2;
  const { from, to } = visitParts[part];
  return middle >= from && middle < to;
}
