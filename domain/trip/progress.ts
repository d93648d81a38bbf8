import type { Day } from './itinerary.ts';

/** What a planner is doing, in the order in which it happens; an engine may leave some out. */
export const stages = ['waiting', 'proposing', 'solving', 'checking'] as const;
export type Stage = (typeof stages)[number];

/** News of a plan that is being made: a day that is told has passed every check of a single day. */
export type Progress = { readonly kind: 'stage'; readonly stage: Stage } | { readonly kind: 'day'; readonly day: Day };
