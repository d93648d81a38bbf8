import { known } from '#domain/open-list.ts';
import type { Destination, StayArea } from '#domain/place/destination.ts';
import { accessBetween, type Point, travelMinutes } from '#domain/place/travel-time.ts';
import { type BudgetLevel, budgetLevels } from '#domain/trip/budget.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { PartOfDay } from '#domain/wishes/words.ts';
import type { FixedHours } from './fixed-hours.ts';

/**
 * The figures of the hard checks (H3, H5, H14, H16): what solver and checker both obey. The solver aims inside them, the
 * checker decides by them; neither knows the other.
 */
export type Pace = 'relaxed' | 'normal' | 'packed';

/** What people said of a meal: when, in words or local minutes, or how. */
export type MealWish = ItemOf<'meal'>['habit'] | null;

/** Time without visits on a day of the trip (1 is the first), in local minutes. */
export interface FreeWindow extends Span {
  readonly day: number;
  readonly part: ItemOf<'free'>['part'];
  /** The hours were said, and are not those of the part: one does not eat in them either, if that can be. */
  readonly isSaid: boolean;
}

/** What of a wish decides the frame of the days. */
export interface DayWishes {
  readonly pace: Pace;
  readonly withChildren: boolean;
  /** All of the children are old enough to stay up for a show. */
  readonly teens: boolean;
  /** A small child, or tired legs: they tighten the frame, never widen it beyond what the other figures allow. */
  readonly toddler: boolean;
  readonly gentle: boolean;
  /** When the days begin and end; null: nothing was said. */
  readonly start: ItemOf<'day-start'>['at'] | null;
  readonly end: ItemOf<'day-end'>['at'] | null;
  /** Visits a day, meals not counted. */
  readonly things: { readonly least: number | null; readonly most: number | null } | null;
  readonly lunch: MealWish;
  readonly dinner: MealWish;
  /** Metres on foot a day. */
  readonly walkMostM: number | null;
  /** Days of the trip (1 is the first) that were to be easy: they hold so few visits (H27). */
  readonly lightDays: ReadonlySet<number>;
  readonly free: readonly FreeWindow[];
  readonly fixed: FixedHours;
  /** Ids of places that were named. */
  readonly mustSee?: ReadonlySet<string>;
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
  readonly activities: {
    readonly min: number;
    readonly max: number;
    /** Whether the travellers said how many: then short ones count like others. */
    readonly isSaid: boolean;
    /** How many more a day may have rather than hours of nothing. */
    readonly extra: number;
  };
  /** Meals start within these spans (H14). */
  readonly lunch: Span;
  readonly dinner: Span;
  /** Minutes between the end of lunch and the start of dinner. */
  readonly mealGap: number;
  /** Time that the travellers want for themselves. */
  readonly free: readonly FreeWindow[];
  readonly fixed: FixedHours;
  /** Days of the trip (1 is the first) with few visits (H27). */
  readonly lightDays: ReadonlySet<number>;
  /** Ids of day trips for which one gets up although mornings are to be slow: they were named, and no hour was. */
  readonly risesFor: ReadonlySet<string>;
}

/** Visits after a night on the way, and on a day that is to be easy (H27). */
export const LIGHT = 2;

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
const lateLunchCountries = new Set(['ES', 'PT', 'IT', 'GR']);
const dayStart: Record<Pace, number> = { relaxed: clock(9, 30), normal: clock(9), packed: clock(8, 30) };
/** How many activities a full day has at a pace, meals included (H3). */
export const activityCounts: Record<Pace, { min: number; max: number }> = {
  relaxed: { min: 3, max: 5 },
  normal: { min: 4, max: 6 },
  packed: { min: 5, max: 8 },
};

const LATE_START = clock(10, 30);
const EARLY_START = clock(8, 30);
/** No plan begins before, and a day that begins later has no room for two meals. */
const startsWithin: Span = { from: clock(6), to: clock(13) };
const endsWithin: Span = { from: clock(20), to: clock(23, 30) };

const within = (minutes: number, { from, to }: Span) => Math.min(to, Math.max(from, minutes));

function startOf({ pace, start }: DayWishes): number {
  if (typeof start === 'number') return within(start, startsWithin);
  if (start === 'late') return Math.max(LATE_START, dayStart[pace]);
  return start === 'early' ? Math.min(EARLY_START, dayStart[pace]) : dayStart[pace];
}

function endOf(country: string, { withChildren, teens, toddler, end }: DayWishes): number {
  if (typeof end === 'number') return within(end, endsWithin);
  if (toddler) return lateDinnerCountries.has(country) ? clock(21, 30) : clock(20, 30);
  if (withChildren && !teens) return clock(21, 30);
  if (end === 'early') return country === 'ES' ? clock(22, 15) : clock(21, 45);
  return clock(23, 30);
}

/** The hours at which kitchens cook, whatever the usual hours of a country are. */
const kitchens = { lunch: { from: clock(11, 30), to: clock(16, 30) }, dinner: { from: clock(17, 30), to: clock(23) } };
const ABOUT = 15;
const LATE_DINNER = clock(21);
const LATE_DINNER_NORTH = clock(20);
const EARLY_DINNER = clock(19, 30);
const EARLY_DINNER_ES = clock(20, 30);
const lateDinnerCountries = new Set(['ES', 'PT', 'IT', 'GR', 'AR', 'CL']);
const LATE_LUNCH = clock(14);
const EARLY_LUNCH = clock(12, 45);

/** From when on dinner is late in a country, in local minutes. */
export const lateDinnerFrom = (country: string): number =>
  lateDinnerCountries.has(country) ? LATE_DINNER : LATE_DINNER_NORTH;

/** Who wants no such meal, or has it where they sleep: none begins. */
const NO_MEAL: Span = { from: clock(24), to: clock(0) };
/** Who dines where they sleep is back so long after dinner begins. */
const UNTIL_DINNER = 60;

/** The part of a meal's hours that suits what was said: an hour means about that hour. */
function suiting(usual: Span, meal: 'lunch' | 'dinner', said: MealWish, country: string): Span {
  if (typeof said === 'number') {
    const at = within(said, kitchens[meal]);
    return { from: at - ABOUT, to: at + ABOUT };
  }
  if (said === 'none') return NO_MEAL;
  if (said === 'late') {
    const from = meal === 'lunch' ? LATE_LUNCH : lateDinnerFrom(country);
    return { from, to: Math.max(usual.to, from + 60) };
  }
  if (said !== 'early') return usual;
  const to = meal === 'lunch' ? EARLY_LUNCH : country === 'ES' ? EARLY_DINNER_ES : EARLY_DINNER;
  return { from: Math.min(usual.from, to - 45), to };
}

const MEALS = 2;
const FEWEST = 2;
const MOST = 10;

function activitiesOf({ pace, withChildren, things }: DayWishes): DayRules['activities'] {
  const less = withChildren ? 1 : 0;
  const usual = { min: activityCounts[pace].min - less, max: activityCounts[pace].max - less };
  if (!things) return { ...usual, isSaid: false, extra: pace === 'normal' ? 1 : 0 };
  const most = things.most === null ? usual.max : things.most + MEALS;
  const least = things.least === null ? usual.min : things.least + MEALS;
  const max = Math.min(MOST, Math.max(FEWEST, most, things.least === null ? 0 : least));
  return { min: Math.max(FEWEST, Math.min(max, least)), max, isSaid: true, extra: 0 };
}

/** Who asks for a late dinner comes home late: a meal and the way. */
const EVENING = 105;
const LAST_END = clock(23, 55);

const MEAL_GAP = 150;
const LUNCH = 60;

export function dayRules(country: string, wishes: DayWishes): DayRules {
  const lunch = { from: clock(12), to: lateLunchCountries.has(country) ? clock(15, 30) : clock(15) };
  const dinner = country === 'ES' ? { from: clock(20), to: clock(22, 30) } : { from: clock(18, 30), to: clock(21, 30) };
  const ownLunch = suiting(lunch, 'lunch', wishes.lunch, country);
  const ownDinner = suiting(dinner, 'dinner', wishes.dinner, country);
  const end = endOf(country, wishes);
  const isFed = wishes.dinner === 'none' && wishes.end === null;
  const isLate = typeof wishes.dinner === 'number' || wishes.dinner === 'late';
  return {
    start: startOf(wishes),
    end: isFed
      ? Math.min(end, dinner.from + UNTIL_DINNER)
      : Math.max(end, isLate ? Math.min(LAST_END, ownDinner.from + EVENING) : 0),
    activities: activitiesOf(wishes),
    lunch: ownLunch,
    dinner: ownDinner,
    // Who says when both are has them then, however soon one follows the other.
    mealGap: Math.max(0, Math.min(MEAL_GAP, ownDinner.to - (ownLunch.from + LUNCH))),
    free: wishes.free,
    fixed: wishes.fixed,
    lightDays: wishes.lightDays,
    risesFor: new Set(wishes.start === 'late' ? wishes.mustSee : []),
  };
}

/**
 * Where the middle of a visit lies that is wanted in a part of the day, in local minutes: parts have no sharp edges. Dawn and dusk are when
 * the sun rises and sets.
 */
export const visitParts: Readonly<Record<Exclude<PartOfDay, 'dawn' | 'dusk'>, Span>> = {
  morning: { from: clock(5), to: clock(13) },
  midday: { from: clock(11, 30), to: clock(15, 30) },
  afternoon: { from: clock(13), to: clock(19, 30) },
  evening: { from: clock(18), to: clock(24) },
  night: { from: clock(19, 30), to: clock(24) },
};

/** The area the days start from and return to: the first that suits the budget; moderate when none was given. */
export function stayArea(destination: Destination, budget: Trip['budget']): StayArea {
  const wanted = known(budgetLevels, budget) ?? 'moderate';
  const area = destination.areas.find((candidate) => candidate.budgets.includes(wanted)) ?? destination.areas[0];
  if (!area) throw new Error(`${destination.id} has no area to stay`);
  return area;
}

/** Places lie within the destination's radius, day trips within this many metres (H8). */
export const DAY_TRIP_RADIUS_M = 120_000;

/** After a day trip one sees so many things in town at most (H17). */
export const COMPANIONS = 2;

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
/** Below this no day out is possible at all; the answer says what it comes to. */
const LEAST_WALK_M = 1_000;

export function strainLimits({ pace, withChildren, toddler, gentle, walkMostM }: DayWishes): StrainLimits {
  const usual = withChildren || toddler || gentle ? 7_000 : 12_000;
  return {
    travelMinutes: 150,
    walkedM: walkMostM === null ? usual : Math.min(usual, Math.max(LEAST_WALK_M, walkMostM)),
    activeMinutes: pace === 'relaxed' ? 8 * 60 : 11 * 60,
  };
}

/** The same for a day that goes out of town: more of it may be spent on the way. */
export function dayTripLimits(wishes: DayWishes): StrainLimits {
  return { ...strainLimits(wishes), travelMinutes: DAY_TRIP_TRAVEL_MINUTES };
}

/** A train, a boat or a drive to a place is part of going there: of each such way H17 counts so many minutes at most. */
const COUNTED_WAY_MINUTES = 45;

/** Minutes of a way as H17 counts them. */
export function countedMinutes(a: Point, b: Point, minutes = travelMinutes(a, b)): number {
  if (!a.access && !b.access) return minutes;
  const ways = accessBetween(a, b).length;
  return ways === 0 ? minutes : Math.min(minutes, ways * COUNTED_WAY_MINUTES);
}
