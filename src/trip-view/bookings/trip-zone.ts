import type { Trip } from '#domain/trip/trip.ts';
import { zoneOn } from '#domain/trip/zone-on.ts';

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whose clocks a day of a trip goes by: those of where one is, else those of this device. Of a trip without a day: of its first. */
export const tripZone = (trip: Pick<Trip, 'bases' | 'destinationId'>, day = 1): string =>
  zoneOn(trip, day) ?? deviceZone();
