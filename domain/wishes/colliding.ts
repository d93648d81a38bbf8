import { type CollisionRule, collisionsOf, refuses } from '../trip/collisions.ts';
import type { TripDates } from '../trip/dates.ts';
import type { WishItem } from './item.ts';
import { saidBookings } from './said-bookings.ts';

/** Two things that cannot both be kept, by their numbers in the list. */
export interface CollidingItems {
  readonly rule: CollisionRule;
  readonly index: number;
  readonly other: number;
}

/** All hours that wishes say are on the clocks of the destination: any zone does to compare them. */
const nowhere = {
  zone: 'UTC',
  spotOf: () => null,
  comingTo: () => null,
  isTable: () => false,
  isAway: () => false,
  usualStay: () => 0,
};

/** Which wishes say fixed things that cannot both be; none where the dates are not known yet. */
export function collidingItems(items: readonly WishItem[], dates: TripDates): CollidingItems[] {
  const said = items.flatMap((item, index) =>
    saidBookings([item], { ...nowhere, dates }).map((booking) => ({ booking, index })),
  );
  const found = collisionsOf(
    said.map(({ booking }) => booking),
    dates,
  );
  return found.flatMap((collision) => {
    const [index, other] = [said[collision.index]?.index, said[collision.other ?? -1]?.index];
    if (!refuses(collision) || index === undefined || other === undefined || index === other) return [];
    return [{ rule: collision.rule, index, other }];
  });
}
