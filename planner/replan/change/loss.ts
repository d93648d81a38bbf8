import type { Activity } from '#domain/trip/itinerary.ts';
import { isPurpose } from '../slower-day.ts';
import { isVisit, placeOf, type Workday } from './workday.ts';

/** What the trip is for is missed more than other visits. */
const MISSED = 4;
const TABLE = 0.5;
/** That something goes which is to go is rather a gain. */
const RID_OF = -0.5;

/** Whether the trip is for this visit. */
export function isMain(own: Activity, workday: Workday): boolean {
  const place = placeOf(own, workday);
  return place !== null && isPurpose(place, workday.story.intent);
}

/** How much of a day goes with a change of it: visits, and more for those that the trip is for. A table for a table is half of one. */
export function lossOf(activities: readonly Activity[], workday: Workday): number {
  const left = new Set(activities.map(({ id }) => id));
  return workday.day.activities
    .filter((own) => own.kind !== 'free-time' && !left.has(own.id))
    .reduce((sum, own) => {
      if (workday.unwanted.has(own.id)) return sum + RID_OF;
      if (!isVisit(own)) return sum + TABLE;
      return sum + (isMain(own, workday) ? MISSED : 1);
    }, 0);
}

/** Of ways to change a day the one that costs least of it, the first of those; null where there is none. */
export function leastLost(workday: Workday, ways: readonly (Activity[] | null)[]): Activity[] | null {
  const made = ways.filter((own) => own !== null);
  return made.toSorted((a, b) => lossOf(a, workday) - lossOf(b, workday))[0] ?? null;
}

/** Whether a change costs the day something that the trip is for. */
export const losesMain = (activities: readonly Activity[], workday: Workday): boolean => {
  const left = new Set(activities.map(({ id }) => id));
  return workday.day.activities.some(
    (own) => isVisit(own) && !left.has(own.id) && !workday.unwanted.has(own.id) && isMain(own, workday),
  );
};
