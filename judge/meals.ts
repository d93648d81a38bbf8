import type { Place } from '#domain/place/destination.ts';
import { distanceM } from '#domain/place/distance.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { startsCloseTo } from './clock.ts';
import type { Entry, Plan, PlanDay } from './plan.ts';
import { cannot, daily, type Row, unless } from './row.ts';

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

/** As far from what was named one is still there; and where nothing is. */
const THERE_METRES = 700;
const FAR_METRES = 1500;

function isThere(from: Place | undefined, { place, activity }: Entry, { destination }: Plan): boolean {
  if (!from || !place) return false;
  const metres = distanceM(from, place);
  const isNearer = (own: Place) =>
    own.meals?.some((meal) => meal === activity.meal) === true && distanceM(from, own) <= THERE_METRES;
  return metres <= THERE_METRES || (metres <= FAR_METRES && !destination.places.some(isNearer));
}

export const table: Row<'table'> = {
  yes: ({ meal: eaten, near, day }, plan, places) => {
    const from = plan.destination.places.find(({ id }) => id === near);
    const found = plan.tables.some(
      (own) =>
        own.activity.meal === eaten &&
        (day === undefined || own.day === day) &&
        places.includes(String(own.activity.placeId)) &&
        isThere(from, own, plan),
    );
    return unless(found, `no ${eaten} is at a table near ${near}`);
  },
  partly: cannot,
};

export const meal: Row<'meal'> = {
  yes: (item, plan, places) => (isKnown(item) ? byDay.yes(item, plan, places) : cannot()),
  partly: (item, plan, places) => (isKnown(item) ? byDay.partly(item, plan, places) : cannot()),
};
