import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Booking, Spot } from '#domain/trip/booking.ts';
import { pointOf } from '#domain/trip/booking-hours.ts';
import { addDays, dayCount, type TripDates } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { normaliseName } from '../resolve/normalise.ts';
import { stayArea } from '../rules.ts';
import { reachOf } from './reach.ts';

/** Where a day begins and ends. */
export interface DayHomes {
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** The travellers said where they sleep; else it is our guess. */
  readonly isKnown: boolean;
}

/** From a bed that is further than so many minutes from anything no day in town would hold. */
const FARTHEST_BED = 45;

/** Where a bed is: its own point, or that of the area or the place of the catalogue that it names; null where that is not known. */
export function bedOf(place: Spot | null, destination: CompiledDestination): Coordinates | null {
  if (!place) return null;
  const name = normaliseName(place.name);
  const area = destination.areas.find(
    (own) => own.id === place.placeId || [own.name.en, own.name.es].some((other) => normaliseName(other) === name),
  );
  return pointOf(place) ?? area ?? destination.byId.get(place.placeId ?? '') ?? null;
}

/** The bed of the night after a date, where it is known. */
function bedAfter(date: string, beds: readonly Booking[], destination: CompiledDestination): Coordinates | null {
  const own = beds.find(({ start, end }) => start.date <= date && date < (end ?? start).date);
  return own ? bedOf(own.place, destination) : null;
}

/** The beds that days begin and end at, in the order of the nights: those of which it is known that they are in town. */
export function bedsInTown(bookings: readonly Booking[], destination: CompiledDestination): Booking[] {
  return bookings
    .filter(({ kind, place }) => {
      const point = kind === 'lodging' ? bedOf(place, destination) : null;
      return point !== null && reachOf(point, destination) <= FARTHEST_BED;
    })
    .sort((a, b) => a.start.date.localeCompare(b.start.date));
}

interface Stay {
  readonly dates: TripDates;
  readonly budget: Trip['budget'];
  readonly destination: CompiledDestination;
}

/**
 * Where the days of a trip begin and end: where one slept, and where one sleeps next. Where nothing is known it is the first area that
 * suits the budget, or the bed of another night; a bed out of town counts as nothing known.
 */
export function homesOf(bookings: readonly Booking[], { dates, budget, destination }: Stay): DayHomes[] {
  const beds = bedsInTown(bookings, destination);
  const [first] = beds;
  const usual = (first && bedOf(first.place, destination)) ?? stayArea(destination, budget);
  const days = dayCount(dates);
  const nights = Array.from({ length: days }, (_, day) => bedAfter(addDays(dates.start, day), beds, destination));
  // A day after which one sleeps nowhere ends where one slept: the luggage is there.
  return nights.map((night, day) => ({
    from: nights[day - 1] ?? night ?? usual,
    to: night ?? nights[day - 1] ?? usual,
    isKnown: first !== undefined,
  }));
}
