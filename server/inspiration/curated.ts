import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { budgetLevelSchema } from '#domain/trip/budget.ts';
import { categoryIdSchema, MAX_CATEGORIES } from '#domain/trip/category.ts';
import { addDays, weekdayOf } from '#domain/trip/dates.ts';
import { travellersSchema } from '#domain/trip/travellers.ts';
import { projectRoot } from '../root.ts';

const FRIDAY = 4;
const inBoth = (longest: number, shortest = 1) => {
  const text = z.string().check(z.minLength(shortest), z.maxLength(longest));
  return z.strictObject({ en: text, es: text });
};

/** A wish that ships with the product; our own planner makes the trip of it. */
const curatedTripSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  destinationId: z.string(),
  days: z.int().check(z.minimum(2), z.maximum(7)),
  /** 1 = January ... 12 = December. */
  month: z.int().check(z.minimum(1), z.maximum(12)),
  budget: budgetLevelSchema,
  categories: z.array(categoryIdSchema).check(z.maxLength(MAX_CATEGORIES)),
  ...travellersSchema.shape,
  title: inBoth(60),
  intro: inBoth(160, 80),
  preferences: inBoth(200),
});
export type CuratedTrip = z.infer<typeof curatedTripSchema>;

export function loadCuratedTrips(
  file = path.join(projectRoot, 'places', 'inspiration', 'trips.json'),
): readonly CuratedTrip[] {
  return z.array(curatedTripSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The second Friday of a month (1 = January) of a year. */
function secondFriday(year: number, month: number): string {
  const eighth = `${year}-${String(month).padStart(2, '0')}-08`;
  return addDays(eighth, (FRIDAY - weekdayOf(eighth) + 7) % 7);
}

/** When such a trip starts: on the next second Friday of its month after today. */
export function startOf({ month }: Pick<CuratedTrip, 'month'>, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = secondFriday(year, month);
  return thisYear > today ? thisYear : secondFriday(year + 1, month);
}
