import { randomUUID } from 'node:crypto';
import type { WireTripRequest } from '#contract/planning.ts';
import type { WireTrip } from '#contract/wire-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { soonDates } from './soon.mjs';
import { aTrip, aWireTrip, aWireTripRequest } from './trips.ts';

/** Three days in Rome that are yet to come, for what runs by the real clock: built servers and browsers. */
const dates = () => soonDates(3);

export const aSoonTrip = (change: Partial<TripRequest> = {}): Trip => aTrip({ dates: dates(), ...change });

export const aSoonWireTrip = (change: Partial<TripRequest> = {}): WireTrip => aWireTrip({ dates: dates(), ...change });

export const aSoonWireTripRequest = (change: Partial<WireTripRequest> = {}): WireTripRequest =>
  aWireTripRequest({ dates: dates(), ...change });

/** A coming trip with so many things to pack, none of them packed. */
export function aTripToPack(items: number): Trip {
  const luggage = Array.from({ length: items }, (_, i) => ({
    id: randomUUID(),
    label: `Thing ${i + 1}`,
    packed: false,
  }));
  return { ...aSoonTrip(), luggage };
}
