import { partIn } from './fields/parts.ts';
import { isSet, readSet } from './fields/set-change.ts';
import { applyChange, type Change, neverCollides, pathOf } from './patch.ts';
import type { Trip } from './trip.ts';

/**
 * What was on the screen when the traveller began to edit: the base of every change (P9). `version` is the server's version below it, 0
 * before the server has the trip.
 */
export interface Seen {
  readonly trip: Trip;
  readonly version: number;
}

function spotOf({ days }: Trip, activityId: string) {
  for (const { id: dayId, activities } of days) {
    const activity = activities.find(({ id }) => id === activityId);
    if (activity) return { dayId, activity };
  }
  return null;
}

/** What a trip has where a change would write. */
function valueAt(trip: Trip, change: Change): unknown {
  if (isSet(change)) {
    const { target, id } = readSet(change);
    return partIn(trip, target.part, id)?.[target.key] ?? null;
  }
  if (change.kind === 'dates') return trip.dates;
  if (change.kind !== 'activity.move' && change.kind !== 'activity.remove') return null;
  const spot = spotOf(trip, change.activityId);
  return spot && [spot.dayId, change.kind === 'activity.move' ? spot.activity.start : spot.activity];
}

const says = (trip: Trip, change: Change) => JSON.stringify(valueAt(trip, change));

/** Whether a trip says already what a change would make it say. Removals say nothing, and what is gone cannot say anything. */
export function isSaid(now: Trip, change: Change): boolean {
  if (change.kind === 'activity.remove') return false;
  if (!isSet(change))
    return valueAt(now, change) !== null && says(applyChange(now, change), change) === says(now, change);
  const { target, id, value } = readSet(change);
  const part = partIn(now, target.part, id);
  return part !== undefined && JSON.stringify(part[target.key] ?? null) === JSON.stringify(value ?? null);
}

/**
 * The paths at which a trip no longer says what was on the screen when these changes were begun, nor what they say: another tab or
 * another device wrote there meanwhile. Empty when nothing is in the way.
 */
export function changedSince(seen: Trip, now: Trip, changes: readonly Change[]): string[] {
  return changes
    .filter((change) => !neverCollides(pathOf(change)))
    .filter((change) => says(seen, change) !== says(now, change))
    .filter((change) => says(applyChange(now, change), change) !== says(now, change))
    .map(pathOf);
}
