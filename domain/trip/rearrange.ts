import { bookedStops } from './booked-stops.ts';
import type { Activity, Day } from './itinerary.ts';
import type { Change } from './patch.ts';
import type { Trip } from './trip.ts';
import { wayBetween } from './way.ts';

/** Times that follow are round, in minutes. */
const STEP = 5;
const LAST_START = 1439;

/** Which way a stop goes among the others of its day. */
export type Direction = 'earlier' | 'later';

/** A stop and the one it changes places with, in the order they have now. */
interface Pair {
  readonly first: Activity;
  readonly second: Activity;
}

/** A day in another order: what follows the pair, and from when on. */
interface Exchange {
  readonly changes: readonly Change[];
  /** Where the moved stop begins now, local minutes. */
  readonly start: number;
  /** The stop it has changed places with. */
  readonly other: Activity;
}

const waysMinutes = (before: Activity | undefined, after: Activity) =>
  before ? (wayBetween(before, after)?.minutes ?? 0) : 0;
const endOf = ({ start, duration }: Activity) => start + duration;
const rounded = (minutes: number) => Math.ceil(minutes / STEP) * STEP;

/** The first round minute at which a stop can begin after another. */
export const earliestAfter = (before: Activity | undefined, after: Activity) =>
  before ? rounded(endOf(before) + waysMinutes(before, after)) : 0;

/** The pair in the other order, over the same hours: with as much time between them, and no less than the way takes. */
function exchanged({ first, second }: Pair, before: Activity | undefined): readonly [Activity, Activity] {
  const between = Math.max(0, second.start - endOf(first));
  const early = { ...second, start: Math.max(first.start, earliestAfter(before, second)) };
  const start = Math.max(rounded(endOf(early) + between), earliestAfter(early, first));
  return [early, { ...first, start }];
}

/** Stops of a day, each as late as the one before it makes necessary; one that keeps its hour does. */
export function following(rest: readonly Activity[], last: Activity, fixed: ReadonlySet<string>): Activity[] {
  let before = last;
  return rest.map((own) => {
    const start = fixed.has(own.id) ? own.start : Math.max(own.start, earliestAfter(before, own));
    before = { ...own, start };
    return before;
  });
}

/** Stops of a day that keep their hour: what is booked, and what is done. */
export const fixedIn = (trip: Trip, { activities }: Day): ReadonlySet<string> =>
  new Set([...bookedStops(trip), ...activities.filter(({ done }) => done).map(({ id }) => id)]);

/** The stop, and the one that it would change places with, in their order; null where there is no such place or one of them stays. */
function pairOf(trip: Trip, activityId: string, direction: Direction) {
  const day = trip.days.find(({ activities }) => activities.some(({ id }) => id === activityId));
  if (!day) return null;
  const at = day.activities.findIndex(({ id }) => id === activityId);
  const from = direction === 'earlier' ? at - 1 : at;
  const [first, second] = [day.activities[from], day.activities[from + 1]];
  const fixed = fixedIn(trip, day);
  if (!first || !second || fixed.has(first.id) || fixed.has(second.id)) return null;
  return { day, first, second, before: day.activities[from - 1], rest: day.activities.slice(from + 2), fixed };
}

/**
 * Changes that put a stop one place earlier or later in its day: the two change places over the same hours, and what comes after moves as
 * much as the ways make necessary. null where there is no such place, where either is booked or done, and where the day would go past
 * midnight. Whether doors are open then is for the checks to say.
 */
export function exchangeWithNeighbour(trip: Trip, activityId: string, direction: Direction): Exchange | null {
  const found = pairOf(trip, activityId, direction);
  if (!found) return null;
  const { day, first, second, before, rest, fixed } = found;
  const pair = exchanged({ first, second }, before);
  const after = [...pair, ...following(rest, pair[1], fixed)];
  if (after.some(({ start }) => start > LAST_START)) return null;
  const startOf = new Map(day.activities.map((own) => [own.id, own.start]));
  const changes = after
    .filter(({ id, start }) => startOf.get(id) !== start)
    .map(({ id, start }): Change => ({ kind: 'activity.move', activityId: id, dayId: day.id, start }));
  const [earlier, later] = pair;
  return direction === 'earlier'
    ? { changes, start: earlier.start, other: first }
    : { changes, start: later.start, other: second };
}
