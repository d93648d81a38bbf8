import { frameOn, setsOffAt } from '../frame.ts';
import type { Span } from '../rules.ts';
import { takenAt } from '../taken.ts';
import { type Instance, limitsOf } from './instance.ts';
import { ceilToStep } from './steps.ts';
import type { Stop } from './stop.ts';

/** One day: stops in order. Meals may be generic; those take place where the traveller is. */
export interface Route {
  readonly day: number;
  readonly stops: readonly Stop[];
}

export interface Schedule {
  readonly starts: readonly number[];
  readonly travelMinutes: number;
  /** Minutes on the way as H17 counts them. */
  readonly countedMinutes: number;
  /** Minutes of waiting, a late first stop included, beyond what one gap may take without being noticed. */
  readonly idleMinutes: number;
}

const UNNOTICED_WAIT = 30;

/** The stop where one takes place: a generic meal happens at its anchor, or where the traveller is or goes next. */
export function anchorOf(stops: readonly Stop[], position: number): Stop | null {
  const own = stops[position];
  if (own?.place) return own;
  if (own?.anchor) return own.anchor;
  const isSomewhere = ({ place }: Stop) => place !== null;
  return stops.slice(0, position).findLast(isSomewhere) ?? stops.slice(position + 1).find(isSomewhere) ?? null;
}

function earliestStart(stop: Stop, day: number, arrival: number): number | null {
  for (const span of stop.starts[day] ?? []) {
    const start = ceilToStep(Math.max(arrival, span.from));
    if (start <= span.to) return start;
  }
  return null;
}

/** A generic meal has a place only on its route: bookings elsewhere need the ways to them. */
function earliestOf(stop: Stop, day: number, arrival: number, taken: () => readonly Span[]): number | null {
  let start = earliestStart(stop, day, arrival);
  if (stop.place) return start;
  // In order: behind one booking the next may begin.
  for (const { from, to } of taken().toSorted((a, b) => a.to - b.to)) {
    if (start !== null && start < to && start + stop.minutes > from) start = earliestStart(stop, day, to);
  }
  return start;
}

/** Minutes from stop to stop as H17 counts them. */
const countedAlong = ({ counted, stops }: Instance, passed: readonly number[]): number =>
  passed.reduce((sum, to, i) => sum + (i === 0 ? 0 : (counted[(passed[i - 1] ?? 0) * stops.length + to] ?? 0)), 0);

/** When the travellers set off on the day of a route, in local minutes. */
const dayBegins = ({ rules }: Instance, { day, stops }: Route): number =>
  setsOffAt(rules, day + 1, anchorOf(stops, 0)?.place ?? null);

/**
 * Every stop as early as it may start, in steps of five minutes; null when a stop comes too late for its spans, a meal
 * follows the other too soon, or the traveller is not back in time.
 */
export function schedule(instance: Instance, route: Route): Schedule | null {
  const { travel, rules, stops } = instance;
  const n = stops.length;
  const starts: number[] = [];
  // A day with nothing to do has no ways, whatever the beds are.
  if (route.stops.length === 0) return { starts: [], travelMinutes: 0, countedMinutes: 0, idleMinutes: 0 };
  const { from: bed, to: home } = instance.homes[route.day] ?? { from: 0, to: 0 };
  let at = bed;
  const frame = frameOn(rules, route.day + 1);
  let free = dayBegins(instance, route);
  let travelled = 0;
  const passed = [bed];
  let idle = 0;
  let lunchEnd = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < route.stops.length; i++) {
    const stop = route.stops[i] as Stop;
    const here = anchorOf(route.stops, i)?.index ?? at;
    const leg = travel[at * n + here] ?? 0;
    const earliest = stop.meal === 'dinner' ? Math.max(free + leg, lunchEnd + rules.mealGap) : free + leg;
    const start = earliestOf(stop, route.day, earliest, () => takenAt(frame.busy, stops[here]?.place ?? null));
    if (start === null) return null;
    idle += Math.max(0, start - free - leg - UNNOTICED_WAIT);
    travelled += leg;
    free = start + stop.minutes;
    if (stop.meal === 'lunch') lunchEnd = free;
    starts.push(start);
    at = here;
    passed.push(here);
  }
  const back = travel[at * n + home] ?? 0;
  if (free + back > frame.to) return null;
  const countedMinutes = countedAlong(instance, [...passed, home]);
  return { starts, travelMinutes: travelled + back, countedMinutes, idleMinutes: idle };
}

/** Metres on foot between the stops of a day, from bed to bed; a meal at wherever one is costs none. */
function walkedAlong({ walk, stops, homes }: Instance, route: Route): number {
  const { from, to } = homes[route.day] ?? { from: 0, to: 0 };
  const points = [from, ...route.stops.flatMap((_, i) => anchorOf(route.stops, i)?.index ?? []), to];
  return points.slice(1).reduce((sum, point, i) => sum + (walk[(points[i] ?? 0) * stops.length + point] ?? 0), 0);
}

/** Whether a day asks for no more on foot than the travellers can do (H17). */
export const isWalkable = (instance: Instance, route: Route): boolean =>
  walkedAlong(instance, route) <= instance.limits.walkedM;

/** Minutes of visits and euro cents of an adult on one day; meals are rest but cost. */
function dayLoad(stops: readonly Stop[]): { visiting: number; spent: number } {
  return {
    visiting: stops.reduce((sum, stop) => sum + (stop.meal ? 0 : stop.minutes), 0),
    spent: stops.reduce((sum, { place }) => sum + (place?.price.adult ?? 0), 0),
  };
}

/** A day within the limits on ways, activity and money (H11, H17). */
export function isBearable(instance: Instance, { stops }: Route, { countedMinutes }: Schedule): boolean {
  const limits = limitsOf(instance, stops);
  const { visiting, spent } = dayLoad(stops);
  return (
    countedMinutes <= limits.travelMinutes && countedMinutes + visiting <= limits.activeMinutes && spent <= instance.cap
  );
}
