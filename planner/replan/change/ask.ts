import type { Activity } from '#domain/trip/itinerary.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import type { Workday } from './workday.ts';

/** How a wish is asked of a day that is there already. */
export interface Ask<T extends WishItem = WishItem> {
  /** One day of several is enough: a park more is not one on every day. */
  readonly isOnce: boolean;
  /** Whether a state of the day is as it is wished; the day of `workday` is what it was when it was asked. */
  readonly isKept: (item: T, now: readonly Activity[], workday: Workday) => boolean;
  /** The day as it is wished; null where nothing is found that breaks nothing else. */
  readonly made: (item: T, workday: Workday) => Activity[] | null;
  /** Whether a day that is so already stays as it is; otherwise more of it is asked for. */
  readonly isState: boolean;
}
