import type { Open } from '../open-list.ts';

/**
 * As what its owner keeps a trip, where it is not one of the list: `draft`, a finished plan that was neither kept nor discarded yet;
 * `archived`, put away from the list.
 */
export const keptAsWords = ['draft', 'archived'] as const;
export type KeptAs = (typeof keptAsWords)[number];

/** Null for a trip of the list, and for what a later version keeps it as. Lists read it before any schema is on the device. */
export const keptAs = (trip: { readonly keptAs?: Open<KeptAs> | null | undefined }): KeptAs | null =>
  keptAsWords.find((word) => word === trip.keptAs) ?? null;
