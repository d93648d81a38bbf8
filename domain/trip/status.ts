import type { TripDates } from './dates.ts';

/** Derived from the dates, never stored (D12). `pending` is a matter of the outbox, not of the trip. */
export type TripStatus = 'upcoming' | 'ongoing' | 'past';

export function tripStatus(dates: TripDates, today: string): TripStatus {
  if (today < dates.start) return 'upcoming';
  return today > dates.end ? 'past' : 'ongoing';
}

const order: Record<TripStatus, number> = { ongoing: 0, upcoming: 1, past: 2 };

interface Dated {
  readonly dates: TripDates;
}

/** Ongoing trips first, then the next ones, then the past ones with the latest first. */
export function byRelevance(today: string) {
  return (a: Dated, b: Dated): number => {
    const [statusA, statusB] = [tripStatus(a.dates, today), tripStatus(b.dates, today)];
    if (statusA !== statusB) return order[statusA] - order[statusB];
    const forward = a.dates.start.localeCompare(b.dates.start);
    return statusA === 'past' ? -forward : forward;
  };
}
