import { stayingStops } from './booked-stops.ts';
import type { Activity, Day } from './itinerary.ts';
import type { Change } from './patch.ts';
import type { Trip } from './trip.ts';
import { wayBetween } from './way.ts';

/** Times that follow are round, in minutes. */
const STEP = 5;
const LAST_START = 1439;

/** Before this, in minutes, no stop is put that had none before it. */
const MORNING = 480;

/** Which way a stop goes among the others of its day. */
export type Direction = 'earlier' | 'later';

/** Where a stop goes: before the stop that has the index in the day as it will be, 0 for the first. */
export interface Target {
  readonly dayId: string;
  readonly index: number;
}

/** A day in another order, and what follows. */
export interface Rearranged {
  readonly changes: readonly Change[];
  /** Where the moved stop begins now, local minutes. */
  readonly start: number;
}

const waysMinutes = (before: Activity | undefined, after: Activity) =>
  before ? (wayBetween(before, after)?.minutes ?? 0) : 0;
const endOf = ({ start, duration }: Activity) => start + duration;
const rounded = (minutes: number) => Math.ceil(minutes / STEP) * STEP;

/** The first round minute at which a stop can begin after another. */
export const earliestAfter = (before: Activity | undefined, after: Activity) =>
  before ? rounded(endOf(before) + waysMinutes(before, after)) : 0;

/** Stops of a day, each as late as the one before it makes necessary; one that keeps its hour does. */
export function following(rest: readonly Activity[], last: Activity, fixed: ReadonlySet<string>): Activity[] {
  let before = last;
  return rest.map((own) => {
    const start = fixed.has(own.id) ? own.start : Math.max(own.start, earliestAfter(before, own));
    before = { ...own, start };
    return before;
  });
}

/** Stops of a day that keep their hour: what is booked, locked or done. */
export const fixedIn = (trip: Trip, { activities }: Day): ReadonlySet<string> =>
  new Set([...stayingStops(trip), ...activities.filter(({ done }) => done).map(({ id }) => id)]);

/**
 * The time that is left free before the stop at an index: what was after a meal is after it still, else what was there; the hours that one waits for a
 * meal are no such time.
 */
function gapBefore(was: readonly Activity[], at: number, before: Activity | undefined): number {
  const index = before?.meal ? was.findIndex(({ id }) => id === before.id) + 1 : at;
  const [earlier, later] = [was[index - 1], was[index]];
  return earlier && later && !later.meal ? Math.max(0, later.start - endOf(earlier)) : 0;
}

/** A day that is put in another order: as it was, as it is to be, and between which indices the order is another. */
interface Order {
  readonly was: readonly Activity[];
  readonly order: readonly Activity[];
  readonly moved: Activity;
  readonly from: number;
  readonly to: number;
  readonly fixed: ReadonlySet<string>;
}

/** When a stop would best begin, whatever comes before it: over the hours that the order had there, a meal at its own hour, and a visit before a meal in time for it. */
function wishedStart({ was, order, moved, from }: Order, at: number, before: Activity | undefined): number {
  const own = order[at] as Activity;
  if (own.meal && own !== moved) return own.start;
  const gap = gapBefore(was, at, before);
  const start = at === from || !before ? (was[from]?.start ?? own.start) : rounded(endOf(before) + gap);
  const next = order[at + 1];
  if (own !== moved || !next?.meal) return start;
  const inTime = Math.floor((next.start - waysMinutes(own, next) - own.duration) / STEP) * STEP;
  return Math.min(start, before ? inTime : Math.max(inTime, Math.min(MORNING, start)));
}

/** The day in its new order; from where it is as it was, stops begin as much later as is necessary. */
function laidOut(day: Order): Activity[] {
  const { order, from, to, fixed } = day;
  const laid: Activity[] = [];
  for (const [at, own] of order.entries()) {
    const before = laid[at - 1];
    const isMeant = at >= from && at <= to;
    const wished = isMeant ? wishedStart(day, at, before) : own.start;
    const isKept = fixed.has(own.id) || at < from;
    laid.push(isKept ? own : { ...own, start: Math.max(wished, earliestAfter(before, own)) });
  }
  return laid;
}

/** Whether a day would show its stops in this order: what begins together stands by its id. */
const isInOrder = (stops: readonly Activity[]) =>
  stops.every(({ id, start }, at) => {
    const before = stops[at - 1];
    if (start > LAST_START) return false;
    return !before || start > before.start || (start === before.start && id.localeCompare(before.id) > 0);
  });

/** Where a stop that comes from another day begins: at its hour where it fits between the two, else as near to it as they allow. */
function startBetween(own: Activity, before: Activity | undefined, next: Activity | undefined): number {
  const latest = next ? next.start - waysMinutes(own, next) - own.duration : LAST_START;
  const earliest = before ? earliestAfter(before, own) : Math.min(MORNING, own.start, next?.start ?? own.start);
  return Math.max(earliest, Math.min(own.start, Math.floor(latest / STEP) * STEP));
}

function spotOf(trip: Trip, activityId: string) {
  for (const day of trip.days) {
    const at = day.activities.findIndex(({ id }) => id === activityId);
    const own = day.activities[at];
    if (own) return { day, at, own };
  }
  return null;
}

/** The stops of the day that a stop goes to, as they will be; null where it does not change anything. */
function reordered(trip: Trip, { day, at, own }: NonNullable<ReturnType<typeof spotOf>>, target: Target) {
  const goal = trip.days.find(({ id }) => id === target.dayId);
  if (!goal) return null;
  const fixed = fixedIn(trip, goal);
  const others = goal.activities.filter(({ id }) => id !== own.id);
  const index = Math.min(Math.max(target.index, 0), others.length);
  const order = [...others.slice(0, index), own, ...others.slice(index)];
  if (goal !== day) {
    const came = { ...own, start: startBetween(own, others[index - 1], others[index]) };
    return { goal, stops: [...others.slice(0, index), came, ...following(others.slice(index), came, fixed)] };
  }
  if (index === at) return null;
  const [from, to] = [Math.min(at, index), Math.max(at, index)];
  return { goal, stops: laidOut({ was: goal.activities, order, moved: own, from, to, fixed }) };
}

/**
 * Changes that put a stop at another place of its day or of another day. Within its day the stops between change places over the same hours, with the
 * time that was between them; meals keep their hour or begin later. What comes after moves as much as the ways make necessary, and what is booked, locked or
 * done keeps its hour. null where that is the stop itself, where nothing would change, and where the order cannot be kept: before or after what keeps its hour,
 * or within the day. Whether doors are open then is for the checks to say.
 */
export function movedTo(trip: Trip, activityId: string, target: Target): Rearranged | null {
  const spot = spotOf(trip, activityId);
  if (!spot || fixedIn(trip, spot.day).has(activityId)) return null;
  const found = reordered(trip, spot, target);
  if (!found || !isInOrder(found.stops)) return null;
  const { goal, stops } = found;
  const startOf = new Map(goal.activities.map(({ id, start }) => [id, start]));
  const changes = stops
    .filter(({ id, start }) => startOf.get(id) !== start)
    .map(({ id, start }): Change => ({ kind: 'activity.move', activityId: id, dayId: goal.id, start }));
  const start = stops.find(({ id }) => id === activityId)?.start ?? spot.own.start;
  return changes.length > 0 ? { changes, start } : null;
}

/** What a move of one place needs to be told. */
export interface Exchange extends Rearranged {
  /** The stop it has changed places with. */
  readonly other: Activity;
}

/** Changes that put a stop one place earlier or later in its day (`movedTo`); null where there is no such place and where either keeps its hour. */
export function exchangeWithNeighbour(trip: Trip, activityId: string, direction: Direction): Exchange | null {
  const spot = spotOf(trip, activityId);
  const index = spot ? spot.at + (direction === 'earlier' ? -1 : 1) : -1;
  const other = spot?.day.activities[index];
  if (!spot || !other || fixedIn(trip, spot.day).has(other.id)) return null;
  const moved = movedTo(trip, activityId, { dayId: spot.day.id, index });
  return moved && { ...moved, other };
}
