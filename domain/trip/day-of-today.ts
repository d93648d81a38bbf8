import { nightsBetween, type TripDates } from './dates.ts';
import { tripStatus } from './status.ts';

/** Which day of an ongoing trip a date (YYYY-MM-DD) is, counted from 1; null before and after it. */
export function dayOfToday(dates: TripDates, today: string): number | null {
  return tripStatus(dates, today) === 'ongoing' ? nightsBetween(dates.start, today) + 1 : null;
}
