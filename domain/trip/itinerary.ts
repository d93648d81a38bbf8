import type * as z from 'zod/mini';
import { known } from '../open-list.ts';
import { type MealKind, mealKinds } from '../place/meal.ts';
import type { Point } from '../place/travel-time.ts';
import type { activitySchema, verifyReasons } from './fields/activity.ts';
import type { daySchema } from './fields/day.ts';

export type Activity = z.infer<typeof activitySchema>;
export type Day = z.infer<typeof daySchema>;
export type VerifyReason = (typeof verifyReasons)[number];

/** Where a stop is, with its way where that is known; null where it is not known where it is. */
export function pointOfStop({ latitude, longitude, access }: Activity): (Point & Pick<Activity, 'access'>) | null {
  return latitude === null || longitude === null ? null : { latitude, longitude, access };
}

/** Which meal an activity is; null for none, and for one that this version does not know. */
export const mealOf = ({ meal }: Pick<Activity, 'meal'>): MealKind | null => known(mealKinds, meal);
