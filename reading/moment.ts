import type { PartOfDay } from '#domain/wishes/words.ts';
import { indexFrom, type Span } from './marked-text.ts';

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
  /** A plan is there whose days have numbers: "el día 4" is its fourth, not the 4th of the month. */
  readonly isPlanned?: boolean;
}

/** The moment that a token belongs to. */
export function momentOver(moments: readonly Moment[], index: number): Moment | undefined {
  const moment = moments[indexFrom(moments, index + 1) - 1];
  return moment && moment.to > index ? moment : undefined;
}

/** The moments that lie whole in a span, also those that were taken. */
export function momentsWithin(moments: readonly Moment[], { from, to }: Span): Moment[] {
  const found: Moment[] = [];
  for (let i = indexFrom(moments, from); i < moments.length; i++) {
    const moment = moments[i];
    if (!moment || moment.from >= to) break;
    if (moment.to <= to) found.push(moment);
  }
  return found;
}
