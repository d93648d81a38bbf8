import { zoneOf } from '#domain/place/time-zone.ts';
import type { Trip } from '#domain/trip/trip.ts';

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whose clocks a trip goes by: those of its destination, else those of this device. */
export const tripZone = ({ destinationId }: Pick<Trip, 'destinationId'>): string =>
  zoneOf(destinationId) ?? deviceZone();
