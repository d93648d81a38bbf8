import { endOf, type StopMade } from './input.ts';

/** What the four figures of a place's crowds stand for, in local minutes: before 10:00, to 14:00, to 18:00, after. */
const periods = [0, 10 * 60, 14 * 60, 18 * 60, 48 * 60];
/** Less of a period than this says nothing of a visit that begins before it. */
const LEAST_MINUTES = 30;
/** So famous a place is taken for packed where nothing is known of its crowds. */
const SURELY_CROWDED = 90;

/** How full a place is at the fullest while it is visited: 1 quiet to 3 packed, 0 or null where our data do not say. */
export function crowdsThen({ place, activity }: StopMade): number | null {
  const { crowds } = place;
  if (crowds === undefined) return place.popularity >= SURELY_CROWDED ? 3 : null;
  const end = endOf(activity);
  const levels = periods.slice(0, -1).map((from, index) => {
    const to = periods[index + 1] as number;
    const begins = activity.start >= from && activity.start < to;
    const shared = Math.min(end, to) - Math.max(activity.start, from);
    return begins || shared >= LEAST_MINUTES ? Number(crowds.charAt(index)) : 0;
  });
  return Math.max(...levels);
}
