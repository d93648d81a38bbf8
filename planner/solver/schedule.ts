import { type DayFrame, frameOn, setsOffAt } from '../frame.ts';
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

/** The earliest start beside hours that are taken, in order: behind one booking the next may begin. */
function earliestBeside(stop: Stop, day: number, arrival: number, taken: readonly Span[]): number | null {
  let start = earliestStart(stop, day, arrival);
  for (const { from, to } of taken) {
    if (start !== null && start < to && start + stop.minutes > from) start = earliestStart(stop, day, to);
  }
  return start;
}

const NOTHING: readonly Span[] = [];

/** A generic meal has a place only on its route: bookings elsewhere need the ways to them. */
const takenFrom = (stop: Stop, { busy }: DayFrame, here: Stop | undefined): readonly Span[] =>
  stop.place || busy.length === 0
    ? NOTHING
    : takenAt(busy, here?.place ?? null).sort((one, other) => one.to - other.to);

/** When the travellers set off on the day of a route, in local minutes. */
const dayBegins = ({ rules }: Instance, { day, stops }: Route): number =>
  setsOffAt(rules, day + 1, anchorOf(stops, 0)?.place ?? null);

/**
 * Every stop as early as it may start, in steps of five minutes; null when a stop comes too late for its spans, a meal
 * follows the other too soon, or the traveller is not back in time. Asked tens of thousands of times for a plan.
 */
export function schedule(instance: Instance, route: Route): Schedule | null {
  const { travel, counted, rules, stops } = instance;
  const n = stops.length;
  const starts: number[] = [];
  // A day with nothing to do has no ways, whatever the beds are.
  if (route.stops.length === 0) return { starts, travelMinutes: 0, countedMinutes: 0, idleMinutes: 0 };
  const { from: bed, to: home } = instance.homes[route.day] ?? { from: 0, to: 0 };
  const frame = frameOn(rules, route.day + 1);
  let [at, free, travelled, strained, idle] = [bed, dayBegins(instance, route), 0, 0, 0];
  let lunchEnd = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < route.stops.length; i++) {
    const stop = route.stops[i] as Stop;
    const here = stop.place ? stop.index : (anchorOf(route.stops, i)?.index ?? at);
    const leg = travel[at * n + here] as number;
    const earliest = stop.meal === 'dinner' ? Math.max(free + leg, lunchEnd + rules.mealGap) : free + leg;
    const start = earliestBeside(stop, route.day, earliest, takenFrom(stop, frame, stops[here]));
    if (start === null) return null;
    idle += Math.max(0, start - free - leg - UNNOTICED_WAIT);
    travelled += leg;
    strained += counted[at * n + here] as number;
    free = start + stop.minutes;
    if (stop.meal === 'lunch') lunchEnd = free;
    starts.push(start);
    at = here;
  }
  const back = travel[at * n + home] as number;
  if (free + back > frame.to) return null;
  const countedMinutes = strained + (counted[at * n + home] as number);
  return { starts, travelMinutes: travelled + back, countedMinutes, idleMinutes: idle };
}

/** Metres on foot between the stops of a day, from bed to bed; a meal at wherever one is costs none. */
function walkedAlong({ walk, stops, homes }: Instance, route: Route): number {
  const { from, to } = homes[route.day] ?? { from: 0, to: 0 };
  let [at, walked] = [from, 0];
  for (let i = 0; i < route.stops.length; i++) {
    const next = anchorOf(route.stops, i)?.index ?? at;
    walked += walk[at * stops.length + next] ?? 0;
    at = next;
  }
  return walked + (walk[at * stops.length + to] ?? 0);
}

/** Whether a day asks for no more on foot than the travellers can do (H17). */
export const isWalkable = (instance: Instance, route: Route): boolean =>
  walkedAlong(instance, route) <= instance.limits.walkedM;

/** Minutes of visits and euro cents of an adult on one day; meals are rest but cost. */
function dayLoad(stops: readonly Stop[]): { visiting: number; spent: number } {
  let [visiting, spent] = [0, 0];
  for (const { place, meal, minutes } of stops) {
    if (!meal) visiting += minutes;
    spent += place?.price.adult ?? 0;
  }
  return { visiting, spent };
}

/** A day within the limits on ways, activity and money (H11, H17). */
export function isBearable(instance: Instance, { stops }: Route, { countedMinutes }: Schedule): boolean {
  const limits = limitsOf(instance, stops);
  const { visiting, spent } = dayLoad(stops);
  return (
    countedMinutes <= limits.travelMinutes && countedMinutes + visiting <= limits.activeMinutes && spent <= instance.cap
  );
}
