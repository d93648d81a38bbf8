import { zoneOf } from '../place/time-zone.ts';
import { baseOn } from './base.ts';
import { hasZone } from './moments.ts';
import type { Trip } from './trip.ts';

/** The zone by whose clocks a day of a trip goes; null where it is not known, or this device does not know its clocks. */
export function zoneOn(trip: Pick<Trip, 'bases' | 'destinationId'>, day: number): string | null {
  const base = baseOn(trip, day);
  if (!base) return zoneOf(trip.destinationId);
  return hasZone(base.zone) ? base.zone : null;
}
