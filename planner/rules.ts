import { known } from '#domain/open-list.ts';
import type { Destination, StayArea } from '#domain/place/destination.ts';
import { type BudgetLevel, budgetLevels } from '#domain/trip/budget.ts';
import type { Trip } from '#domain/trip/trip.ts';

/**
 * The figures of the hard checks (H3, H5, H14, H16): what solver and checker both obey. The solver aims inside them, the
 * checker decides by them; neither knows the other.
 */
export type Pace = 'relaxed' | 'normal' | 'packed';

/** What of a wish decides the frame of the days. */
export interface DayWishes {
  readonly pace: Pace;
  readonly withChildren: boolean;
  /** Said in the preferences; tightens the frame, never widens it beyond what the other figures allow. */
  readonly toddler: boolean;
  readonly gentle: boolean;
  readonly lateStart: boolean;
  readonly earlyStart: boolean;
  readonly earlyNight: boolean;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface DayRules {
  /** Local minutes at which one may leave the lodging, and by which one is back. */
  readonly start: number;
  readonly end: number;
  /** How many activities a full day has, meals included (H3). */
  readonly activities: { readonly min: number; readonly max: number };
  /** Meals start within these spans (H14). */
  readonly lunch: Span;
  readonly dinner: Span;
  /** Minutes between the end of lunch and the start of dinner. */
  readonly mealGap: number;
}

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
const lateLunchCountries = new Set(['ES', 'PT', 'IT', 'GR']);
const dayStart: Record<Pace, number> = { relaxed: clock(9, 30), normal: clock(9), packed: clock(8, 30) };
const activityCounts: Record<Pace, { min: number; max: number }> = {
  relaxed: { min: 3, max: 5 },
  normal: { min: 4, max: 6 },
  packed: { min: 5, max: 8 },
};

const LATE_START = clock(10, 30);
const EARLY_START = clock(8, 30);

function startOf({ pace, lateStart, earlyStart }: DayWishes): number {
  if (lateStart) return Math.max(LATE_START, dayStart[pace]);
  return earlyStart ? Math.min(EARLY_START, dayStart[pace]) : dayStart[pace];
}

function endOf(country: string, { withChildren, toddler, earlyNight }: DayWishes): number {
  if (withChildren || toddler) return clock(21, 30);
  if (earlyNight) return country === 'ES' ? clock(22, 15) : clock(21, 45);
  return clock(23, 30);
}

export function dayRules(country: string, wishes: DayWishes): DayRules {
  const less = wishes.withChildren ? 1 : 0;
  const { min, max } = activityCounts[wishes.pace];
  return {
    start: startOf(wishes),
    end: endOf(country, wishes),
    activities: { min: min - less, max: max - less },
    lunch: { from: clock(12), to: lateLunchCountries.has(country) ? clock(15, 30) : clock(15) },
    dinner: country === 'ES' ? { from: clock(20), to: clock(22, 30) } : { from: clock(18, 30), to: clock(21, 30) },
    mealGap: 150,
  };
}

/** The area the days start from and return to: the first that suits the budget; moderate when none was given. */
export function stayArea(destination: Destination, budget: Trip['budget']): StayArea {
  const wanted = known(budgetLevels, budget) ?? 'moderate';
  const area = destination.areas.find((candidate) => candidate.budgets.includes(wanted)) ?? destination.areas[0];
  if (!area) throw new Error(`${destination.id} has no area to stay`);
  return area;
}

/** Places lie within the destination's radius, day trips within this many metres (H8). */
export const DAY_TRIP_RADIUS_M = 120_000;

/** Names count as the same when only case, accents and signs differ (H7). */
export const SAME_NAME_DISTANCE_M = 150;

/** What an adult spends a day on visits and meals at most, in euro cents at a destination of price index 100 (H11). */
const caps: Record<BudgetLevel, number> = { economic: 9_000, moderate: 18_000, luxury: 60_000 };

export function dailyCap(budget: BudgetLevel, priceIndex: number): number {
  return Math.round((caps[budget] * Math.max(priceIndex, 60)) / 100);
}

const LUXURY_MEAL_FLOOR = 1_000;

/** What a meal costs an adult at least, in euro cents: luxury means a table, not a snack (H11). */
export function mealFloor(budget: BudgetLevel, priceIndex: number): number {
  return budget === 'luxury' ? Math.round((LUXURY_MEAL_FLOOR * priceIndex) / 100) : 0;
}

/** H17: minutes on the way, metres on foot, minutes of visits and ways together. */
export interface StrainLimits {
  readonly travelMinutes: number;
  readonly walkedM: number;
  readonly activeMinutes: number;
}

const DAY_TRIP_TRAVEL_MINUTES = 300;

export function strainLimits({ pace, withChildren, toddler, gentle }: DayWishes): StrainLimits {
  return {
    travelMinutes: 150,
    walkedM: withChildren || toddler || gentle ? 7_000 : 12_000,
    activeMinutes: pace === 'relaxed' ? 8 * 60 : 11 * 60,
  };
}

/** The same for a day that goes out of town: more of it may be spent on the way. */
export function dayTripLimits(wishes: DayWishes): StrainLimits {
  return { ...strainLimits(wishes), travelMinutes: DAY_TRIP_TRAVEL_MINUTES };
}
