import type { Activity } from '#domain/trip/itinerary.ts';
import type { DayRules } from '../rules.ts';
import { type Check, endOf } from './violation.ts';

function mealFault(activities: readonly Activity[], rules: DayRules): string | null {
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
export const meals: Check = ({ trip, rules }) =>
  trip.days.flatMap(({ day, activities }) => {
    const message = mealFault(activities, rules);
    return message ? [{ rule: 'H14' as const, day, message }] : [];
  });
