import type { Activity, Day } from '../itinerary.ts';
import type { Trip } from '../trip.ts';
import type { PartName } from './set-change.ts';

/** A part of a trip, when nothing is known of which one it is. */
export type Part = Readonly<Record<string, unknown>>;

/** The part of a trip that a change speaks of; undefined when the trip does not have it. */
export function partIn(trip: Trip, part: PartName, id: string | null): Part | undefined {
  const hasId = (own: { readonly id: string }) => own.id === id;
  switch (part) {
    case 'trip':
      return trip;
    case 'day':
      return trip.days.find(hasId);
    case 'activity':
      return trip.days.flatMap(({ activities }) => activities).find(hasId);
    case 'luggage':
      return trip.luggage.find(hasId);
  }
}

/** The same trip, itself, where no day changes. */
export function mapDays(trip: Trip, change: (day: Day) => Day): Trip {
  const days = trip.days.map(change);
  return days.every((day, i) => day === trip.days[i]) ? trip : { ...trip, days };
}

export function mapActivity(trip: Trip, activityId: string, change: (activity: Activity) => Activity): Trip {
  return mapDays(trip, (day) =>
    day.activities.some((activity) => activity.id === activityId)
      ? { ...day, activities: day.activities.map((own) => (own.id === activityId ? change(own) : own)) }
      : day,
  );
}

/** The trip with one field of one part set; itself when it does not have the part. */
export function withField(trip: Trip, part: PartName, id: string | null, field: Part): Trip {
  switch (part) {
    case 'trip':
      return { ...trip, ...field };
    case 'day':
      return mapDays(trip, (day) => (day.id === id ? { ...day, ...field } : day));
    case 'activity':
      return id === null ? trip : mapActivity(trip, id, (activity) => ({ ...activity, ...field }));
    case 'luggage':
      return { ...trip, luggage: trip.luggage.map((item) => (item.id === id ? { ...item, ...field } : item)) };
  }
}
