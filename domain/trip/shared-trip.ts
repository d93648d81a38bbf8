import * as z from 'zod/mini';
import { openList } from '../open-list.ts';
import { projected } from './fields/field.ts';
import { tripFields } from './fields/trip.ts';
import type { Trip } from './trip.ts';

/** What a share link shows beside the plan itself (D13). */
export const shareOptionsSchema = z.strictObject({
  luggage: z.boolean(),
  costs: z.boolean(),
  /** `length`: how many days, and not which. */
  dates: openList(['exact', 'length']),
  /** Booking links; links of the first release say nothing of them. */
  links: z.optional(z.boolean()),
});
export type ShareOptions = z.infer<typeof shareOptionsSchema>;

/**
 * What a viewer with the link sees of a trip (P5): of each field what its register says, and the owner's alone where it says nothing.
 * Notes, what was wished for in free words, ticks and what was paid are never among it, and no id is the owner's: `newId` makes
 * others. Without dates the trip begins on a day of no meaning.
 */
export function sharedTrip(trip: Trip, options: ShareOptions, newId: () => string): Trip {
  return projected(tripFields, trip, { options, newId });
}
