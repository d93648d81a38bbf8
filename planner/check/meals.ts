import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { type Check, type CheckInput, endOf } from './violation.ts';

/** A meal is eaten at a table that serves it, or is a generic one. */
function isServed(activity: Activity, destination: CompiledDestination): boolean {
  if (activity.meal === null || activity.kind === 'meal') return true;
  const place = destination.byId.get(activity.placeId ?? '');
  const meal = mealOf(activity);
  return meal !== null && (place?.meals?.includes(meal) ?? false);
}

function mealFault(activities: readonly Activity[], { rules, destination }: CheckInput): string | null {
  const unserved = activities.find((activity) => !isServed(activity, destination));
  if (unserved) return `${unserved.name} serves no ${unserved.meal}`;
  const lunches = activities.filter((activity) => activity.meal === 'lunch');
  const dinners = activities.filter((activity) => activity.meal === 'dinner');
  const [lunch] = lunches;
  const [dinner] = dinners;
  if (lunches.length !== 1 || dinners.length !== 1 || !lunch || !dinner) {
    return `${lunches.length} lunches and ${dinners.length} dinners`;
  }
  if (lunch.start < rules.lunch.from || lunch.start > rules.lunch.to) return 'lunch at an odd hour';
  if (dinner.start < rules.dinner.from || dinner.start > rules.dinner.to) return 'dinner at an odd hour';
  return dinner.start - endOf(lunch) < rules.mealGap ? 'dinner too soon after lunch' : null;
}

/** H14: one lunch and one dinner, at the hours of the country, far enough apart. */
export const meals: Check = (input) =>
  input.trip.days.flatMap(({ day, activities }) => {
    const message = mealFault(activities, input);
    return message ? [{ rule: 'H14' as const, day, message }] : [];
  });
