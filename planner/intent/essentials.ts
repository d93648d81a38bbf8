import { dayCount, type TripDates } from '#domain/trip/dates.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { itemsOf } from './understood.ts';

/** How many places a first visit of so many days must hold; longer ones as many as the last. */
const COUNTS = [0, 3, 5, 6, 8, 9, 10];
/** From so many days on one leaves town for what may not be missed there. */
const DAYS_TO_LEAVE_TOWN = 3;

/**
 * The ids of what a first visit of the length of a trip must hold, by the destination's own list. None for travellers who have been there
 * before.
 */
export function essentialsOf(destination: CompiledDestination, wishes: readonly Wish[], dates: TripDates): Set<string> {
  if (itemsOf(wishes, 'visit').some(({ which }) => which !== 'first')) return new Set();
  const days = dayCount(dates);
  const count = COUNTS[Math.min(days, COUNTS.length - 1)] ?? 0;
  const isInReach = (id: string) => days >= DAYS_TO_LEAVE_TOWN || destination.byId.get(id)?.kind !== 'day-trip';
  return new Set((destination.firstVisit ?? []).slice(0, count).filter(isInReach));
}
