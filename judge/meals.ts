import type { ItemOf } from '#domain/wishes/item.ts';
import { startsCloseTo } from './clock.ts';
import type { Entry, Plan, PlanDay } from './plan.ts';
import { cannot, daily, type Row } from './row.ts';

/** Where dinner is eaten an hour later, so that only 21:00 is late. */
const lateCountries = ['ES', 'PT', 'IT', 'GR', 'AR', 'CL'];
const LATE_LUNCH = 840;
const EARLY_LUNCH = 765;

const mealsOf = ({ entries }: PlanDay, meal: string): Entry[] =>
  entries.filter(({ activity }) => activity.meal === meal);

function lateFrom(meal: string, { destination }: Plan): number {
  if (meal === 'lunch') return LATE_LUNCH;
  return lateCountries.includes(destination.country) ? 1260 : 1200;
}

function earlyUntil(meal: string, { destination }: Plan): number {
  if (meal === 'lunch') return EARLY_LUNCH;
  return destination.country === 'ES' ? 1230 : 1170;
}

function isAsAsked({ meal, habit }: ItemOf<'meal'>, entry: Entry, plan: Plan): boolean {
  if (typeof habit === 'number') return startsCloseTo(entry, habit);
  if (habit === 'late') return entry.start >= lateFrom(meal, plan);
  return habit === 'early' && entry.start <= earlyUntil(meal, plan);
}

const byDay: Row<'meal'> = daily('the meal is as asked for', (item, day, plan) => {
  const meals = mealsOf(day, item.meal);
  if (item.habit === 'none') return meals.length === 0;
  return meals.length > 0 && meals.every((own) => isAsAsked(item, own, plan));
});

/** What one eats is not planned, and breakfast is not planned at all. */
function isKnown({ meal, habit }: ItemOf<'meal'>): boolean {
  if (habit === 'none') return true;
  return meal !== 'breakfast' && (typeof habit === 'number' || habit === 'late' || habit === 'early');
}

export const meal: Row<'meal'> = {
  yes: (item, plan, places) => (isKnown(item) ? byDay.yes(item, plan, places) : cannot()),
  partly: (item, plan, places) => (isKnown(item) ? byDay.partly(item, plan, places) : cannot()),
};
