import type { ShareOptions } from '#domain/trip/shared-trip.ts';

/** Days until a link ends by itself. */
export const shareEnds = ['never', '7', '30', '90'] as const;
export type ShareEnd = (typeof shareEnds)[number];

/** What the owner wants a link to show, and for how long. */
export interface ShareChoice {
  readonly options: ShareOptions;
  readonly end: ShareEnd;
}

export const firstChoice: ShareChoice = { options: { luggage: true, costs: true, dates: 'exact' }, end: 'never' };

export const daysOf = (end: ShareEnd): number | null => (end === 'never' ? null : Number(end));
