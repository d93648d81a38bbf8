import type { MealKind } from '#domain/place/meal.ts';
import type { DayRules, Span } from '../rules.ts';

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

/** Where people sit down to dinner later than half an hour after the earliest that H14 allows, by country. */
const customs = [
  { from: clock(20, 15), countries: 'AR UY GR CL AD' },
  { from: clock(19, 30), countries: 'PT IT FR MC HR ME AL CY MT BR IL JO LB EG MA TN IN' },
  { from: clock(19, 15), countries: 'TR CO PE MX CU AE QA BE RO BG RS' },
].map(({ from, countries }) => ({ from, countries: new Set(countries.split(' ')) }));

const customOf = (country: string): number => customs.find(({ countries }) => countries.has(country))?.from ?? 0;

/** Before most of the house: children are hungry, and kitchens that open late have just opened. */
const EARLIER_WITH_CHILDREN = 45;
const AFTER_OPENING = 30;
/** The last order is no time to sit down. */
const BEFORE_LAST = 30;

/** Hours shorter than this were said, and as short as this they are about one hour: earlier than that is too early. */
const SAID = 90;
const SAID_EXACTLY = 30;
const LATEST_BEFORE_BED = 75;

type People = { readonly withChildren: boolean; readonly country: string };

function comfortableDinner({ dinner: { from, to }, end }: DayRules, { withChildren, country }: People): Span {
  const custom = customOf(country);
  if (withChildren)
    return { from: Math.max(from, custom - EARLIER_WITH_CHILDREN), to: Math.min(to, end - LATEST_BEFORE_BED) };
  return {
    from: Math.max(from + AFTER_OPENING, custom),
    to: Math.max(to - BEFORE_LAST, Math.min(to, custom + clock(1))),
  };
}

/** The comfortable part of the legal meal spans: people do not want lunch at noon sharp in Madrid. Hours that were said stay as they are. */
export function comfortableMeal(rules: DayRules, meal: MealKind, people: People): Span {
  const { from, to } = rules[meal];
  if (to - from <= SAID_EXACTLY) return { from: (from + to) / 2, to };
  if (to - from < SAID) return { from, to };
  if (meal === 'lunch') return { from: from + (to > clock(15) ? 60 : 15), to: to - BEFORE_LAST };
  return comfortableDinner(rules, people);
}

/** People do not dine at the same minute every day: by so many minutes later, where the hours allow it. */
const DINNER_SHIFTS = [15, 45, 0, 30, 60];
const LEAST_DINNER_HOURS = 45;

/** The hours of dinner on a day of the trip, from 0. */
export function dinnerHours({ from, to }: Span, day: number): Span {
  const shift = DINNER_SHIFTS[day % DINNER_SHIFTS.length] ?? 0;
  return { from: Math.max(from, Math.min(from + shift, to - LEAST_DINNER_HOURS)), to };
}
