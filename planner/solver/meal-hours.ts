import type { MealKind } from '#domain/place/meal.ts';
import type { DayRules, Span } from '../rules.ts';

/** By how many minutes later than elsewhere people sit down to dinner; Spain has hours of its own. */
const DINES_LATER: Readonly<Record<string, number>> = { IT: 30, PT: 30, GR: 60, AR: 60, CL: 60 };

/** Hours of dinner as long as this are those of the country. */
const WHOLE_EVENING = 150;

/** The comfortable part of the legal meal spans: people do not want lunch at noon sharp in Madrid. */
export function comfortableMeal(
  rules: DayRules,
  meal: MealKind,
  { withChildren, country }: { readonly withChildren: boolean; readonly country: string },
): Span {
  const { from, to } = rules[meal];
  if (meal === 'lunch') return { from: from + (to > 15 * 60 ? 60 : 15), to: to - 30 };
  // Who said when they dine has said it.
  const later = to - from >= WHOLE_EVENING ? (DINES_LATER[country] ?? 0) : 0;
  return withChildren
    ? { from: from + later / 2, to: Math.min(to, rules.end - 75) }
    : { from: from + 30 + later, to: to - 30 };
}

/** People do not dine at the same minute every day: by so many minutes later, where the hours allow it. */
const DINNER_SHIFTS = [15, 45, 0, 30, 60];
const LEAST_DINNER_HOURS = 45;

/** The hours of dinner on a day of the trip, from 0. */
export function dinnerHours({ from, to }: Span, day: number): Span {
  const shift = DINNER_SHIFTS[day % DINNER_SHIFTS.length] ?? 0;
  return { from: Math.max(from, Math.min(from + shift, to - LEAST_DINNER_HOURS)), to };
}
