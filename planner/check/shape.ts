import { dayNumber } from '#domain/trip/dates.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import { MAX_DAYS } from '#domain/trip/longest.ts';
import { type Trip } from '#domain/trip/trip.ts';
import { crowdOf } from '../crowd.ts';
import { holdsItsLunch, partsOf, takesItsDay } from '../day-out.ts';
import { frameOn, OUT_OF_TOWN } from '../frame.ts';
import type { Check, CheckInput, Violation } from './violation.ts';

const LARGEST_PLAN_BYTES = 200_000;

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A character takes at most three bytes of UTF-8 per UTF-16 unit: most plans need no counting. */
function isTooLarge(text: string): boolean {
  return text.length * 3 > LARGEST_PLAN_BYTES && utf8Bytes(text) > LARGEST_PLAN_BYTES;
}

/** H1: it matches the schema and is at most 200 kB. Takes anything, because it decides what the other checks may rely on. */
export function shape(trip: unknown): Violation[] {
  const parsed = tripSchema.safeParse(trip);
  const issues = parsed.success ? [] : parsed.error.issues;
  const violations: Violation[] = issues.map((issue) => ({
    rule: 'H1',
    message: `${issue.path.join('.')}: ${issue.message}`,
  }));
  if (isTooLarge(JSON.stringify(trip) ?? '')) violations.push({ rule: 'H1', message: 'larger than 200 kB' });
  return violations;
}

/** H2: 1 to MAX_DAYS days, as many as the dates say, numbered from 1. Also takes what H1 has refused. */
export function dayNumbers(trip: Pick<Trip, 'dates' | 'days'>): Violation[] {
  const expected = datesSpan(trip.dates);
  const numbers = Array.isArray(trip.days) ? trip.days.map((day) => day?.day) : [];
  const numbered = numbers.every((number, index) => number === index + 1);
  const possible = expected !== null && expected >= 1 && expected <= MAX_DAYS;
  if (possible && numbers.length === expected && numbered) return [];
  return [{ rule: 'H2', message: `expected days 1..${expected ?? '?'}, found ${numbers.join(',') || 'none'}` }];
}

function datesSpan(dates: Trip['dates'] | undefined): number | null {
  const start = dayNumber(String(dates?.start));
  const end = dayNumber(String(dates?.end));
  return start === null || end === null ? null : end - start + 1;
}

/** How full the activities of a day make it, in stops: short visits half, time of one's own not at all (H3). */
export const crowdOfDay = (
  activities: readonly Activity[],
  { destination, rules }: Pick<CheckInput, 'destination' | 'rules'>,
): number =>
  crowdOf(
    rules,
    activities.flatMap((activity) => {
      if (activity.kind === 'free-time') return [];
      const place = activity.kind === 'place' ? (destination.byId.get(activity.placeId ?? '') ?? null) : null;
      return [{ place, meal: mealOf(activity) }];
    }),
  );

/** H3: neither empty nor crammed for the pace and for what arrival, departure and other plans leave of the day. */
export const activityCount: Check = ({ trip, rules, destination }) =>
  trip.days.flatMap(({ day, activities }): Violation[] => {
    const { length } = activities;
    const crowd = crowdOfDay(activities, { destination, rules });
    const isOut = activities.some(({ placeId }) => {
      const place = destination.byId.get(placeId ?? '');
      return place !== undefined && takesItsDay(place);
    });
    const { mostStops: most, ...frame } = frameOn(rules, day);
    const fewest = isOut ? Math.min(OUT_OF_TOWN, frame.fewest) : frame.fewest;
    const held = Number(holdsItsLunch(partsOf(activities), rules.lunch));
    if (length + held >= fewest && crowd <= most) return [];
    return [{ rule: 'H3', day, message: `${length} activities that fill ${crowd}, expected ${fewest} to ${most}` }];
  });
