import { type Booking, legOf } from '#domain/trip/booking.ts';
import { nightsBetween, type TripDates } from '#domain/trip/dates.ts';
import { onClocksOf } from '#domain/trip/moments.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';

/** A booking of a place of the catalogue at an hour of a day of the trip (1 is the first). */
export interface BookedPlace {
  readonly booking: Booking;
  readonly place: CompiledPlace;
  readonly day: number;
  readonly time: number;
}

/** The bookings that are of a place of the catalogue, in order of time. */
export function bookedPlaces(
  bookings: readonly Booking[],
  { destination, dates }: { readonly destination: CompiledDestination; readonly dates: TripDates },
): BookedPlace[] {
  return bookings
    .flatMap((booking): BookedPlace[] => {
      const place = destination.byId.get(booking.place?.placeId ?? '');
      if (!place || place.kind === 'day-trip' || booking.kind === 'lodging' || legOf(booking) !== null) return [];
      const { date, time } = onClocksOf(booking.start, destination.zone);
      const day = nightsBetween(dates.start, date) + 1;
      return time === null ? [] : [{ booking, place, day, time }];
    })
    .sort((a, b) => a.day - b.day || a.time - b.time);
}
