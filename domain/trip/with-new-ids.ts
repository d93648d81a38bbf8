import type { Trip } from './trip.ts';

/** The same trip as another traveller's, in the list: nothing in it has an id that is known elsewhere. Documents stay where they are. */
export function withNewIds(trip: Trip, newId: () => string): Trip {
  const { documents: _, keptAs: __, ...rest } = trip;
  return {
    ...rest,
    id: newId(),
    days: trip.days.map((day) => ({
      ...day,
      id: newId(),
      activities: day.activities.map((activity) => ({ ...activity, id: newId() })),
    })),
    bookings: trip.bookings?.map((own) => ({ ...own, id: newId() })) ?? null,
    luggage: trip.luggage.map((item) => ({ ...item, id: newId() })),
  };
}
