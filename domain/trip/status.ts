import type { TripDates } from './dates.ts';

/** Derived from the dates, never stored (D12). `pending` is a matter of the outbox, not of the trip. */
export type TripStatus = 'upcoming' | 'ongoing' | 'past';

export function tripStatus(dates: TripDates, today: string): TripStatus {
  if (today < dates.start) return 'upcoming';
  return today > dates.end ? 'past' : 'ongoing';
}
