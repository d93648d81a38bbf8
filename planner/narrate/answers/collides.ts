import { collisionsOf, refuses } from '#domain/trip/collisions.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { saidBookings } from '#domain/wishes/said-bookings.ts';
import type { AnswerInput } from './input.ts';

const anywhere = {
  spotOf: () => null,
  comingTo: () => null,
  isTable: () => false,
  isAway: () => false,
  usualStay: () => 0,
};

/** Whether a fixed thing that was said stands in the way of another, so that no plan keeps both. */
export function collides(item: WishItem, { intent, request, destination }: AnswerInput): boolean {
  const { dates } = request;
  const own = new Set(saidBookings([item], { zone: destination.zone, dates, ...anywhere }).map(({ id }) => id));
  return collisionsOf(intent.bookings, dates)
    .filter(refuses)
    .some(({ index, other = index }) => [index, other].some((at) => own.has(intent.bookings[at]?.id ?? '')));
}
