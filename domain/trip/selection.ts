import type { Day } from './itinerary.ts';
import type { Trip } from './trip.ts';

/** Ids of the activities chosen for a replan. A day is chosen when all its activities are. */
export type Selection = ReadonlySet<string>;

export const emptySelection: Selection = new Set();

export function isDaySelected(day: Day, selection: Selection): boolean {
  return day.activities.length > 0 && day.activities.every(({ id }) => selection.has(id));
}

export function toggleActivity(selection: Selection, activityId: string): Selection {
  const next = new Set(selection);
  if (!next.delete(activityId)) next.add(activityId);
  return next;
}

/** Choosing a day chooses all its activities, clearing it clears them all (S4). */
export function toggleDay(selection: Selection, day: Day): Selection {
  const next = new Set(selection);
  const clear = isDaySelected(day, selection);
  for (const { id } of day.activities) {
    if (clear) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** What of a selection is still in the trip. */
export function selectedIn(trip: Trip, selection: Selection): Selection {
  return new Set(trip.days.flatMap((day) => day.activities.map(({ id }) => id)).filter((id) => selection.has(id)));
}
