import type { Day } from './itinerary.ts';
import type { Trip } from './trip.ts';

/** Ids of the activities chosen for a replan. A day is chosen when all its activities are, but for those that are booked or locked. */
export type Selection = ReadonlySet<string>;

export const emptySelection: Selection = new Set();

/** What of a day may be chosen: what is booked or locked stays. */
const choices = ({ activities }: Day, staying: Selection) => activities.filter(({ id }) => !staying.has(id));

export function isDaySelected(day: Day, selection: Selection, staying: Selection): boolean {
  const own = choices(day, staying);
  return own.length > 0 && own.every(({ id }) => selection.has(id));
}

export function toggleActivity(selection: Selection, activityId: string): Selection {
  const next = new Set(selection);
  if (!next.delete(activityId)) next.add(activityId);
  return next;
}

/** Choosing a day chooses all its activities that are not booked or locked, clearing it clears them all (S4). */
export function toggleDay(selection: Selection, day: Day, staying: Selection): Selection {
  const next = new Set(selection);
  const clear = isDaySelected(day, selection, staying);
  for (const { id } of choices(day, staying)) {
    if (clear) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** What of a selection is still in the trip. */
export function selectedIn(trip: Trip, selection: Selection): Selection {
  return new Set(trip.days.flatMap((day) => day.activities.map(({ id }) => id)).filter((id) => selection.has(id)));
}
