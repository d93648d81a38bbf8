import type { Booking } from './booking.ts';
import { addDays } from './dates.ts';
import type { Activity } from './itinerary.ts';
import { type Selection, selectedIn } from './selection.ts';
import type { Trip } from './trip.ts';

/** Whether a stop of a date (YYYY-MM-DD) is what was booked: at its place, at its minute. */
const isBookedAs =
  ({ placeId, start }: Activity, date: string) =>
  (booking: Booking): boolean =>
    placeId !== null &&
    booking.kind !== 'lodging' &&
    booking.leg === null &&
    booking.place?.placeId === placeId &&
    booking.start.date === date &&
    booking.start.time === start;

/** Ids of the stops that the travellers have booked: a replan leaves them where they are. */
export function bookedStops({ dates, days, bookings }: Pick<Trip, 'dates' | 'days' | 'bookings'>): Selection {
  return new Set(
    days.flatMap(({ day, activities }) => {
      const date = addDays(dates.start, day - 1);
      const isBooked = (activity: Activity) =>
        activity.kind === 'place' && (bookings ?? []).some(isBookedAs(activity, date));
      return activities.filter(isBooked).map(({ id }) => id);
    }),
  );
}

/** Ids of the stops that only their owner's own hand moves, replaces or removes: what is booked, and what is locked. */
export function stayingStops(trip: Pick<Trip, 'dates' | 'days' | 'bookings'>): Selection {
  const locked = trip.days.flatMap(({ activities }) => activities.filter((own) => own.locked === true));
  return new Set([...bookedStops(trip), ...locked.map(({ id }) => id)]);
}

/** What of a selection is still in the trip and may be replaced. */
export function replaceableIn(trip: Trip, selection: Selection): Selection {
  const staying = stayingStops(trip);
  return new Set([...selectedIn(trip, selection)].filter((id) => !staying.has(id)));
}
