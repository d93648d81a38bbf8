import { mealOf } from '#domain/trip/itinerary.ts';
import type { ItemOf, WishItem } from '#domain/wishes/item.ts';
import { partWindows } from '#domain/wishes/part-windows.ts';
import type { Span } from '../../rules.ts';
import type { Ask } from './ask.ts';
import {
  ABOUT,
  backAt,
  endingBy,
  freeIn,
  leaveAt,
  liesIn,
  mealAt,
  mealOn,
  startingAt,
  startingEarlier,
  withoutMeal,
} from './hours.ts';
import type { Workday } from './workday.ts';

export const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A day that begins no more than so many minutes after the hour that was said begins then. */
const LATEST = 60;

export const dayStart: Ask<ItemOf<'day-start'>> = {
  isOnce: false,
  isState: true,
  isKept: ({ at }, now, workday) => {
    const leaves = leaveAt(now, workday);
    const left = leaveAt(workday.day.activities, workday);
    if (!isNumber(at) || leaves === null || left === null) return false;
    const isEarlier = left > at + ABOUT;
    return leaves >= at - ABOUT && leaves <= at + (isEarlier ? ABOUT : LATEST);
  },
  made: ({ at }, workday) => {
    const left = leaveAt(workday.day.activities, workday);
    if (!isNumber(at) || left === null) return null;
    return left > at + ABOUT ? startingEarlier(workday, at) : startingAt(workday, at);
  },
};

export const dayEnd: Ask<ItemOf<'day-end'>> = {
  isOnce: false,
  isState: true,
  isKept: ({ at }, now, workday) => isNumber(at) && (backAt(now, workday) ?? 0) <= at,
  made: ({ at }, workday) => (isNumber(at) ? endingBy(workday, at) : null),
};

type Main = 'lunch' | 'dinner';
export const isMainMeal = (meal: ItemOf<'meal'>['meal']): meal is Main => meal !== 'breakfast';

export const meal: Ask<ItemOf<'meal'>> = {
  isOnce: false,
  isState: true,
  isKept: ({ meal: which, habit }, now) => {
    if (!isMainMeal(which)) return false;
    if (habit === 'none') return !now.some((own) => mealOf(own) === which);
    const own = mealOn(now, which);
    return own !== null && isNumber(habit) && Math.abs(own.start - habit) <= ABOUT;
  },
  made: ({ meal: which, habit }, workday) => {
    if (!isMainMeal(which)) return null;
    if (habit === 'none') return withoutMeal(workday, which);
    return isNumber(habit) ? mealAt(workday, which, habit) : null;
  },
};

const hoursOf = ({ part }: ItemOf<'free'>): Span => partWindows[part];

export const free: Ask<ItemOf<'free'>> = {
  isOnce: false,
  isState: true,
  isKept: (item, now) => !now.some((own) => own.kind !== 'free-time' && liesIn(hoursOf(item), own)),
  made: (item, workday) => freeIn(workday, hoursOf(item)),
};

const HOUR = 60;
/** No day begins before. */
const EARLIEST = 7 * HOUR;
const LATE_START = 10 * HOUR + 30;
/** Who is back by then is not asked to be earlier. */
const EARLY_NIGHT = 20 * HOUR + 30;

/** Whether an hour is said by comparison with how a day is. */
export const isRelative = (item: WishItem): boolean =>
  ((item.kind === 'day-start' || item.kind === 'day-end') && !isNumber(item.at)) ||
  (item.kind === 'meal' && (item.habit === 'late' || item.habit === 'early'));

/** By how many minutes something is later or earlier that is only said to be: what costs a visit less is tried, too. */
const shifts = [60, 45];

/** Hours that are said by comparison, as those of a day, the plainest first. Everything else is said as it is. */
export function resolved(item: WishItem, workday: Workday): readonly WishItem[] {
  const { activities } = workday.day;
  if (item.kind === 'day-start' && !isNumber(item.at)) {
    const now = leaveAt(activities, workday) ?? LATE_START;
    const isLate = item.at === 'late';
    return shifts.map((by) => ({ ...item, at: isLate ? now + by : Math.max(EARLIEST, now - by) }));
  }
  if (item.kind === 'day-end' && item.at === 'early') {
    const now = backAt(activities, workday) ?? EARLY_NIGHT;
    return shifts.map((by) => ({ ...item, at: Math.max(EARLY_NIGHT, now - by) }));
  }
  if (item.kind === 'meal' && isMainMeal(item.meal) && (item.habit === 'late' || item.habit === 'early')) {
    const own = mealOn(activities, item.meal);
    const isLate = item.habit === 'late';
    return own ? shifts.map((by) => ({ ...item, habit: own.start + (isLate ? by : -by) })) : [item];
  }
  return [item];
}
