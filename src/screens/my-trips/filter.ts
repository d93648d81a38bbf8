import { plainText } from '#domain/plain-text.ts';
import { byRelevance, type TripStatus, tripStatus } from '#domain/trip/status.ts';
import type { MyTrip } from '../../data/trips.ts';

export interface TripFilter {
  /** Part of a name, a destination or a summary; case and accents do not matter. */
  readonly text: string;
  readonly status: TripStatus | 'all';
}

export const noFilter: TripFilter = { text: '', status: 'all' };

const searchedIn = ({ title, destination, summary }: MyTrip) => plainText(`${title ?? ''} ${destination} ${summary}`);

/** What of the trips matches, in the order in which one wants to see them. */
export function filterTrips(trips: readonly MyTrip[], filter: TripFilter, today: string): MyTrip[] {
  const wanted = plainText(filter.text.trim());
  return trips
    .filter((trip) => filter.status === 'all' || tripStatus(trip.dates, today) === filter.status)
    .filter((trip) => wanted === '' || searchedIn(trip).includes(wanted))
    .sort(byRelevance(today));
}
