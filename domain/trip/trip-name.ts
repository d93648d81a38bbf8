import type { Trip } from './trip.ts';

/** What its owner calls a trip, or else where it goes. */
export const tripName = ({ title, destination }: Pick<Trip, 'title' | 'destination'>): string => title ?? destination;
