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
        /** It is said with its minutes: "8:15". */
        readonly isClock: boolean;
        readonly prep: 'at' | 'after' | 'before';
      }
    | {
        readonly is: 'day';
        readonly day: number /** "Wed to Fri": the last of several days. */;
        readonly until?: number;
      }
    | { readonly is: 'range'; readonly start: number; readonly end: number }
    | { readonly is: 'part'; readonly part: PartOfDay }
  );

export interface TripDates {
  readonly start: string;
  readonly end: string;
}
