import { addDays, dateInZone } from '../trip/dates.ts';

/** Counted from the day after the purchase, to the end of the last day where the operator lives. */
export const WITHDRAWAL_DAYS = 14;
const OPERATOR_ZONE = 'Europe/Madrid';

/** The last day on which a purchase can be withdrawn from. */
export function lastWithdrawalDay(paidAt: string): string {
  return addDays(dateInZone(new Date(paidAt), OPERATOR_ZONE), WITHDRAWAL_DAYS);
}

export function isWithdrawalOpen(paidAt: string, now: Date): boolean {
  return dateInZone(now, OPERATOR_ZONE) <= lastWithdrawalDay(paidAt);
}

/** Tokens that came in together; `ref` names the purchase. */
export interface Lot {
  readonly ref: string;
  readonly tokens: number;
}

/**
 * The lots of which no token was spent. The oldest tokens are always spent first (terms, section 8), so what is available
 * are the newest. `lots` is oldest first.
 */
export function unspentLots(lots: readonly Lot[], available: number): Set<string> {
  const unspent = new Set<string>();
  let left = available;
  for (const { ref, tokens } of lots.toReversed()) {
    left -= tokens;
    if (left < 0) break;
    if (tokens > 0) unspent.add(ref);
  }
  return unspent;
}
