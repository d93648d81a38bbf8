import type { Span } from './marked-text.ts';

export type PartOfDay = 'morning' | 'midday' | 'afternoon' | 'evening' | 'night';

/** A time, day or part of a day that a text names. */
export type Moment = Span &
  (
    | {
        readonly is: 'time';
        readonly minutes: number;
        /** Which half of the day is said; otherwise the thing it is said of decides. */
        readonly exact: boolean;
        readonly prep: 'at' | 'after' | 'before';
      }
    | { readonly is: 'day'; readonly day: number }
    | { readonly is: 'range'; readonly start: number; readonly end: number }
    | { readonly is: 'part'; readonly part: PartOfDay }
  );

export interface TripDates {
  readonly start: string;
  readonly end: string;
}
