import type { Coordinates } from '#domain/place/coordinates.ts';
import type { MealKind } from '#domain/place/meal.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { takesItsDay } from '../day-out.ts';
import type { Span } from '../rules.ts';

/**
 * The trip design problem in numbers: stops with a score, a duration, and the spans of each day in which they may start.
 * Stop 0 is where the first day begins; beds of other nights come last.
 */
export interface Stop {
  readonly index: number;
  readonly place: CompiledPlace | null;
  /** Where a generic meal takes place; without one, wherever the traveller is. */
  readonly anchor?: Stop;
  readonly meal: MealKind | null;
  /** Where the travellers sleep, of a stop that is a bed. */
  readonly bed?: Coordinates;
  readonly minutes: number;
  readonly score: number;
  /** Per day: when the visit may start, in order. Empty on days on which it cannot be visited. */
  readonly starts: readonly (readonly Span[])[];
  /** The same further from its best hours, nearer ones first, of what may not be missed: rather at noon than never. */
  readonly otherStarts?: readonly Stop['starts'][];
  /** How long one may stay out of town, the usual stay first, each with its own starts: a shorter one may begin later. */
  readonly stays?: readonly Pick<Stop, 'minutes' | 'starts'>[];
}

/** Whether a visit takes its day. */
export const isDayOut = ({ place }: Pick<Stop, 'place'>): boolean => place !== null && takesItsDay(place);

/** Neither a meal nor a bed, and at a place. */
export const isVisit = ({ place, meal, bed }: Stop): boolean => place !== null && meal === null && !bed;
