import type { MealKind } from '#domain/place/meal.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { takesItsDay } from '../day-out.ts';

/** A stop with its times; generic ones happen at `anchor`. */
export interface TimedStop {
  readonly kind: 'place' | 'meal' | 'free-time';
  readonly place: CompiledPlace | null;
  readonly meal: MealKind | null;
  readonly anchor: CompiledPlace;
  readonly start: number;
  readonly minutes: number;
}

export const endOf = (stop: TimedStop): number => stop.start + stop.minutes;

/** Minutes between two stops that are neither visit nor way. */
export function gapAfter(stop: TimedStop, next: TimedStop): number {
  return next.start - endOf(stop) - travelMinutes(stop.anchor, next.anchor);
}

/** Whether one is where one spends the day. */
export const isOnDayOut = ({ anchor }: TimedStop): boolean => takesItsDay(anchor);
