import { type Activity, type Day, mealOf } from '#domain/trip/itinerary.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { holdsItsLunch, partsOf } from '../day-out.ts';
import { frameOn } from '../frame.ts';
import type { Span } from '../rules.ts';
import { type Check, type CheckInput, endOf } from './violation.ts';

/** A meal is eaten at a table that serves it, or is a generic one. */
function isServed(activity: Activity, destination: CompiledDestination): boolean {
  if (activity.meal === null || activity.kind === 'meal') return true;
  const place = destination.byId.get(activity.placeId ?? '');
  const meal = mealOf(activity);
  return meal !== null && (place?.meals?.includes(meal) ?? false);
}

/** What is wrong with one of the two meals: there is none where one is due, or more than one, or at an odd hour. */
function oddMeal(own: readonly Activity[], isDue: boolean, { from, to }: Span): string | null {
  const [meal] = own;
  if (own.length > 1 || (isDue && !meal)) return `${own.length} for one`;
  return meal && (meal.start < from || meal.start > to) ? 'at an odd hour' : null;
}

function mealFault({ day, activities }: Day, { rules, destination }: CheckInput): string | null {
  const unserved = activities.find((activity) => !isServed(activity, destination));
  if (unserved) return `${unserved.name} serves no ${unserved.meal}`;
  const due = frameOn(rules, day);
  const [lunches, dinners] = (['lunch', 'dinner'] as const).map((meal) =>
    activities.filter((activity) => activity.meal === meal),
  ) as [Activity[], Activity[]];
  const isHeld = holdsItsLunch(partsOf(activities), rules.lunch);
  const lunch = oddMeal(lunches, due.lunch && !isHeld, rules.lunch);
  if (lunch) return `lunch: ${lunch}`;
  const dinner = oddMeal(dinners, due.dinner, due.dinnerHours);
  if (dinner) return `dinner: ${dinner}`;
  const [first, second] = [lunches[0], dinners[0]];
  return first && second && second.start - endOf(first) < rules.mealGap ? 'dinner too soon after lunch' : null;
}

/** H14: one lunch (or a day out that holds it) and one dinner where the day has room for them, at the hours of the country, far enough apart. */
export const meals: Check = (input) =>
  input.trip.days.flatMap((day) => {
    const message = mealFault(day, input);
    return message ? [{ rule: 'H14' as const, day: day.day, message }] : [];
  });
