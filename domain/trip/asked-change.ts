import type { WishItem } from '../wishes/item.ts';
import type { Change } from './patch.ts';

/** Something that is asked of a trip as it is, and the days (the first is 1) on which it is to become so. */
export interface AskedWish {
  readonly item: WishItem;
  readonly days: readonly number[];
  /** What goes and what comes for it have the same number: neither without the other. */
  readonly exchange?: number;
  /** More of it is asked for, also where there is some. */
  readonly isMore?: boolean;
  /** Less of it is asked for, not none. */
  readonly isFewer?: boolean;
}

/** What a day of a trip would become; or days, where something goes from one to another. */
export interface ChangedPart {
  /** The first is 1. */
  readonly days: readonly number[];
  readonly changes: readonly Change[];
}

/**
 * What became of a wish: `done` on these days; `already`: nothing had to change on these; `failed`: nothing was found there that breaks nothing
 * else. `elsewhere`: no change of stops fulfils such a wish.
 */
export interface ChangeOutcome extends AskedWish {
  readonly done: readonly number[];
  readonly already: readonly number[];
  readonly failed: readonly number[];
  readonly isElsewhere: boolean;
  /** Names of stops that stay although they have something of what is not wanted: they are more than that. */
  readonly left: readonly string[];
}

/** How a trip would look: in parts of which any may be left as it is. */
export interface AskedChange {
  readonly parts: readonly ChangedPart[];
  readonly outcomes: readonly ChangeOutcome[];
}
