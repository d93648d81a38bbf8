import type { Day } from './itinerary.ts';
import type { Trip } from './trip.ts';

/** Ids of the activities chosen for a replan. A day is chosen when all its activities are, but for those that are booked. */
export type Selection = ReadonlySet<string>;

export const emptySelection: Selection = new Set();

/** What of a day may be chosen: what is booked stays. */
const choices = ({ activities }: Day, booked: Selection) => activities.filter(({ id }) => !booked.has(id));

export function isDaySelected(day: Day, selection: Selection, booked: Selection): boolean {
  const own = choices(day, booked);
  return own.length > 0 && own.every(({ id }) => selection.has(id));
}

export function toggleActivity(selection: Selection, activityId: string): Selection {
  const next = new Set(selection);
  if (!next.delete(activityId)) next.add(activityId);
  return next;
}

/** Choosing a day chooses all its activities that are not booked, clearing it clears them all (S4). */
export function toggleDay(selection: Selection, day: Day, booked: Selection): Selection {
  const next = new Set(selection);
  const clear = isDaySelected(day, selection, booked);
  for (const { id } of choices(day, booked)) {
    if (clear) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** What of a selection is still in the trip. */
export function selectedIn(trip: Trip, selection: Selection): Selection {
  return new Set(trip.days.flatMap((day) => day.activities.map(({ id }) => id)).filter((id) => selection.has(id)));
}
