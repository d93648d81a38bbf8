import { applyChange, type Change, pathOf } from './patch.ts';
import type { Trip } from './trip.ts';

const hasDay = ({ days }: Trip, dayId: string) => days.some(({ id }) => id === dayId);

const hasActivity = ({ days }: Trip, activityId: string) =>
  days.some(({ activities }) => activities.some(({ id }) => id === activityId));

/**
 * Whether a trip no longer has what a change speaks of, so that applying it would lose what its owner wrote (P9: no target, no 200).
 * Luggage never asks and devices look places up again, so both may vanish; what is to be removed and is gone is removed.
 */
export function lacksTarget(trip: Trip, change: Change): boolean {
  switch (change.kind) {
    case 'day.notes':
    case 'activity.add':
      return !hasDay(trip, change.dayId);
    case 'activity.move':
      return !hasActivity(trip, change.activityId) || !hasDay(trip, change.dayId);
    case 'activity.duration':
    case 'activity.notes':
    case 'activity.done':
    case 'activity.paid':
      return !hasActivity(trip, change.activityId);
    case 'dates':
      // `withDates` hands the same trip back where it would be too long or an id is missing.
      return applyChange(trip, change) === trip;
    default:
      return false;
  }
}

/** The paths of the changes that find no target when all are applied in order; empty when every one does. */
export function pathsWithoutTarget(trip: Trip, changes: readonly Change[]): string[] {
  const lost: string[] = [];
  changes.reduce((before, change) => {
    if (lacksTarget(before, change)) lost.push(pathOf(change));
    return applyChange(before, change);
  }, trip);
  return lost;
}
