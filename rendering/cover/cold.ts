import type { Trip } from '#domain/trip/trip.ts';

/** Degrees at the warmest of the first day up to which a cover is wintry. */
const COLD = 8;

/** Whether a cover is a wintry one. */
export function isCold(firstDayTemperature: number | undefined): boolean {
  return firstDayTemperature !== undefined && firstDayTemperature <= COLD;
}

/** Whether the cover of a trip is a wintry one. */
export const beginsCold = ({ days }: Pick<Trip, 'days'>): boolean => isCold(days[0]?.weather?.temperature);
