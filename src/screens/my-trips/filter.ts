import { plainText } from '#domain/plain-text.ts';
import { type TripStatus, tripStatus } from '#domain/trip/status.ts';
import type { TripCard } from '#domain/trip/trip.ts';

export interface TripFilter {
  /** Part of a destination or summary; case and accents do not matter. */
  readonly text: string;
  readonly status: TripStatus | 'all';
}

export const noFilter: TripFilter = { text: '', status: 'all' };

const order: Record<TripStatus, number> = { ongoing: 0, upcoming: 1, past: 2 };

/** Ongoing trips first, then the next ones, then the past ones with the latest first. */
function byRelevance(today: string) {
  return (a: TripCard, b: TripCard) => {
    const [statusA, statusB] = [tripStatus(a.dates, today), tripStatus(b.dates, today)];
    if (statusA !== statusB) return order[statusA] - order[statusB];
    const forward = a.dates.start.localeCompare(b.dates.start);
    return statusA === 'past' ? -forward : forward;
  };
}

/** What of the trips matches, in the order in which one wants to see them. */
export function filterTrips<T extends TripCard>(trips: readonly T[], filter: TripFilter, today: string): T[] {
  const wanted = plainText(filter.text.trim());
  return trips
    .filter((trip) => filter.status === 'all' || tripStatus(trip.dates, today) === filter.status)
    .filter(({ destination, summary }) => wanted === '' || plainText(`${destination} ${summary}`).includes(wanted))
    .sort(byRelevance(today));
}
