import type * as z from 'zod/mini';
import { known } from '../open-list.ts';
import { type MealKind, mealKinds } from '../place/meal.ts';
import type { activitySchema, verifyReasons } from './fields/activity.ts';
import type { daySchema } from './fields/day.ts';

export type Activity = z.infer<typeof activitySchema>;
export type Day = z.infer<typeof daySchema>;
export type VerifyReason = (typeof verifyReasons)[number];

/** Which meal an activity is; null for none, and for one that this version does not know. */
export const mealOf = ({ meal }: Pick<Activity, 'meal'>): MealKind | null => known(mealKinds, meal);
