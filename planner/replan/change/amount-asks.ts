import type { Activity } from '#domain/trip/itinerary.ts';
import type { ItemOf, WishItem } from '#domain/wishes/item.ts';
import type { Ask } from './ask.ts';
import { cheaper, LESS_WALKING, lessWalking, spentOn, walkedOn, withLess, withOneMore } from './lighter.ts';
import { isVisit, type Workday } from './workday.ts';

const visitsOf = (now: readonly Activity[]) => now.filter(isVisit).length;

export const pace: Ask<ItemOf<'pace'>> = {
  isOnce: false,
  isState: false,
  isKept: ({ pace: wanted }, now, { day }) => {
    const [had, has] = [visitsOf(day.activities), visitsOf(now)];
    return wanted === 'relaxed' ? has < had : wanted === 'packed' ? has > had : true;
  },
  made: ({ pace: wanted }, workday) => (wanted === 'relaxed' ? withLess(workday) : withOneMore(workday)),
};

const MOST_AT_ONCE = 6;

/** So many visits a day. */
export const things: Ask<ItemOf<'things'>> = {
  isOnce: false,
  isState: true,
  isKept: ({ least = 0, most = Number.POSITIVE_INFINITY }, now) => visitsOf(now) >= least && visitsOf(now) <= most,
  made: (item, workday) => {
    let now = workday;
    for (let i = 0; i < MOST_AT_ONCE && !things.isKept(item, now.day.activities, now); i++) {
      const made =
        visitsOf(now.day.activities) > (item.most ?? Number.POSITIVE_INFINITY) ? withLess(now) : withOneMore(now);
      if (!made) return null;
      const day = { ...now.day, activities: made };
      now = { ...now, day, trip: { ...now.trip, days: now.trip.days.map((own) => (own.id === day.id ? day : own)) } };
    }
    return now.day.activities.slice();
  },
};

export const costsLess: Ask = {
  isOnce: false,
  isState: false,
  isKept: (_, now, { day }) => spentOn(now) < spentOn(day.activities),
  made: (_, workday) => cheaper(workday),
};

/** Metres that are not to be walked any more on a day. */
const walkMost = (item: WishItem, { day, ...workday }: Workday): number => {
  const less = LESS_WALKING * walkedOn(day.activities, { ...workday, day });
  return item.kind === 'walk-most' ? item.metres : less;
};

export const walking: Ask = {
  isOnce: false,
  isState: true,
  isKept: (item, now, workday) => walkedOn(now, workday) <= walkMost(item, workday),
  made: (item, workday) => lessWalking(workday, walkMost(item, workday)),
};
