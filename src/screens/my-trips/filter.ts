import { plainText } from '#domain/plain-text.ts';
import { byRelevance, type TripStatus, tripStatus } from '#domain/trip/status.ts';
import type { TripCard } from '#domain/trip/trip.ts';

export interface TripFilter {
  /** Part of a destination or summary; case and accents do not matter. */
  readonly text: string;
  readonly status: TripStatus | 'all';
}

export const noFilter: TripFilter = { text: '', status: 'all' };

/** What of the trips matches, in the order in which one wants to see them. */
export function filterTrips<T extends TripCard>(trips: readonly T[], filter: TripFilter, today: string): T[] {
  const wanted = plainText(filter.text.trim());
  return trips
    .filter((trip) => filter.status === 'all' || tripStatus(trip.dates, today) === filter.status)
    .filter(({ destination, summary }) => wanted === '' || plainText(`${destination} ${summary}`).includes(wanted))
    .sort(byRelevance(today));
}
