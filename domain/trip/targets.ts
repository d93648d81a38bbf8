import { partIn } from './fields/parts.ts';
import { isSet, readSet } from './fields/set-change.ts';
import { applyChange, type Change, pathOf } from './patch.ts';
import type { Trip } from './trip.ts';

/**
 * Whether a trip no longer has what a change speaks of, so that applying it would lose what its owner wrote (P9: no target, no 200).
 * Luggage never asks and devices look places up again, so both may vanish; what is to be removed and is gone is removed.
 */
export function lacksTarget(trip: Trip, change: Change): boolean {
  if (isSet(change)) {
    const { target, id } = readSet(change);
    return target.part !== 'luggage' && !partIn(trip, target.part, id);
  }
  switch (change.kind) {
    case 'activity.add':
      return !partIn(trip, 'day', change.dayId);
    case 'activity.move':
      return !partIn(trip, 'activity', change.activityId) || !partIn(trip, 'day', change.dayId);
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
