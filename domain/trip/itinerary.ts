import * as z from 'zod/mini';
import { known, openList } from '../open-list.ts';
import { type MealKind, mealKinds } from '../place/meal.ts';
import { costSchema } from './cost.ts';

export const weatherSources = ['season', 'forecast'] as const;

export const weatherConditions = ['sunny', 'cloudy', 'rainy', 'snowy', 'foggy'] as const;

/** Always says where it comes from (D18): a forecast, or what is typical for the season. */
export const weatherSchema = z.strictObject({
  /** Degrees Celsius at the warmest of the day. */
  temperature: z.int().check(z.minimum(-60), z.maximum(60)),
  condition: openList(weatherConditions),
  source: openList(weatherSources),
});
export type Weather = z.infer<typeof weatherSchema>;

/** `place` comes from the catalogue; `meal` and `free-time` are generic and take place at the catalogue place `placeId`. */
export const activityKinds = ['place', 'meal', 'free-time'] as const;

/** What nobody has confirmed and the traveller should look up before going. */
export const verifyReasons = ['hours', 'price', 'place'] as const;
export type VerifyReason = (typeof verifyReasons)[number];

const text = (longest: number) => z.string().check(z.maxLength(longest));

export const activitySchema = z.strictObject({
  id: z.uuid(),
  kind: openList(activityKinds),
  /** Catalogue id, or null for what somebody added or proposed by name. */
  placeId: z.nullable(text(80)),
  meal: z.nullable(openList(mealKinds)),
  /** What the place is called. */
  name: text(160).check(z.minLength(1)),
  /** What one does there. */
  activity: text(160),
  /** Where it is, as one would type it into a map. */
  location: text(200),
  /** Local minutes since midnight. */
  start: z.int().check(z.minimum(0), z.maximum(1439)),
  /** Whole minutes. */
  duration: z.int().check(z.minimum(10), z.maximum(720)),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  description: text(1000),
  cost: costSchema,
  booking: z.boolean(),
  /** The traveller added it; nobody has checked it. */
  own: z.optional(z.literal(true)),
  verify: z.array(openList(verifyReasons)).check(z.maxLength(3)),
  /** The traveller's own, kept through replans of anything else. */
  notes: z._default(text(2000), ''),
  done: z._default(z.boolean(), false),
  /** What it really cost everybody, in euro cents. */
  paid: z._default(z.nullable(z.int().check(z.minimum(0))), null),
});
export type Activity = z.infer<typeof activitySchema>;

/** Which meal an activity is; null for none, and for one that this version does not know. */
export const mealOf = ({ meal }: Pick<Activity, 'meal'>): MealKind | null => known(mealKinds, meal);

export const daySchema = z.strictObject({
  id: z.uuid(),
  /** 1 for the first day. */
  day: z.int().check(z.minimum(1), z.maximum(8)),
  summary: text(1000),
  weather: z.nullable(weatherSchema),
  notes: z._default(text(2000), ''),
  activities: z.array(activitySchema).check(z.maxLength(40)),
});
export type Day = z.infer<typeof daySchema>;
