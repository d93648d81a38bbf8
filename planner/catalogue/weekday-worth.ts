import { weekdays } from '#domain/place/opening-hours.ts';
import { weekdayOf } from '#domain/trip/dates.ts';
import type { CompiledPlace } from './compiled.ts';

/** What is on this weekday of what a place is visited for: all of it, little, or nothing. */
export type Worth = 'all' | 'little' | 'none';

/** What a date (YYYY-MM-DD) is to a place, by its weekday. */
export function worthOn({ weekdays: own }: Pick<CompiledPlace, 'weekdays'>, date: string): Worth {
  const day = weekdays[weekdayOf(date)] as (typeof weekdays)[number];
  if (own?.only && !own.only.includes(day)) return 'none';
  return own?.avoid?.includes(day) ? 'little' : 'all';
}
