import * as z from 'zod/mini';
import { brokenDateRule, dayCount, type TripDates } from '#domain/trip/dates.ts';

const baseSchema = z.object({ destination: z.string(), nights: z.int() });
const proposedSchema = z.object({ name: z.string(), nights: z.int(), rank: z.int() });

/** Several places in one trip, as they stand in the form. */
export const journeySchema = z.object({
  bases: z.array(baseSchema),
  /** What was proposed for a region, until the traveller changes any of it: other dates have room for others of them. */
  proposed: z.optional(z.array(proposedSchema)),
  byCar: z.boolean(),
});
export type FormJourney = z.infer<typeof journeySchema>;

/** How many nights the dates of a form have; null until it has dates that a trip may have. */
export function nightsOfDates(dates: TripDates): number | null {
  if (dates.start === '' || dates.end === '' || brokenDateRule(dates, dates.start)) return null;
  return dayCount(dates) - 1;
}

/** What keeps a journey from being planned; null where nothing does. */
export function lackOf(journey: FormJourney, dates: TripDates): 'nameless' | 'twice' | 'tooFewNights' | null {
  const names = journey.bases.map(({ destination }) => destination.trim().toLowerCase());
  if (names.length < 2 || names.includes('')) return 'nameless';
  if (names.some((name, index) => index > 0 && name === names[index - 1])) return 'twice';
  const nights = nightsOfDates(dates);
  return nights !== null && nights < names.length ? 'tooFewNights' : null;
}
