import * as z from 'zod/mini';
import { openList } from '../open-list.ts';
import { addDays, dayCount } from './dates.ts';
import type { Activity, Day } from './itinerary.ts';
import type { Trip } from './trip.ts';

/** What a share link shows beside the plan itself (D13). */
export const shareOptionsSchema = z.strictObject({
  luggage: z.boolean(),
  costs: z.boolean(),
  /** `length`: how many days, and not which. */
  dates: openList(['exact', 'length']),
});
export type ShareOptions = z.infer<typeof shareOptionsSchema>;

/** Where a trip begins whose dates are nobody's business: a Monday that no trip of ours can be on. */
const NO_DATE = '2001-01-01';

function sharedActivity(activity: Activity, { costs }: ShareOptions, newId: () => string): Activity {
  const { kind, placeId, meal, name, location, start, duration, latitude, longitude, description } = activity;
  return {
    id: newId(),
    kind,
    placeId,
    meal,
    name,
    activity: activity.activity,
    location,
    start,
    duration,
    latitude,
    longitude,
    description,
    cost: costs ? activity.cost : { kind: 'unknown' },
    booking: activity.booking,
    verify: costs ? activity.verify : activity.verify.filter((reason) => reason !== 'price'),
    notes: '',
    done: false,
    paid: null,
  };
}

function sharedDay({ day, summary, weather, activities }: Day, options: ShareOptions, newId: () => string): Day {
  return {
    id: newId(),
    day,
    summary,
    weather: options.dates === 'exact' ? weather : null,
    notes: '',
    activities: activities.map((activity) => sharedActivity(activity, options, newId)),
  };
}

/**
 * What somebody with the link sees of a trip (P5): named here part by part, so that whatever is added to trips stays the
 * owner's until it is added here too. Notes, what was wished for in free words, ticks and what was paid are never among it,
 * and no id is the owner's: `newId` makes others. Without dates the trip begins on a day of no meaning.
 */
export function sharedTrip(trip: Trip, options: ShareOptions, newId: () => string): Trip {
  const end = addDays(NO_DATE, dayCount(trip.dates) - 1);
  return {
    id: newId(),
    destination: trip.destination,
    title: trip.title,
    notes: '',
    destinationId: trip.destinationId,
    landscape: trip.landscape,
    dates: options.dates === 'exact' ? trip.dates : { start: NO_DATE, end },
    travellers: trip.travellers,
    categories: trip.categories,
    preferences: '',
    budget: options.costs ? trip.budget : null,
    summary: trip.summary,
    importantInfo: trip.importantInfo,
    recommendations: trip.recommendations,
    accommodation: trip.accommodation,
    luggage: options.luggage ? trip.luggage.map(({ label }) => ({ id: newId(), label, packed: false })) : [],
    answers: [],
    days: trip.days.map((day) => sharedDay(day, options, newId)),
    // From the seed one could plan it again for every date until it matches.
    provenance: trip.provenance && { ...trip.provenance, seed: 0 },
  };
}
