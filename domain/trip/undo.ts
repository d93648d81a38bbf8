import { MAX_NIGHTS } from './dates.ts';
import type { Activity, Day } from './itinerary.ts';
import type { Change } from './patch.ts';
import type { Trip } from './trip.ts';

/** Where things were before a change. */
interface Before {
  readonly trip: Trip;
  /** What was removed comes back as something new: a removal is final, wherever it has arrived already. */
  readonly newId: () => string;
}

function spotOf({ days }: Trip, activityId: string): { day: Day; activity: Activity } | null {
  for (const day of days) {
    const activity = day.activities.find(({ id }) => id === activityId);
    if (activity) return { day, activity };
  }
  return null;
}

type ActivityChange = Extract<Change, { activityId: string }>;

function undoOfActivity(change: ActivityChange, { trip, newId }: Before): Change[] {
  const { activityId } = change;
  const spot = spotOf(trip, activityId);
  if (!spot) return [];
  const { day, activity } = spot;
  switch (change.kind) {
    case 'activity.remove':
      return [{ kind: 'activity.add', dayId: day.id, activity: { ...activity, id: newId() } }];
    case 'activity.move':
      return [{ kind: change.kind, activityId, dayId: day.id, start: activity.start }];
    case 'activity.duration':
      return [{ kind: change.kind, activityId, duration: activity.duration }];
    case 'activity.notes':
      return [{ kind: change.kind, activityId, notes: activity.notes }];
    case 'activity.place': {
      const { latitude, longitude } = activity;
      const place = latitude === null || longitude === null ? null : { latitude, longitude };
      return [{ kind: change.kind, activityId, place }];
    }
    case 'activity.done':
      return [{ kind: change.kind, activityId, done: activity.done }];
    case 'activity.paid':
      return [{ kind: change.kind, activityId, paid: activity.paid }];
  }
}

type LuggageChange = Extract<Change, { itemId: string }>;

function undoOfLuggage(change: LuggageChange, { trip, newId }: Before): Change[] {
  if (change.kind === 'luggage.add') return [{ kind: 'luggage.remove', itemId: change.itemId }];
  const item = trip.luggage.find(({ id }) => id === change.itemId);
  if (!item) return [];
  if (change.kind === 'luggage.set') return [{ ...change, packed: item.packed }];
  const itemId = newId();
  const back: Change = { kind: 'luggage.add', itemId, label: item.label };
  return item.packed ? [back, { kind: 'luggage.set', itemId, packed: true }] : [back];
}

function undoOfOne(change: Change, before: Before): Change[] {
  const { trip, newId } = before;
  if ('activityId' in change) return undoOfActivity(change, before);
  if ('itemId' in change) return undoOfLuggage(change, before);
  switch (change.kind) {
    case 'title':
      return [{ kind: 'title', title: trip.title }];
    case 'notes':
      return [{ kind: 'notes', notes: trip.notes }];
    case 'day.notes': {
      const day = trip.days.find(({ id }) => id === change.dayId);
      return day ? [{ ...change, notes: day.notes }] : [];
    }
    case 'activity.add':
      return [{ kind: 'activity.remove', activityId: change.activity.id }];
    case 'dates':
      return [{ ...change, ...trip.dates, newDays: Array.from({ length: MAX_NIGHTS }, newId) }];
  }
}

/**
 * Changes that take changes back, made from the trip as it was before them. What others changed meanwhile stays; what was said
 * of the weather does not come back with old dates.
 */
export function undoOf(trip: Trip, changes: readonly Change[], newId: () => string): Change[] {
  return changes.toReversed().flatMap((change) => undoOfOne(change, { trip, newId }));
}
