import { type Cost, freeOfCharge } from './cost.ts';
import type { Activity, Day } from './itinerary.ts';

type DayOfStops = Pick<Day, 'day' | 'activities'>;

/** Stops of one ticket, in the order of the plan, while it is good. */
interface Use {
  readonly id: string;
  readonly lastDay: number;
  readonly stops: Activity[];
}

/** What every use of a ticket lets into: a stop after its last day is another use. */
function usesOf(days: readonly DayOfStops[]): Use[] {
  const uses: Use[] = [];
  for (const { day, activities } of days) {
    for (const stop of activities) {
      if (!stop.ticket) continue;
      const { id, days: good } = stop.ticket;
      const use = uses.find((own) => own.id === id && day <= own.lastDay);
      if (use) use.stops.push(stop);
      else uses.push({ id, lastDay: day + good - 1, stops: [stop] });
    }
  }
  return uses;
}

/** Less than free where it is not known. */
const priceOf = ({ cost }: Activity): number => (cost.kind === 'amount' ? cost.adult : -1);

/**
 * By the id of a stop that is on the ticket of another: that other, the dearest of them, which is paid. Of a ticket whose price no stop
 * knows nothing is said.
 */
export function ticketsPaidAt(days: readonly DayOfStops[]): ReadonlyMap<string, Activity> {
  return new Map(
    usesOf(days).flatMap(({ stops }) => {
      const paid = stops.reduce((dearest, stop) => (priceOf(stop) > priceOf(dearest) ? stop : dearest));
      if (paid.cost.kind !== 'amount') return [];
      return stops.filter((stop) => stop !== paid).map((stop) => [stop.id, paid] as const);
    }),
  );
}

/** What some stops of these days cost, in their order: what is on the ticket of another stop costs nothing more. */
export function costsIn(days: readonly DayOfStops[], stops: readonly Activity[]): Cost[] {
  const paidAt = ticketsPaidAt(days);
  return stops.map(({ id, cost }) => (paidAt.has(id) ? freeOfCharge : cost));
}

/** What all stops of these days cost. */
export const costsOf = (days: readonly DayOfStops[]): Cost[] =>
  costsIn(
    days,
    days.flatMap(({ activities }) => activities),
  );
