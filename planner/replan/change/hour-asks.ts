import { mealOf } from '#domain/trip/itinerary.ts';
import { homeBy } from '#domain/wishes/day-end.ts';
import type { ItemOf, WishItem } from '#domain/wishes/item.ts';
import { freeHours } from '#domain/wishes/part-windows.ts';
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
  isKept: ({ at }, now, workday) => isNumber(at) && (backAt(now, workday) ?? 0) <= homeBy(at),
  made: ({ at }, workday) => (isNumber(at) ? endingBy(workday, homeBy(at)) : null),
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

/** The hours that are to be free; an afternoon begins where lunch ends. */
function hoursOf(item: ItemOf<'free'>, { day }: Workday): Span {
  const hours = freeHours(item);
  const lunch = item.part === 'afternoon' && item.from === undefined ? mealOn(day.activities, 'lunch') : null;
  return lunch ? { ...hours, from: Math.min(hours.from, lunch.start + lunch.duration) } : hours;
}

export const free: Ask<ItemOf<'free'>> = {
  isOnce: false,
  isState: true,
  isKept: (item, now, workday) => !now.some((own) => own.kind !== 'free-time' && liesIn(hoursOf(item, workday), own)),
  made: (item, workday) => freeIn(workday, hoursOf(item, workday)),
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

/** A meal is not put beyond these hours for being early or late, in local minutes, an hour before with children. */
const bounds = {
  lunch: { early: 12 * HOUR, late: 15 * HOUR },
  dinner: { early: 18 * HOUR + 30, late: 22 * HOUR + 15 },
} as const;
/** Less than this is no change. */
const LEAST = 30;

const isAtBound = (now: number, bound: number, isLate: boolean) => (isLate ? bound - now : now - bound) < LEAST;

function starts(item: ItemOf<'day-start'>, workday: Workday): readonly WishItem[] {
  const now = leaveAt(workday.day.activities, workday) ?? LATE_START;
  return shifts.map((by) => ({ ...item, at: item.at === 'late' ? now + by : Math.max(EARLIEST, now - by) }));
}

function ends(item: ItemOf<'day-end'>, workday: Workday): readonly WishItem[] {
  const now = backAt(workday.day.activities, workday) ?? EARLY_NIGHT;
  if (item.at !== 'early') return [item];
  return isAtBound(now, EARLY_NIGHT, false)
    ? []
    : shifts.map((by) => ({ ...item, at: Math.max(EARLY_NIGHT, now - by) }));
}

function meals(item: ItemOf<'meal'>, { day, context }: Workday): readonly WishItem[] {
  const { meal: which, habit } = item;
  if (!isMainMeal(which) || (habit !== 'late' && habit !== 'early')) return [item];
  const own = mealOn(day.activities, which);
  if (!own) return [item];
  const isLate = habit === 'late';
  const bound = bounds[which][habit] - (isLate && context.instance.withChildren ? HOUR : 0);
  if (isAtBound(own.start, bound, isLate)) return [];
  const within = (minutes: number) => (isLate ? Math.min(bound, minutes) : Math.max(bound, minutes));
  return shifts.map((by) => ({ ...item, habit: within(own.start + (isLate ? by : -by)) }));
}

/** Hours that are said by comparison, as those of a day, the plainest first; none where it is as early or late as may be. Everything else is said as it is. */
export function resolved(item: WishItem, workday: Workday): readonly WishItem[] {
  if (item.kind === 'day-start' && !isNumber(item.at)) return starts(item, workday);
  if (item.kind === 'day-end') return ends(item, workday);
  return item.kind === 'meal' ? meals(item, workday) : [item];
}
