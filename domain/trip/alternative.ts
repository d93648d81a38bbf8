import type { Activity } from './itinerary.ts';
import type { Change } from './patch.ts';

/** Why a place is offered: the best by the wishes, the shortest way, something of another sort, a lower price. */
export const reasons = ['wishes', 'near', 'other', 'cheaper'] as const;

/** A place that could stand where a stop of a trip stands, checked in its place. */
export interface Alternative {
  readonly reason: (typeof reasons)[number];
  /** The stop that it would be, with a new id and its hours. */
  readonly activity: Activity;
  /** What puts it there: the other goes, it comes, and what follows moves where it must. */
  readonly changes: readonly Change[];
  /** By how many minutes what follows begins later at most; 0: nothing else moves. */
  readonly later: number;
}

/** A stop that a day could do without, and what makes the day slower by it. */
export interface Omission {
  readonly activityId: string;
  /** It goes, and another may last longer for it. */
  readonly changes: readonly Change[];
}
