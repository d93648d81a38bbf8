import { addDays, type TripDates } from './dates.ts';
import { tripStatus } from './status.ts';

const NEVER_ENDS = '9999-12-31';

/** The last calendar date (YYYY-MM-DD) on which the status of today still holds. */
export function statusHoldsUntil(dates: TripDates, today: string): string {
  const status = tripStatus(dates, today);
  if (status === 'upcoming') return addDays(dates.start, -1);
  return status === 'ongoing' ? dates.end : NEVER_ENDS;
}
