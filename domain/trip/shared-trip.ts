import * as z from 'zod/mini';
import { openList } from '../open-list.ts';
import { projected } from './fields/field.ts';
import { tripFields } from './fields/trip.ts';
import type { Activity } from './itinerary.ts';
import { knownOf } from './known-texts.ts';
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

/** What a reader is told of a stop, a day and around them: what is known of any other text is not among it. */
function textsOfStop({ name, activity, location, description, access }: Activity): string[] {
  return [name, activity, location, description, access?.from ?? ''];
}

const textsAround = ({
  destination,
  summary,
  importantInfo,
  recommendations,
  accommodation,
  luggage,
}: Trip): string[] => [
  destination,
  summary,
  ...importantInfo,
  ...recommendations,
  ...accommodation,
  ...luggage.map(({ label }) => label),
];

/** A trip as it is shown with what `own`, the whole one, knows of the texts that are shown. The parts of both are in the same order. */
function withKnown(shown: Trip, own: Trip): Trip {
  return {
    ...shown,
    ...knownOf(own, textsAround(shown)),
    days: shown.days.map((day, index) => ({
      ...day,
      ...knownOf(own.days[index] ?? {}, [day.summary, day.holiday ?? '']),
      activities: day.activities.map((stop, at) => ({
        ...stop,
        ...knownOf(own.days[index]?.activities[at] ?? {}, textsOfStop(stop)),
      })),
    })),
  };
}

/**
 * What a viewer with the link sees of a trip (P5): of each field what its register says, and the owner's alone where it says nothing.
 * Notes, what was wished for in free words, ticks and what was paid are never among it, and no id is the owner's: `newId` makes
 * others. Without dates the trip begins on a day of no meaning. What a text says in other languages is shown with it.
 */
export function sharedTrip(trip: Trip, options: ShareOptions, newId: () => string): Trip {
  return withKnown(projected(tripFields, trip, { options, newId }), trip);
}
