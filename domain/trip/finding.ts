import type { Interval } from '../place/opening-hours.ts';
import type { Change } from './patch.ts';

/** What of an edited plan may no longer fit. */
export const findingKinds = ['overlap', 'travel', 'closed', 'early', 'late', 'full', 'budget'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One way out, ready to be made with one tap. */
export interface Fix {
  /** `time`: another time of the day; `shift`: it and all that follows later; `day`: another day; `remove`: out of the plan. */
  readonly kind: 'time' | 'shift' | 'day' | 'remove';
  readonly activityId: string;
  /** Where it would be then: number of the day and local minutes. */
  readonly day: number;
  readonly start: number;
  readonly changes: readonly Change[];
}

export interface Finding {
  readonly kind: FindingKind;
  /** 1 for the first day. */
  readonly day: number;
  /** null when the whole day is meant. */
  readonly activityId: string | null;
  /** For `travel`: whole minutes of the way there. */
  readonly minutes: number | null;
  /** For `closed`: when it is open that day, in local minutes; empty when it stays shut. */
  readonly open: readonly Interval[] | null;
  readonly fixes: readonly Fix[];
}

/** What could not be looked at, for want of facts. */
export const uncheckedParts = ['hours', 'way', 'budget'] as const;
export type UncheckedPart = (typeof uncheckedParts)[number];

export interface Unchecked {
  /** null: nowhere in the trip. */
  readonly activityId: string | null;
  readonly parts: readonly UncheckedPart[];
}

/** What a look at a trip has found, and what it could not look at. */
export interface Fit {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly Unchecked[];
}

/** How far looking at a trip has come; `impossible` where a browser cannot run the checks. */
export type Looked =
  | { readonly state: 'looking' }
  | { readonly state: 'impossible' }
  | {
      readonly state: 'looked';
      readonly fit: Fit;
      /** The month (YYYY-MM) the facts are of; null without facts. */
      readonly factsDate: string | null;
      /** The facts are from open data, which knows less than our catalogue. */
      readonly isOpenData: boolean;
    };
