import * as z from 'zod/mini';
import { known } from '#domain/open-list.ts';
import { budgetLevelSchema, budgetLevels } from '#domain/trip/budget.ts';
import { localTimeSchema } from '#domain/trip/clock-time.ts';
import { isoDateSchema } from '#domain/trip/iso-date.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';
import { MAX_DAYS, MAX_DESTINATION_LENGTH, MAX_PREFERENCES_LENGTH } from '#domain/trip/longest.ts';
import { travellersSchema } from '#domain/trip/travellers.ts';
import type { Trip } from '#domain/trip/trip.ts';

import { endpoint } from './endpoint.ts';
import { paidWorkHeaders } from './planning.ts';
import { toWirePlannedTrip, wirePlannedTripSchema } from './wire-trip.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** An activity the traveller wants replaced: by its id, or as the specification describes it, by day and time. */
const excludedActivitySchema = z.strictObject({
  day: z.int().check(z.minimum(1), z.maximum(MAX_DAYS)),
  id: z.optional(z.uuid()),
  activity: z.strictObject({
    time: localTimeSchema,
    duration: z.optional(z.union([text(3), z.int()])),
    activity: z.optional(text(160)),
    location: z.optional(text(200)),
    estimatedCost: z.optional(z.union([z.number(), text(60), z.null()])),
    description: z.optional(text(1000)),
    travelers: z.optional(travellersSchema),
  }),
});
type WireExcluded = z.infer<typeof excludedActivitySchema>;

const MOST_EXCLUDED = 80;

export const replanTripEndpoint = endpoint({
  method: 'POST',
  path: '/api/trips/replan',
  summary: 'Replace the excluded activities of a plan; everything else comes back identical',
  access: 'user',
  headers: paidWorkHeaders,
  body: z.strictObject({
    destination: text(MAX_DESTINATION_LENGTH),
    dateStart: isoDateSchema,
    dateEnd: isoDateSchema,
    preferences: text(MAX_PREFERENCES_LENGTH),
    budget: z.nullable(budgetLevelSchema),
    currentPlan: wirePlannedTripSchema,
    excludedActivities: z.array(excludedActivitySchema).check(z.minLength(1), z.maxLength(MOST_EXCLUDED)),
    travelers: travellersSchema,
  }),
  status: 200,
  answer: wirePlannedTripSchema,
  problems: [
    'INVALID_INPUT',
    'UNAUTHORIZED',
    'DESTINATION_UNKNOWN',
    'PLAN_IMPOSSIBLE',
    'INSUFFICIENT_TOKENS',
    'OPERATION_REUSED',
    'UNAVAILABLE',
    'RATE_LIMITED',
  ],
});

function isMeant(excluded: WireExcluded, day: number, activity: Trip['days'][number]['activities'][number]): boolean {
  if (excluded.id !== undefined) return excluded.id === activity.id;
  return excluded.day === day && parseLocalTime(excluded.activity.time) === activity.start;
}

/** Ids of what is meant; `missing` holds the positions of entries that name nothing in the plan. */
export function findExcluded(trip: Trip, excluded: readonly WireExcluded[]): { ids: Set<string>; missing: number[] } {
  const ids = new Set<string>();
  const missing: number[] = [];
  for (const [position, entry] of excluded.entries()) {
    const found = trip.days.flatMap(({ day, activities }) =>
      activities.filter((activity) => isMeant(entry, day, activity)),
    );
    for (const { id } of found) ids.add(id);
    if (found.length === 0) missing.push(position);
  }
  return { ids, missing };
}

/** The call that replaces activities of a plan. */
export function toReplanBody(trip: Trip, excluded: ReadonlySet<string>): z.input<typeof replanTripEndpoint.body> {
  const currentPlan = toWirePlannedTrip(trip);
  const { destination, dateStart, dateEnd, preferences, budget, travelers } = currentPlan;
  const excludedActivities = currentPlan.response.itinerary.flatMap(({ day, activities }) =>
    activities
      .filter(({ id }) => id !== undefined && excluded.has(id))
      .map(({ id, time, duration, activity, location, estimatedCost, description }) => ({
        day,
        ...(id !== undefined && { id }),
        activity: { time, duration, activity, location, estimatedCost, description, travelers },
      })),
  );
  return {
    destination,
    dateStart,
    dateEnd,
    preferences,
    budget: known(budgetLevels, budget),
    currentPlan,
    excludedActivities,
    travelers,
  };
}
