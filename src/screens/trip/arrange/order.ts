import type { Target } from '#domain/trip/rearrange.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** Ids of the stops of every day, by the day's id, in the order in which they are shown. */
export type Order = ReadonlyMap<string, readonly string[]>;

export const orderOf = ({ days }: Trip): Order =>
  new Map(days.map(({ id, activities }) => [id, activities.map((own) => own.id)]));

/** The day that is meant by the id of a day or of a stop; undefined for any other. */
export const dayOf = (order: Order, id: string): string | undefined =>
  order.has(id) ? id : [...order].find(([, stops]) => stops.includes(id))?.[0];

/** Where a stop would come to stand if it were put down over a day or a stop; null where that is over nothing. */
export function targetOver(order: Order, stop: string, over: string): Target | null {
  const dayId = dayOf(order, over);
  const stops = dayId === undefined ? undefined : order.get(dayId);
  if (dayId === undefined || !stops) return null;
  const at = stops.indexOf(over);
  return { dayId, index: at < 0 ? stops.filter((own) => own !== stop).length : at };
}

/** The order with a stop at another place. */
export function withStopAt(order: Order, stop: string, { dayId, index }: Target): Order {
  const left = [...order].map(([id, stops]) => [id, stops.filter((own) => own !== stop)] as const);
  return new Map(
    left.map(([id, stops]) => [id, id === dayId ? [...stops.slice(0, index), stop, ...stops.slice(index)] : stops]),
  );
}
