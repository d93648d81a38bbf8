import type { TripDates } from '#domain/trip/dates.ts';
import { byRelevance } from '#domain/trip/status.ts';

interface Dated {
  readonly dates: TripDates;
}

/** Whether one of these dates is a day of a trip. */
export const isOnDays = ({ dates: { start, end } }: Dated, dates: readonly string[]): boolean =>
  dates.some((date) => start <= date && date <= end);

/** Trips on whose days something is that was handed over come first, then as travellers want to see them. */
export function orderTrips<T extends Dated>(trips: readonly T[], dates: readonly string[], today: string): T[] {
  const relevance = byRelevance(today);
  return [...trips].sort((a, b) => Number(isOnDays(b, dates)) - Number(isOnDays(a, dates)) || relevance(a, b));
}
