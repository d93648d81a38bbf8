import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { type Booking, legOf } from '#domain/trip/booking.ts';
import type { TripDates } from '#domain/trip/dates.ts';
import { MAX_BOOKINGS } from '#domain/trip/fields/booking.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { type Saying, saidBookings } from '#domain/wishes/said-bookings.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { comingTo } from './terminals.ts';
import { understand } from './understood.ts';

/** What a wish says is said already by a booking: the same journey, a bed, a ticket of the same place. */
function isSaid(own: Booking, bookings: readonly Booking[]): boolean {
  const leg = legOf(own);
  return bookings.some((other) => {
    if (leg !== null) return legOf(other) === leg;
    if (own.kind === 'lodging') return other.kind === 'lodging';
    const id = own.place?.placeId ?? null;
    return id !== null && other.place?.placeId === id;
  });
}

/** What ids of wishes mean at a destination. */
function sayingOf(destination: CompiledDestination, dates: TripDates, language: Language): Saying {
  const { byId, areas, zone, terminals = [] } = destination;
  const terminalCalled = (id: string) => terminals.find((own) => own.id === id);
  const spotOf = (id: string) => {
    const place = areas.find((area) => area.id === id) ?? byId.get(id);
    const found = place ?? terminalCalled(id);
    if (!found) return null;
    const { latitude, longitude } = found;
    return { name: inLanguage(found.name, language), address: '', latitude, longitude, placeId: place?.id ?? null };
  };
  const byTerminal = (id: string) => {
    const found = terminalCalled(id);
    return found ? comingTo(found) : null;
  };
  const kindOf = (id: string) => byId.get(id)?.kind;
  const isTable = (id: string) => kindOf(id) === 'food';
  const isAway = (id: string) => kindOf(id) === 'day-trip';
  const usualStay = (id: string) => byId.get(id)?.duration.typical ?? 0;
  return { zone, dates, spotOf, comingTo: byTerminal, isTable, isAway, usualStay };
}

/**
 * All that is fixed: what was worked out already, else the bookings and what the wishes say of fixed things. Where both speak of one thing
 * the booking holds.
 */
export function fixedBookings(
  request: TripRequest,
  wishes: readonly Wish[],
  { destination, language }: { readonly destination: CompiledDestination; readonly language: Language },
): readonly Booking[] {
  const { fixed, bookings = [], dates } = request;
  if (fixed) return fixed;
  const said = saidBookings(
    wishes.map(({ item }) => item),
    sayingOf(destination, dates, language),
  );
  return [...bookings, ...said.filter((own) => !isSaid(own, bookings))].slice(0, MAX_BOOKINGS);
}

/**
 * The request with what was understood of it at its own dates: parts of the trip and other lengths of it go by the same wishes and the
 * same fixed things.
 */
export function confirmed(request: TripRequest, destination: CompiledDestination, language: Language): TripRequest {
  const wishes = request.wishes ?? [...understand(request, destination).wishes];
  return { ...request, wishes, fixed: fixedBookings(request, wishes, { destination, language }) };
}
