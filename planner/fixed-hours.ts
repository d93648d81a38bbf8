import type { Coordinates } from '#domain/place/coordinates.ts';
import type { MealKind } from '#domain/place/meal.ts';

/** Hours of a day of the trip (1 is the first) that belong to something else, in local minutes. */
export interface Block {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** When the travellers are in town on a day of the trip (1 is the first), out of the airport or the station. */
export interface Arrival {
  readonly day: number;
  /** Local minutes, rid of their bags. */
  readonly from: number;
  /** They come from a night on the way. */
  readonly isLight: boolean;
  /** They have flown, and nothing is known to keep them up: the evening is over after dinner. */
  readonly isTired: boolean;
}

/** What is fixed before anything is planned. Days before the arrival and after the departure are empty. */
export interface FixedHours {
  /** Null: nothing was said. */
  readonly arrival: Arrival | null;
  /** By when they leave for it. */
  readonly departure: { readonly day: number; readonly until: number } | null;
  /** What the travellers have booked themselves, and other plans of theirs. */
  readonly busy: readonly BookedHours[];
  /** By day: when one leaves for what is booked before the day usually begins, in local minutes. */
  readonly early: ReadonlyMap<number, number>;
  /** By day: when one is home at last where that is later than the days usually end, in local minutes, past midnight too. */
  readonly late: ReadonlyMap<number, number>;
  /** Per day, from the first: minutes from its beds until there is something to do or to eat. */
  readonly bedWays: readonly number[];
  /** Days on which the law keeps everybody, visitors too, where they sleep (Nyepi): empty. */
  readonly indoors: ReadonlySet<number>;
}

export interface BookedHours extends Block {
  /** Of the booking. */
  readonly id: string;
  /** It is that meal of the day; no other is planned. */
  readonly meal: MealKind | null;
  /** Where it is, and where the travellers are afterwards; absent: not known. */
  readonly at?: Coordinates;
  readonly until?: Coordinates;
  /** Minutes from there to the bed, or until there is something to do or to eat. */
  readonly reach: number;
}
