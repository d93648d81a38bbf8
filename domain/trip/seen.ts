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

type ActivityChange = Extract<Change, { activityId: string }>;

function valueOfActivity(trip: Trip, change: ActivityChange): unknown {
  const spot = spotOf(trip, change.activityId);
  if (!spot) return null;
  const { dayId, activity } = spot;
  switch (change.kind) {
    case 'activity.move':
      return [dayId, activity.start];
    case 'activity.duration':
      return activity.duration;
    case 'activity.notes':
      return activity.notes;
    case 'activity.done':
      return activity.done;
    case 'activity.paid':
      return activity.paid;
    case 'activity.remove':
      return [dayId, activity];
    case 'activity.place':
      return null;
  }
}

/** What a trip has where a change would write. */
function valueAt(trip: Trip, change: Change): unknown {
  if ('activityId' in change) return valueOfActivity(trip, change);
  switch (change.kind) {
    case 'title':
      return trip.title;
    case 'notes':
      return trip.notes;
    case 'dates':
      return trip.dates;
    case 'day.notes':
      return trip.days.find(({ id }) => id === change.dayId)?.notes ?? null;
    default:
      return null;
  }
}

const says = (trip: Trip, change: Change) => JSON.stringify(valueAt(trip, change));

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
